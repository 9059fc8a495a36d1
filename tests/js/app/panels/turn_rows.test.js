/** The list of turns: what a step redraws, and what it leaves. */
import assert from "node:assert/strict";
import { test } from "node:test";

// lit-html needs these when it is loaded; nothing is drawn here.
Object.assign(globalThis, { document: { createTreeWalker: () => ({}), createComment: () => ({}), querySelector: () => null } });
const { noChange } = await import("../../../../web/common/html.js");
const { mainLine, turnRows } = await import("../../../../web/app/panels/turn_rows.js");

/** @typedef {{ id: number, after: number, turn: string }} Node */
/** @typedef {import("../../../../web/app/panels/turn_rows.js").Drawn} Drawn */

const VARIATIONS = 300;

/** A main line of two turns, and `VARIATIONS` answers instead of the second, each of two turns. @returns {Node[]} */
function broadTree() {
  const nodes = [
    { id: 1, after: 0, turn: "a1" },
    { id: 2, after: 1, turn: "b1" },
  ];
  for (let id = 3; id < 3 + 2 * VARIATIONS; id += 2) {
    nodes.push({ id, after: 1, turn: `c${id}` }, { id: id + 1, after: id, turn: `d${id}` });
  }
  return nodes;
}

/** @param {Node[]} nodes @param {number} here @param {Map<number, Drawn[]>} [before] @param {string} [unfinished] */
function draw(nodes, here, before = new Map(), unfinished = "") {
  const line = mainLine({ nodes, here, line: [], can_restore: false });
  return turnRows(line, { here, unfinished, canTravel: true, markOf: () => null, noteOf: () => null }, before);
}

/** The number of turns that are drawn. @param {unknown} part @returns {number} */
function drawnIn(part) {
  if (part === noChange) return 0;
  if (Array.isArray(part)) return part.reduce((sum, one) => sum + drawnIn(one), 0);
  const { strings, values } = /** @type {{ strings?: string[], values?: unknown[] }} */ (Object(part));
  if (!strings || !values) return 0;
  return Number(strings.some((text) => text.includes('class="turn"'))) + drawnIn(values);
}

test("a step draws the turns that it leads from and to, not all variations", () => {
  const nodes = broadTree();
  const first = draw(nodes, 4);
  assert.equal(drawnIn(first.rows), 2 + 2 * VARIATIONS);
  const next = draw(nodes, 204, first.drawn);
  assert.equal(drawnIn(next.rows), 2 + 2 * 2);
  assert.equal(drawnIn(draw(nodes, 204, next.drawn).rows), 2);
});

test("one more variation draws its own turns, and one less those that move up", () => {
  const nodes = broadTree();
  const { drawn } = draw(nodes, 2);
  assert.equal(drawnIn(draw([...nodes, { id: 9_999, after: 1, turn: "e5" }], 2, drawn).rows), 2 + 1);
  assert.equal(drawnIn(draw(nodes.toSpliced(-4, 2), 2, drawn).rows), 2 + 2);
});

test("where the rows move down all are drawn, and another variation in a place is", () => {
  const nodes = broadTree();
  const { drawn } = draw(nodes, 0);
  assert.equal(drawnIn(draw(nodes, 0, drawn, "a1").rows), 2 + 2 * VARIATIONS);
  const other = nodes.map((node) => (node.id === 3 ? { ...node, turn: "e5" } : node));
  assert.equal(drawnIn(draw(other, 0, drawn).rows), 2 + 2);
});

test("a variation of a variation is drawn with what it departs from", () => {
  const nodes = [...broadTree(), { id: 9_999, after: 3, turn: "e5" }];
  const { drawn } = draw(nodes, 0);
  assert.equal(drawnIn(draw(nodes, 9_999, drawn).rows), 2 + 2 + 1);
  assert.equal(drawnIn(draw(nodes, 4, drawn).rows), 2 + 2);
});

test("the tree is read without copying what follows a turn for each that does", () => {
  const nodes = broadTree();
  let copied = 0;
  const usual = Object.getOwnPropertyDescriptor(Array.prototype, Symbol.iterator);
  assert.ok(usual);
  Object.defineProperty(Array.prototype, Symbol.iterator, {
    ...usual,
    /** @this {unknown[]} */
    value() {
      copied += this.length;
      return usual.value.call(this);
    },
  });
  try {
    mainLine({ nodes, here: 0, line: [], can_restore: false });
  } finally {
    Object.defineProperty(Array.prototype, Symbol.iterator, usual);
  }
  assert.ok(copied < 4 * nodes.length, `${copied}`);
});
