/**
 * The packs of the site, fetched when they are first asked for.
 *
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createPacks } from "../../../../web/app/puzzles/packs.js";
import { gameOf } from "../../../../web/common/catalogue.js";
import { catalogue } from "../../support/facts.js";

const SUM = /** @type {GameInfo} */ (gameOf(catalogue, "sum"));

/** The requests, each with the function that answers it. @type {{ address: string, answer: (text: string | null) => void }[]} */
let asked = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (address) =>
    new Promise((resolve) => {
      asked.push({
        address: String(address),
        answer: (text) => resolve(new Response(text, { status: text === null ? 404 : 200 })),
      });
    });
});

test("a pack that is on its way is not fetched once more", async () => {
  const packs = createPacks(catalogue);
  const both = Promise.all([packs.fetchPack(SUM), packs.fetchPack(SUM)]);
  assert.equal(asked.length, 1);
  assert.match(asked[0]?.address ?? "", /packs\/sum\.txt$/);
  asked[0]?.answer("sunstones-puzzles 1 sum\n");
  const [first, second] = await both;
  assert.equal(first, second);
  assert.ok(packs.isKnown(SUM));
  await packs.fetchPack(SUM);
  assert.equal(asked.length, 1);
});

test("a pack that could not be fetched is asked for anew", async () => {
  const packs = createPacks(catalogue);
  const before = packs.fetchPack(SUM);
  asked[0]?.answer(null);
  await before;
  assert.equal(packs.isKnown(SUM), false);
  assert.notEqual(packs.problemOf(SUM), "");
  const after = packs.fetchPack(SUM);
  assert.equal(asked.length, 2);
  asked[1]?.answer("sunstones-puzzles 1 sum\n");
  await after;
  assert.equal(packs.problemOf(SUM), "");
});
