/** Facts that are read from the text of a turn. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { cellsNamed } from "../../../web/common/turn_text.js";

test("a turn names its cells, those of captures and flips without the letter that says so", () => {
  assert.deepEqual(cellsNamed("c3,c4(xd5)"), ["c3", "c4", "d5"]);
  assert.deepEqual(cellsNamed("xs19 Xi3"), ["s19", "i3"]);
  assert.deepEqual(cellsNamed("swap"), []);
});
