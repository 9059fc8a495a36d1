/**
 * Positions as texts: each colour, then its cells, the colours parted by a comma, as in `red a1 b2 c3, blue d4`.
 *
 * @import { GameInfo } from "../app/catalogue.js"
 * @import { Geometry } from "../board/geometry.js"
 * @import { Colour } from "../board/view.js"
 */
import { strings } from "../app/strings/index.js";
import { BadAttribute } from "./bad_attribute.js";

/** In these games a stone stays as it was put, so the turns alone tell the position. */
const GAMES_WHOSE_STONES_STAY = new Set(["parasol"]);

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
  for (const part of text.split(/[,;]/)) {
    const [name = "", ...cells] = part.replace(":", " ").split(/\s+/).filter(Boolean);
    const colour = info.colours.find((one) => one === name.toLowerCase());
    if (!colour) throw new BadAttribute(strings.noSuchColour(part.trim(), [...info.colours]));
    for (const cell of cells) {
      if (!geometry.byName.has(cell)) throw new BadAttribute(strings.noSuchCell(cell));
      if (stones[cell]) throw new BadAttribute(strings.cellNamedTwice(cell));
      stones[cell] = colour;
    }
  }
  return stones;
}

/**
 * @param {GameInfo} info
 * @param {readonly string[]} turns
 * @returns {Record<string, Colour> | null} null where only the rules can tell
 */
export function stonesThatStay(info, turns) {
  if (turns.length > 0 && !GAMES_WHOSE_STONES_STAY.has(info.id)) return null;
  /** @type {Record<string, Colour>} */
  const stones = {};
  let swaps = 0;
  for (const [index, turn] of turns.entries()) {
    const colour = info.colours[(index + swaps) % 2];
    // After a swap the players hold each other's colours, and the colour that is to move stays the same.
    if (turn === "swap") swaps += 1;
    else if (colour) stones[turn] = colour;
  }
  return stones;
}
