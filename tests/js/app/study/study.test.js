/**
 * The reports of an analysis.
 *
 * @import { Analysis } from "../../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createStudy } from "../../../../web/app/study/study.js";

const ANALYSIS = {
  done: false,
  progress: 0,
  playouts: 9,
  win_rate: 0.5,
  first_colour: 0.5,
  proven: null,
  candidates: [],
  line: [],
};
const state = { turns: [], steps: [], to_move: 0, players: [{ colour: "red" }], tree: { line: [], here: 0, nodes: [] } };
const snapshot = /** @type {any} */ ({
  ...{ state, revision: 1, stage: "ready", thinking: null, ended: null, paused: false, held: false, record: {} },
  setup: { gauntlet: null, sides: ["human", "human"], counts: "nothing" },
});

test("what an analysis has found so far goes to who shows it, and is no change of the page", async () => {
  /** @type {(report: object) => void} */
  let report = () => {};
  /** @type {AbortSignal | null} */
  let ends = null;
  const client = /** @type {any} */ ({
    job(/** @type {object} */ _, /** @type {any} */ { onReport, signal }) {
      report = onReport;
      ends = signal;
      return new Promise(() => {});
    },
  });
  let [changes, found] = [0, 0];
  const study = createStudy({
    ...{ client, controller: /** @type {any} */ ({ snapshot: () => snapshot }), settings: /** @type {any} */ (null) },
    ...{ firstColour: () => "red", onChange: () => (changes += 1), onAnalysis: () => (found += 1) },
  });
  study.observe(snapshot);
  study.setAnalysis(true);
  await setImmediate();
  const before = changes;
  for (const playouts of [10, 20]) report({ ...ANALYSIS, playouts });
  assert.deepEqual([found, changes], [2, before]);
  assert.equal(study.status().analysis?.playouts, 20);
  const signal = /** @type {AbortSignal | null} */ (ends);
  assert.equal(signal?.aborted, false);
  study.setAnalysis(false);
  assert.equal(signal?.aborted, true, "switched off it ends");
});
