/**
 * Boards as SVG pictures: what the canvas shows of the position and the last turn stands in them, too.
 *
 * @import { Palette, StonePaint } from "../../../web/board/palette.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { boardSvg } from "../../../web/board/images/svg.js";
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
