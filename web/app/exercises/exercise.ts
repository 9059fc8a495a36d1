/**
 * An exercise: a position of the player's own games in which a better turn was available. Its form, its reader, and the changes
 * of a list of them.
 */
import { linkText } from "../../common/share_link.js";
import { later } from "../../common/strings/later/index.js";
import {
  createReading,
  describe,
  fieldsOf,
  isList,
  isMoment,
  isNumber,
  isText,
  isWhole,
  noteLoss,
} from "../../common/untrusted.js";
import type { Check } from "../../common/untrusted.js";
import type { Kind } from "../platform/storage.js";

/** How well it is known, as the scheduler has it (schedule.ts). */
export interface Card {
  due: number; // milliseconds since 1970, as is `last`
  stability: number; // days
  difficulty: number; // 1 … 10
  elapsed: number; // days from the time before to the last one
  scheduled: number; // days from the last time to the next one
  steps: number;
  reps: number;
  lapses: number;
  state: number; // 0 new, 1 learning, 2 review, 3 relearning
  last: number;
}

export interface Position {
  game: string;
  size: number;
  holes: string[];
  start: string | null;
  turns: string[]; // that led to the position
}

export interface Exercise extends Position {
  played: string; // by the player, in the game
  better: string; // by the review
  cost: number; // of the turn that was played: chances, 0 … 1
  missed: number | null; // in how many turns the better one wins for sure
  at: number; // when the game was reviewed (milliseconds since 1970)
  card: Card | null; // null until it was answered once
}

/** Exercises that were never answered; the oldest of them make room. Exercises that were answered stay. */
export const MOST_UNANSWERED = 300;
/** Exercises that are read; each has about a kilobyte, and the browser's storage some thousands of them. */
const MOST_READ = 3_000;
/** More than any game has (characters of a turn, turns, cells). */
const LONGEST_TURN = 2_000;
const LONGEST_START = 5_000;
const MOST_TURNS = 1_000;
const MOST_HOLES = 400;

export const EXERCISES_KIND: Kind<Exercise[]> = { key: "exercises", version: 1, what: later.exercisesKept, read };

/** @returns the link of its position: the same for two of the same position in a game */
export const idOf = ({ game, size, holes, start, turns }: Exercise): string => linkText({ game, size, holes, start, turns });

/** @returns when it is to be done, in milliseconds since 1970 */
const dueAt = ({ card, at }: Exercise): number => card?.due ?? at;

/** Clocks of two devices, and those of travellers, are less apart (milliseconds). */
const DAY = 86_400_000;

/**
 * @returns those that are to be done; one without a card always is, and one that was last answered tomorrow or
 *   later, by a clock that was wrong
 */
export const dueOf = (exercises: readonly Exercise[], now: number): Exercise[] =>
  exercises.filter(({ card }) => !card || card.due <= now || card.last > now + DAY);

/** @returns the one to be done first in front */
export const inOrder = (exercises: readonly Exercise[]): Exercise[] =>
  [...exercises].sort((one, other) => dueAt(one) - dueAt(other));

/**
 * @param seen  ids of those that have had their turn, though they may still be due
 * @param isPractice  of all, and not only of those that are due
 * @returns the one that comes now
 */
export const nextOf = (
  exercises: readonly Exercise[],
  now: number,
  seen: ReadonlySet<string>,
  isPractice: boolean,
): Exercise | null => inOrder(isPractice ? exercises : dueOf(exercises, now)).find((one) => !seen.has(idOf(one))) ?? null;

/** @returns when the next one is to be done */
export const nextDue = (exercises: readonly Exercise[]): number | null =>
  exercises.length === 0 ? null : Math.min(...exercises.map(dueAt));

/**
 * @param found  by a review
 * @returns a position that was known keeps its card, unless another turn is the better one now
 */
export function withFound(known: readonly Exercise[], found: readonly Exercise[]): Exercise[] {
  const all = new Map(known.map((one) => [idOf(one), one]));
  for (const one of found) {
    const before = all.get(idOf(one));
    all.set(idOf(one), before?.better === one.better ? { ...one, card: before.card } : one);
  }
  const unanswered = [...all.values()].filter(({ card }) => !card).sort((one, other) => other.at - one.at);
  const gone = new Set(unanswered.slice(MOST_UNANSWERED));
  return inOrder([...all.values()].filter((one) => !gone.has(one)));
}

/** @returns whether the next one that is found makes another one go */
export const isFull = (exercises: readonly Exercise[]): boolean =>
  exercises.filter(({ card }) => !card).length >= MOST_UNANSWERED;

/** @returns with that one as it is now */
export const withChanged = (known: readonly Exercise[], changed: Exercise): Exercise[] =>
  known.map((one) => (idOf(one) === idOf(changed) ? changed : one));

export const without = (known: readonly Exercise[], gone: Exercise): Exercise[] =>
  known.filter((one) => idOf(one) !== idOf(gone));

function read(data: unknown): { value: Exercise[]; lost: string[] } {
  const { take, lost } = createReading();
  const value = [];
  for (const [index, one] of take(data, isList, []).entries()) {
    const exercise = index < MOST_READ ? readExercise(one) : null;
    if (exercise) value.push(exercise);
    else noteLoss(lost, describe(one));
  }
  return { value, lost };
}

function readExercise(data: unknown): Exercise | null {
  const { game, size, holes, start, turns, played, better, cost, missed, at, card } = fieldsOf(data);
  const isSound =
    isText(20)(game) &&
    isWhole(1, 100)(size) &&
    areTexts(10, MOST_HOLES)(holes) &&
    (start === null || isText(LONGEST_START)(start)) &&
    areTexts(LONGEST_TURN, MOST_TURNS)(turns) &&
    isText(LONGEST_TURN)(played) &&
    isText(LONGEST_TURN)(better) &&
    isNumber(0, 1)(cost) &&
    (missed === null || isWhole(0, MOST_TURNS)(missed)) &&
    isMoment(at);
  if (!isSound) return null;
  // If a card cannot be read, the exercise only begins again.
  return { game, size, holes, start, turns, played, better, cost, missed, at, card: readCard(card) };
}

const CARD_FIELDS: Readonly<Record<keyof Card, Check<number>>> = {
  due: isMoment,
  stability: isNumber(0, 100_000),
  difficulty: isNumber(0, 10),
  elapsed: isNumber(0, 1_000_000),
  scheduled: isNumber(0, 1_000_000),
  steps: isWhole(0, 1_000),
  reps: isWhole(0, 1_000_000),
  lapses: isWhole(0, 1_000_000),
  state: isWhole(0, 3),
  last: isMoment,
};

function readCard(data: unknown): Card | null {
  const found = fieldsOf(data);
  const fields = Object.entries(CARD_FIELDS).map(([name, fits]) => [name, found[name], fits(found[name])]);
  if (!fields.every(([, , isSound]) => isSound)) return null;
  return Object.fromEntries(fields.map(([name, value]) => [name, value])) as Card;
}

/** @param longest  characters */
const areTexts = (longest: number, most: number): Check<string[]> =>
  ((value: unknown) => isList(value) && value.length <= most && value.every((one) => isText(longest)(one))) as any;
