/** What a page asks of its engine about one match. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createSession } from "../../../web/engine/session.js";

/** An engine that notes what it is asked, and never answers a study. */
function createEngine() {
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  const engine = {
    remote: {
      request: (/** @type {number} */ _, /** @type {Record<string, unknown>} */ request) => void asked.push(request),
      study: () => new Promise(() => {}),
    },
    life: { unless: (/** @type {Promise<unknown>} */ answer) => answer },
  };
  return { engine: /** @type {import("../../../web/engine/session.js").Engine} */ (/** @type {unknown} */ (engine)), asked };
}

test("the stop of a study names the one that runs", async () => {
  const { engine, asked } = createEngine();
  const session = createSession({
    number: 0,
    language: "en",
    whenReady: async () => engine,
    current: () => engine,
    lose: () => {},
    isOpen: () => true,
    keep: () => {},
    forget: () => {},
  });
  session.stopStudy();
  assert.deepEqual(asked, []);
  for (const verb of /** @type {const} */ (["analyse", "review", "prove", "prove_turns"])) {
    void session.study(verb, {}, () => {});
    await Promise.resolve();
    session.stopStudy();
    assert.deepEqual(asked.pop(), { do: "stop", job: verb });
  }
});
