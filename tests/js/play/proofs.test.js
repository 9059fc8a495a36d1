/**
 * Proofs that the page asks for: ended and stopped.
 *
 * @import { Client } from "../../../web/engine/client.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { proveApart } from "../../../web/play/proofs.js";
import { EngineLost } from "../../../web/engine/errors.js";

/**
 * An engine that reports of a proof in so many steps, and whose sessions are counted until they are closed.
 * @param {{ losses?: number }} [wishes]  losses: so many proofs are lost with the engine
 */
function engineOf({ losses = 0 } = {}) {
  const steps = 3;
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
          const report = { done: step === steps, progress: step / steps };
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
