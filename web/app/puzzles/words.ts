/** The words on a puzzle: its difficulty, its theme, its state, and the text that is shared. */
import { colourOf } from "../../common/colours.js";
import { strings } from "../../common/strings/index.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { playerOfTurn, type Snapshot } from "../../common/snapshot.js";
import type { State } from "../../engine/wire.js";
import type { Facts } from "./attempt.js";
import type { Puzzle } from "./pack.js";
import type { Result } from "./progress.js";

/** Of the engine. */
export interface Start {
  title: string;
  detail: string;
  hasFailed: boolean;
}

/** @param letter  of a pack @returns whether this page knows the theme */
export const isTheme = (letter: string): letter is keyof typeof later.puzzleThemes => Object.hasOwn(later.puzzleThemes, letter);

/** @returns what it is about; empty where that is not known */
export const themesText = ({ themes }: Puzzle): string =>
  themes.flatMap((one) => (isTheme(one) ? [later.puzzleThemes[one]] : [])).join(", ");

/** @returns of a puzzle that is solved */
export function resultOf({ hasErred, hasSeen, hadHint }: Facts): Result {
  if (hasErred || hasSeen) return "later";
  return hadHint ? "hint" : "first";
}

/**
 * @param snapshot  of its match
 * @param start  of the engine, until it is there
 */
export function statusOf(
  solving: Facts,
  { state }: Snapshot,
  start: Start | null,
): { title: string; detail: string; mood: "" | "right" | "wrong" | "busy" } {
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

function taskOf(state: State | null) {
  if (state && state.steps.length > 0) return state.prompt;
  return state && state.turns.length > 0 ? later.puzzleGoOn : later.puzzleTask;
}

function whyWrong({ turns, winner, left }: NonNullable<Facts["verdict"]>, state: State) {
  const turn = boards.turnText(turns.at(-1) ?? "");
  if (winner === null) return later.puzzleUnclear(turn);
  return left === 0 ? (state.how ?? "") : later.puzzleLoses(turn, colourOf(state, winner), left);
}

function shownText({ from, shown }: Facts, state: State | null) {
  const turns = state?.turns ?? [];
  const turn = turns.at(-1);
  if (!state || turn === undefined) return "";
  const colour = colourOf(state, playerOfTurn(state, turns.length - 1));
  const all = shown.length - from;
  const result = state.over && state.winner !== null ? ` ${strings.wins(colourOf(state, state.winner))}. ${state.how ?? ""}` : "";
  const said = boards.spokenTurn(colour, turn) + result;
  return turns.length <= from ? said : `${later.puzzleStep(turns.length - from, all)} ${said}`;
}

/**
 * @param game  its name
 * @param day  whose puzzle it is
 * @returns a sentence that gives nothing away
 */
export function shareText({ key }: Puzzle, game: string, day: string | null, result: Result | undefined): string {
  const what = day === null ? later.sharedPuzzle(key ?? "") : later.sharedDaily(day);
  return [what, game, result ? later.puzzleResults[result] : later.puzzleTask].join(" · ");
}
