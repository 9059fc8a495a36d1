/** The attributes of an embedded board: bad values are refused in one sentence that quotes them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { translated } from "../../../web/common/catalogue.js";
import { readOptions } from "../../../web/embed/options.js";
import { BadAttribute } from "../../../web/embed/position_text.js";
import { catalogue, damagedAttributes } from "../support/facts.js";

const offered = translated(catalogue);

/** @param {Record<string, string>} attributes */
const read = (attributes) => readOptions((name) => attributes[name] ?? null, offered);

/** @param {Record<string, string>} attributes @returns {string | null} why they are refused */
function refusal(attributes) {
  try {
    read(attributes);
    return null;
  } catch (problem) {
    if (problem instanceof BadAttribute) return problem.message;
    throw problem;
  }
}

test("each of thousands of damaged attributes is read or refused in a sentence", () => {
  const refusals = damagedAttributes.map(refusal).filter((message) => message !== null);
  const sound = damagedAttributes.length - refusals.length;
  assert.ok(refusals.length > damagedAttributes.length / 10, `${refusals.length} are refused`);
  assert.ok(sound > damagedAttributes.length / 100, `${sound} are sound`);
  for (const message of refusals) assert.ok(message.length > 0 && message.length < 500, message);
});

describe("what is refused is quoted", () => {
  /** @type {[Record<string, string>, string][]} */
  const cases = [
    [
      { game: "subsume", size: "3", position: "red a1, green b2" },
      "“green b2” should begin with red or blue, and then name cells.",
    ],
    [{ game: "parasol", size: "3", turns: "c3 z9 b2" }, "There is no cell “z9” on this board."],
    [{ game: "parasol", size: "3", turns: "c3 c3" }, "The cell “c3” holds two stones."],
    [{ game: "subsume", size: "3", holes: "b2 c3" }, "Subsume is played without holes, not with “b2 c3”."],
    [{ game: "surmount", size: "4", start: "d4, d5/c4/2" }, "There is no cell “d4,” on this board."],
    [{ game: "surmount", size: "4", mode: "puzzle", mover: "red" }, "The mover “red” should be black or white."],
    [{ game: "sum", mode: "riddle" }, "There is no mode “riddle”; the modes are diagram, replay, play, puzzle."],
  ];
  for (const [attributes, message] of cases) test(message, () => assert.equal(refusal(attributes), message));
});

test("a comma too many does no harm", () => {
  assert.deepEqual(read({ game: "subsume", size: "3", position: "red a1,, blue c3," }).stones, { a1: "red", c3: "blue" });
});

test("the stones are known from the turns where stones stay as they were put, with a swap", () => {
  assert.deepEqual(read({ game: "parasol", size: "3", turns: "c3 swap b2" }).stones, { c3: "red", b2: "blue" });
  assert.equal(read({ game: "sum", size: "3", turns: "b2" }).stones, null, "only the rules know");
});

test("a swap changes which colour is to move, not which player", () => {
  const { mover, colour } = read({ game: "sunspot", size: "4", turns: "d4 swap", position: "black d4", mode: "play" });
  assert.deepEqual([mover, colour], [0, "white"]);
});

test("a puzzle's position by itself is where the game begins, and its mover says who is to move", () => {
  const puzzle = { game: "subsume", size: "3", mode: "puzzle", position: "blue c3, red a1 b2" };
  const { start, mover, colour, stones } = read(puzzle);
  assert.deepEqual([start, mover, colour], ["a1 b2/c3/1", 0, "red"]);
  assert.deepEqual(stones, { a1: "red", b2: "red", c3: "blue" });
  const { start: second, mover: player, colour: moving } = read({ ...puzzle, mover: "blue" });
  assert.deepEqual([second, player, moving], ["a1 b2/c3/2", 1, "blue"]);
  assert.equal(read({ ...puzzle, turns: "a1" }).start, "", "the turns say what led there");
  assert.equal(read({ ...puzzle, mode: "play" }).start, "");
});

test("a replay begins before the first turn, everything else after the last", () => {
  const counts = ["replay", "play", "diagram"].map((mode) => read({ game: "sum", turns: "a1 b2", mode }).played);
  assert.deepEqual(counts, [0, 2, 2]);
});
