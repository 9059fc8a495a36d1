/** Everything that comes from another window is read by the protocol, or refused. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import fc from "fast-check";

import { readAnswer, readCall } from "../../../web/embed/messages.js";
import { problemOfData } from "../../../web/common/cloned_data.js";
import { DEEPEST } from "../../../web/common/untrusted.js";
import { replies } from "../support/facts.js";
import { fuzz } from "../support/fuzz.js";

/** Data that a window can post: anything that a structured clone can carry. */
const posted = () =>
  fc
    .oneof(
      fc.anything({
        withBigInt: true,
        withBoxedValues: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSet: true,
        withSparseArray: true,
        withTypedArray: true,
        withObjectString: true,
      }),
      fc.constantFrom(...UNCONVERTIBLE),
    )
    .map((value) => structuredClone(value));

/** Objects that throw where they are made a text or a number. */
const UNCONVERTIBLE = [
  { toString: 1, valueOf: 1 },
  { toString: null, valueOf: {} },
  Object.create(null),
  [{ toString: 1 }],
  [Object.create(null)],
];

const names = fc.constantFrom(
  "do",
  "record",
  "turn",
  "cells",
  "opponent",
  "seconds",
  "state",
  "message",
  "text",
  "playouts",
  "__proto__",
  "toString",
  "toJSON",
  "constructor",
);
const number = () => fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: posted() });
const verb = () => fc.oneof(fc.constantFrom("load", "play", "undo", "explain", "think", "prove", "analyse"), posted());
const values = () =>
  fc.oneof(
    fc.record({ do: verb(), record: posted(), turn: posted(), cells: posted() }, { requiredKeys: ["do"] }),
    fc.dictionary(names, posted()),
    posted(),
  );
/** Messages that are nearly right, so that each check is reached. */
const nearly = () =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        call: fc.constantFrom("request", "job", "stop", "close", "start"),
        id: number(),
        session: number(),
        request: values(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        tell: fc.constantFrom("stage", "reply", "refusal", "progress"),
        id: number(),
        stage: fc.constantFrom("ready", "lost"),
        problem: posted(),
        reply: values(),
        kind: posted(),
        message: posted(),
        report: values(),
      }),
    },
    posted(),
  );

/** @param {number} depth @param {(inner: unknown) => unknown} wrap @returns {any} */
function nest(depth, wrap) {
  let found = /** @type {unknown} */ ({});
  for (let level = 1; level < depth; level += 1) found = wrap(found);
  return found;
}

/** @param {unknown} request */
const asked = (request) => readCall({ call: "request", id: 1, session: 2, request });

