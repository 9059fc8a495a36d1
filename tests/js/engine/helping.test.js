/** A further worker: what it plays of what comes, and in which order. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { helpBy } from "../../../web/engine/helping.js";

/** A helper that knows the networks of some games; a batch is `GAME NUMBER`. @param {Set<string>} known */
function createHelper(known) {
  /** @type {string[]} */
  const sent = [];
  /** @type {{ onmessage: ((event: MessageEvent) => void) | null, postMessage: (text: string) => void }} */
  const port = { onmessage: null, postMessage: (text) => void sent.push(text) };
  /** @type {((came: boolean) => void)[]} */
  const fetches = [];
  /** @type {string[]} */
  const fetched = [];
  const gameOf = (/** @type {string} */ batch) => /** @type {string} */ (batch.split(" ")[0]);
  const helper = {
    lacks_network_of: (/** @type {string} */ batch) => (known.has(gameOf(batch)) ? undefined : gameOf(batch)),
    play: (/** @type {string} */ batch) => (known.has(gameOf(batch)) ? `${batch} played` : batch),
  };
  helpBy(/** @type {MessagePort} */ (port), helper, (game) => {
    fetched.push(game);
    return new Promise((resolve) =>
      fetches.push((came) => {
        if (came) known.add(game);
        resolve(came);
      }),
    );
  });
  return {
    sent,
    fetched,
    fetches,
    send: (/** @type {string} */ data) => port.onmessage?.(/** @type {MessageEvent} */ ({ data })),
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

test("a batch is played as it comes", async () => {
  const { sent, fetched, send, settled } = createHelper(new Set(["sum"]));
  send("sum 1");
  send("sum 2");
  await settled();
  assert.deepEqual(sent, ["sum 1 played", "sum 2 played"]);
  assert.deepEqual(fetched, []);
});

test("a batch waits for the network that it asks, and those after it wait for their turn", async () => {
  const { sent, fetched, fetches, send, settled } = createHelper(new Set(["sum"]));
  send("subsume 1");
  send("sum 2");
  await settled();
  assert.deepEqual(sent, []);
  fetches[0]?.(true);
  await settled();
  assert.deepEqual(sent, ["subsume 1 played", "sum 2 played"]);
  assert.deepEqual(fetched, ["subsume"]);
});

test("a network that cannot be had is asked for once, and its batches go back", async () => {
  const { sent, fetched, fetches, send, settled } = createHelper(new Set());
  send("subsume 1");
  send("subsume 2");
  await settled();
  fetches[0]?.(false);
  await settled();
  assert.deepEqual(sent, ["subsume 1", "subsume 2"]);
  assert.deepEqual(fetched, ["subsume"]);
});
