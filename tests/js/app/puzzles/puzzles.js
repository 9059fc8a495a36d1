/**
 * Puzzles for tests.
 *
 * @import { Puzzle } from "../../../../web/app/puzzles/pack.js"
 */

/** @param {Partial<Puzzle>} changes @returns {Puzzle & { key: string }} of Parasol */
export const puzzleWith = (changes) => ({
  position: { game: "parasol", size: 2, holes: [], stones: { b2: "red" }, mover: 1 },
  rating: 1200,
  themes: ["n"],
  line: ["c1"],
  ...changes,
  key: changes.key ?? "rqeohd",
});
