/**
 * What became of each puzzle, the rating that the first tries come to in each game, and streaks. It is kept in the browser and
 * goes nowhere else.
 *
 * The rating is that of `profile/results.ts`, with the puzzle for an opponent: who finds the turn at the first try has won. A try
 * with a hint counts for neither the rating nor the streak.
 */
import { later } from "../../common/strings/later/index.js";
import { createReading, describe, fieldsOf, isOneOf, isText, isWhole, noteLoss } from "../../common/untrusted.js";
import { ratingAfter, readRating, type Rating } from "../profile/results.js";
import { isNextDay, numberOf } from "./daily.js";
import type { Kind, Storage } from "../platform/storage.js";
import type { Puzzle } from "./pack.js";

/** first: solved at the first try; hint: the same with a hint; later: solved after a mistake; missed: not solved yet. */
export type Result = "first" | "hint" | "later" | "missed";

interface DailyStreak {
  last: string | null; // the day whose puzzle was solved last
  days: number; // in a row, up to that one
  best: number;
}

export interface Progress {
  ratings: Record<string, Rating>; // by game
  results: Record<string, Record<string, Result>>; // by game and key
  streak: number; // first tries in a row that were right
  bestStreak: number;
  daily: DailyStreak;
}

/** A solver of whom nothing is known: between the easy ones and the others. */
const START = 800;
/** Standard error of a puzzle's rating, which is reckoned and not played out (Elo). */
const PUZZLE_ERROR = 100;
/** More puzzles than any pack has. */
const MOST_RESULTS = 10_000;
const MOST_COUNTED = 1_000_000;

const RESULTS: readonly Result[] = ["first", "hint", "later", "missed"];
const isResult = isOneOf(RESULTS);
const isCount = isWhole(0, MOST_COUNTED);
const GAME = /^[a-z]{1,20}$/;
const KEY = /^[0-9a-z]{6}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const NOTHING: Readonly<Progress> = Object.freeze({
  ratings: {},
  results: {},
  streak: 0,
  bestStreak: 0,
  daily: Object.freeze({ last: null, days: 0, best: 0 }),
});

export const PUZZLES_KIND: Kind<Progress> = { key: "puzzles", version: 1, what: later.puzzleProgress, read };

/** @param result  whether the puzzle is solved */
export const isSolved = (result: Result | undefined) => result !== undefined && result !== "missed";

/**
 * @param result  of this try
 * @param day  whose puzzle it is, where it is today's
 */
export function withResult(
  before: Progress,
  { key, rating, position: { game } }: Puzzle & { key: string },
  result: Result,
  day: string | null,
): Progress {
  const known = before.results[game]?.[key];
  const isFirstTry = known === undefined;
  // What was solved once stays as it was.
  const kept = isSolved(known) ? known : isSolved(result) && !isFirstTry ? "later" : result;
  const after = {
    ...before,
    results: { ...before.results, [game]: { ...before.results[game], [key as string]: kept } },
  };
  if (isFirstTry && result !== "hint") {
    const isRight = result === "first";
    after.streak = isRight ? before.streak + 1 : 0;
    after.bestStreak = Math.max(before.bestStreak, after.streak);
    if (rating !== null) {
      const against = { start: START, elo: rating, error: PUZZLE_ERROR };
      after.ratings = { ...before.ratings, [game]: ratingAfter(before.ratings[game] ?? null, isRight, against) };
    }
  }
  if (day !== null && isSolved(result)) after.daily = withDay(before.daily, day);
  return after;
}

/** @returns the solver's rating, or what it is taken to be (Elo) */
export const ratingIn = ({ ratings }: Progress, game: string): number => ratings[game]?.elo ?? START;

/**
 * A day that lies ahead by one is a traveller's, and counts once. One that lies further ahead is of a clock that was wrong: the
 * days in a row go on from today.
 */
function withDay(before: DailyStreak, day: string): DailyStreak {
  const { last } = before;
  if (last !== null && (last === day || isNextDay(day, last))) return before;
  const days = daysInARow(before, day) + 1;
  return { last: day, days, best: Math.max(before.best, days) };
}

/** @returns days in a row; none where one was left out since */
export const daysInARow = ({ last, days }: DailyStreak, today: string): number =>
  last !== null && numberOf(today) - numberOf(last) <= 1 ? days : 0;

export function createProgress(storage: Storage) {
  let isKept = true;

  /** @returns as it is kept now: another tab may have added to it */
  const now = (): Progress => storage.restore(PUZZLES_KIND).value ?? NOTHING;

  return {
    now,

    /** Whether it outlives the page. */
    outlivesPage: () => isKept,

    note(puzzle: Puzzle & { key: string }, result: Result, day: string | null) {
      isKept = storage.save(PUZZLES_KIND, withResult(now(), puzzle, result, day));
    },
  };
}

export type KeptProgress = ReturnType<typeof createProgress>;

function read(data: unknown): { value: Progress; lost: string[] } {
  const { take, takeFields, lost } = createReading();
  const { ratings, results, streak, bestStreak, daily } = takeFields(data);
  const itsRatings: Progress["ratings"] = {};
  for (const [game, found] of Object.entries(takeFields(ratings))) {
    const rating = GAME.test(game) ? readRating(found) : null;
    if (rating) itsRatings[game] = rating;
    else noteLoss(lost, describe(game));
  }
  const itsResults: Progress["results"] = {};
  for (const [game, found] of Object.entries(takeFields(results))) {
    if (!GAME.test(game)) noteLoss(lost, describe(game));
    else itsResults[game] = readResults(takeFields(found), lost);
  }
  const { last, days, best } = fieldsOf(daily);
  const value = {
    ratings: itsRatings,
    results: itsResults,
    streak: take(streak, isCount, 0),
    bestStreak: take(bestStreak, isCount, 0),
    daily: {
      last: isText(10)(last) && DAY.test(last) ? last : null,
      days: isCount(days) ? days : 0,
      best: isCount(best) ? best : 0,
    },
  };
  return { value, lost };
}

/** @returns by key */
function readResults(found: Record<string, unknown>, lost: string[]): Record<string, Result> {
  const results: Record<string, Result> = {};
  for (const [index, [key, result]] of Object.entries(found).entries()) {
    if (index < MOST_RESULTS && KEY.test(key) && isResult(result)) results[key] = result;
    else noteLoss(lost, describe(key));
  }
  return results;
}
