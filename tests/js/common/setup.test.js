/** The settings of a new game. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { holeCounts, mayHaveClock, usualSetup } from "../../../web/common/setup.js";
import { FRIEND, HUMAN, isComputer } from "../../../web/common/sides.js";
import { catalogue } from "../support/facts.js";

const withHoles = catalogue.games.filter(({ holes }) => holes);

test("there is a game with holes", () => assert.ok(withHoles.length > 0));

for (const info of withHoles) {
  describe(`the numbers of holes on offer for ${info.name}`, () => {
    for (const size of info.sizes) {
      test(`leave an odd number of squares on a board of ${size} by ${size}`, () => {
        const counts = holeCounts(info, size);
        assert.ok(counts.length > 0);
        for (const count of counts) assert.equal((size * size - count) % 2, 1, `${count} holes`);
      });

      test(`leave most of the board of ${size} by ${size}`, () => {
        for (const count of holeCounts(info, size)) assert.ok(count <= (size * size) / 3, `${count} holes`);
      });
    }
  });
}

test("a game without holes has none on offer", () => {
  for (const info of catalogue.games) if (!info.holes) assert.deepEqual(holeCounts(info, info.default_size), [0]);
});

test("a newcomer begins on the usual board, against the second of the five", () => {
  for (const info of catalogue.games) {
    const { game, size, sides } = usualSetup(info);
    assert.deepEqual([game, size, sides], [info.id, info.default_size, [HUMAN, info.opponents[1]?.id]]);
  }
});

test("a friend who plays by link has no clock, and is no computer", () => {
  assert.equal(mayHaveClock([HUMAN, HUMAN]), true);
  assert.equal(mayHaveClock([HUMAN, "pike"]), true);
  assert.equal(mayHaveClock([FRIEND, HUMAN]), false);
  assert.deepEqual([HUMAN, FRIEND, "pike"].map(isComputer), [false, false, true]);
});
