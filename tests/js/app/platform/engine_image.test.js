/** An image of Python's memory is made once the page has been quiet, and where the device can spare it. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createImageMaking } from "../../../../web/app/platform/engine_image.js";
import { createLocalWorkers } from "../../support/local_workers.js";

const QUIET = 10_000;
const { Worker, matchMedia, navigator } = /** @type {any} */ (globalThis);

let made = 0;
let isBusy = false;

const local = createLocalWorkers({ makeImage: async () => void (made += 1) });

/** @param {object} [device] */
function onDevice(device = {}) {
  const value = { hardwareConcurrency: 4, deviceMemory: 8, vendor: "Google Inc.", maxTouchPoints: 0, ...device };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
}

beforeEach(() => {
  [made, isBusy] = [0, false];
  Object.assign(globalThis, { Worker: local.Worker, matchMedia: () => ({ matches: false }) });
  onDevice();
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => {
  local.endAll();
  mock.timers.reset();
  Object.assign(globalThis, { Worker, matchMedia });
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
});

/** @param {boolean} [isFromImage] @returns what is called after each change of the game */
async function begin(isFromImage = false) {
  const change = createImageMaking({ whenReady: async () => /** @type {any} */ ({ isFromImage }) }, () => isBusy);
  await settle();
  return change;
}

/** Lets promises that wait for nothing else come to their ends. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
}

/** The worker that makes the image answers by messages. */
async function untilEnded() {
  while (!local.workers[0]?.hasEnded) await setImmediate();
}

/** @param {number} milliseconds */
async function pass(milliseconds) {
  mock.timers.tick(milliseconds);
  await settle();
}

test("an image is made when nothing has changed for a while, once, and its worker ends", async () => {
  const change = await begin();
  await pass(QUIET - 1);
  assert.equal(made, 0);
  change();
  await pass(QUIET - 1);
  assert.equal(made, 0);
  await pass(1);
  await untilEnded();
  assert.equal(made, 1);
  change();
  await pass(QUIET);
  assert.equal(made, 1);
});

test("none is made while the engine is at work", async () => {
  isBusy = true;
  await begin();
  await pass(QUIET);
  assert.equal(made, 0);
  isBusy = false;
  await pass(QUIET);
  await untilEnded();
  assert.equal(made, 1);
});

test("none is made where the start was from one", async () => {
  const change = await begin(true);
  change();
  await pass(QUIET);
  assert.equal(made, 0);
});

for (const [name, device] of Object.entries({
  "saves data": { connection: { saveData: true } },
  "saves power": { getBattery: async () => ({ charging: false, level: 0.2 }) },
  "has little memory": { deviceMemory: 2 },
  "has one processor": { hardwareConcurrency: 1 },
})) {
  test(`none is made on a device that ${name}`, async () => {
    onDevice(device);
    await begin();
    await pass(QUIET);
    assert.deepEqual([made, local.workers], [0, []]);
  });
}
