/**
 * A game's sample board, for its picture, and its lessons. Both are data, in one file
 * a game. A lesson is a small position, one thing to do in it, and how it is known to be done; it is judged by what the engine
 * says of the turn that was played.
 *
 * @import { State } from "../../engine/protocol.js"
 *
 * @typedef {object} GamePage
 * @property {Sample} sample
 * @property {readonly Lesson[]} lessons  in the order in which they are met
 *
 * @typedef {object} Sample  a board as small as can be that shows what the game is about
 * @property {number} size
 * @property {[string, string]} stones  the cells of the first and of the second player
 * @property {string} [loop]
 * @property {string} [holes]
 *
 * @typedef {object} Goal
 * @property {"turns" | "capture" | "flip" | "win"} kind
 *   turns: one of these turns; capture: enemy stones leave the board; flip: enemy stones change colour; win: the game is won
 * @property {string[]} [turns]
 * @property {number} [least]  how many stones at least, if not one
 *
 * @typedef {object} Lesson
 * @property {string} id        for good: progress is kept under it
 * @property {number} size
 * @property {string} [holes]
 * @property {string} turns     that have been played when it begins; the player to move then is the learner
 * @property {Goal} goal
 * @property {string} answer    a turn that reaches the goal, by which the tests know that it can be reached
 *
 * @typedef {object} LessonText  in one language
 * @property {string} title
 * @property {string} text      what to know, and what to do
 * @property {string} hint
 * @property {string} praise
 */

/**
 * @param {Goal} goal
 * @param {string} turn   that the learner has just played
 * @param {State} state   after it
 * @returns {boolean}
 */
export function isReached(goal, turn, state) {
  const learner = (state.turns.length - 1) % 2;
  const least = goal.least ?? 1;
  switch (goal.kind) {
    case "turns": return goal.turns?.includes(turn) ?? false;
    case "capture": return Object.values(state.changes.removed).filter((loser) => loser !== learner).length >= least;
    case "flip": return state.changes.flipped.filter((cell) => state.board[cell] === learner).length >= least;
    case "win": return state.over && state.winner === learner;
  }
}
