/** Further workers: what becomes of those that die. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { createFurtherWorkers } from "../../../web/engine/further_workers.js";
import { releaseProxy } from "../../../web/vendor/comlink.js";
import { createLocalWorkers } from "../support/local_workers.js";

/** The work of a worker when it starts. @type {() => Promise<void>} */
let boot = async () => {};
const { Worker, document } = /** @type {any} */ (globalThis);

const local = createLocalWorkers({
  async boot(/** @type {string} */ _lockName, /** @type {boolean} */ _trustsImage, /** @type {any} */ onStage) {
    onStage[releaseProxy]();
    await boot();
  },
  help: async (/** @type {MessagePort} */ port) => port.close(),
});

// A browser without a service worker and without locks; older versions of Node have no navigator at all.
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

beforeEach(() => {
  Object.assign(globalThis, { Worker: local.Worker, document: Object.assign(new EventTarget(), { hidden: false }) });
});
afterEach(() => {
  local.endAll();
  Object.assign(globalThis, { Worker, document });
});

/** An engine that wants further workers at once. @param {number} most */
function serve(most) {
  /** @type {number[]} */
  const added = [];
  /** @type {number[]} */
  const dismissed = [];
  let end = () => {};
  /** @type {Promise<void>} */
  const quiet = new Promise((resolve) => {
    end = resolve;
  });
  const remote = {
    hearOfNeed: async (/** @type {(isNeeded: boolean) => void} */ onNeed) => onNeed(true),
    addWorker: async (/** @type {number} */ number, /** @type {MessagePort} */ port) => {
      port.close();
      added.push(number);
      if (added.length === most) end();
    },
    dismissWorker: async (/** @type {number} */ number) => {
      dismissed.push(number);
      if (dismissed.length === most) end();
    },
  };
  const engine = /** @type {any} */ ({ remote, life: { failure: new Promise(() => {}) } });
  createFurtherWorkers({ client: { whenReady: async () => engine }, most: async () => most });
  return { added, dismissed, quiet };
}

test("each further worker that has started is told to the engine", async () => {
  boot = async () => {};
  const { added, dismissed, quiet } = serve(2);
  await quiet;
  assert.deepEqual(added, [1, 2]);
  assert.deepEqual(dismissed, []);
});

test("a further worker whose Python dies in its start is dismissed, and after two of them no more are started", async () => {
  boot = async () => {
    throw new WebAssembly.RuntimeError("Out of bounds memory access");
  };
  const { added, dismissed, quiet } = serve(2);
  await quiet;
  assert.deepEqual(added, []);
  assert.deepEqual(dismissed.toSorted(), [1, 2]);
  assert.deepEqual(
    local.workers.map(({ hasEnded }) => hasEnded),
    [true, true],
  );
});
