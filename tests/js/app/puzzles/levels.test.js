/** Which puzzle comes next: the next of the level, for one who has just solved one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { levelOf, nextPuzzle } from "../../../../web/app/puzzles/levels.js";
import { puzzleWith } from "./puzzles.js";

const [a, b, c, d, e] = /** @type {const} */ ([
  ["aaaaaa", 400],
  ["bbbbbb", 400],
  ["cccccc", 900],
  ["dddddd", 1100],
  ["eeeeee", 1500],
]).map(([key, rating]) => puzzleWith({ key, rating }));
const ALL = /** @type {ReturnType<typeof puzzleWith>[]} */ ([a, b, c, d, e]);

/** @param {ReturnType<typeof puzzleWith> | undefined} current @param {number} elo @param {unknown[]} solved */
const after = (current, elo, ...solved) =>
  nextPuzzle(
    ALL.filter((one) => !solved.includes(one)),
    current ?? null,
    elo,
  )?.key;

test("a level begins with its least rating", () => {
  assert.deepEqual([0, 999, 1000, 1349, 1350, 1700].map(levelOf), ["easy", "easy", "medium", "medium", "hard", "hardest"]);
});

describe("the next puzzle", () => {
  test("is the next one of the level, however good the solver is", () => {
    assert.equal(after(a, 1500, a), "bbbbbb");
    assert.equal(after(b, 1500, a, b), "cccccc");
  });

  test("is one that was left out, when the end of the level is reached", () => {
    assert.equal(after(c, 1500, b, c), "aaaaaa");
  });

  test("is as hard as the solver is good when the level is done", () => {
    assert.equal(after(c, 1400, a, b, c), "eeeeee");
    assert.equal(after(c, 800, a, b, c), "dddddd");
  });

  test("is the easiest for one of whom nothing is known, and one that fits for others", () => {
    assert.equal(after(undefined, 0), "aaaaaa");
    assert.equal(after(undefined, 1200), "dddddd");
  });

  test("is none when all are solved", () => {
    assert.equal(after(e, 1200, ...ALL), undefined);
  });
});
