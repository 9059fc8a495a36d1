/** Boards' requests for proofs, and the replies, are read by the protocol, or refused. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { readAnswer, readCall } from "../../../web/embed/messages.js";
import { replies } from "../support/facts.js";

const VERBS = ["prove", "prove_turns"];
const proofs = replies.filter(({ of = "" }) => VERBS.includes(of));

/** @param {unknown} verb @param {object} fields */
const called = (verb, fields) => readCall({ call: "job", id: 1, session: 2, request: { do: verb, ...fields } });

/** @param {string} asked @param {object} report */
const told = (asked, report) => readAnswer({ tell: "progress", id: 3, report }, () => asked);

describe("a call for a proof", () => {
  test("is read with what the engine reads of it and nothing else", () => {
    for (const verb of VERBS) {
      assert.deepEqual(called(verb, { positions: 5, seconds: 1, language: "de" }), {
        ...{ call: "job", id: 1, session: 2 },
        request: { do: verb, positions: 5 },
      });
    }
  });

  test("is refused where it is for another job, or for none", () => {
    for (const verb of ["analyse", "review", "constructor", undefined, ["prove"], { toString: 1 }]) {
      assert.deepEqual(called(verb, {}), {
        ...{ call: "unreadable", id: 1 },
        problem:
          "the call cannot be read: boards ask to load, play, act, undo, go, promote, explain, preview, think, prove, prove_turns",
      });
    }
    assert.equal(readCall({ call: "request", id: 1, session: 2, request: { do: "prove" } })?.call, "unreadable");
    assert.equal(called("prove", { positions: NaN })?.call, "unreadable");
  });
});

describe("what comes back of a proof", () => {
  const line = [{ text: "c3", player: 0, complete: true, cells: { c3: "red", d4: null } }];
  const proof = { done: true, progress: 1, positions: 9, winner: 0, turns: 1, line };
  const all = { done: true, progress: 1, positions: 9, winning: [{ text: "c3", turns: 1 }], losing: 2, unproven: 0, all: true };

  test("is read where it is what the engine says, in each game", () => {
    assert.deepEqual([...new Set(proofs.map(({ of }) => of))].sort(), VERBS);
    assert.ok(proofs.some(({ reply }) => reply.line?.length > 0) && proofs.some(({ reply }) => reply.winning?.length > 0));
    for (const { of = "", reply: report } of proofs) {
      assert.deepEqual(told(of, report), { tell: "progress", id: 3, report });
      const end = { tell: "reply", id: 3, reply: report.done };
      assert.deepEqual(
        readAnswer(end, () => of),
        end,
      );
    }
  });

  test("is ignored where a part of it is of another kind", () => {
    assert.ok(told("prove", proof) && told("prove_turns", all));
    assert.equal(told("prove", all), null);
    assert.equal(told("prove_turns", proof), null);
    assert.equal(told("load", proof), null);
    for (const more of [{ winner: 2 }, { turns: -1 }, { line: [{ ...line[0], cells: { c3: "green" } }] }, { positions: "9" }]) {
      assert.equal(told("prove", { ...proof, ...more }), null);
    }
    for (const more of [{ winning: ["c3"] }, { winning: [{ text: 3, turns: 1 }] }, { losing: null }, { all: 1 }]) {
      assert.equal(told("prove_turns", { ...all, ...more }), null);
    }
  });

  test("ends its call as one that cannot be read where the end is no yes or no", () => {
    for (const reply of [proof, null, 1]) {
      assert.deepEqual(
        readAnswer({ tell: "reply", id: 3, reply }, () => "prove"),
        { tell: "unreadable", id: 3 },
      );
    }
  });
});
