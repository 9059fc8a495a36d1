/**
 * What an embedded board shows, from its attributes and from the engine's word.
 *
 * @import { View } from "../board/view.js"
 * @import { KnownPreviews } from "../common/preview/prefetch.js"
 * @import { Setup } from "../common/setup.js"
 * @import { Snapshot } from "../common/snapshot.js"
 * @import { MatchRequest, Note, State } from "../engine/wire.js"
 * @import { Options } from "./options.js"
 */
import { createGeometry } from "../board/geometry.js";
import { emptyView } from "../board/view.js";
import { boardView } from "../common/board_view.js";
import { colourOf } from "../common/colours.js";
import { marksOverlay } from "../common/notes.js";
import { usualSetup } from "../common/setup.js";
import { HUMAN, sidesFor } from "../common/sides.js";
import { linkText } from "../common/share_link.js";
import { firstSnapshot } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";

/** An author's diagram shows the author's marks, and nothing else; a finger plays with its second tap. */
const SHOWN = Object.freeze({ legal: false, last: true, threats: false, tapTwice: true });
/** A side of which no turn is asked. */
const NO_PLAYER = "none";
/** @type {[string, string]} */
const NO_PLAYERS = [NO_PLAYER, NO_PLAYER];

/**
 * @param {Options} options
 * @param {number} played  turns
 * @returns {string} the match as the engine loads it
 */
export function linkOf({ info, size, holes, start, turns }, played) {
  return linkText({ game: info.id, size, holes, start, turns: turns.slice(0, played) });
}

/** @param {Options} options @returns {MatchRequest} which puts the position on the board */
export const loadOf = (options) => ({ do: "load", record: linkOf(options, options.played) });

/** @param {Options} options @returns {Setup} of a game from that position on */
export function setupOf({ info, size, holes, opponent, mover }) {
  const sides = sidesFor(mover, opponent ?? HUMAN);
  return { ...usualSetup(info), size, holeCount: holes.length, sides, counts: "nothing" };
}

/** @param {Options} options @returns {View} before the engine is there */
export function paintedView(options) {
  const { info, size, holes, stones, loop, marks, drawn, played } = options;
  const view = emptyView(info.shape, size, holes);
  const overlays = overlaysOf([...drawn, ...noteOn(options, played).marks]);
  return { ...view, stones: stones ?? {}, marks: { ...view.marks, lit: loop, pointed: marks }, overlays };
}

/** @param {Options} options @param {number} played  turns @returns {Note} the author's, on the position after them */
export const noteOn = ({ notes }, played) => notes.get(played) ?? { comment: "", marks: [] };

/** @param {Options} options @param {State} state @returns {boolean} whether nothing has been played since the beginning */
export const isAtStart = ({ played }, { turns, steps }) => turns.length === played && steps.length === 0;

/** @param {State} state  of a game that is over */
export const resultText = (state) => `${strings.wins(colourOf(state, state.winner ?? 0))}. ${state.how ?? ""}`;

/** @param {string[]} marks */
const overlaysOf = (marks) => (marks.length > 0 ? [marksOverlay(marks)] : []);

/**
 * @param {Options} options
 * @param {string | null} waiting  the cell that has been picked
 * @returns {View} before the engine is there, where any empty cell may be picked: the engine has the last word on it, and
 *   where only the engine knows the stones, no cell may be picked
 */
export function invitingView(options, waiting) {
  const view = paintedView(options);
  if (options.stones === null) return view;
  const cells = emptyCells(options, view);
  return {
    ...view,
    ghost: options.colour,
    targets: Object.fromEntries(cells.map((cell) => [cell, "place"])),
    marks: { ...view.marks, waiting },
  };
}

/**
 * @param {Options} options
 * @param {State} state
 * @param {boolean} mayPlay  whether the reader is asked for a turn
 * @param {boolean} hasMarks  whether the attributes' own marks still hold
 * @param {KnownPreviews} [previews]  of that state
 * @returns {View}
 */
export function stateView(options, state, mayPlay, hasMarks, previews = {}) {
  const side = mayPlay ? HUMAN : NO_PLAYER;
  const bare = boardView(snapshotOf(options, state, { sides: [side, side] }), options.info, SHOWN, previews);
  // In these modes it is the reader's own game from the first turn on.
  const isReadersOwn = options.mode === "play" || options.mode === "puzzle";
  const note = hasMarks || !isReadersOwn ? noteOn(options, state.turns.length).marks : [];
  const view = { ...bare, overlays: overlaysOf([...(hasMarks ? options.drawn : []), ...note]) };
  if (!hasMarks || (options.loop.length === 0 && options.marks.length === 0)) return view;
  // The author's marks are not mixed with those of the last turn.
  return { ...view, marks: { ...view.marks, last: [], lit: options.loop, pointed: options.marks } };
}

/**
 * The board as the application knows it, which puts its events into words.
 * @param {Options} options
 * @param {State | null} state
 * @param {object} [more]
 * @param {number} [more.revision]         of the state, see Snapshot
 * @param {[string, string]} [more.sides]  HUMAN or another side
 * @returns {Snapshot}
 */
export function snapshotOf({ info, size }, state, { revision = 0, sides = NO_PLAYERS } = {}) {
  return { ...firstSnapshot({ ...usualSetup(info), size, sides }), state, revision, stage: "ready" };
}

/**
 * @param {Snapshot} snapshot
 * @param {boolean} isAsked  whether the reader is to play
 * @returns {Snapshot} for those words
 */
export function spokenSnapshot(snapshot, isAsked) {
  const { setup } = snapshot;
  return { ...snapshot, setup: isAsked ? setup : { ...setup, sides: NO_PLAYERS }, verdict: null, stage: "ready" };
}

/** @param {Options} options @param {View} view */
function emptyCells(options, view) {
  const geometry = createGeometry(options.info.shape, options.size, options.holes);
  return geometry.cells.map(({ name }) => name).filter((cell) => !view.stones[cell]);
}
