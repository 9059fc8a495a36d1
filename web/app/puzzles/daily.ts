/**
 * The puzzle of the day: the same for everybody, from the date alone.
 *
 * The games take turns. Of the game's puzzles each gets a number made of the date and its key, and the highest is the day's.
 * So a pack that grows changes a day only where a new puzzle beats all that were there: with a tenth more puzzles about one
 * day in eleven is another one, and the order of a pack changes nothing.
 */

import type { Puzzle } from "./pack.js";

/** Milliseconds. */
const DAY = 86_400_000;

/** @returns how many days it is after 1970-01-01 */
export const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** @returns whether that is the very next one */
export const isNextDay = (day: string, after: string): boolean => numberOf(after) === numberOf(day) + 1;

/** @returns the game whose puzzle it is, and then those that stand in for it where it has none */
export function gamesOfDay<Game>(day: string, games: readonly Game[]): Game[] {
  const first = numberOf(day) % games.length;
  return [...games.slice(first), ...games.slice(0, first)];
}

/** @param puzzles  of the day's game @returns null for none */
export function puzzleOfDay(day: string, puzzles: readonly Puzzle[]): Puzzle | null {
  let best = null;
  let highest = -1;
  for (const puzzle of puzzles) {
    const number = mixed(`${day} ${puzzle.key}`);
    // Two of the same number are as good as unheard of; then the key decides, and not the order.
    if (number < highest || (number === highest && String(puzzle.key) > String(best?.key))) continue;
    best = puzzle;
    highest = number;
  }
  return best;
}

/** @returns 32 bits, each of which depends on every character: FNV-1a, then Murmur's last steps */
function mixed(text: string): number {
  let number = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) number = Math.imul(number ^ text.charCodeAt(index), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35);
  return (number ^ (number >>> 16)) >>> 0;
}
