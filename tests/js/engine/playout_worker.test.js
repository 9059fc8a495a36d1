/** A further worker: the batches that it plays, and its fetches of networks. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { servePlayouts } from "../../../web/engine/playout_worker.js";

/** A further worker that knows the networks of some games; a batch is `GAME NUMBER …`. @param {string[]} names */
function createFurtherWorker(...names) {
  const known = new Set(names);
  /** @type {string[]} */
  const sent = [];
  /** @type {{ onmessage: ((event: MessageEvent) => void) | null, postMessage: (text: string) => void }} */
  const port = { onmessage: null, postMessage: (text) => void sent.push(text) };
  /** The fetches, each with a function that ends it. @type {{ game: string, end: (came: boolean) => Promise<boolean> }[]} */
  const fetches = [];
  const life = { isOver: false };
  const worker = {
    lacks_network_of(/** @type {string} */ batch) {
      const game = /** @type {string} */ (batch.split(" ")[0]);
      return known.has(game) ? undefined : game;
    },
    play(/** @type {string} */ batch) {
      const [game, number, position] = /** @type {[string, string, string]} */ (batch.split(" "));
      if (position === "broken") throw Object.assign(new Error("MemoryError"), { name: "PythonError" });
      if (position === "deadly") throw new WebAssembly.RuntimeError("Out of bounds memory access");
      return known.has(game) ? `${number} played` : number;
    },
  };
  /** @param {string} game */
  function bringNetwork(game) {
    /** @type {(came: boolean) => void} */
    let resolve = () => {};
    /** @type {Promise<boolean>} */
    const fetched = new Promise((settle) => {
      resolve = settle;
    });
    fetches.push({
      game,
      // The further worker waits for the same promise, and began to wait before.
      end(came) {
        if (came) known.add(game);
        resolve(came);
        return fetched;
      },
    });
    return fetched;
  }
  const end = () => {
    life.isOver = true;
  };
  servePlayouts(/** @type {MessagePort} */ (port), worker, bringNetwork, end);
  return { sent, fetches, life, send: (/** @type {string} */ data) => port.onmessage?.(/** @type {MessageEvent} */ ({ data })) };
}

test("a batch is played as it comes", () => {
  const { sent, fetches, send } = createFurtherWorker("sum");
  send("sum 1 x");
  send("sum 2 x");
  assert.deepEqual(sent, ["1 played", "2 played"]);
  assert.deepEqual(fetches, []);
});

test("until its network is here a batch goes back with its number alone, and others are played", async () => {
  const { sent, fetches, send } = createFurtherWorker("sum");
  send("subsume 1 x");
  send("subsume 2 x");
  send("sum 3 x");
  assert.deepEqual(sent, ["1", "2", "3 played"]);
  assert.deepEqual(
    fetches.map(({ game }) => game),
    ["subsume"],
  );
  await fetches[0]?.end(true);
  send("subsume 4 x");
  assert.equal(sent.at(-1), "4 played");
});

test("a network that cannot be had is asked for a few times", async () => {
  const { sent, fetches, send } = createFurtherWorker();
  for (let number = 1; number <= 5; number += 1) {
    send(`subsume ${number} x`);
    await fetches[number - 1]?.end(false);
  }
  assert.deepEqual(sent, ["1", "2", "3", "4", "5"]);
  assert.equal(fetches.length, 3);
});

test("a batch that cannot be played goes back, and the next one is played", () => {
  const { sent, life, send } = createFurtherWorker("sum");
  send("sum 1 broken");
  send("sum 2 x");
  assert.deepEqual(sent, ["1", "2 played"]);
  assert.equal(life.isOver, false);
});

test("a further worker whose Python dies gives its batch back and ends", () => {
  const { sent, life, send } = createFurtherWorker("sum");
  send("sum 1 deadly");
  assert.deepEqual(sent, ["1"]);
  assert.equal(life.isOver, true);
});