describe("a call from the page", () => {
  test("is read for each verb of a board, with what the engine reads of it and nothing else", () => {
    const record = { format: "sunstones-record", turns: ["c3"] };
    for (const request of [
      { do: "load", record, game: "sum", size: 5 },
      { do: "play", turn: "c3" },
      { do: "act", action: "c3" },
      { do: "undo" },
      { do: "explain", cell: "c3" },
      { do: "explain", text: "c3" },
      { do: "preview", cells: ["c3"] },
    ]) {
      assert.deepEqual(asked({ ...request, more: [1], language: "de" }), { call: "request", id: 1, session: 2, request });
    }
    const request = { do: "think", opponent: "pike", playouts: 5, seed: 1 };
    assert.deepEqual(readCall({ call: "job", id: 1, session: 2, request: { ...request, language: "de" } }), {
      call: "job",
      id: 1,
      session: 2,
      request,
    });
    assert.deepEqual(readCall({ call: "stop", id: 1, more: 1 }), { call: "stop", id: 1 });
    assert.deepEqual(readCall({ call: "close", session: 2, more: 1 }), { call: "close", session: 2 });
    assert.deepEqual(readCall({ call: "start" }), { call: "start" });
  });

  test("is ignored if it is none", () => {
    const nameless = { call: "request", session: 1, request: { do: "undo" } };
    for (const data of [null, "start", [], { call: "dance", id: 1 }, { call: "stop" }, nameless]) {
      assert.equal(readCall(data), null);
    }
  });

  test("is refused if its verb refuses conversion", () => {
    for (const value of UNCONVERTIBLE) assert.equal(asked({ do: value })?.call, "unreadable");
    assert.equal(asked({ do: ["undo"] })?.call, "unreadable", "a list is no text, though it can be made one");
  });

  test("is refused where it nests deeper than the engine reads, and heard just above that", () => {
    for (const wrap of [(/** @type {unknown} */ inner) => [inner], (/** @type {unknown} */ inner) => ({ inner })]) {
      assert.equal(asked({ do: "load", record: nest(DEEPEST - 1, wrap) })?.call, "request");
      for (const depth of [DEEPEST, 3_000, 1_000_000]) {
        const call = asked({ do: "load", record: nest(depth, wrap) });
        assert.deepEqual(call, {
          call: "unreadable",
          id: 1,
          problem: `the call cannot be read: it nests deeper than ${DEEPEST} levels`,
        });
      }
    }
  });

  test("is refused where it holds what JSON does not", () => {
    const ring = /** @type {Record<string, unknown>} */ ({});
    ring["ring"] = ring;
    for (const value of [1n, NaN, Infinity, new Date(0), new Map(), new Uint8Array(3), Object(1), ring]) {
      assert.equal(asked({ do: "load", record: value })?.call, "unreadable");
      assert.equal(readCall({ call: "job", id: 1, session: 1, request: { do: "think", seconds: value } })?.call, "unreadable");
    }
  });

  test("is refused where it is long, or a few bytes stand for what is long", () => {
    const gaps = new Array(2 ** 32 - 1);
    // Each level holds the one below twice: written out it would be 2 ** 50 long.
    const doubled = nest(50, (inner) => [inner, inner]);
    const [text, list, key] = ["x".repeat(3_000_000), Array(1_000_001).fill("ab"), { ["k".repeat(3_000_000)]: 1 }];
    for (const record of [gaps, doubled, text, list, key]) {
      const call = asked({ do: "load", record });
      assert.deepEqual(call, {
        call: "unreadable",
        id: 1,
        problem: "the call cannot be read: it is longer than 2000000 characters",
      });
    }
  });

  test("throws nothing and never passes on what is no plain request, whatever it is", () => {
    fc.assert(
      fc.property(nearly(), (data) => {
        const call = readCall(structuredClone(data));
        if (!call) return;
        assert.ok(["start", "stop", "close", "request", "job", "unreadable"].includes(call.call));
        if (call.call === "job") assert.ok(["think", "prove", "prove_turns"].includes(call.request.do));
        if (call.call === "request") {
          assert.ok(["load", "play", "act", "undo", "explain", "preview"].includes(call.request.do));
          assert.equal(problemOfData(call.request, 2_000_000), null);
        }
        if ("session" in call) assert.ok(Number.isSafeInteger(call.session));
        if ("id" in call) assert.ok(Number.isSafeInteger(call.id));
        if (call.call === "unreadable") assert.ok(call.problem.length < 200);
      }),
      fuzz(),
    );
  });
});

describe("the check of posted data", () => {
  test("looks at no more than it may, however much there is", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 100 }), (count, longest) => {
        let reads = 0;
        const list = Array.from({ length: count }, () => "ab");
        const counted = new Proxy(list, {
          get(target, name) {
            reads += 1;
            return Reflect.get(target, name);
          },
        });
        const problem = problemOfData(counted, longest);
        // The list, then each text by itself and by its length.
        assert.equal(problem === null, 1 + count + 3 * count <= longest);
        assert.ok(reads <= longest + 5, `${reads} reads for ${longest}`);
      }),
      fuzz(),
    );
  });

  test("takes all that JSON can express, and what it takes can be written as JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const data = JSON.parse(JSON.stringify(value));
        assert.equal(problemOfData(data, 1_000_000), null);
      }),
      fuzz(),
    );
    fc.assert(
      fc.property(posted(), (value) => {
        if (problemOfData(value, 1_000) === null) assert.ok((JSON.stringify(value) ?? "").length < 10 * 1_000);
      }),
      fuzz(),
    );
  });
});

