/**
 * The puzzle of the day: the same for everybody, from the date alone.
 *
 * The games take turns. Of the game's puzzles each gets a number made of the date and its key, and the highest is the day's.
 * So a pack that grows changes a day only where a new puzzle beats all that were there: with a tenth more puzzles about one
 * day in eleven is another one, and the order of a pack changes nothing.
 *
 * @import { Puzzle } from "./pack.js"
 */

/** Milliseconds. */
const DAY = 86_400_000;

/** @param {string} day @returns {number} how many days it is after 1970-01-01 */
export const numberOf = (day) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** @param {string} day @param {string} after @returns {boolean} whether that is the very next one */
export const isNextDay = (day, after) => numberOf(after) === numberOf(day) + 1;

/**
 * @template Game
 * @param {string} day
 * @param {readonly Game[]} games
 * @returns {Game[]} the game whose puzzle it is, and then those that stand in for it where it has none
 */
export function gamesOfDay(day, games) {
  const first = numberOf(day) % games.length;
  return [...games.slice(first), ...games.slice(0, first)];
}

/** @param {string} day @param {readonly Puzzle[]} puzzles  of the day's game @returns {Puzzle | null} null for none */
export function puzzleOfDay(day, puzzles) {
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

/** @param {string} text @returns {number} 32 bits, each of which depends on every character: FNV-1a, then Murmur's last steps */
function mixed(text) {
  let number = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) number = Math.imul(number ^ text.charCodeAt(index), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35);
  return (number ^ (number >>> 16)) >>> 0;
}
