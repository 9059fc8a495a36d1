/** Figures by the page's modules are those of the engine. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { figureSvg } from "../../../web/board/images/figure.js";
import { marksOverlay } from "../../../web/common/notes.js";
import { figures } from "../support/facts.js";

test("a figure by the page is the engine's, byte by byte: all games, boards, marks, orientations and palettes", () => {
  assert.ok(figures.length >= 60);
  for (const { figure, svg } of figures) assert.equal(figureSvg(figure, marksOverlay(figure.marks)), svg);
});

test("the figures that are compared have everything that a figure can show", () => {
  const texts = figures.map(({ svg }) => svg).join("\n");
  for (const part of ["<desc>", 'class="loop"', 'class="removed"', 'class="mark"', "stroke-dasharray", 'class="number"']) {
    assert.ok(texts.includes(part), part);
  }
  assert.ok(figures.some(({ figure }) => figure.flipped.length > 0));
  assert.deepEqual(new Set(figures.map(({ figure }) => figure.palette)), new Set(["colour", "grey", "outline"]));
});
