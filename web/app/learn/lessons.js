/**
 * Lessons: their form, their files, and their goals. They are data, in one file a game; a lesson is judged by the engine's facts
 * about the turn that was played.
 *
 * @import { State } from "../../engine/wire.js"
 *
 * @typedef {object} Goal
 * @property {"turns" | "capture" | "flip" | "win"} kind
 *   turns: one of these turns; capture: enemy stones leave the board; flip: enemy stones change colour; win: the game is won
 * @property {string[]} [turns]
 * @property {number} [least]  how many stones at least, if not one
 *
 * @typedef {object} Lesson  a small position, and one thing to do in it
 * @property {string} id        for good: progress is kept under it
 * @property {number} size
 * @property {string} [holes]
 * @property {string} turns     that have been played when it begins; the player to move is the learner
 * @property {Goal} goal
 * @property {string} answer    a turn that reaches the goal, by which the tests know that it can be reached
 * @property {Readonly<Record<string, LessonText>>} texts  by language, English among them
 *
 * @typedef {object} LessonText  in one language
 * @property {string} title
 * @property {string} text      what to know, and what to do
 * @property {string} hint
 * @property {string} praise
 */
import { colourOf } from "../../common/colours.js";
import { language } from "../../common/strings/index.js";

const GAMES = new URL("../games/", import.meta.url);

/** @param {string} game @returns {Promise<readonly Lesson[]>} rejects where they cannot be fetched */
export async function fetchLessons(game) {
  const file = await import(new URL(`${game}.js`, GAMES).href);
  return file.lessons;
}

/** @param {Lesson} lesson @returns {LessonText} in the page's language, or else in English */
export function textOf({ texts }) {
  const text = texts[language] ?? texts["en"];
  if (!text) throw new Error("a lesson without English words");
  return text;
}

/**
 * @param {Goal} goal
 * @param {string} turn   that the learner has just played
 * @param {State} state   after it
 * @returns {boolean}
 */
export function isReached(goal, turn, state) {
  const learner = (state.turns.length - 1) % 2;
  const own = colourOf(state, learner);
  const least = goal.least ?? 1;
  switch (goal.kind) {
    case "turns":
      return goal.turns?.includes(turn) ?? false;
    case "capture":
      return Object.values(state.changes.removed).filter((colour) => colour !== own).length >= least;
    case "flip":
      return state.changes.flipped.filter((cell) => state.board[cell] === own).length >= least;
    case "win":
      return state.over && state.winner === learner;
  }
}
