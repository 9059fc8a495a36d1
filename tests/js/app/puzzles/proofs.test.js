/**
 * Proofs that the page asks for: ended and stopped.
 *
 * @import { Client } from "../../../../web/engine/client.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { findLine, proveApart } from "../../../../web/app/puzzles/proofs.js";
import { later } from "../../../../web/common/strings/later/index.js";
import { EngineLost } from "../../../../web/engine/errors.js";

/**
 * An engine that reports of a proof in so many steps, and whose sessions are counted until they are closed.
 * @param {{ steps?: number, losses?: number, told?: object }} [wishes]  losses: so many proofs are lost with the engine; told:
 *   what each report says
 */
function engineOf({ steps = 3, losses = 0, told = { winning: [], unproven: 0, all: true } } = {}) {
  const engine = { open: 0, proofs: 0 };
  let lossesLeft = losses;
  const openSession = () => {
    engine.open += 1;
    let isOpen = true;
    return {
      request: () => setImmediate(),
      /** @param {object} _request @param {any} options */
      async job(_request, { signal, onReport }) {
        if (signal?.aborted) return null;
        engine.proofs += 1;
        if (lossesLeft > 0) {
          lossesLeft -= 1;
          throw new EngineLost();
        }
        for (let step = 1; ; step += 1) {
          await setImmediate();
          if (signal?.aborted) return null;
          const report = { done: step === steps, progress: step / steps, ...told };
          onReport(report);
          if (report.done) return report;
        }
      },
      close() {
        if (isOpen) engine.open -= 1;
        isOpen = false;
      },
    };
  };
  return { engine, client: /** @type {Pick<Client, "openSession">} */ (/** @type {unknown} */ ({ openSession })) };
}

test("a proof that comes to its end says so, and its session is closed", async () => {
  const { engine, client } = engineOf();
  const proof = await proveApart(client, "", { do: "prove_turns" });
  assert.equal(proof?.done, true);
  assert.equal(engine.open, 0);
});

test("of a proof that is stopped there is what it has told so far", async () => {
  const { engine, client } = engineOf();
  const end = new AbortController();
  const proof = await proveApart(client, "", { do: "prove_turns" }, { signal: end.signal, onReport: () => end.abort() });
  assert.equal(proof?.done, false);
  assert.equal(engine.open, 0);
});

test("a proof that is stopped while its position is loaded never begins", async () => {
  const { engine, client } = engineOf();
  const end = new AbortController();
  const proof = proveApart(client, "", { do: "prove_turns" }, { signal: end.signal });
  end.abort();
  assert.equal(await proof, null);
  assert.deepEqual(engine, { open: 0, proofs: 0 });
});

test("a proof that is lost with the engine is asked for once more, and only once", async () => {
  const once = engineOf({ losses: 1 });
  assert.equal((await proveApart(once.client, "", { do: "prove" }))?.done, true);
  const twice = engineOf({ losses: 2 });
  await assert.rejects(proveApart(twice.client, "", { do: "prove" }), EngineLost);
  assert.deepEqual([twice.engine.open, twice.engine.proofs], [0, 2]);
});

test("with two winning turns the others are not proven", async () => {
  const winning = [{ text: "a1" }, { text: "a2" }];
  const { engine, client } = engineOf({ steps: 1_000, told: { winning, unproven: 9, all: true } });
  const signal = new AbortController().signal;
  assert.equal(await findLine(client, "", signal, () => {}), later.puzzleManyWins("a1", "a2"));
  assert.equal(engine.open, 0);
});

test("of a line whose search is stopped nothing is said", async () => {
  const { client } = engineOf();
  const end = new AbortController();
  assert.equal(await findLine(client, "", end.signal, () => end.abort()), null);
});

test("a position in which not every turn could be proven is no puzzle, though no other is known to win", async () => {
  for (const [proven, problem] of [
    [{ winning: [], unproven: 1, all: true }, later.puzzleUnproven],
    [{ winning: [{ text: "a1" }], unproven: 1, all: true }, later.puzzleUnproven],
    [{ winning: [{ text: "a1" }], unproven: 0, all: false }, later.puzzleUnproven],
    [{ winning: [], unproven: 0, all: true }, later.puzzleNoWin],
  ]) {
    const { client } = engineOf({ told: /** @type {object} */ (proven) });
    assert.equal(await findLine(client, "", new AbortController().signal, () => {}), problem);
  }
});
