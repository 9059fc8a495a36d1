/** How hard a puzzle is, in a word: by its rating; and which one comes next. */
import type { Puzzle } from "./pack.js";

export type Level = "easy" | "medium" | "hard" | "hardest";

/** The least rating of each level, the highest first (Elo). */
const LEVELS: readonly [Level, number][] = [
  ["hardest", 1700],
  ["hard", 1350],
  ["medium", 1000],
  ["easy", 0],
];

export const levelOf = (rating: number): Level => LEVELS.find(([, least]) => rating >= least)?.[0] ?? "easy";

/**
 * @param open  those to choose from, the easiest first
 * @param current  the one before; null for none
 * @param elo  of the solver
 * @returns the first one of its level that comes after it, or else the level's first; where the level has no other, or there is
 *   none before, the one that is as hard as the solver is good; null for none
 */
export function nextPuzzle(open: readonly Puzzle[], current: Puzzle | null, elo: number): Puzzle | null {
  const others = open.filter(({ key }) => key !== current?.key);
  if (current && current.rating !== null) {
    const { key, rating } = current;
    const level = others.filter((one) => levelOf(one.rating ?? 0) === levelOf(rating));
    const comesAfter = (one: Puzzle) => (one.rating ?? 0) > rating || (one.rating === rating && String(one.key) > String(key));
    const next = level.find(comesAfter) ?? level[0];
    if (next) return next;
  }
  const distance = ({ rating }: Puzzle) => Math.abs((rating ?? 0) - elo);
  return others.reduce((best: Puzzle | null, one) => (best && distance(best) <= distance(one) ? best : one), null);
}
