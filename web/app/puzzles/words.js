/**
 * The words on a puzzle: its difficulty, its theme, its state, and the text that is shared.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { State } from "../../engine/wire.js"
 * @import { Facts } from "./attempt.js"
 * @import { Puzzle } from "./pack.js"
 * @import { Result } from "./progress.js"
 */
import { colourOf } from "../../common/colours.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { playerOfTurn } from "../../common/snapshot.js";

/**
 * @typedef {"easy" | "medium" | "hard" | "hardest"} Level
 *
 * @typedef {object} Start  of the engine
 * @property {string} title
 * @property {string} detail
 * @property {boolean} hasFailed
 */

/** The least rating of each level, the highest first (Elo). @type {readonly [Level, number][]} */
const LEVELS = [
  ["hardest", 1700],
  ["hard", 1350],
  ["medium", 1000],
  ["easy", 0],
];

/** @param {number} rating @returns {Level} */
export const levelOf = (rating) => LEVELS.find(([, least]) => rating >= least)?.[0] ?? "easy";

/** @param {string} letter  of a pack @returns {letter is keyof typeof later.puzzleThemes} whether this page knows the theme */
export const isTheme = (letter) => Object.hasOwn(later.puzzleThemes, letter);

/** @param {Puzzle} puzzle @returns {string} what it is about; empty where that is not known */
export const themesText = ({ themes }) => themes.flatMap((one) => (isTheme(one) ? [later.puzzleThemes[one]] : [])).join(", ");

/** @param {Facts} solving @returns {Result} of a puzzle that is solved */
export function resultOf({ hasErred, hasSeen, hadHint }) {
  if (hasErred || hasSeen) return "later";
  return hadHint ? "hint" : "first";
}

/**
 * @param {Facts} solving
 * @param {Snapshot} snapshot  of its match
 * @param {Start | null} start  of the engine, until it is there
 * @returns {{ title: string, detail: string, mood: "" | "right" | "wrong" | "busy" }}
 */
export function statusOf(solving, { state }, start) {
  const { phase, verdict, shows, problem, info, puzzle } = solving;
  const mover = state ? colourOf(state, state.to_move) : (info.colours[puzzle.position.mover] ?? "black");
  if (start && (start.hasFailed || !state)) return { ...start, mood: start.hasFailed ? "wrong" : "busy" };
  switch (phase) {
    case "loading":
      return { title: strings.toMove(mover), detail: later.puzzleTask, mood: "" };
    case "proving":
      return { title: later.puzzleProving, detail: later.puzzleProvingWhy, mood: "busy" };
    case "yours":
      return { title: strings.toMove(mover), detail: taskOf(state), mood: "" };
    case "judging":
      return { title: later.puzzleJudging, detail: "", mood: "busy" };
    case "answer":
      return { title: later.puzzleRight, detail: later.puzzleAnswer(mover), mood: "right" };
    case "wrong":
      return { title: later.puzzleWrong, detail: verdict && state ? whyWrong(verdict, state) : "", mood: "wrong" };
    case "shown":
      return { title: shows === "why" ? later.puzzleWhy : later.puzzleSolution, detail: shownText(solving, state), mood: "" };
    case "solved":
      return { title: later.puzzleSolved, detail: later.puzzleResults[resultOf(solving)], mood: "right" };
    case "plain":
    case "broken":
      return { title: later.puzzleBroken, detail: problem, mood: "wrong" };
  }
}

/** @param {State | null} state */
function taskOf(state) {
  if (state && state.steps.length > 0) return state.prompt;
  return state && state.turns.length > 0 ? later.puzzleGoOn : later.puzzleTask;
}

/** @param {NonNullable<Facts["verdict"]>} verdict @param {State} state */
function whyWrong({ turns, winner, left }, state) {
  const turn = later.turnText(turns.at(-1) ?? "");
  if (winner === null) return later.puzzleUnclear(turn);
  return left === 0 ? (state.how ?? "") : later.puzzleLoses(turn, colourOf(state, winner), left);
}

/** @param {Facts} solving @param {State | null} state */
function shownText({ from, shown }, state) {
  const turns = state?.turns ?? [];
  const turn = turns.at(-1);
  if (!state || turn === undefined) return "";
  const colour = colourOf(state, playerOfTurn(state, turns.length - 1));
  const all = shown.length - from;
  const result = state.over && state.winner !== null ? ` ${strings.wins(colourOf(state, state.winner))}. ${state.how ?? ""}` : "";
  const said = later.spokenTurn(colour, turn) + result;
  return turns.length <= from ? said : `${later.puzzleStep(turns.length - from, all)} ${said}`;
}

/**
 * @param {Puzzle} puzzle
 * @param {string} game         its name
 * @param {string | null} day   whose puzzle it is
 * @param {Result | undefined} result
 * @returns {string} a sentence that gives nothing away
 */
export function shareText({ key }, game, day, result) {
  const what = day === null ? later.sharedPuzzle(key ?? "") : later.sharedDaily(day);
  return [what, game, result ? later.puzzleResults[result] : later.puzzleTask].join(" · ");
}
