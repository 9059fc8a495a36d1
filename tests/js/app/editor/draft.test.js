/**
 * Setting up a position: the tools, and holes that repeat themselves.
 *
 * @import { Draft, Tool } from "../../../../web/app/editor/draft.js"
 * @import { Symmetry } from "../../../../web/app/editor/symmetry.js"
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 */
import fc from "fast-check";
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { applyTool, draftOf, emptyDraft } from "../../../../web/app/editor/draft.js";
import { SYMMETRIES, imagesOf, scatterHoles } from "../../../../web/app/editor/symmetry.js";
import { createGeometry } from "../../../../web/board/geometry.js";
import { gameOf } from "../../../../web/common/catalogue.js";
import { statesOf } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";

/** @param {string} id */
const infoOf = (id) => /** @type {GameInfo} */ (gameOf(catalogue, id));
const surmount = infoOf("surmount");
const sum = infoOf("sum");

/** @param {Draft} draft @param {...[Tool, string]} steps of Surmount */
const edit = (draft, ...steps) => steps.reduce((before, [tool, cell]) => applyTool(before, tool, cell, surmount, "none"), draft);

test("a draft begins with the board as it stands", () => {
  const [state] = statesOf(["surmount 4: d4 c3"]);
  assert.ok(state);
  const draft = draftOf(state, surmount);
  assert.deepEqual(draft, { game: "surmount", size: 4, holes: [], stones: { c3: "white", d4: "black" }, toMove: 0 });
});

test("a swap keeps the stones' colours and changes the colour to move", () => {
  const [state] = statesOf(["parasol 3: c3 swap"]);
  assert.ok(state);
  const draft = draftOf(state, infoOf("parasol"));
  assert.deepEqual([draft.stones, draft.toMove], [{ c3: "red" }, 1]);
});

test("a stone is put, changed, and taken away by putting the same one again", () => {
  const empty = emptyDraft("surmount", 4);
  assert.deepEqual(edit(empty, ["first", "d4"]).stones, { d4: "black" });
  assert.deepEqual(edit(empty, ["first", "d4"], ["second", "d4"]).stones, { d4: "white" });
  assert.deepEqual(edit(empty, ["second", "e3"], ["second", "e3"]).stones, {});
  assert.deepEqual(edit(empty, ["second", "e3"], ["remove", "e3"]).stones, {});
});

test("a hole removes the stone there, and any tool turns a hole back into a square", () => {
  const begun = applyTool(emptyDraft("sum", 5), "first", "c3", sum, "none");
  const holed = applyTool(begun, "hole", "c3", sum, "none");
  assert.deepEqual([holed.holes, holed.stones], [["c3"], {}]);
  for (const tool of /** @type {Tool[]} */ (["first", "second", "remove", "hole"])) {
    const { holes, stones } = applyTool(holed, tool, "c3", sum, "none");
    assert.deepEqual([holes, stones], [[], {}], tool);
  }
});

test("a hole is made with its image, and taken back with it", () => {
  const holed = applyTool(emptyDraft("sum", 5), "hole", "a1", sum, "turn");
  assert.deepEqual([...holed.holes].sort(), ["a1", "e5"]);
  assert.deepEqual(applyTool(holed, "hole", "e5", sum, "turn").holes, []);
});

describe("holes at random", () => {
  const numbers = fc.record({
    symmetry: fc.constantFrom(...SYMMETRIES),
    size: fc.integer({ min: 3, max: 9 }),
    share: fc.double({ min: 0, max: 0.34, noNaN: true }),
  });

  test("are as many as were asked for, and as symmetric, or there are none", () => {
    fc.assert(
      fc.property(numbers, ({ symmetry, size, share }) => {
        const geometry = createGeometry("square", size);
        const count = Math.floor(size * size * share);
        const holes = scatterHoles(symmetry, geometry, count);
        if (holes === null) return symmetry !== "none" && count % 2 === 1;
        const images = holes.flatMap((hole) => imagesOf(symmetry, geometry, hole));
        return new Set(holes).size === count && images.every((image) => holes.includes(image));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test("cannot be three on an even board that half a turn leaves as it is", () => {
    assert.equal(scatterHoles("turn", createGeometry("square", 4), 3), null);
  });
});

test("the diagonal exchanges rows and columns, and half a turn exchanges opposite corners", () => {
  const geometry = createGeometry("square", 5);
  /** @type {[Symmetry, string, string[]][]} */
  const cases = [
    ["none", "b1", ["b1"]],
    ["diagonal", "b1", ["b1", "a2"]],
    ["diagonal", "b2", ["b2"]],
    ["turn", "a1", ["a1", "e5"]],
    ["turn", "c3", ["c3"]],
  ];
  for (const [symmetry, cell, images] of cases) assert.deepEqual(imagesOf(symmetry, geometry, cell), images);
});
