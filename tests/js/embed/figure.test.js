/** Figures of positions, in Node. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { figure } from "../../../web/embed/figure.js";
import { positionFigures } from "../support/facts.js";

test("one text gives one figure, in Node and by the engine's command", () => {
  assert.ok(positionFigures.length > 0);
  for (const { text, options, svg } of positionFigures) assert.equal(figure(text, options), svg, text);
});

test("a text that is no position is refused in a sentence", () => {
  /** @type {[string, RegExp][]} */
  const refused = [
    ["chess: red a1", /chess/],
    ["red a1", /red a1/],
    ["subsume 99: red a1", /99/],
    ["subsume 4: green a1", /green/],
    ["subsume 4: red z9", /z9/],
    ["subsume 4 holes a1: red b2", /holes/],
    ["subsume 4: d4 c3", /d4/],
  ];
  for (const [text, words] of refused) assert.throws(() => figure(text), words, text);
});
