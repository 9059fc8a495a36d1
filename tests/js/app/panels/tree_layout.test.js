/** The picture of the tree of turns: the place of each turn, and the targets of the arrow keys. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { treeLayout, turnAfterKey } from "../../../../web/app/panels/tree_layout.js";

/** @param {[number, number][]} pairs  each turn with the one it follows */
const nodes = (pairs) => pairs.map(([id, after]) => ({ id, after, turn: `t${id}` }));

/** A main line 1 2 3 4, the variation 5 6 after 1, and 7 after 3. */
const TREE = nodes([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [7, 3],
  [5, 1],
  [6, 5],
]);

/** @param {ReturnType<typeof nodes>} tree @returns {Record<number, [number, number]>} column and row of each turn */
const grid = (tree) => Object.fromEntries([...treeLayout(tree).values()].map(({ id, column, row }) => [id, [column, row]]));

test("the main line is the top row, and each turn stands in the column of its number", () => {
  assert.deepEqual(
    grid(
      nodes([
        [1, 0],
        [2, 1],
        [3, 2],
      ]),
    ),
    { 0: [0, 0], 1: [1, 0], 2: [2, 0], 3: [3, 0] },
  );
});

test("a variation has the first row that is free from where it departs", () => {
  const found = grid(TREE);
  assert.deepEqual(found[7], [4, 1]);
  // It ends where the other begins: in the same row their strokes would touch.
  assert.deepEqual(
    [found[5], found[6]],
    [
      [2, 2],
      [3, 2],
    ],
  );
});

test("variations that do not meet share a row", () => {
  const found = grid(
    nodes([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [6, 3],
      [5, 0],
    ]),
  );
  assert.deepEqual(
    [found[5], found[6]],
    [
      [1, 1],
      [4, 1],
    ],
  );
});

test("no two turns lie in one place, whatever the tree", () => {
  for (let seed = 1; seed < 40; seed += 1) {
    let state = seed;
    const random = (/** @type {number} */ below) => (state = (state * 48271) % 2147483647) % below;
    const tree = nodes(Array.from({ length: 60 }, (_, index) => [index + 1, random(index + 1)]));
    const places = [...treeLayout(tree).values()];
    assert.equal(places.length, 61);
    assert.equal(new Set(places.map(({ column, row }) => `${column} ${row}`)).size, 61);
  }
});

test("the arrow keys lead along the line, and up and down to the turns of the same number", () => {
  const places = treeLayout(TREE);
  const line = [1, 5, 6];
  const from = (/** @type {number} */ here, /** @type {string} */ key) => turnAfterKey(places, here, key, line);
  assert.equal(from(1, "ArrowRight"), 5, "along the line on the board");
  assert.equal(from(2, "ArrowRight"), 3, "else along the first one");
  assert.equal(from(5, "ArrowLeft"), 1);
  assert.equal(from(0, "ArrowRight"), 1);
  assert.equal(from(5, "ArrowUp"), 2);
  assert.equal(from(2, "ArrowDown"), 5);
  assert.deepEqual(
    [from(0, "ArrowLeft"), from(6, "ArrowRight"), from(2, "ArrowUp"), from(1, "ArrowDown")],
    [null, null, null, null],
  );
  assert.deepEqual([from(5, "Home"), from(5, "End")], [0, 6]);
});
