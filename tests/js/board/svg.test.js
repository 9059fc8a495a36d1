/**
 * Boards as SVG pictures: they show the position and the last turn as the canvas does.
 *
 * @import { Palette, StonePaint } from "../../../web/board/palette.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { boardSvg } from "../../../web/board/images/svg.js";
import { drawingsOverlay } from "../../../web/board/layers/drawings.js";
import { numbersOverlay } from "../../../web/board/layers/numbers.js";
import { emptyView } from "../../../web/board/view.js";

/** Every paint is a name. @type {any} */
const names = new Proxy({}, { get: (_, name) => String(name) });
/** @type {Palette} */
const palette = new Proxy(names, { get: (_, name) => (name === "stones" ? { red: names, blue: names } : String(name)) });

const view = emptyView("hex", 3);

/** @param {Partial<typeof view.marks>} marks @param {Record<string, "red" | "blue">} stones @returns {string} */
const drawn = (marks, stones) => boardSvg({ ...view, stones, marks: { ...view.marks, ...marks } }, palette, "A board");

/** @param {string} svg @param {RegExp} pattern */
const count = (svg, pattern) => [...svg.matchAll(pattern)].length;

test("a stone that was taken off leaves its outline and a cross", () => {
  assert.equal(count(drawn({}, { c3: "red" }), /class="removed"/g), 0);
  assert.equal(count(drawn({ removed: { b2: "blue", b3: "blue" } }, { c3: "red" }), /class="removed"/g), 2);
});

test("a stone in the place of one that was taken off hides it", () => {
  assert.equal(count(drawn({ removed: { c3: "blue" } }, { c3: "red" }), /class="removed"/g), 0);
});

test("a step of the turn under way is ringed once", () => {
  assert.equal(count(drawn({ last: ["c3"], steps: ["c3"] }, { c3: "red" }), /class="mark"/g), 1);
});

/** @param {import("../../../web/board/view.js").Overlay[]} overlays */
const overlaid = (overlays) => boardSvg({ ...view, stones: { c3: "red" }, overlays }, palette, "A board");

test("what was drawn on cells of the board is drawn, each shape above its casing", () => {
  const svg = overlaid([
    drawingsOverlay([
      { kind: "circle", cell: "c3" },
      { kind: "cross", cell: "b2" },
      { kind: "square", cell: "a1" },
      { kind: "label", cell: "b3", text: "A" },
      { kind: "arrow", cell: "c3", to: "e1" },
      { kind: "arrow", cell: "c3", to: "z9" },
    ]),
  ]);
  assert.equal(count(svg, /<path class="drawing" fill="none"/g), 2 * 4);
  assert.equal(count(svg, /<text[^>]*>A<\/text>/g), 1);
  assert.ok(!svg.includes("NaN"));
});

test("numbers stand on stones, and nowhere else", () => {
  const svg = overlaid([numbersOverlay({ c3: 12, b2: 77 })]);
  assert.equal(count(svg, /<text[^>]*>12<\/text>/g), 1);
  assert.equal(count(svg, />77</g), 0);
});
