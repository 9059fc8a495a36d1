/**
 * Setting up a position on the same board: while it goes on, picks go to the draft and the game waits behind it, so that
 * cancelling brings it back untouched. Where another game begins meanwhile, the draft gives way to it.
 */
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { createNewest, lazy } from "../../common/promises.js";
import { messageOf } from "../../common/problems.js";
import { usualSetup } from "../../common/setup.js";
import { later } from "../../common/strings/later/index.js";
import { pictureOf } from "../library/about.js";
import { savedGames } from "../library/saved_games.js";
import { applyTool, draftOf, draftView, emptyDraft, geometryOf, startText, withHoles, type Draft } from "./draft.js";
import { createEditorPanel } from "./panel.js";
import { scatterHoles } from "./symmetry.js";
import type { View } from "../../board/view.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Client } from "../../engine/client.js";
import type { Colour, MatchRecord } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";

export function createPositionEditor({
  catalogue,
  client,
  controller,
  onChange,
}: {
  catalogue: Catalogue;
  client: Client;
  controller: Controller;
  onChange: () => void; // the view has changed
}) {
  /** Null while nothing is set up. */
  let draft: Draft | null = null;
  /** The draft before each change. */
  let before: Draft[] = [];
  /** Of a match that would begin so; null while that is not sure. */
  let record: MatchRecord | null = null;
  /** Of the judgement on the position as it is. */
  const newest = createNewest();
  /** Of the game behind it. */
  let gameNumber = 0;

  const panel = lazy(() =>
    createEditorPanel(catalogue, client, {
      onBoard: (game, size) => change(() => emptyDraft(game, size)),
      onTool: onChange,
      onMover: (toMove) => change((now) => ({ ...now, toMove })),
      onScatter(count) {
        const holes = draft && scatterHoles(panel().symmetry(), geometryOf(draft, infoOf(draft)), count);
        if (holes) change((now) => withHoles(now, holes));
        else panel().say(later.noSuchSymmetry);
      },
      onClearHoles: () => change((now) => ({ ...now, holes: [] })),
      onUndo: undo,
      onClear: () => change((now) => ({ ...now, stones: {}, toMove: 0 })),
      onSave: (name) => void save(name),
      onPlay: () => void play(),
      onCancel: leave,
    }),
  );

  function infoOf({ game }: { game: string }): GameInfo {
    const info = gameOf(catalogue, game) ?? catalogue.games[0];
    if (!info) throw new Error("the catalogue lists no game");
    return info;
  }

  function change(edit: (now: Draft) => Draft) {
    if (!draft) return;
    before.push(draft);
    adopt(edit(draft));
  }

  function undo() {
    const last = before.pop();
    if (last) adopt(last);
  }

  function adopt(next: Draft) {
    draft = next;
    panel().show(next, infoOf(next), before.length > 0);
    onChange();
    void judge(next);
  }

  async function judge(judged: Draft) {
    const signal = newest.renew();
    record = null;
    panel().judge(undefined);
    panel().offerPuzzle(null);
    const { game, size, holes } = judged;
    try {
      const start = startText(judged, infoOf(judged));
      const reply = await client.request({ do: "check_setup", game, size, holes, start }, { signal });
      record = reply.record;
      panel().judge(reply.problem);
      if (record) panel().offerPuzzle({ draft: judged, info: infoOf(judged), record });
    } catch (problem) {
      if (!signal.aborted) panel().judge(messageOf(problem));
    }
  }

  async function save(name: string) {
    if (!draft || !record) return;
    const wanted = name.trim() || later.savedName(infoOf(draft).name, 0);
    const [first = "black", second = "white"] = infoOf(draft).colours;
    const about = {
      sides: null,
      colours: [first, second] as [Colour, Colour],
      end: null,
      picture: pictureOf(draft.stones, draft.holes),
    };
    const { game, isStored } = await savedGames.save(wanted, record, about);
    panel().say(isStored ? later.gameSaved(game.name) : later.gameForThePageOnly);
  }

  async function play() {
    if (!draft || !record) return;
    const { setup } = controller.snapshot();
    const info = infoOf(draft);
    const sides = setup.game === info.id && !setup.gauntlet ? setup.sides : usualSetup(info).sides;
    const { game, size, holes } = draft;
    const request = { do: "new" as const, game, size, holes, start: startText(draft, info) };
    const counts = "nothing" as const;
    const wanted = { ...setup, game, size, holeCount: holes.length, sides, gauntlet: null, counts };
    await controller.begin(wanted, request).catch((problem) => panel().judge(messageOf(problem)));
  }

  /** Goes back to the game, which goes on where it was. */
  function leave() {
    close();
    controller.hold(false);
  }

  function close() {
    draft = null;
    before = [];
    panel().toggle(false);
    panel().offerPuzzle(null);
  }

  return {
    isOpen: () => draft !== null,

    open() {
      if (draft) return;
      const { state, setup } = controller.snapshot();
      ({ gameNumber } = controller.snapshot());
      controller.hold(true);
      adopt(state ? draftOf(state, infoOf(setup)) : emptyDraft(setup.game, setup.size));
      panel().toggle(true);
    },

    /** Gives way to another game. */
    observe(snapshot: Snapshot) {
      if (draft && snapshot.gameNumber !== gameNumber) close();
    },

    undo,
    leave,

    /** @returns null while nothing is set up */
    view: (): View | null => (draft ? draftView(draft, infoOf(draft), panel().tool()) : null),

    /** @returns whether it was for the draft */
    pick(cell: string): boolean {
      if (!draft) return false;
      const info = infoOf(draft);
      change((now) => applyTool(now, panel().tool(), cell, info, panel().symmetry()));
      return true;
    },
  };
}
