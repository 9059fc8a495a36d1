/** The colours of figures are those of the board as usual, by day. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { PALETTES } from "../../../web/board/palettes.js";

const SHEET = readFileSync(new URL("../../../web/board/board.css", import.meta.url), "utf8");

/** @param {string} name @returns {string} as six digits */
function byDay(name) {
  const [, colour = ""] = RegExp(`--board-${name}: (?:light-dark\\()?(#[0-9a-f]+)`).exec(SHEET) ?? [];
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
}

test("the colours of a figure are those of the style sheet", () => {
  const { base, rim, tile, edgeTile, hole, label, glow, glowSoft, drawing, drawingCase, stones } = PALETTES.colour;
  const surfaces = { base, rim, tile, hole, label, glow, drawing };
  for (const [name, colour] of Object.entries(surfaces)) assert.equal(colour, byDay(name), name);
  assert.deepEqual([edgeTile, glowSoft, drawingCase], ["edge-tile", "glow-soft", "drawing-case"].map(byDay));
  for (const [stone, { light, main, deep, rim: edge }] of Object.entries(stones)) {
    const parts = { light, main, deep, rim: edge };
    for (const [part, colour] of Object.entries(parts)) assert.equal(colour, byDay(`${stone}-${part}`), `${stone} ${part}`);
  }
});
