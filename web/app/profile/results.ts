/**
 * The results of a player against the computer in one game: the rating that they come to, who was beaten how often, streaks,
 * and the latest games one by one. Everything stays on this device.
 *
 * The rating is Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), a game at a time, against the strengths that
 * were measured of the opponents. Only a game played as the opponents were measured changes it: the usual board, the
 * opponent's own pace, no help and nothing taken back.
 */
import { EVEN, isEvenMatch } from "../../common/sides.js";
import {
  createReading,
  describe,
  excerpt,
  fieldsOf,
  isBoolean,
  isList,
  isMoment,
  isNumber,
  isObject,
  isText,
  isWhole,
  noteLoss,
} from "../../common/untrusted.js";
import glicko2 from "../../vendor/glicko2-lite.js";
import type { Kind } from "../platform/storage.js";

export interface Rating {
  elo: number;
  deviation: number; // its standard deviation: how sure it is
  volatility: number; // how much it is expected to change
}

/** A game that is over. */
export interface Entry {
  at: number; // when it ended (milliseconds since 1970)
  opponent: string; // as a side is written in a set-up
  won: boolean;
  elo: number | null; // the rating after it; null where it did not count for that
  deviation: number | null;
}

export interface Results {
  rating: Rating | null; // null before the first game that counts
  tallies: Record<string, Tally>; // by opponent; all even matches are one
  streak: number; // games won in a row up to now
  bestStreak: number;
  entries: Entry[]; // the latest, in the order in which they ended
}

export type Tally = { won: number; lost: number };

const VERSION = 1;
/** Glickman's own values for a player of whom nothing is known. */
const UNKNOWN = Object.freeze({ deviation: 350, volatility: 0.06 });
/** No player is known better than this, so that a rating goes on changing. */
const LEAST_DEVIATION = 45;
/** Older games are in the tallies only. */
export const MOST_ENTRIES = 500;
/** Games of one player; more are not to be expected. */
const MOST_GAMES = 1_000_000;
/** Beyond any rating. */
const MOST_ELO = 9999;
const MOST_VOLATILITY = 1;
/** Characters; the ids of opponents are far shorter. */
const LONGEST_ID = 40;

export const NO_RESULTS: Readonly<Results> = Object.freeze({ rating: null, tallies: {}, streak: 0, bestStreak: 0, entries: [] });

/**
 * @param game  its id
 * @param what  the results' name in a sentence
 */
export const resultsKind = (game: string, what: string): Kind<Results> => ({
  key: `results.${game}`,
  version: VERSION,
  what,
  read: readResults,
});

/**
 * @param game  that is over
 * @param counted  for the rating: the one of a newcomer, and the
 *   opponent's with its standard error; null where the game does not count for it
 * @returns with that game
 */
export function withResult(
  results: Results,
  { at, opponent, won }: { at: number; opponent: string; won: boolean },
  counted: { start: number; elo: number; error: number } | null,
): Results {
  const rating = counted ? ratingAfter(results.rating, won, counted) : results.rating;
  const streak = won ? results.streak + 1 : 0;
  const key = isEvenMatch(opponent) ? EVEN : opponent;
  const { won: before, lost } = results.tallies[key] ?? { won: 0, lost: 0 };
  const entry = { at, opponent, won, elo: (counted && rating?.elo) ?? null, deviation: (counted && rating?.deviation) ?? null };
  return {
    rating,
    tallies: { ...results.tallies, [key]: won ? { won: before + 1, lost } : { won: before, lost: lost + 1 } },
    streak,
    bestStreak: Math.max(results.bestStreak, streak),
    entries: [...results.entries, entry].slice(-MOST_ENTRIES),
  };
}

export function ratingAfter(
  before: Rating | null,
  won: boolean,
  { start, elo, error }: { start: number; elo: number; error: number },
): Rating {
  const { elo: own, deviation, volatility } = before ?? { elo: start, ...UNKNOWN };
  const { rating, rd, vol } = glicko2(own, deviation, volatility, [[elo, error, won ? 1 : 0]]);
  return {
    elo: Math.round(Math.min(MOST_ELO, Math.max(0, rating)) * 10) / 10,
    deviation: Math.round(Math.min(UNKNOWN.deviation, Math.max(LEAST_DEVIATION, rd)) * 10) / 10,
    volatility: Math.round(vol * 1e6) / 1e6,
  };
}

/** @returns over all opponents */
export function totalOf({ tallies }: Results): Tally {
  const all = Object.values(tallies);
  return { won: all.reduce((sum, { won }) => sum + won, 0), lost: all.reduce((sum, { lost }) => sum + lost, 0) };
}

const isElo = isNumber(0, MOST_ELO);
const isDeviation = isNumber(0, UNKNOWN.deviation);
const isCount = isWhole(0, MOST_GAMES);
const isId = isText(LONGEST_ID);

function readResults(data: unknown): { value: Results; lost: string[] } {
  const { take, takeFields, lost } = createReading();
  const { rating, tallies, streak, bestStreak, entries } = takeFields(data);
  const its: Record<string, Tally> = {};
  for (const [id, tally] of Object.entries(takeFields(tallies))) {
    const { won, lost: defeats } = fieldsOf(tally);
    if (isId(id) && isCount(won) && isCount(defeats)) its[id] = { won, lost: defeats };
    else noteLoss(lost, excerpt(id));
  }
  const kept: Entry[] = [];
  for (const found of take(entries, isList, []).slice(-MOST_ENTRIES)) {
    const entry = readEntry(found);
    if (entry) kept.push(entry);
    else noteLoss(lost, describe(found));
  }
  const value = {
    rating: readRating(take(rating, isObject, null)),
    tallies: its,
    streak: take(streak, isCount, 0),
    bestStreak: take(bestStreak, isCount, 0),
    entries: kept,
  };
  return { value, lost };
}

export function readRating(found: unknown): Rating | null {
  const { elo, deviation, volatility } = fieldsOf(found);
  if (!isElo(elo) || !isDeviation(deviation) || !isNumber(0, MOST_VOLATILITY)(volatility)) return null;
  return { elo, deviation, volatility };
}

function readEntry(found: unknown): Entry | null {
  const { at, opponent, won, elo = null, deviation = null } = fieldsOf(found);
  if (!isMoment(at) || !isId(opponent) || !isBoolean(won)) return null;
  const isRated = isElo(elo) && isDeviation(deviation);
  return { at, opponent, won, elo: isRated ? elo : null, deviation: isRated ? deviation : null };
}
