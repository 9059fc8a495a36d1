/**
 * An exercise: a position of the player's own games in which a better turn was available. Its form, its reader, and the changes
 * of a list of them.
 *
 * @import { Check } from "../../common/untrusted.js"
 * @import { Kind } from "../platform/storage.js"
 *
 * @typedef {object} Card  how well it is known, as the scheduler has it (schedule.js)
 * @property {number} due         milliseconds since 1970, as is `last`
 * @property {number} stability   days
 * @property {number} difficulty  1 … 10
 * @property {number} elapsed     days from the time before to the last one
 * @property {number} scheduled   days from the last time to the next one
 * @property {number} steps
 * @property {number} reps
 * @property {number} lapses
 * @property {number} state       0 new, 1 learning, 2 review, 3 relearning
 * @property {number} last
 *
 * @typedef {object} Exercise
 * @property {string} game
 * @property {number} size
 * @property {string[]} holes
 * @property {string | null} start
 * @property {string[]} turns     that led to the position
 * @property {string} played      by the player, in the game
 * @property {string} better      by the review
 * @property {number} cost        of the turn that was played: chances, 0 … 1
 * @property {number | null} missed  in how many turns the better one wins for sure
 * @property {number} at          when the game was reviewed (milliseconds since 1970)
 * @property {Card | null} card   null until it was answered once
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

/** Exercises that were never answered; the oldest of them make room. Exercises that were answered stay. */
export const MOST_UNANSWERED = 300;
/** Exercises that are read; each has about a kilobyte, and the browser's storage some thousands of them. */
const MOST_READ = 3_000;
/** More than any game has (characters of a turn, turns, cells). */
const LONGEST_TURN = 2_000;
const LONGEST_START = 5_000;
const MOST_TURNS = 1_000;
const MOST_HOLES = 400;

/** @type {Kind<Exercise[]>} */
export const EXERCISES_KIND = { key: "exercises", version: 1, what: later.exercisesKept, read };

/** @param {Exercise} exercise @returns {string} the link of its position: the same for two of the same position in a game */
export const idOf = ({ game, size, holes, start, turns }) => linkText({ game, size, holes, start, turns });

/** @param {Exercise} exercise @returns {number} when it is to be done, in milliseconds since 1970 */
const dueAt = ({ card, at }) => card?.due ?? at;

/** Clocks of two devices, and those of travellers, are less apart (milliseconds). */
const DAY = 86_400_000;

/**
 * @param {readonly Exercise[]} exercises
 * @param {number} now
 * @returns {Exercise[]} those that are to be done; one without a card always is, and one that was last answered tomorrow or
 *   later, by a clock that was wrong
 */
export const dueOf = (exercises, now) => exercises.filter(({ card }) => !card || card.due <= now || card.last > now + DAY);

/** @param {readonly Exercise[]} exercises @returns {Exercise[]} the one to be done first in front */
export const inOrder = (exercises) => [...exercises].sort((one, other) => dueAt(one) - dueAt(other));

/**
 * @param {readonly Exercise[]} exercises
 * @param {number} now
 * @param {ReadonlySet<string>} seen  ids of those that have had their turn, though they may still be due
 * @param {boolean} isPractice        of all, and not only of those that are due
 * @returns {Exercise | null} the one that comes now
 */
export const nextOf = (exercises, now, seen, isPractice) =>
  inOrder(isPractice ? exercises : dueOf(exercises, now)).find((one) => !seen.has(idOf(one))) ?? null;

/** @param {readonly Exercise[]} exercises @returns {number | null} when the next one is to be done */
export const nextDue = (exercises) => (exercises.length === 0 ? null : Math.min(...exercises.map(dueAt)));

/**
 * @param {readonly Exercise[]} known
 * @param {readonly Exercise[]} found  by a review
 * @returns {Exercise[]} a position that was known keeps its card, unless another turn is the better one now
 */
export function withFound(known, found) {
  const all = new Map(known.map((one) => [idOf(one), one]));
  for (const one of found) {
    const before = all.get(idOf(one));
    all.set(idOf(one), before?.better === one.better ? { ...one, card: before.card } : one);
  }
  const unanswered = [...all.values()].filter(({ card }) => !card).sort((one, other) => other.at - one.at);
  const gone = new Set(unanswered.slice(MOST_UNANSWERED));
  return inOrder([...all.values()].filter((one) => !gone.has(one)));
}

/** @param {readonly Exercise[]} exercises @returns {boolean} whether the next one that is found makes another one go */
export const isFull = (exercises) => exercises.filter(({ card }) => !card).length >= MOST_UNANSWERED;

/** @param {readonly Exercise[]} known @param {Exercise} changed @returns {Exercise[]} with that one as it is now */
export const withChanged = (known, changed) => known.map((one) => (idOf(one) === idOf(changed) ? changed : one));

/** @param {readonly Exercise[]} known @param {Exercise} gone @returns {Exercise[]} */
export const without = (known, gone) => known.filter((one) => idOf(one) !== idOf(gone));

/** @param {unknown} data @returns {{ value: Exercise[], lost: string[] }} */
function read(data) {
  const { take, lost } = createReading();
  const value = [];
  for (const [index, one] of take(data, isList, []).entries()) {
    const exercise = index < MOST_READ ? readExercise(one) : null;
    if (exercise) value.push(exercise);
    else noteLoss(lost, describe(one));
  }
  return { value, lost };
}

/** @param {unknown} data @returns {Exercise | null} */
function readExercise(data) {
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

/** @type {Readonly<Record<keyof Card, Check<number>>>} */
const CARD_FIELDS = {
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

/** @param {unknown} data @returns {Card | null} */
function readCard(data) {
  const found = fieldsOf(data);
  const fields = Object.entries(CARD_FIELDS).map(([name, fits]) => [name, found[name], fits(found[name])]);
  if (!fields.every(([, , isSound]) => isSound)) return null;
  return /** @type {Card} */ (Object.fromEntries(fields.map(([name, value]) => [name, value])));
}

/** @param {number} longest  characters @param {number} most @returns {Check<string[]>} */
const areTexts = (longest, most) =>
  /** @type {any} */ (
    (/** @type {unknown} */ value) => isList(value) && value.length <= most && value.every((one) => isText(longest)(one))
  );
