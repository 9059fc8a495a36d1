/** How hard a puzzle is, in a word: by its rating. */

export type Level = "easy" | "medium" | "hard" | "hardest";

/** The least rating of each level, the highest first (Elo). */
const LEVELS: readonly [Level, number][] = [
  ["hardest", 1700],
  ["hard", 1350],
  ["medium", 1000],
  ["easy", 0],
];

export const levelOf = (rating: number): Level => LEVELS.find(([, least]) => rating >= least)?.[0] ?? "easy";
