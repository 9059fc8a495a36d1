/**
 * When an exercise comes again: by FSRS, which learns from each answer how long it will be remembered.
 *
 * @import { Card as Scheduled } from "ts-fsrs"
 * @import { Card } from "./exercise.js"
 *
 * @typedef {"again" | "hard" | "good"} Grade  wrong; right after a hint; right at once
 */

/**
 * The scheduler refuses a last time in the future. Clocks are set back, and a card may come from a device whose clock was
 * ahead: then it counts as answered just now.
 * @param {Card | null} card
 * @param {Grade} grade
 * @param {number} now  in milliseconds since 1970
 * @returns {Promise<Card>} rejects where the scheduler cannot be fetched
 */
export async function scheduled(card, grade, now) {
  const { Rating, createEmptyCard, fsrs } = await import("../../vendor/ts-fsrs.js");
  const ratings = /** @type {const} */ ({ again: Rating.Again, hard: Rating.Hard, good: Rating.Good });
  // Whole days, and the same ones whenever this is asked: no exercise comes twice a day.
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const at = new Date(now);
  const known = card ? cardFor({ ...card, last: Math.min(card.last, now) }) : createEmptyCard(at);
  return cardOf(scheduler.next(known, at, ratings[grade]).card, now);
}

/** @param {Card} card @returns {Scheduled} */
const cardFor = ({ due, elapsed, scheduled: days, steps, last, ...others }) => ({
  ...others,
  due: new Date(due),
  elapsed_days: elapsed,
  scheduled_days: days,
  learning_steps: steps,
  last_review: new Date(last),
});

/** @param {Scheduled} card @param {number} now @returns {Card} */
const cardOf = (card, now) => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed: card.elapsed_days,
  scheduled: card.scheduled_days,
  steps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  last: card.last_review?.getTime() ?? now,
});