describe("an answer from the frame", () => {
  const known = replies.filter(({ asked: said, of }) => said !== "slice" && of === undefined);
  const reports = replies.filter(({ of }) => of === "think").map(({ reply }) => reply);

  test("is read where it is what the engine says, in each game", () => {
    assert.deepEqual([...new Set(known.map(({ asked: said }) => said))].sort(), ["act", "explain", "load", "preview", "undo"]);
    for (const { asked: said, reply } of known) {
      assert.deepEqual(
        readAnswer({ tell: "reply", id: 3, reply }, () => said),
        { tell: "reply", id: 3, reply },
      );
    }
    for (const report of reports) {
      assert.deepEqual(
        readAnswer({ tell: "progress", id: 3, report }, () => "think"),
        { tell: "progress", id: 3, report },
      );
      const end = { tell: "reply", id: 3, reply: report.done };
      assert.deepEqual(
        readAnswer(end, () => "think"),
        end,
      );
    }
    assert.ok(reports.some(({ choice }) => choice !== null));
    const refusal = { tell: "refusal", id: 3, kind: "InvalidText", message: "no" };
    assert.deepEqual(
      readAnswer(refusal, () => "play"),
      refusal,
    );
    const stage = { tell: "stage", stage: "ready", problem: null };
    assert.deepEqual(
      readAnswer(stage, () => null),
      stage,
    );
  });

  test("is ignored if nothing was asked", () => {
    assert.equal(
      readAnswer({ tell: "reply", id: 3, reply: null }, () => null),
      null,
    );
  });

  test("of another shape ends its call as one that cannot be read", () => {
    const [first] = known;
    assert.ok(first);
    const { reply } = first;
    for (const state of [
      null,
      {},
      { ...reply.state, turns: "c3" },
      { ...reply.state, to_move: 2 },
      { ...reply.state, board: [] },
      { ...reply.state, targets: { c3: { action: "c3", kind: "dance" } } },
      { ...reply.state, prompt: { toString: 1 } },
    ]) {
      const answer = readAnswer({ tell: "reply", id: 3, reply: { ...reply, state } }, () => "play");
      assert.deepEqual(answer, { tell: "unreadable", id: 3 });
    }
    assert.deepEqual(
      readAnswer({ tell: "reply", id: 3, reply }, () => "think"),
      { tell: "unreadable", id: 3 },
    );
    const deep = { ...reply, more: nest(3_000, (inner) => [inner]) };
    assert.deepEqual(
      readAnswer({ tell: "reply", id: 3, reply: deep }, () => "play"),
      { tell: "unreadable", id: 3 },
    );
    const long = { tell: "refusal", id: 3, kind: "Error", message: "x".repeat(1_000_000) };
    assert.deepEqual(
      readAnswer(long, () => "play"),
      { tell: "unreadable", id: 3 },
    );
  });

  test("throws nothing, whatever it is", () => {
    const verbs = fc.constantFrom("load", "play", "explain", "preview", "think", "prove", "prove_turns", null);
    fc.assert(
      fc.property(nearly(), verbs, (data, said) => {
        const answer = readAnswer(structuredClone(data), () => said);
        if (answer?.tell === "refusal") assert.equal(typeof answer.message, "string");
        if (answer?.tell === "reply") assert.equal(problemOfData(answer.reply, 8_000_000), null);
      }),
      fuzz(),
    );
  });
});

/** @type {Record<string, unknown>} */
const ring = { do: "load" };
ring["record"] = ring;

const NO_CALLS = [
  null,
  3,
  "start",
  [],
  {},
  { call: "stop" },
  { call: "stop", id: -1 },
  { call: "close", session: 1e19 },
  { call: "request", session: 0, request: { do: "load" } },
  { call: "request", id: 0, session: 0, request: { do: "new" } },
  { call: "request", id: 0, session: 0, request: [] },
  { call: "request", id: 0, session: 0, request: { do: "slice", job: "think", milliseconds: 1 } },
  { call: "request", id: 0, session: 0, request: { do: "constructor" } },
  { call: "request", id: 0, session: 0, request: { do: "load", record: "x".repeat(2_000_001) } },
  { call: "request", id: 0, session: 0, request: ring },
  { call: "request", id: 0, session: 0, request: { do: "think" } },
  { call: "job", id: 0, session: 0, request: "fast" },
  { call: "job", id: 0, session: 0, request: { do: ["prove"] } },
  { call: "job", id: 0, session: 0, request: { do: "load" } },
];
const NO_ANSWERS = [
  null,
  3,
  [],
  {},
  { tell: "stage", stage: "broken", problem: null },
  { tell: "reply", id: "0", reply: null },
  { tell: "reply", id: 0, reply: 5 },
  { tell: "refusal", id: 0, kind: 1, message: "" },
  { tell: "progress", id: 0 },
];

describe("what is none", () => {
  test("is no call, and gets no more than a refusal", () => {
    for (const one of NO_CALLS) assert.ok([undefined, "unreadable"].includes(readCall(one)?.call));
  });

  test("is no answer, and ends no more than the call that waits", () => {
    for (const one of NO_ANSWERS) assert.ok([undefined, "unreadable"].includes(readAnswer(one, () => "load")?.tell));
  });
});
