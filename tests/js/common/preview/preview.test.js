/**
 * Previews of steps in words, for each game.
 *
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 * @import { State } from "../../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { previewText, previewOf } from "../../../../web/common/preview/preview.js";
import { ask } from "../../support/engine.js";

/** The record, a cell, and its preview's text. @type {[string, string, string][]} */
const CASES = [
  ["sum 5: a2 a1", "b2", "Removes 1 stone\u00a0· Black can no longer play 3 cells"],
  ["parasol 3: c3 a1 c2 a2 d3 a3", "c4", "Wins 1 parasol"],
  ["surmount 4: c2 d4 a1 d5 g1 d6", "c3", "Makes a group of 2\u00a0· Then it may grow"],
  ["sunspot 3: c2 a1 d2 a2 d3 a3 c4 b1 b3 b4", "b2", "Black wins"],
];

const replies = ask(
  CASES.map(([record, cell]) => [
    { do: "load", record },
    { do: "preview", cells: [cell] },
  ]),
);

/** @param {number} index of a case @param {string | null} cell that is pointed at @param {boolean} isTapped */
function said(index, cell, isTapped) {
  const [loaded, foreseen] = replies[index] ?? [];
  const state = /** @type {State} */ (loaded.state);
  const targets = Object.fromEntries(Object.entries(state.targets).map(([name, { kind }]) => [name, kind]));
  const known = /** @type {[string, any][]} */ (Object.entries(foreseen.previews));
  return previewText(
    { targets, previews: Object.fromEntries(known.map(([name, facts]) => [name, previewOf(state, facts)])) },
    cell,
    isTapped,
  );
}

describe("each game says what it turns on", () => {
  for (const [index, [record, cell, text]] of CASES.entries()) {
    test(`${record}: ${text}`, () => assert.equal(said(index, cell, false), text));
  }
});

test("after a first tap a second one is asked for", () => {
  assert.equal(said(0, "b2", true), "Removes 1 stone\u00a0· Black can no longer play 3 cells\u00a0· Tap again to play");
});

test("a cell not known yet gets only the words about the tap, and one that is no target none", () => {
  assert.equal(said(0, "e5", true), "Tap again to play");
  assert.equal(said(0, "e5", false), "");
  assert.equal(said(0, "a1", true), "");
  assert.equal(said(0, null, false), "");
});
