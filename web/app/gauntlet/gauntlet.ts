/**
 * The gauntlet: the five opponents of a game, faced in order. It starts matches in the controller of the game, watches them,
 * and keeps how far one has come.
 *
 * A match belongs to the tab that went on with it last. In any other tab that still shows it, it no longer counts.
 */
import { messageOf } from "../../common/problems.js";
import { gauntletSetup } from "../../common/setup.js";
import { HUMAN } from "../../common/sides.js";
import { linkText } from "../../common/share_link.js";
import { isOver, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { EngineLost } from "../../engine/errors.js";
import { NO_PROGRESS, afterMatch, isUnderWay, progressKind, type Progress, type Result } from "./progress.js";
import type { Catalogue, GameInfo } from "../../common/catalogue.js";
import type { Controller } from "../../play/controller.js";
import type { Durability } from "../game/kept_game.js";
import type { Storage } from "../platform/storage.js";

/** Of the match on the board. */
export interface Standing {
  rung: number; // of its opponent, from 0
  result: Result | null;
  isElsewhere: boolean; // another tab goes on with it
}

export function createGauntlet({
  catalogue,
  controller,
  storage,
  onChange,
}: {
  catalogue: Catalogue;
  controller: Controller;
  storage: Storage;
  onChange: () => void;
}) {
  let current: { info: GameInfo; token: string; turns: number; standing: Standing } | null = null;
  const known = new Map<GameInfo, Progress>();
  /** The problem with the kept progress. */
  const problems = new Map<GameInfo, string>();
  let outlivesPage = true;
  let isOfferDeclined = false;

  /** @returns as it is kept now: another tab may have changed it */
  function refresh(info: GameInfo): Progress {
    const { value, problem } = storage.restore(progressKind(info));
    if (problem !== null) problems.set(info, problem);
    const progress = value ?? known.get(info) ?? NO_PROGRESS;
    known.set(info, progress);
    return progress;
  }

  function keep(info: GameInfo, changes: Partial<Progress>) {
    const progress = { ...refresh(info), ...changes, playedAt: Date.now() };
    known.set(info, progress);
    outlivesPage = storage.save(progressKind(info), progress);
  }

  /** Whether the match still belongs to this tab. */
  function claimHolds() {
    if (!current) return false;
    const { info, token, standing } = current;
    standing.isElsewhere = refresh(info).match?.token !== token;
    return !standing.isElsewhere;
  }

  function resultOf(snapshot: Snapshot): Result {
    const winner = winnerOf(snapshot);
    if (winner !== null && snapshot.setup.sides[winner] === HUMAN) return "won";
    return snapshot.ended?.how === "resigned" ? "resigned" : "lost";
  }

  /**
   * Goes on with the gauntlet of a game: with the unfinished match, or with the next one. Rejects if the engine is lost over it;
   * the progress does not change then.
   * @returns whether the match is on the board: false where another game was begun meanwhile
   */
  async function play(info: GameInfo): Promise<boolean> {
    const { rung, match } = refresh(info);
    const record = match?.record ?? "";
    const token = newToken();
    const former = current;
    current = { info, token, turns: 0, standing: { rung, result: null, isElsewhere: false } };
    keep(info, { match: { token, record } });
    try {
      return await begin(info, rung, token, record);
    } catch (problem) {
      current = former;
      keep(info, { match });
      throw problem;
    }
  }

  /** @param record  empty where nothing was played */
  async function begin(info: GameInfo, rung: number, token: string, record: string) {
    const setup = gauntletSetup(info, rung, token);
    if (record === "") return controller.begin(setup);
    try {
      return await controller.begin(setup, { do: "load", record });
    } catch (problem) {
      if (problem instanceof EngineLost) throw problem;
      storage.putAside(progressKind(info));
      keep(info, { match: { token, record: "" } });
      const hasBegun = await controller.begin(setup);
      if (hasBegun) controller.setNote({ kind: "problem", text: strings.matchUnreadable(messageOf(problem)) });
      return hasBegun;
    }
  }

  for (const info of catalogue.games) refresh(info);
  storage.watch(() => {
    for (const info of catalogue.games) refresh(info);
    if (current && !current.standing.result) claimHolds();
    onChange();
  });

  return {
    play,

    /** The unfinished match cannot be continued: it is put aside, and played again. */
    async playAnew(info: GameInfo) {
      storage.putAside(progressKind(info));
      keep(info, { match: null });
      if (await play(info)) controller.setNote({ kind: "problem", text: strings.matchUnreadable(strings.noAnswer) });
    },

    /** Keeps the progress of the match on the board. */
    observe(snapshot: Snapshot) {
      const { state, setup } = snapshot;
      if (!state || !current || setup.gauntlet?.token !== current.token || current.standing.result) return;
      if (isOver(snapshot)) {
        const result = resultOf(snapshot);
        if (claimHolds()) keep(current.info, afterMatch(refresh(current.info), result, current.info.opponents.length));
        current.standing.result = result;
      } else if (state.turns.length !== current.turns && claimHolds()) {
        current.turns = state.turns.length;
        keep(current.info, { match: { token: current.token, record: linkText(state) } });
      }
    },

    /** @returns null where no match of a gauntlet is on the board */
    standing({ setup }: Snapshot): Standing | null {
      return current && setup.gauntlet?.token === current.token ? current.standing : null;
    },

    progress: (info: GameInfo): Progress => known.get(info) ?? NO_PROGRESS,

    /** @returns of the match on the board; null where it is kept as usual */
    durability(): Durability | null {
      if (outlivesPage || !current) return null;
      return { forReload: storage.isInFallback(progressKind(current.info)), forLater: false };
    },

    /** @returns sentences about problems with its storage */
    remark: (info: GameInfo): string =>
      [problems.get(info), !outlivesPage && strings.keptForThePageOnly].filter(Boolean).join(" "),

    /** @returns the gauntlet that was left last and can be gone on with */
    offer({ setup }: Snapshot): GameInfo | null {
      if (isOfferDeclined || setup.gauntlet) return null;
      const left = [...known].filter(([, progress]) => isUnderWay(progress));
      return left.sort(([, one], [, other]) => other.playedAt - one.playedAt)[0]?.[0] ?? null;
    },

    declineOffer() {
      isOfferDeclined = true;
      onChange();
    },
  };
}

export type Gauntlet = ReturnType<typeof createGauntlet>;

/** @returns one that no other tab has */
const newToken = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
