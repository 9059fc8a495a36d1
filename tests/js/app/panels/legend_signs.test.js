import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emptyView, noMarks } from "../../../../web/board/view.js";
import { adviceSigns, signsOf } from "../../../../web/app/panels/legend_signs.js";

/** @typedef {import("../../../../web/board/view.js").Advice} Advice */

/** @param {Partial<Advice>} advice @returns {string[]} the names of the signs that are explained */
const named = (advice) =>
  adviceSigns({ hint: null, badges: {}, ghosts: {}, ...advice }).flatMap(([name, cell]) => (cell === undefined ? [] : [name]));

describe("what is laid over the board is explained as what it is", () => {
  test("an analysis tells chances, and how its best line goes on", () => {
    assert.deepEqual(named({ badges: { a1: { text: "64", share: 0.64, best: true } } }), ["badge"]);
    assert.deepEqual(named({ badges: { a1: { text: "✓", share: 1, best: true } } }), ["proven"]);
    const both = { a1: { text: "✓", share: 1, best: true }, b1: { text: "12", share: 0.12, best: false } };
    assert.deepEqual(named({ badges: both }), ["proven", "badge"]);
    assert.deepEqual(named({ ghosts: { a1: { colour: "red", text: "1" } } }), ["ghost"]);
  });

  test("a review tells what it says of a turn, and which one would have been better", () => {
    const badges = { a1: { text: "??", share: 0, best: false } };
    const review = (/** @type {Partial<Advice>} */ advice) => named({ ...advice, isVerdict: true });
    assert.deepEqual(review({ badges }), ["verdict"]);
    assert.deepEqual(review({ badges, ghosts: { b1: { colour: "red", text: "!" } } }), ["verdict", "better"]);
    assert.deepEqual(review({ badges, ghosts: { b1: { colour: null, text: "" } } }), ["verdict", "better"], "a stone would go");
    assert.deepEqual(review({ ghosts: { b1: { colour: "red", text: "!" } } }), ["better"], "a pass stands on no cell");
  });

  test("nothing is explained where nothing is laid", () => {
    assert.deepEqual(named({}), []);
  });
});

test("each mark is explained where it is on the board, one of a preview with its cell pointed at", () => {
  const preview = { ...{ text: "", removed: {}, flipped: {}, loop: null, pips: {}, follow: {}, group: [] }, closed: {} };
  const view = {
    ...emptyView("hex", 3),
    stones: /** @type {const} */ ({ c3: "red", d4: "blue" }),
    marks: { ...noMarks(), last: ["d4"], named: ["c3"] },
    previews: { a1: preview, b2: { ...preview, closed: { b3: [/** @type {const} */ ("blue")] } } },
  };
  assert.deepEqual(signsOf(view), [
    { name: "last", cell: "d4", aim: null },
    { name: "closed", cell: "b3", aim: "b2" },
    { name: "named", cell: "c3", aim: null },
  ]);
});
