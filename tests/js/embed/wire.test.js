/** The checks that the build makes from py_engine/session/wire.py accept the engine's answers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { FROM_ELSEWHERE } from "../../../web/embed/wire.js";
import { replies } from "../support/facts.js";

/** @param {string} verb @param {unknown} value */
const isSound = (verb, value) => FROM_ELSEWHERE.get(verb)?.isSound(value) === true;

describe("an answer of the engine", () => {
  test("is sound, whatever was asked", () => {
    const verbs = new Set();
    for (const { asked, of, reply } of replies) {
      const verb = of ?? asked;
      if (!FROM_ELSEWHERE.has(verb) || (asked !== "slice" && FROM_ELSEWHERE.get(verb)?.isJob)) continue;
      verbs.add(verb);
      assert.ok(isSound(verb, reply), `${verb}: ${JSON.stringify(reply)}`);
    }
    assert.ok(verbs.size > 5, [...verbs].join());
  });

  test("is refused where a field is not there or is of another type, and heard where there are more", () => {
    const states = replies.flatMap(({ reply }) => reply["state"] ?? []);
    assert.ok(states.length > 3);
    for (const state of states) {
      assert.ok(isSound("play", { state: { ...state, more: 1 }, record: {}, more: 1 }));
      for (const field of Object.keys(state)) {
        assert.ok(!isSound("play", { state: { ...state, [field]: undefined }, record: {} }), field);
        assert.ok(!isSound("play", { state: { ...state, [field]: { a: [] } }, record: {} }), field);
      }
    }
  });
});
