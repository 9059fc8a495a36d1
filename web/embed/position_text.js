/**
 * Positions as texts: each colour, then its cells, the colours parted by a comma, as in `red a1 b2 c3, blue d4`.
 *
 * @import { Geometry } from "../board/geometry.js"
 * @import { Colour } from "../board/view.js"
 * @import { GameInfo } from "../common/catalogue.js"
 */
import { excerpt } from "../common/problems.js";
import { later } from "../common/strings/later/index.js";

/** An attribute says something that cannot be shown; the message is a sentence for the page's author. */
export class BadAttribute extends Error {}

/**
 * @param {string} text
 * @param {GameInfo} info
 * @param {Geometry} geometry
 * @returns {Record<string, Colour>}
 * @throws {BadAttribute}
 */
export function readPosition(text, info, geometry) {
  /** @type {Record<string, Colour>} */
  const stones = {};
  for (const part of text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [name = "", ...cells] = words(part.replace(":", " "));
    const colour = info.colours.find((one) => one === name.toLowerCase());
    if (!colour) throw new BadAttribute(later.noSuchColour(excerpt(part), [...info.colours]));
    put(stones, colour, cells, geometry);
  }
  return stones;
}

/** @param {string} text @returns {string[]} */
export const words = (text) => text.split(/\s+/).filter(Boolean);

/**
 * @param {Record<string, Colour>} stones  to which these are added
 * @param {Colour} colour
 * @param {readonly string[]} cells
 * @param {Geometry} geometry
 * @throws {BadAttribute}
 */
function put(stones, colour, cells, geometry) {
  for (const cell of cells) {
    if (!geometry.byName.has(cell)) throw new BadAttribute(later.noSuchCell(excerpt(cell)));
    if (stones[cell]) throw new BadAttribute(later.cellNamedTwice(cell));
    stones[cell] = colour;
  }
}

/**
 * @typedef {object} Start  the beginning of a game
 * @property {Record<string, Colour>} stones
 * @property {0 | 1} mover
 */

/**
 * @param {string} text  such as "d4 d5/c4/2"; empty for an empty board
 * @param {GameInfo} info
 * @param {Geometry} geometry
 * @returns {Start}
 * @throws {BadAttribute}
 */
export function readStart(text, info, geometry) {
  if (text === "") return { stones: {}, mover: 0 };
  const [first = "", second = "", mover = "", ...more] = text.split("/").map((part) => part.trim());
  if (!["1", "2"].includes(mover) || more.length > 0) throw new BadAttribute(later.startUnreadable(excerpt(text)));
  /** @type {Record<string, Colour>} */
  const stones = {};
  for (const [player, colour] of info.colours.entries()) put(stones, colour, words(player === 0 ? first : second), geometry);
  return { stones, mover: mover === "1" ? 0 : 1 };
}

/**
 * @param {Record<string, Colour>} stones
 * @param {0 | 1} mover
 * @param {GameInfo} info
 * @returns {string} the start that `readStart` reads so
 */
export function startOf(stones, mover, { colours }) {
  const cells = colours.map((colour) => Object.keys(stones).filter((cell) => stones[cell] === colour));
  return [...cells.map((one) => one.join(" ")), mover + 1].join("/");
}

/**
 * @param {GameInfo} info
 * @param {Start} start
 * @param {number} turns  that have been played
 * @param {number} swaps  among them; after one the players hold each other's colours
 * @returns {Colour} that is to move
 */
const colourAfter = ({ colours }, { mover }, turns, swaps) => /** @type {Colour} */ (colours[(mover + turns + swaps) % 2]);

/**
 * @param {GameInfo} info
 * @param {Start} start
 * @param {readonly string[]} turns
 * @returns {Colour} that is to move after them
 */
export const colourToMove = (info, start, turns) =>
  colourAfter(info, start, turns.length, turns.filter((turn) => turn === "swap").length);

/**
 * @param {GameInfo} info
 * @param {Start} start
 * @param {readonly string[]} turns
 * @param {Geometry} geometry
 * @returns {Record<string, Colour> | null} null where only the rules can find them
 * @throws {BadAttribute}
 */
export function stonesThatStay(info, start, turns, geometry) {
  if (turns.length > 0 && !info.stones_stay) return null;
  const stones = { ...start.stones };
  let swaps = 0;
  for (const [index, turn] of turns.entries()) {
    if (turn === "swap") swaps += 1;
    else put(stones, colourAfter(info, start, index, swaps), [turn], geometry);
  }
  return stones;
}
