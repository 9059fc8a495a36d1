/**
 * The settings of a new game.
 *
 * @import { Player } from "../engine/wire.js"
 * @import { GameInfo } from "./catalogue.js"
 * @import { Side } from "./sides.js"
 *
 * @typedef {"rating" | "tally" | "nothing"} Counts  use of a result against a computer: after help, not for the
 *   rating; for a game from elsewhere, or one that was counted already, none
 *
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} size
 * @property {number} holeCount     the engine chooses which squares
 * @property {[Side, Side]} sides   first and second player
 * @property {number | null} seconds  the computer's thinking time for a turn; null leaves it to the opponent
 * @property {ClockSetting | null} clock  null for a game without; no friend plays by one
 * @property {number} pace          time from turn to turn between two computers (seconds); 0: as long as they think
 * @property {GauntletMatch | null} gauntlet  null in a single game
 * @property {Counts} counts
 *
 * @typedef {object} ClockSetting
 * @property {number} main          for each side (seconds)
 * @property {number} increment     added by each turn (seconds)
 *
 * @typedef {object} GauntletMatch  a match of a gauntlet: played without undo or hints
 * @property {number} rung          of the opponent, from 0
 * @property {string} token         which match it is
 */
import { FRIEND, HUMAN, sidesFor } from "./sides.js";

/** The game at the first visit. */
export const OPENING_GAME = "subsume";
/** The choices of thinking time instead of an opponent's own pace (seconds). */
export const THINKING_TIMES = Object.freeze([0.3, 1, 3, 10]);
/** Minutes for a side, and seconds that a turn adds. */
export const CLOCK_MINUTES = Object.freeze([1, 3, 5, 10, 15, 30, 60]);
export const INCREMENTS = Object.freeze([0, 2, 5, 10, 30]);
/** From turn to turn of two computers (seconds). */
export const PACES = Object.freeze([0, 1, 3]);
/** Whom a newcomer meets: gentle, but not the weakest of the five (counted from 0). */
export const USUAL_RUNG = 1;
/** More holes than a third of the squares leave scattered islands rather than a board. */
const MOST_HOLES_SHARE = 1 / 3;

/**
 * @param {GameInfo} info
 * @returns {Setup} the game as a newcomer meets it: you begin, the computer answers
 */
export function usualSetup(info) {
  return {
    game: info.id,
    size: info.default_size,
    holeCount: holeCounts(info, info.default_size)[0] ?? 0,
    sides: [HUMAN, usualOpponent(info)],
    seconds: null,
    clock: null,
    pace: 0,
    gauntlet: null,
    counts: "rating",
  };
}

/**
 * @param {GameInfo} info
 * @param {number} rung
 * @param {string} token
 * @returns {Setup} a match of the gauntlet: on the usual board; you begin the first, then the colours alternate
 */
export function gauntletSetup(info, rung, token) {
  const opponent = info.opponents[rung]?.id ?? HUMAN;
  return { ...usualSetup(info), sides: sidesFor(rung % 2 === 0 ? 0 : 1, opponent), gauntlet: { rung, token } };
}

/**
 * An even number of free squares is refused by the engine, so only counts that leave an odd number are offered.
 * @param {GameInfo} info
 * @param {number} size
 * @returns {number[]} the numbers of holes to choose from
 */
export function holeCounts(info, size) {
  if (!info.holes) return [0];
  const squares = size * size;
  const counts = [];
  for (let count = (squares + 1) % 2; count <= squares * MOST_HOLES_SHARE; count += 2) counts.push(count);
  return counts;
}

/** @param {GameInfo} info @returns {Side} */
function usualOpponent({ opponents }) {
  return opponents[USUAL_RUNG]?.id ?? HUMAN;
}

/** @param {Setup} setup @param {Player} player */
export const isHuman = (setup, player) => setup.sides[player] === HUMAN;

/** @param {readonly Side[]} sides  whether a clock makes sense: a friend's turn comes by post, as it were */
export const mayHaveClock = (sides) => !sides.includes(FRIEND);

/** @param {Setup} setup */
export const hasHuman = (setup) => setup.sides.includes(HUMAN);
