/** Values that are made at the first call and kept. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { lazy } from "../../../web/common/promises.js";
import { promisesKept } from "../support/browser.js";

test("it is made once", () => {
  let made = 0;
  const get = lazy(() => (made += 1));
  assert.deepEqual([get(), get()], [1, 1]);
});

test("a part that could not be fetched is fetched again at the next call, and then kept", async () => {
  let tries = 0;
  const get = lazy(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no network");
    return "made";
  });
  await assert.rejects(get());
  await promisesKept();
  assert.deepEqual([await get(), await get(), tries], ["made", "made", 2]);
});
