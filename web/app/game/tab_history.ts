/**
 * The games of the tab's history. A link that is opened where a game is on the board makes one more entry there: Back leads to
 * the game before, as it went on, and Forward to that of the link again.
 *
 * Each entry is marked in its state, which a reload keeps. The games stay in this page; one from before a reload is
 * opened by its link again. Where it had none it may be the one that was left for the link, which can still be brought back.
 */
import { sharedText } from "../../common/share_link.js";
import { later } from "../../common/strings/later/index.js";
import { fieldsOf } from "../../common/untrusted.js";
import { openLink } from "./open_link.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { MatchRecord } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";

type VisitedGame = Pick<Snapshot, "setup" | "paused" | "ended" | "gameNumber"> & { record: MatchRecord };

/** @param playMatch  goes on with the match of its gauntlet */
export function createTabHistory(controller: Controller, playMatch: (game: string) => Promise<boolean>) {
  /** By entry. */
  const games = new Map<string, VisitedGame>();
  const found = entryNow();
  /** The game that was left for the game of this entry, before a reload. */
  const left = fieldsOf(fieldsOf(history.state)["left"]);
  /** The entry of the game on the board. */
  let here = found ?? newEntry();
  /** The entry whose game is to be on the board. */
  let wanted = here;
  if (found === null) mark();

  /** The entry that is shown now is that of this game. */
  function mark(more: { link?: string; left?: object } = {}) {
    try {
      history.replaceState({ ...fieldsOf(history.state), entry: wanted, ...more }, "");
    } catch {
      /* Too often, or not in this frame: then there is no way back to this game. */
    }
  }

  /** @param snapshot  of the game of the entry that was shown until now */
  function remember({ setup, record, paused, ended, gameNumber, resumes }: Snapshot) {
    if (!record) return;
    const game = { setup, record, paused, ended, gameNumber };
    games.set(here, game);
    // A game brought back from another entry has gone on for that entry, too.
    for (const [entry, former] of games) if (former.gameNumber === resumes) games.set(entry, game);
  }

  /** @param entry  whose game this page does not know */
  async function findAgain(entry: string) {
    const { link } = fieldsOf(history.state);
    if (typeof link === "string") return openLink(controller, link);
    const record = controller.snapshot().left?.record;
    if (record && left["entry"] === entry && left["record"] === JSON.stringify(record)) return controller.bringBack();
    // The one on the board is that of this entry from now on.
    controller.setNote({ kind: "news", text: later.gameGone });
    return true;
  }

  /** @returns whether it is on the board */
  async function goTo({ setup, record, paused, ended, gameNumber }: VisitedGame): Promise<boolean> {
    if (setup.gauntlet) return playMatch(setup.game);
    const hasBegun = await controller.begin(setup, { do: "load", record }, { paused, resumes: gameNumber });
    if (ended && hasBegun) controller.end(ended);
    return hasBegun;
  }

  addEventListener("popstate", () => {
    // A link is opened by its own event.
    if (sharedText(location.hash) !== null) return;
    const entry = entryNow();
    // Another place of the address is no other game.
    if (entry === null) return mark();
    if (entry === wanted) return;
    wanted = entry;
    remember(controller.snapshot());
    const game = games.get(entry);
    void controller.reportFailure(
      (game ? goTo(game) : findAgain(entry))
        .then((hasBegun) => {
          if (hasBegun) here = entry;
        })
        .finally(() => {
          if (wanted === entry) wanted = here;
        }),
    );
  });

  return {
    /**
     * A link was asked for.
     * @param before  as the page was then
     * @param link  whose game is on the board now; null where it could not be opened
     */
    settle(before: Snapshot, link: string | null) {
      if (link === null) {
        wanted = here;
        return mark();
      }
      remember(before);
      const more = { link, left: { entry: here, record: JSON.stringify(before.record) } };
      here = wanted = newEntry();
      mark(more);
    },
  };
}

/** @returns the entry of the tab's history that is shown now; null where it is not marked yet */
function entryNow(): string | null {
  const { entry } = fieldsOf(history.state);
  return typeof entry === "string" ? entry : null;
}

const newEntry = () => Math.random().toString(36).slice(2);
