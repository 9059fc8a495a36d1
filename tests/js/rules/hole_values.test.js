/** The values of first turns on small boards with holes, found in a list that has one of all images. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { readValues, squaresOf, valuesOf } from "../../../web/rules/hole_values.js";

// Made up: holes on a1 and b1; the second player wins on c3 in seven turns, the first elsewhere in one to six.
const VALUES = readValues({ 3: [".AB.CDEFg"] });

/** @type {{ how: string, holes: string[], values: Record<string, number> }[]} */
const IMAGES = [
  { how: "as it is listed", holes: ["a1", "b1"], values: { a2: 1, a3: 2, b2: 3, b3: 4, c1: 5, c2: 6, c3: -7 } },
  { how: "mirrored left and right", holes: ["b1", "c1"], values: { c2: 1, c3: 2, b2: 3, b3: 4, a1: 5, a2: 6, a3: -7 } },
  { how: "mirrored at a diagonal", holes: ["a1", "a2"], values: { b1: 1, c1: 2, b2: 3, c2: 4, a3: 5, b3: 6, c3: -7 } },
  { how: "turned by a quarter", holes: ["a2", "a3"], values: { b3: 1, c3: 2, b2: 3, c2: 4, a1: 5, b1: 6, c1: -7 } },
  { how: "turned by three quarters", holes: ["c1", "c2"], values: { b1: 1, a1: 2, b2: 3, a2: 4, c3: 5, b3: 6, a3: -7 } },
  { how: "turned by a half", holes: ["b3", "c3"], values: { c2: 1, c1: 2, b2: 3, b1: 4, a3: 5, a2: 6, a1: -7 } },
  { how: "mirrored up and down", holes: ["a3", "b3"], values: { a2: 1, a1: 2, b2: 3, b1: 4, c3: 5, c2: 6, c1: -7 } },
  { how: "mirrored at the other diagonal", holes: ["c2", "c3"], values: { b3: 1, a3: 2, b2: 3, a2: 4, c1: 5, b1: 6, a1: -7 } },
];

test("the squares are named column by column", () => assert.deepEqual(squaresOf(2), ["a1", "a2", "b1", "b2"]));

describe("the values of a placing are found", () => {
  for (const { how, holes, values } of IMAGES) {
    test(how, () => assert.deepEqual(Object.fromEntries(valuesOf(VALUES, 3, new Set(holes)) ?? []), values));
  }
});

test("a placing that is not listed has no values", () => {
  assert.equal(valuesOf(VALUES, 3, new Set(["a1"])), null);
  assert.equal(valuesOf(VALUES, 3, new Set(["a1", "c1"])), null);
});
