/**
 * A position that is being set up, as plain data, and what each tool does to it. Whether a game can come to it is for the
 * engine to say.
 *
 * @import { Geometry } from "../../board/geometry.js"
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Player, State } from "../../engine/protocol.js"
 *
 * @typedef {"first" | "second" | "remove" | "hole"} Tool  stones of either colour, and what takes things away
 *
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} size
 * @property {readonly string[]} holes
 * @property {Readonly<Record<string, Player>>} stones  cell to the number of the colour
 * @property {Player} toMove                            a colour, too
 */
import { createGeometry } from "../../board/geometry.js";
import { emptyView } from "../../board/view.js";
import { imagesOf } from "./symmetry.js";

/** @param {string} game @param {number} size @returns {Draft} */
export const emptyDraft = (game, size) => ({ game, size, holes: [], stones: {}, toMove: 0 });

/**
 * @param {State} state @param {GameInfo} info
 * @returns {Draft} the board as it stands; an unfinished turn as far as it has come
 */
export function draftOf(state, info) {
  /** The colour that a player holds, perhaps after a swap. @param {Player} player @returns {Player} */
  const colourOf = (player) => (state.players[player]?.colour === info.colours[0] ? 0 : 1);
  /** @type {Record<string, Player>} */
  const stones = {};
  for (const [cell, player] of Object.entries(state.board)) if (player !== null) stones[cell] = colourOf(player);
  return { game: state.game, size: state.size, holes: state.holes, stones, toMove: colourOf(state.to_move) };
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
  const colour = tool === "first" ? 0 : 1;
  // The same stone once more takes it away.
  if (tool === "remove" || before === colour) return { ...draft, stones: others };
  return { ...draft, stones: { ...others, [cell]: colour } };
}

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

/** @param {Draft} draft @returns {string} as the engine reads start positions */
export function startText({ stones, toMove }) {
  const cells = [0, 1].map((colour) =>
    Object.entries(stones)
      .filter(([, owner]) => owner === colour)
      .map(([cell]) => cell)
      .join(" "),
  );
  return `${cells.join("/")}/${toMove + 1}`;
}

/** @param {Draft} draft @param {GameInfo} info @param {Tool} tool @returns {View} */
export function draftView(draft, info, tool) {
  const view = emptyView(info.shape, draft.size, draft.holes);
  const ghost = tool === "first" ? info.colours[0] : tool === "second" ? info.colours[1] : undefined;
  const empty = geometryOf(draft, info).cells.filter(({ name }) => !(name in draft.stones));
  return {
    ...view,
    picksHoles: true,
    stones: Object.fromEntries(Object.entries(draft.stones).map(([cell, colour]) => [cell, info.colours[colour] ?? "black"])),
    targets: ghost ? Object.fromEntries(empty.map(({ name }) => [name, "place"])) : {},
    ghost: ghost ?? null,
  };
}
