/** The overlays of the study panel on the board. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { adviceOf } from "../../../../web/app/study/advice.js";
import { statesOf } from "../../support/engine.js";

const [state] = statesOf(["subsume 4: d4 d5 c4"]);
assert.ok(state);
const [first = "", second = ""] = Object.keys(state.targets);

/** @param {object} study */
const adviseOn = (study) =>
  adviceOf(/** @type {any} */ ({ hinted: null, isOn: false, analysis: null, peek: null, ...study }), state);

test("a hint stays while the analysis goes on to another step", () => {
  const analysis = { candidates: [{ text: second }], line: [] };
  for (const isOn of [true, false]) {
    assert.deepEqual(adviseOn({ hinted: first, isOn, analysis }), { hint: first, badges: {}, ghosts: {} });
  }
});

test("the analysis numbers the steps it lists, the best first, and marks what it has proved", () => {
  const candidates = [
    { text: first, win_rate: 0.614, proven: null },
    { text: second, win_rate: 0, proven: "loss" },
  ];
  assert.deepEqual(adviseOn({ isOn: true, analysis: { candidates, line: [] } })?.badges, {
    [first]: { text: "61", share: 0.614, best: true },
    [second]: { text: "✗", share: 0, best: false },
  });
  assert.equal(adviseOn({ analysis: { candidates, line: [] } }), null, "nothing where it is off");
});

test("the best line is shown up to the turn pointed at, with the stones that it removes", () => {
  const line = [{ cells: { [first]: "red" } }, { cells: { [second]: "blue", d4: null, [first]: null } }];
  const ghostsAt = (/** @type {number} */ peek) => adviseOn({ isOn: true, peek, analysis: { candidates: [], line } })?.ghosts;
  assert.deepEqual(ghostsAt(1), { [first]: { colour: "red", text: "1" } });
  assert.deepEqual(ghostsAt(2), { [second]: { colour: "blue", text: "2" }, d4: { colour: null, text: "" } });
});

test("a turn with a mark is shown with its sign, and beside it what the better one would have changed", () => {
  const instead = { c4: "red", [second]: "red", d4: "blue", d5: null };
  const judgement = /** @type {any} */ ({ text: "c4", mark: "blunder", better: `c4;X${second};Xd4`, better_cells: instead });
  const status = /** @type {any} */ ({ hinted: null, isOn: false, analysis: null, peek: null });
  assert.deepEqual(adviceOf(status, state, judgement), {
    hint: null,
    badges: { c4: { text: "??", share: 0, best: false } },
    ghosts: { [second]: { colour: "red", text: "!" }, d4: { colour: "blue", text: "!" }, d5: { colour: null, text: "" } },
    isVerdict: true,
  });
  assert.equal(adviceOf(status, state, { ...judgement, mark: null }), null, "nothing of a turn without a mark");
});

test("the analysis shows who is likely to own what, where it is sure enough", () => {
  const analysis = { candidates: [], line: [], ownership: { d4: 0.8, d5: -1, c4: 0.1 } };
  const status = /** @type {any} */ ({ hinted: null, isOn: true, analysis, peek: null });
  assert.deepEqual(adviceOf(status, state, null, ["red", "blue"])?.owners, {
    d4: { colour: "red", share: 0.8 },
    d5: { colour: "blue", share: 1 },
  });
});

test("where a number stands nothing tells who is likely to own the cell", () => {
  const candidates = [{ text: first, win_rate: 0.64, proven: null }];
  const analysis = { candidates, line: [], ownership: { [first]: 0.8, [second]: -1 } };
  const status = /** @type {any} */ ({ hinted: null, isOn: true, analysis, peek: null });
  const advice = adviceOf(status, state, null, ["red", "blue"]);
  assert.deepEqual(Object.keys(advice?.badges ?? {}), [first]);
  assert.deepEqual(Object.keys(advice?.owners ?? {}), [second]);
});
