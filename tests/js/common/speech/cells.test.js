/**
 * Cells in words: drawings are said, and only as far as they are drawn.
 *
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 * @import { State } from "../../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { boardView } from "../../../../web/common/board_view.js";
import { gameOf, translated } from "../../../../web/common/catalogue.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { boardWords } from "../../../../web/common/speech/cells.js";
import { statesOf } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";

const offered = translated(catalogue);
const SHOWN = { legal: false, last: true, threats: true, tapTwice: true };

/** @param {State} state @param {Partial<typeof SHOWN>} [shown] of a game for two people */
function viewOf(state, shown = {}) {
  const info = /** @type {GameInfo} */ (gameOf(offered, state.game));
  const setup = { ...usualSetup(info), size: state.size, sides: /** @type {[string, string]} */ (["human", "human"]) };
  return boardView({ ...firstSnapshot(setup), state }, info, { ...SHOWN, ...shown });
}

/** @param {State} state @param {string} cell @param {Partial<typeof SHOWN>} [shown] @returns {string[]} its words */
const words = (state, cell, shown) => boardWords.describeCell(cell, viewOf(state, shown)).split(", ");

describe("a cell's threats are said as far as they are drawn", () => {
  /** The record, a cell with a mark, one without, and the words. @type {[string, string, string, string][]} */
  const cases = [
    ["sum 5: a2 a1 e5", "a1", "e5", "in danger"],
    ["surmount 4: d4 a1 d5", "d4", "d3", "group of 2"],
    ["sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2", "d4", "g1", "in danger"],
    ["sunspot 4: e3 e6 a3 d3 g4 g3 c5 g2 f3 f5 c2 d5 c6 e1 b4 d7 b2 c3 b3", "d5", "a3", "does not see the edge"],
    ["parasol 3: c3 a1 c2 a2", "c3", "a1", "Red leads in the parasol"],
    ["parasol 3: c3 a1 c2 a2 d3 a3 c4", "c3", "a1", "parasol held by Red"],
  ];
  const states = statesOf(cases.map(([record]) => record));
  for (const [index, [record, marked, plain, said]] of cases.entries()) {
    const state = /** @type {State} */ (states[index]);
    test(`${said}: ${record}`, () => {
      assert.ok(words(state, marked).includes(said));
      assert.ok(!words(state, plain).includes(said));
      assert.ok(!words(state, marked, { threats: false }).includes(said));
    });
  }
});

const [sum, parasol, subsume] = /** @type {[State, State, State]} */ (
  statesOf(["sum 5: a2 a1 b2", "parasol 3: c3", "subsume 4: d4"])
);

test("a stone that has just been played, and one that was just taken off", () => {
  assert.deepEqual(words(sum, "b2"), ["b2", "white stone", "just played"]);
  assert.deepEqual(words(sum, "a1"), ["a1", "empty", "a black stone was just removed", "cannot be played"]);
});

test("of each empty cell it is said whether it can be played, also where legal cells are not shown", () => {
  for (const cell of Object.keys(subsume.board)) {
    const isEmpty = subsume.board[cell] === null;
    assert.equal(words(subsume, cell).includes("can be played"), cell in subsume.targets, cell);
    assert.equal(words(subsume, cell).includes("cannot be played"), isEmpty && !(cell in subsume.targets), cell);
  }
});

test("a stone is called by its colour", () => {
  assert.deepEqual(words(parasol, "c3"), ["c3", "red stone", "just played", "Red leads in the parasol"]);
});
