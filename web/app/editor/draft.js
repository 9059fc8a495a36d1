/**
 * A position that is being set up, as plain data, and what each tool does to it. Whether a game can come to it is for the
 * engine to decide.
 *
 * @import { Geometry } from "../../board/geometry.js"
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Colour, State } from "../../engine/wire.js"
 *
 * @typedef {"first" | "second" | "remove" | "hole"} Tool  stones of either colour, and what takes things away
 *
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} size
 * @property {readonly string[]} holes
 * @property {Readonly<Record<string, Colour>>} stones
 * @property {0 | 1} toMove                            the game's first colour or its second
 */
import { createGeometry } from "../../board/geometry.js";
import { emptyView } from "../../board/view.js";
import { stonesOf } from "../../common/board_view.js";
import { colourOf } from "../../common/colours.js";
import { imagesOf } from "./symmetry.js";

/** @param {string} game @param {number} size @returns {Draft} */
export const emptyDraft = (game, size) => ({ game, size, holes: [], stones: {}, toMove: 0 });

/**
 * @param {State} state @param {GameInfo} info
 * @returns {Draft} the present board; an unfinished turn as far as it has been played
 */
export function draftOf(state, info) {
  const toMove = colourOf(state, state.to_move) === info.colours[0] ? 0 : 1;
  return { game: state.game, size: state.size, holes: state.holes, stones: stonesOf(state), toMove };
}

/** @param {Draft} draft @returns {Geometry} with every place a cell, holes too */
export const geometryOf = ({ size }, /** @type {GameInfo} */ info) => createGeometry(info.shape, size);

/**
 * @param {Draft} draft
 * @param {Tool} tool
 * @param {string} cell
 * @param {GameInfo} info
 * @param {import("./symmetry.js").Symmetry} symmetry  of holes
 * @returns {Draft}
 */
export function applyTool(draft, tool, cell, info, symmetry) {
  if (tool === "hole") return toggleHoles(draft, imagesOf(symmetry, geometryOf(draft, info), cell));
  if (draft.holes.includes(cell)) {
    // Whatever is done to a hole makes it a square again.
    return { ...draft, holes: draft.holes.filter((hole) => hole !== cell) };
  }
  const { [cell]: before, ...others } = draft.stones;
  const colour = colourOfTool(tool, info);
  // The same stone once more takes it away.
  if (!colour || before === colour) return { ...draft, stones: others };
  return { ...draft, stones: { ...others, [cell]: colour } };
}

/** @param {Tool} tool @param {GameInfo} info @returns {Colour | undefined} none where it takes things away */
const colourOfTool = (tool, { colours }) => ({ first: colours[0], second: colours[1], remove: undefined, hole: undefined })[tool];

/** @param {Draft} draft @param {readonly string[]} cells  that become holes, or squares where the first is a hole */
function toggleHoles(draft, cells) {
  const isHole = draft.holes.includes(cells[0] ?? "");
  const others = draft.holes.filter((hole) => !cells.includes(hole));
  return withHoles(draft, isHole ? others : [...others, ...cells]);
}

/** @param {Draft} draft @param {readonly string[]} holes @returns {Draft} without the stones that lay there */
export function withHoles(draft, holes) {
  const stones = Object.fromEntries(Object.entries(draft.stones).filter(([cell]) => !holes.includes(cell)));
  return { ...draft, holes, stones };
}

/** @param {Draft} draft @param {GameInfo} info @returns {string} as the engine reads start positions */
export function startText({ stones, toMove }, { colours }) {
  const cells = colours.map((colour) =>
    Object.entries(stones)
      .filter(([, one]) => one === colour)
      .map(([cell]) => cell)
      .join(" "),
  );
  return `${cells.join("/")}/${toMove + 1}`;
}

/** @param {Draft} draft @param {GameInfo} info @param {Tool} tool @returns {View} */
export function draftView(draft, info, tool) {
  const view = emptyView(info.shape, draft.size, draft.holes);
  const ghost = colourOfTool(tool, info);
  const empty = geometryOf(draft, info).cells.filter(({ name }) => !(name in draft.stones));
  return {
    ...view,
    picksHoles: true,
    stones: draft.stones,
    targets: ghost ? Object.fromEntries(empty.map(({ name }) => [name, "place"])) : {},
    ghost: ghost ?? null,
  };
}
