/** Further workers: what becomes of those that die. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { createFurtherWorkers } from "../../../web/engine/further_workers.js";
import { expose, releaseProxy } from "../../../web/vendor/comlink.js";

/** The work of a worker when it starts. @type {() => Promise<void>} */
let boot = async () => {};
/** @type {Replacement[]} */
let workers = [];
const { Worker, document } = /** @type {any} */ (globalThis);

/** A worker that lives in this thread. */
class Replacement {
  hasEnded = false;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    const inside = {
      async boot(/** @type {string} */ _lockName, /** @type {boolean} */ _trustsImage, /** @type {any} */ onStage) {
        onStage[releaseProxy]();
        await boot();
      },
      help: async (/** @type {MessagePort} */ port) => port.close(),
    };
    expose(inside, /** @type {any} */ (port2));
    workers.push(this);
    this.terminate = () => {
      this.hasEnded = true;
      port1.close();
    };
    this.postMessage = port1.postMessage.bind(port1);
    this.addEventListener = port1.addEventListener.bind(port1);
    this.removeEventListener = port1.removeEventListener.bind(port1);
    port1.start();
  }
}

// A browser without a service worker and without locks; older versions of Node have no navigator at all.
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

beforeEach(() => {
  workers = [];
  Object.assign(globalThis, { Worker: Replacement, document: Object.assign(new EventTarget(), { hidden: false }) });
});
afterEach(() => {
  // A port that is open would keep this process from ending, here and above.
  for (const worker of workers) worker.terminate();
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
    compiled: async () => null,
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
    workers.map(({ hasEnded }) => hasEnded),
    [true, true],
  );
});
