/**
 * A try at a puzzle, as plain data.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Phase as CommonPhase, Verdict } from "../../common/solving/referee.js"
 * @import { Player } from "../../engine/wire.js"
 * @import { Puzzle } from "./pack.js"
 *
 * @typedef {CommonPhase | "loading" | "broken"} Phase
 *   loading: the position is set up; broken: it cannot be solved
 *
 * @typedef {object} Solving
 * @property {Phase} phase
 * @property {Puzzle} puzzle
 * @property {GameInfo} info
 * @property {boolean} isPlaced         whether its match is on the board
 * @property {number} hints             for this turn: 1 the theme, 2 where the turn begins
 * @property {boolean} hadHint          for any turn
 * @property {boolean} hasErred         at least once
 * @property {boolean} hasSeen          the solution
 * @property {Verdict | null} mistake   the last one, while it stands
 * @property {"why" | "solution"} shows
 * @property {number} from              of the turns that are shown those before stand
 * @property {boolean} isRunning        they are played by themselves
 * @property {number} progress          of the proof, 0 … 1
 * @property {string} problem           why it cannot be solved, in a sentence
 */
import { HUMAN, usualSetup } from "../../common/setup.js";
import { DEFENCE } from "../../common/solving/referee.js";

/** @param {Puzzle} puzzle @param {GameInfo} info @returns {Solving} */
export const begun = (puzzle, info) => ({
  phase: "loading",
  puzzle,
  info,
  isPlaced: false,
  hints: 0,
  hadHint: false,
  hasErred: false,
  hasSeen: false,
  mistake: null,
  shows: "why",
  from: 0,
  isRunning: false,
  progress: 0,
  problem: "",
});

/** @param {Puzzle} puzzle @returns {Player} a position that is set up may begin with the second player */
export const solverOf = ({ position }) => position.mover;

/** @param {Solving} solving */
export function setupOf({ puzzle, info }) {
  const { size, holes } = puzzle.position;
  const sides = /** @type {[string, string]} */ (solverOf(puzzle) === 0 ? [HUMAN, DEFENCE] : [DEFENCE, HUMAN]);
  return { ...usualSetup(info), size, holeCount: holes.length, sides, counts: /** @type {const} */ ("nothing") };
}
