/**
 * The changes by a try at a puzzle: the rating, streaks, and the puzzle's result.
 *
 * @import { Progress, Result } from "../../../../web/app/puzzles/progress.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createStorage } from "../../../../web/app/platform/storage.js";
import {
  PUZZLES_KIND,
  createProgress,
  daysInARow,
  isSolved,
  ratingIn,
  withResult,
} from "../../../../web/app/puzzles/progress.js";
import { memory, opened } from "../../support/memory.js";
import { puzzleWith } from "./puzzles.js";

const DAY = "2026-11-26";
const NOTHING = createProgress(createStorage(opened(memory()))).now();

/** @param {[string, Result, (string | null)?][]} tries  keys with what they came to @returns {Progress} */
const after = (...tries) =>
  tries.reduce(
    (/** @type {Progress} */ now, [key, result, day = null]) => withResult(now, puzzleWith({ key }), result, day),
    NOTHING,
  );

describe("a first try", () => {
  test("that is right raises the rating, and one that is not lowers it", () => {
    const start = ratingIn(NOTHING, "parasol");
    assert.ok(ratingIn(after(["aaaaaa", "first"]), "parasol") > start);
    assert.ok(ratingIn(after(["aaaaaa", "missed"]), "parasol") < start);
    assert.equal(ratingIn(after(["aaaaaa", "first"]), "sum"), start, "each game has its own");
  });

  test("at a hard puzzle counts for more than one at an easy one", () => {
    const [hard, easy] = [2000, 700].map((rating) =>
      ratingIn(withResult(NOTHING, puzzleWith({ rating }), "first", null), "parasol"),
    );
    assert.ok(Number(hard) > Number(easy));
  });

  test("is the only one that counts", () => {
    const missed = after(["aaaaaa", "missed"]);
    const solved = withResult(missed, puzzleWith({ key: "aaaaaa" }), "first", null);
    assert.deepEqual(solved.ratings, missed.ratings);
    assert.equal(solved.results["parasol"]?.["aaaaaa"], "later");
    assert.equal(solved.streak, 0);
  });

  test("with a hint changes neither the rating nor the streak", () => {
    const before = after(["aaaaaa", "first"]);
    const hinted = withResult(before, puzzleWith({ key: "bbbbbb" }), "hint", null);
    assert.deepEqual([hinted.ratings, hinted.streak], [before.ratings, 1]);
    assert.ok(isSolved(hinted.results["parasol"]?.["bbbbbb"]));
  });

  test("makes a streak with those before, and the best one is kept", () => {
    const { streak, bestStreak } = after(["aaaaaa", "first"], ["bbbbbb", "first"], ["cccccc", "missed"], ["dddddd", "first"]);
    assert.deepEqual([streak, bestStreak], [1, 2]);
  });
});

test("what is solved stays solved whatever comes of it later", () => {
  const { results } = after(["aaaaaa", "first"], ["aaaaaa", "missed"]);
  assert.deepEqual(results, { parasol: { aaaaaa: "first" } });
});

describe("days in a row", () => {
  test("count each day whose puzzle was solved, in whatever way, once", () => {
    const { daily } = after(["aaaaaa", "first", "2026-11-25"], ["bbbbbb", "hint", DAY], ["bbbbbb", "first", DAY]);
    assert.deepEqual(daily, { last: DAY, days: 2, best: 2 });
    assert.equal(daysInARow(daily, DAY), 2);
  });

  test("hold until the next day is over", () => {
    const { daily } = after(["aaaaaa", "first", DAY]);
    assert.equal(daysInARow(daily, "2026-11-27"), 1);
    assert.equal(daysInARow(daily, "2026-11-28"), 0);
  });

  test("begin anew after a day that was left out, and the best is kept", () => {
    const { daily } = after(["aaaaaa", "first", "2026-11-22"], ["bbbbbb", "first", "2026-11-23"], ["cccccc", "later", DAY]);
    assert.deepEqual(daily, { last: DAY, days: 1, best: 2 });
  });

  test("are not changed by a puzzle that was not solved, nor by a clock that was put back", () => {
    assert.equal(after(["aaaaaa", "missed", DAY]).daily.days, 0);
    const { daily } = after(["aaaaaa", "first", DAY], ["bbbbbb", "first", "2026-11-25"]);
    assert.deepEqual(daily, { last: DAY, days: 1, best: 1 });
    assert.equal(daysInARow(daily, "2026-11-25"), 1, "for a traveller the day before has come again");
  });

  test("go on after a clock that was far ahead", () => {
    const { daily } = after(["aaaaaa", "first", "2099-01-01"], ["bbbbbb", "first", DAY], ["cccccc", "first", "2026-11-27"]);
    assert.deepEqual(daily, { last: "2026-11-27", days: 3, best: 3 });
  });
});

test("the progress outlives the page, and two tabs add to the same", () => {
  const area = memory();
  const [one, other] = [1, 2].map(() => createProgress(createStorage(opened(area))));
  one?.note(puzzleWith({ key: "aaaaaa" }), "first", null);
  other?.note(puzzleWith({ key: "bbbbbb" }), "missed", DAY);
  const { value } = createStorage(opened(area)).restore(PUZZLES_KIND);
  assert.deepEqual(value?.results, { parasol: { aaaaaa: "first", bbbbbb: "missed" } });
});
