/**
 * Lessons: their form, their files, and their goals. They are data, in one file a game; a lesson is judged by the engine's facts
 * about the turn that was played.
 */
import { colourOf } from "../../common/colours.js";
import { language } from "../../common/strings/index.js";
import type { State } from "../../engine/wire.js";

interface Goal {
  /** turns: one of these turns; capture: enemy stones leave the board; flip: enemy stones change colour; win: the game is won. */
  kind: "turns" | "capture" | "flip" | "win";
  turns?: string[];
  least?: number; // how many stones at least, if not one
}

/** A small position, and one thing to do in it. */
export interface Lesson {
  id: string; // for good: progress is kept under it
  size: number;
  holes?: string;
  turns: string; // that have been played when it begins; the player to move is the learner
  goal: Goal;
  answer: string; // a turn that reaches the goal, by which the tests know that it can be reached
  texts: Readonly<Record<string, LessonText>>; // by language, English among them
}

/** In one language. */
interface LessonText {
  title: string;
  text: string; // what to know, and what to do
  hint: string;
  praise: string;
}

const GAMES = new URL("../games/", import.meta.url);

/** @returns rejects where they cannot be fetched */
export async function fetchLessons(game: string): Promise<readonly Lesson[]> {
  const file = await import(new URL(`${game}.js`, GAMES).href);
  return file.lessons;
}

/** @returns in the page's language, or else in English */
export function textOf({ texts }: Lesson): LessonText {
  const text = texts[language] ?? texts["en"];
  if (!text) throw new Error("a lesson without English words");
  return text;
}

/**
 * @param turn  that the learner has just played
 * @param state  after it
 */
export function isReached(goal: Goal, turn: string, state: State): boolean {
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
