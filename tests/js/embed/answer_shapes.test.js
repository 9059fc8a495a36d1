/** What a page checks of an engine's answers is what the protocol says of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { ANSWERS, FIELDS } from "../../../web/embed/answer_shapes.js";
import { replies } from "../support/facts.js";

const PROTOCOL = readFileSync(new URL("../../../web/engine/protocol.js", import.meta.url), "utf8");

/** @type {Map<string, Map<string, string>>} the fields of each object of the protocol, and their types */
const protocol = new Map();
for (const [, name = "", block = ""] of PROTOCOL.matchAll(/@typedef \{object\} (\w+)(.*?)(?=@typedef|\*\/)/gs)) {
  protocol.set(
    name,
    new Map([...block.matchAll(/@property \{([^\n]*)\} (\w+)(?=\s)/g)].map(([, type = "", field = ""]) => [field, type])),
  );
}
for (const [, fields = "", name = ""] of PROTOCOL.matchAll(/@typedef \{\{ ([^\n]*) \}\} (\w+)/g)) {
  protocol.set(name, new Map(fields.split(", ").map((field) => /** @type {[string, string]} */ (field.split(": ")))));
}

/** What engines of older sites do not tell. */
const MAY_LACK = ["decided", "notes", "numbers", "standing"];

describe("an answer is checked", () => {
  test("in every field that the protocol has, and in no other", () => {
    assert.ok(FIELDS.size > 10);
    for (const [name, shapes] of FIELDS) {
      assert.deepEqual(Object.keys(shapes).toSorted(), [...(protocol.get(name)?.keys() ?? [])].toSorted(), name);
    }
  });

  test("in the objects within it, too", () => {
    for (const name of FIELDS.keys()) {
      for (const [field, type] of protocol.get(name) ?? []) {
        for (const [inner] of type.matchAll(/[A-Z]\w+/g)) {
          assert.ok(!protocol.has(inner) || FIELDS.has(inner), `${name}.${field} has ${inner}, which is not checked`);
        }
      }
    }
  });

  test("for null where the protocol has that, and nowhere else", () => {
    for (const [name, shapes] of FIELDS) {
      for (const [field, shape] of Object.entries(shapes)) {
        const mayBeNull = /(^|\| )null( \||$)/.test((protocol.get(name)?.get(field) ?? "").replaceAll(/<.*>|\[.*\]/g, ""));
        assert.equal(shape(null), mayBeNull, `${name}.${field}`);
      }
    }
  });

  test("for what is there, and may lack what older engines do not tell", () => {
    const isSound = ANSWERS.get("load") ?? (() => false);
    const states = replies.flatMap(({ reply }) => reply["state"] ?? []);
    assert.ok(states.length > 3 && states.every((state) => isSound({ ok: true, state })));
    const [state] = states;
    for (const field of Object.keys(state)) {
      const without = { ...state, [field]: undefined };
      assert.equal(isSound({ ok: true, state: without }), MAY_LACK.includes(field), field);
      assert.ok(!isSound({ ok: true, state: { ...state, [field]: { a: [] } } }), field);
    }
  });
});
