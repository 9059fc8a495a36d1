/**
 * The puzzles of the day: the same for everybody, from the date alone.
 *
 * The games take turns. A week begins with easy puzzles and ends with a very hard one, and each day has an easy one too. Of the
 * game's puzzles of the level each gets a number made of the date and its key, and the highest is the day's. So a pack that grows
 * changes a day only where a new puzzle beats all that were there: with a tenth more puzzles about one day in eleven is another
 * one, and the order of a pack changes nothing.
 */

import { levelOf, type Level } from "./levels.js";
import type { Puzzle } from "./pack.js";

/** Milliseconds. */
const DAY = 86_400_000;

/** From Monday to Sunday. */
const WEEK: readonly Level[] = ["easy", "easy", "medium", "medium", "hard", "hard", "hardest"];
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;
/** Days before this one had a puzzle of any level, among those with at least the rating. */
const WEEKS_SINCE = "2026-12-01";
const LEAST_BEFORE = 600;

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
  const level = WEEK[(numberOf(day) + FIRST_WEEKDAY) % WEEK.length];
  const isOfDay = ({ rating }: Puzzle) => (day < WEEKS_SINCE ? (rating ?? 0) >= LEAST_BEFORE : levelOf(rating ?? 0) === level);
  const fitting = puzzles.filter(isOfDay);
  return highest(day, fitting.length > 0 ? fitting : puzzles);
}

/** @param puzzles  of the day's game @returns an easy one other than the puzzle of the day; null for none */
export function easyPuzzleOfDay(day: string, puzzles: readonly Puzzle[]): Puzzle | null {
  const main = puzzleOfDay(day, puzzles);
  return highest(
    day,
    puzzles.filter((one) => one !== main && levelOf(one.rating ?? 0) === "easy"),
  );
}

function highest(day: string, puzzles: readonly Puzzle[]): Puzzle | null {
  let best = null;
  let most = -1;
  for (const puzzle of puzzles) {
    const number = mixed(`${day} ${puzzle.key}`);
    // Two of the same number are as good as unheard of; then the key decides, and not the order.
    if (number < most || (number === most && String(puzzle.key) > String(best?.key))) continue;
    best = puzzle;
    most = number;
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
