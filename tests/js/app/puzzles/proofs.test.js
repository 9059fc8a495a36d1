/**
 * Proofs that the page asks for: ended, stopped and dropped.
 *
 * @import { Prover } from "../../../../web/app/puzzles/proofs.js"
 * @import { Client } from "../../../../web/engine/client.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createProver, findLine } from "../../../../web/app/puzzles/proofs.js";
import { later } from "../../../../web/common/strings/later/index.js";
import { EngineLost } from "../../../../web/engine/errors.js";

/**
 * An engine that reports of a proof in so many steps, and whose sessions are counted until they are closed.
 * @param {{ steps?: number, losses?: number }} [wishes]  losses: so many proofs are lost with the engine
 */
function engineOf({ steps = 3, losses = 0 } = {}) {
  const engine = { open: 0, studies: 0 };
  let lossesLeft = losses;
  const openSession = () => {
    let isOpen = true;
    let stops = 0;
    engine.open += 1;
    return {
      request: () => setImmediate(),
      /** @param {string} _verb @param {object} _options @param {(report: object) => void} onReport */
      async study(_verb, _options, onReport) {
        const begun = stops;
        engine.studies += 1;
        if (lossesLeft > 0) {
          lossesLeft -= 1;
          throw new EngineLost();
        }
        for (let step = 1; step <= steps; step += 1) {
          await setImmediate();
          if (!isOpen || begun !== stops) return false;
          onReport({ done: step === steps, progress: step / steps, winning: [], unproven: 0, all: true });
        }
        return true;
      },
      stopStudy: () => (stops += 1),
      close() {
        isOpen = false;
        engine.open -= 1;
      },
    };
  };
  return { engine, client: /** @type {Pick<Client, "openSession">} */ (/** @type {unknown} */ ({ openSession })) };
}

test("a proof that comes to its end says so, and its session is closed", async () => {
  const { engine, client } = engineOf();
  const proof = await createProver(client).whichTurnsWin("", () => {});
  assert.equal(proof?.done, true);
  assert.equal(engine.open, 0);
});

test("of a proof that is stopped there is what it has told so far", async () => {
  const { engine, client } = engineOf();
  const prover = createProver(client);
  const proof = await prover.whichTurnsWin("", () => prover.stop());
  assert.equal(proof?.done, false);
  assert.equal(engine.open, 0);
});

test("a proof that is stopped while its position is loaded never begins", async () => {
  const { engine, client } = engineOf();
  const prover = createProver(client);
  const proof = prover.whichTurnsWin("", () => {});
  prover.stop();
  assert.equal(await proof, null);
  assert.deepEqual(engine, { open: 0, studies: 0 });
});

test("of a proof that is dropped, or in whose place another one is asked for, nothing is told", async () => {
  const { engine, client } = engineOf();
  const prover = createProver(client);
  const dropped = prover.whichTurnsWin("", () => prover.drop());
  assert.equal(await dropped, null);
  const first = prover.whoWins("");
  const second = prover.whoWins("");
  assert.equal(await first, null);
  assert.equal((await second)?.done, true);
  assert.equal(engine.open, 0);
});

test("a proof that is lost with the engine is asked for once more, and only once", async () => {
  const once = engineOf({ losses: 1 });
  assert.equal((await createProver(once.client).whoWins(""))?.done, true);
  const twice = engineOf({ losses: 2 });
  await assert.rejects(createProver(twice.client).whoWins(""), EngineLost);
  assert.deepEqual([twice.engine.open, twice.engine.studies], [0, 2]);
});

test("a position in which not every turn could be proven is no puzzle, though no other is known to win", async () => {
  for (const [proven, problem] of [
    [{ winning: [], unproven: 1, all: true }, later.puzzleUnproven],
    [{ winning: [{ text: "a1" }], unproven: 1, all: true }, later.puzzleUnproven],
    [{ winning: [{ text: "a1" }], unproven: 0, all: false }, later.puzzleUnproven],
    [{ winning: [], unproven: 0, all: true }, later.puzzleNoWin],
  ]) {
    const prover = /** @type {Prover} */ (/** @type {unknown} */ ({ whichTurnsWin: () => Promise.resolve(proven) }));
    assert.equal(await findLine(prover, "", () => {}), problem);
  }
});
