/** Positions as texts: each colour, then its cells, the colours parted by a comma, as in `red a1 b2 c3, blue d4`. */
import { excerpt } from "../common/problems.js";
import { boards } from "../common/strings/boards/index.js";
import type { Geometry } from "../board/geometry.js";
import type { Colour } from "../board/view.js";
import type { GameInfo } from "../common/catalogue.js";

/** An attribute says something that cannot be shown; the message is a sentence for the page's author. */
export class BadAttribute extends Error {}

/** @throws {BadAttribute} */
export function readPosition(text: string, info: GameInfo, geometry: Geometry): Record<string, Colour> {
  const stones: Record<string, Colour> = {};
  for (const part of text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [name = "", ...cells] = words(part.replace(":", " "));
    const colour = info.colours.find((one) => one === name.toLowerCase());
    if (!colour) throw new BadAttribute(boards.noSuchColour(excerpt(part), [...info.colours]));
    put(stones, colour, cells, geometry);
  }
  return stones;
}

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * @param stones  to which these are added
 * @throws {BadAttribute}
 */
function put(stones: Record<string, Colour>, colour: Colour, cells: readonly string[], geometry: Geometry) {
  for (const cell of cells) {
    if (!geometry.byName.has(cell)) throw new BadAttribute(boards.noSuchCell(excerpt(cell)));
    if (stones[cell]) throw new BadAttribute(boards.cellNamedTwice(cell));
    stones[cell] = colour;
  }
}

/** The beginning of a game. */
export interface Start {
  stones: Record<string, Colour>;
  mover: 0 | 1;
}

/**
 * @param text  such as "d4 d5/c4/2"; empty for an empty board
 * @throws {BadAttribute}
 */
export function readStart(text: string, info: GameInfo, geometry: Geometry): Start {
  if (text === "") return { stones: {}, mover: 0 };
  const [first = "", second = "", mover = "", ...more] = text.split("/").map((part) => part.trim());
  if (!["1", "2"].includes(mover) || more.length > 0) throw new BadAttribute(boards.startUnreadable(excerpt(text)));
  const stones: Record<string, Colour> = {};
  for (const [player, colour] of info.colours.entries()) put(stones, colour, words(player === 0 ? first : second), geometry);
  return { stones, mover: mover === "1" ? 0 : 1 };
}

/** @returns the start that `readStart` reads so */
export function startOf(stones: Record<string, Colour>, mover: 0 | 1, { colours }: GameInfo): string {
  const cells = colours.map((colour) => Object.keys(stones).filter((cell) => stones[cell] === colour));
  return [...cells.map((one) => one.join(" ")), mover + 1].join("/");
}

/**
 * @param turns  that have been played
 * @param swaps  among them; after one the players hold each other's colours
 * @returns that is to move
 */
const colourAfter = ({ colours }: GameInfo, { mover }: Start, turns: number, swaps: number): Colour =>
  colours[(mover + turns + swaps) % 2] as Colour;

/** @returns that is to move after them */
export const colourToMove = (info: GameInfo, start: Start, turns: readonly string[]): Colour =>
  colourAfter(info, start, turns.length, turns.filter((turn) => turn === "swap").length);

/**
 * @returns null where only the rules can find them
 * @throws {BadAttribute}
 */
export function stonesThatStay(
  info: GameInfo,
  start: Start,
  turns: readonly string[],
  geometry: Geometry,
): Record<string, Colour> | null {
  if (turns.length > 0 && !info.stones_stay) return null;
  const stones = { ...start.stones };
  let swaps = 0;
  for (const [index, turn] of turns.entries()) {
    if (turn === "swap") swaps += 1;
    else put(stones, colourAfter(info, start, index, swaps), [turn], geometry);
  }
  return stones;
}
