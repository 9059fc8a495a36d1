/** The page's facts about games and opponents before Python is there. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { gameOf, opponentName, paceOf } from "../../../web/common/catalogue.js";
import { catalogue } from "../support/facts.js";

const sum = /** @type {import("../../../web/common/catalogue.js").GameInfo} */ (gameOf(catalogue, "sum"));
const [first, , , , fifth] = sum.opponents;

test("an even match may take as long as the slowest opponent, so a clock makes it hurry, too", () => {
  assert.ok(first && fifth);
  assert.equal(paceOf(sum, first.id), first.seconds);
  assert.equal(paceOf(sum, "even-1430"), fifth.seconds);
});

test("an even match is called by its level", () => {
  assert.equal(opponentName(sum, "even-1430"), "Even match (1430)");
  assert.equal(opponentName(sum, "of a later page"), "of a later page");
});
