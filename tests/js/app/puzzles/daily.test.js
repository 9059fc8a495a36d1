/** The puzzle of the day: the same on all devices, and rarely another one when packs grow. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { dayOf } from "../../../../web/app/platform/day.js";
import { easyPuzzleOfDay, gamesOfDay, isNextDay, puzzleOfDay } from "../../../../web/app/puzzles/daily.js";
import { levelOf } from "../../../../web/app/puzzles/levels.js";
import { puzzleWith } from "./puzzles.js";

const GAMES = ["subsume", "parasol", "surmount", "sunspot", "sum"];
const DAYS = Array.from({ length: 365 }, (_, index) => dayOf(new Date(2026, 0, 1 + index)));

/** @param {number} count  made up, but for good */
const puzzlesOf = (count) =>
  Array.from({ length: count }, (_, index) => puzzleWith({ key: (index * 7919 + 60466176).toString(36) }));

/** @param {string} day @param {readonly import("../../../../web/app/puzzles/pack.js").Puzzle[]} puzzles */
const keyOn = (day, puzzles) => puzzleOfDay(day, puzzles)?.key;

/** Of all levels, from ratings of 400 to 2400. */
const ALL_LEVELS = puzzlesOf(200).map((puzzle, index) => ({ ...puzzle, rating: 400 + 10 * index }));

describe("the puzzle of the day", () => {
  test("is easy on Monday and harder towards Sunday", () => {
    // 2026-12-07 is a Monday.
    const week = Array.from({ length: 7 }, (_, index) => dayOf(new Date(2026, 11, 7 + index)));
    const levels = week.map((day) => levelOf(puzzleOfDay(day, ALL_LEVELS)?.rating ?? 0));
    assert.deepEqual(levels, ["easy", "easy", "medium", "medium", "hard", "hard", "hardest"]);
  });

  test("has an easy one beside it on every day, which is another one", () => {
    for (const day of DAYS) {
      const easy = easyPuzzleOfDay(day, ALL_LEVELS);
      assert.equal(levelOf(easy?.rating ?? Infinity), "easy", day);
      assert.notEqual(easy, puzzleOfDay(day, ALL_LEVELS), day);
    }
  });

  test("has none beside it where the only easy one is the puzzle of the day, or there is none", () => {
    const [only] = ALL_LEVELS;
    assert.ok(only);
    assert.equal(easyPuzzleOfDay("2026-12-07", [only]), null);
    assert.equal(easyPuzzleOfDay("2026-12-13", puzzlesOf(20)), null);
    assert.ok(puzzleOfDay("2026-12-13", puzzlesOf(20)), "of another level where there is none of the day's");
  });

  test("stays what it was before levels had their days, whatever easy ones have come since", () => {
    const day = "2026-11-30";
    const before = ALL_LEVELS.filter(({ rating }) => rating >= 600);
    assert.equal(keyOn(day, ALL_LEVELS), keyOn(day, before));
  });

  test("is of each game in turn", () => {
    const games = DAYS.slice(0, 10).map((day) => gamesOfDay(day, GAMES)[0]);
    assert.deepEqual(new Set(games.slice(0, 5)), new Set(GAMES));
    assert.deepEqual(games.slice(5), games.slice(0, 5));
  });

  test("is of the next game where one has no puzzles", () => {
    const [first, ...others] = gamesOfDay("2026-11-26", GAMES);
    assert.deepEqual(new Set([first, ...others]), new Set(GAMES));
    assert.equal(gamesOfDay("2026-11-27", GAMES)[0], others[0]);
  });

  test("is the same in whatever order a pack lists its puzzles", () => {
    const puzzles = puzzlesOf(50);
    for (const day of DAYS.slice(0, 30)) assert.equal(keyOn(day, puzzles), keyOn(day, puzzles.toReversed()));
  });

  test("stays on most days when a pack grows, and where it does not, it is one of the new ones", () => {
    const grown = puzzlesOf(220);
    const before = grown.slice(0, 200);
    const known = new Set(before.map(({ key }) => key ?? ""));
    const changed = DAYS.filter((day) => keyOn(day, before) !== keyOn(day, grown));
    assert.ok(changed.length < DAYS.length / 5, `${changed.length} days`);
    assert.ok(changed.every((day) => !known.has(keyOn(day, grown) ?? "")));
  });

  test("is hardly ever the one of the days before", () => {
    const puzzles = puzzlesOf(200);
    const keys = DAYS.map((day) => keyOn(day, puzzles));
    assert.ok(new Set(keys).size > 150, `${new Set(keys).size} puzzles in a year`);
    assert.ok(keys.filter((key, index) => key === keys[index - 1]).length < 10);
  });

  test("stays what it was on days that are gone, and is the same on every device", () => {
    const puzzles = puzzlesOf(50);
    const days = ["2026-01-01", "2026-11-26", "2026-11-27", "2027-02-28"];
    assert.deepEqual(
      days.map((day) => [gamesOfDay(day, GAMES)[0], keyOn(day, puzzles)]),
      [
        ["sum", "105fj4"],
        ["sunspot", "103e7g"],
        ["sum", "102jnl"],
        ["surmount", "1042nc"],
      ],
    );
  });

  test("is none where there are no puzzles", () => {
    assert.equal(puzzleOfDay("2026-11-26", []), null);
  });
});

test("days follow each other over the end of a month, a year and summer time", () => {
  for (const [index, day] of DAYS.entries()) if (index > 0) assert.ok(isNextDay(String(DAYS[index - 1]), day), day);
  assert.ok(isNextDay("2026-12-31", "2027-01-01"));
  assert.ok(!isNextDay("2026-11-26", "2026-11-26"));
  assert.ok(!isNextDay("2026-11-26", "2026-11-28"));
});
