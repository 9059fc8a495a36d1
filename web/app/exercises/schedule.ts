/** When an exercise comes again: by FSRS, which learns from each answer how long it will be remembered. */

import type { Card as Scheduled } from "ts-fsrs";
import type { Card } from "./exercise.js";

/** Wrong; right after a hint; right at once. */
export type Grade = "again" | "hard" | "good";

/**
 * The scheduler refuses a last time in the future. Clocks are set back, and a card may come from a device whose clock was
 * ahead: then it counts as answered just now.
 * @param now  in milliseconds since 1970
 * @returns rejects where the scheduler cannot be fetched
 */
export async function scheduled(card: Card | null, grade: Grade, now: number): Promise<Card> {
  const { Rating, createEmptyCard, fsrs } = await import("../../vendor/ts-fsrs.js");
  const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;
  // Whole days, and the same ones whenever this is asked: no exercise comes twice a day.
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const at = new Date(now);
  const known = card ? cardFor({ ...card, last: Math.min(card.last, now) }) : createEmptyCard(at);
  return cardOf(scheduler.next(known, at, ratings[grade]).card, now);
}

const cardFor = ({ due, elapsed, scheduled: days, steps, last, ...others }: Card): Scheduled => ({
  ...others,
  due: new Date(due),
  elapsed_days: elapsed,
  scheduled_days: days,
  learning_steps: steps,
  last_review: new Date(last),
});

const cardOf = (card: Scheduled, now: number): Card => ({
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
