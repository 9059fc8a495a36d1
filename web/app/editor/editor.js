/**
 * Setting up a position on the same board: while it goes on, picks go to the draft and the game waits behind it, so that
 * cancelling brings it back untouched. Where another game begins meanwhile, the draft gives way to it.
 *
 * @import { View } from "../../board/view.js"
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Colour, MatchRecord } from "../../engine/wire.js"
 * @import { Controller } from "../../play/controller.js"
 * @import { Draft } from "./draft.js"
 */
import { gameOf } from "../../common/catalogue.js";
import { createNewest, lazy } from "../../common/promises.js";
import { messageOf } from "../../common/problems.js";
import { usualSetup } from "../../common/setup.js";
import { later } from "../../common/strings/later/index.js";
import { pictureOf } from "../library/about.js";
import { savedGames } from "../library/saved_games.js";
import { applyTool, draftOf, draftView, emptyDraft, geometryOf, startText, withHoles } from "./draft.js";
import { createEditorPanel } from "./panel.js";
import { scatterHoles } from "./symmetry.js";

/**
 * @param {object} options
 * @param {Catalogue} options.catalogue
 * @param {Client} options.client
 * @param {Controller} options.controller
 * @param {() => void} options.onChange  the view has changed
 */
export function createPositionEditor({ catalogue, client, controller, onChange }) {
  /** @type {Draft | null} null while nothing is set up */
  let draft = null;
  /** @type {Draft[]} the draft before each change */
  let before = [];
  /** @type {MatchRecord | null} of a match that would begin so; null while that is not sure */
  let record = null;
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

  /** @param {{ game: string }} now @returns {GameInfo} */
  function infoOf({ game }) {
    const info = gameOf(catalogue, game) ?? catalogue.games[0];
    if (!info) throw new Error("the catalogue lists no game");
    return info;
  }

  /** @param {(now: Draft) => Draft} edit */
  function change(edit) {
    if (!draft) return;
    before.push(draft);
    adopt(edit(draft));
  }

  function undo() {
    const last = before.pop();
    if (last) adopt(last);
  }

  /** @param {Draft} next */
  function adopt(next) {
    draft = next;
    panel().show(next, infoOf(next), before.length > 0);
    onChange();
    void judge(next);
  }

  /** @param {Draft} judged */
  async function judge(judged) {
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

  /** @param {string} name */
  async function save(name) {
    if (!draft || !record) return;
    const wanted = name.trim() || later.savedName(infoOf(draft).name, 0);
    const [first = "black", second = "white"] = infoOf(draft).colours;
    const about = {
      sides: null,
      colours: /** @type {[Colour, Colour]} */ ([first, second]),
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
    const request = { do: /** @type {const} */ ("new"), game, size, holes, start: startText(draft, info) };
    const counts = /** @type {const} */ ("nothing");
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

    /** Gives way to another game. @param {Snapshot} snapshot */
    observe(snapshot) {
      if (draft && snapshot.gameNumber !== gameNumber) close();
    },

    undo,
    leave,

    /** @returns {View | null} null while nothing is set up */
    view: () => (draft ? draftView(draft, infoOf(draft), panel().tool()) : null),

    /** @param {string} cell @returns {boolean} whether it was for the draft */
    pick(cell) {
      if (!draft) return false;
      const info = infoOf(draft);
      change((now) => applyTool(now, panel().tool(), cell, info, panel().symmetry()));
      return true;
    },
  };
}

/** @typedef {ReturnType<typeof createPositionEditor>} PositionEditor */
