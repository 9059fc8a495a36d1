/** Links that say who has a side. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { sideOfLink } from "../../../../web/app/game/linked_side.js";
import { FRIEND, PROOF } from "../../../../web/common/sides.js";
import { statesOf } from "../../support/engine.js";

const LINK = "game=subsume&size=2";
const [begun, answered] = statesOf([LINK, `${LINK}&turns=a1`]);
assert(begun && answered);

test("a friend has the side that has just moved", () => {
  assert.equal(sideOfLink(`${LINK}&turns=a1&play=letter`, answered)?.side, FRIEND);
  assert.equal(sideOfLink(`${LINK}&turns=a1&play=letter`, answered)?.player, 0);
});

test("the opponent that never errs has the side that waits, or the one that is to move where it begins", () => {
  const found = [begun, answered].flatMap((state) =>
    ["proof", "proof-begins"].map((play) => sideOfLink(`${LINK}&play=${play}`, state)),
  );
  assert.deepEqual(
    found.map((one) => [one?.player, one?.side]),
    [1, 0, 0, 1].map((player) => [player, PROOF]),
  );
});

test("any other link leaves both sides to people", () => {
  assert.equal(sideOfLink(LINK, begun), null);
});
