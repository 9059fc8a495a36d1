/** The client: when it has the engine's worker begin from the image of Python's memory that the device may have. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { createClient } from "../../../web/engine/client.js";
import { createLocalWorkers } from "../support/local_workers.js";

/** Of each start, whether it may begin from the image. @type {boolean[]} */
let trusts = [];
/** How many starts fail. */
let failing = 0;
const { Worker, addEventListener } = /** @type {any} */ (globalThis);

const local = createLocalWorkers({
  async boot(/** @type {string} */ _lockName, /** @type {boolean} */ trustsImage) {
    trusts.push(trustsImage);
    failing -= 1;
    if (failing >= 0) throw new Error("Python died");
    return trustsImage;
  },
});

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

beforeEach(() => {
  [trusts, failing] = [[], 0];
  Object.assign(globalThis, { Worker: local.Worker, addEventListener() {}, fetch: async () => new Response("{}") });
});
afterEach(() => {
  local.endAll();
  Object.assign(globalThis, { Worker, addEventListener });
});

const quiet = { onStage() {} };

test("the first start may begin from the image, and the page learns whether it did", async () => {
  const client = createClient(quiet);
  void client.start();
  assert.equal((await client.whenReady()).isFromImage, true);
  assert.deepEqual(trusts, [true]);
});

test("after a failed start none does", async () => {
  failing = 1;
  const client = createClient(quiet);
  void client.start();
  assert.equal((await client.whenReady()).isFromImage, false);
  assert.deepEqual(trusts, [true, false]);
});

test("after an engine that died none does", async () => {
  const client = createClient(quiet);
  void client.start();
  const { life } = await client.whenReady();
  life.fail(new Error("the worker was ended"));
  await life.failure.catch(() => {});
  await client.whenReady();
  assert.deepEqual(trusts, [true, false]);
});
