/** While a computer thinks, its progress is shown, and nothing else follows from it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createFlow } from "../../../../web/app/game/flow.js";
import { createStubEngine, firstSetup } from "../../support/flows.js";

test("how far a search is goes to who shows it, and is no change of the game", async () => {
  const { client } = createStubEngine();
  /** @type {(report: object) => void} */
  let report = () => {};
  client.job = (/** @type {object} */ _, /** @type {any} */ { onReport }) => {
    report = onReport;
    return new Promise(() => {});
  };
  const setup = { ...firstSetup("parasol"), sides: /** @type {[string, string]} */ (["sprout", "sprout"]) };
  let changes = 0;
  /** @type {unknown[]} */
  const shown = [];
  const flow = createFlow({
    client,
    setup,
    onChange: () => (changes += 1),
    onThinking: ({ thinking }) => shown.push(thinking?.progress),
  });
  flow.setStage("ready", null);
  await flow.begin(setup);
  for (let waits = 0; flow.snapshot().thinking === null && waits < 50; waits += 1) await setImmediate();
  const before = changes;
  for (const progress of [0.25, 0.5]) report({ done: false, progress, playouts: 9, win_rate: 0.5, best: null, choice: null });
  assert.deepEqual(shown, [0.25, 0.5]);
  assert.equal(changes, before);
  assert.equal(flow.snapshot().thinking?.progress, 0.5);
});
