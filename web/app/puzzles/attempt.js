/**
 * A try at a puzzle, as plain data.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Choice, Player } from "../../engine/protocol.js"
 * @import { Puzzle } from "./pack.js"
 *
 * @typedef {"loading" | "proving" | "yours" | "judging" | "answer" | "wrong" | "shown" | "solved" | "broken"} Phase
 *   loading: the position is set up; proving: whether it is a puzzle at all; yours: the solver has a turn; judging: whether it
 *   was right; answer: the defence's turn; wrong: the last turn does not win; shown: a line is played out; broken: it cannot be
 *   solved
 *
 * @typedef {object} Mistake  a turn that does not win
 * @property {readonly string[]} turns       up to it
 * @property {readonly string[]} refutation  what follows; none where the game is over, or nothing is proven
 * @property {Player | null} winner          null where that is not proven
 * @property {number | null} left            turns until then, at the latest; null where that is not known
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
 * @property {Mistake | null} mistake   the last one, while it stands
 * @property {"why" | "solution"} shows
 * @property {number} from              of the turns that are shown those before stand
 * @property {boolean} isRunning        they are played by themselves
 * @property {number} progress          of the proof, 0 … 1
 * @property {string} problem           why it cannot be solved, in a sentence
 */
import { HUMAN, usualSetup } from "../../common/setup.js";

/** Who plays the other side, as a side is written in a set-up. */
const DEFENCE = "defence";

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

/** @param {string} text @returns {Choice} nothing is told of it: it would give the rest away */
export const choiceOf = (text) => ({ text, win_rate: 0, playouts: 0, proven: null, turns: null });

/** @param {readonly string[]} turns @param {Player | null} winner @returns {Mistake} one that has ended the game */
export const mistakeAt = (turns, winner) => ({ turns, refutation: [], winner, left: 0 });
