/**
 * A try at a puzzle: hints, mistakes, and the line of a position that is in no pack, with an engine that proves what each test
 * says.
 *
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 * @import { Client } from "../../../../web/engine/client.js"
 * @import { Session } from "../../../../web/engine/session.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createAttempt } from "../../../../web/app/puzzles/attempt.js";
import { resultOf } from "../../../../web/app/puzzles/words.js";
import { later } from "../../../../web/common/strings/later/index.js";
import { createFreeSession, rest, until } from "../../support/free_session.js";

const INFO = /** @type {GameInfo} */ (
  /** @type {unknown} */ ({ id: "sum", default_size: 5, opponents: [], colours: ["red", "blue"] })
);

/** @param {{ line?: string[], proven?: object, lines?: Record<string, string[]> }} [puzzle]  lines: of proofs, by turns played */
function attemptOf({ line = [], proven = {}, lines = {} } = {}) {
  let proofs = 0;
  /** @type {Session["job"]} */
  const job = async ({ do: verb }, /** @type {any} */ { signal, onReport }) => {
    for (let step = 1; step <= 50; step += 1) {
      await rest();
      if (signal.aborted) return null;
      proofs += 1;
      const known = (lines[engine.turns()] ?? []).map((text) => ({ text, player: 0, complete: true, cells: {} }));
      const proof = { winner: known.length > 0 ? known.length % 2 : null, turns: known.length, line: known };
      const found = verb === "prove" ? proof : { winning: [], losing: 0, unproven: 0, all: true, ...proven };
      const report = /** @type {any} */ ({ done: step === 50, progress: step / 50, positions: step, ...found });
      onReport(report);
      if (report.done) return report;
    }
  };
  const engine = createFreeSession({ job });
  /** @type {string[]} */
  const heard = [];
  const attempt = createAttempt({
    client: /** @type {Client} */ (/** @type {unknown} */ ({ openSession: () => engine.session })),
    puzzle: { key: "1", position: { game: "sum", size: 5, holes: [], stones: {}, mover: 0 }, rating: null, themes: [], line },
    info: INFO,
    onChange() {},
    onMistake: () => heard.push("mistake"),
    onSolved: () => heard.push("solved"),
  });
  return { attempt, heard, proofs: () => proofs, play: (/** @type {string} */ turn) => attempt.controller.play(turn) };
}

/** @param {object} [proven] */
async function problemOf(proven = {}) {
  const { attempt, proofs } = attemptOf({ proven });
  await attempt.begin();
  assert.equal(attempt.now().phase, "broken");
  return { problem: attempt.now().problem, proofs: proofs() };
}

test("with two winning turns the position is no puzzle, and the other turns are not proven", async () => {
  const { problem, proofs } = await problemOf({ winning: [{ text: "a1" }, { text: "a2" }], unproven: 9 });
  assert.equal(problem, later.puzzleManyWins("a1", "a2"));
  assert.equal(proofs, 1);
});

test("a position in which not every turn could be proven is no puzzle, though no other is known to win", async () => {
  assert.equal((await problemOf({ unproven: 1 })).problem, later.puzzleUnproven);
  assert.equal((await problemOf({ winning: [{ text: "a1" }], unproven: 1 })).problem, later.puzzleUnproven);
  assert.equal((await problemOf({ winning: [{ text: "a1" }], all: false })).problem, later.puzzleUnproven);
  assert.equal((await problemOf()).problem, later.puzzleNoWin);
});

test("a position with one winning turn is solved along the line of its proof", async () => {
  const { attempt, heard, play } = attemptOf({ proven: { winning: [{ text: "a" }] }, lines: { "": ["a", "b", "c", "d"] } });
  await attempt.begin();
  assert.equal(attempt.now().phase, "yours");
  await play("a");
  await until(() => attempt.now().phase === "answer");
  assert.equal(attempt.wanted(), "b");
  attempt.close();
  assert.deepEqual(heard, []);
});

test("a turn that loses is a mistake, one of which nothing is proven only where it is the first", async () => {
  const { attempt, heard, play } = attemptOf({ line: ["a", "b", "c"], lines: { x: ["y"] } });
  await attempt.begin();
  await play("u");
  await until(() => attempt.now().phase === "wrong");
  assert.equal(attempt.now().hasErred, true);
  await attempt.tryAgain();
  await play("x");
  await until(() => attempt.now().phase === "wrong");
  assert.deepEqual(heard, ["mistake", "mistake"]);
  assert.equal(resultOf(attempt.now()), "later");
});

test("hints come in two steps for each turn", async () => {
  const { attempt } = attemptOf({ line: ["a", "b", "c"] });
  await attempt.begin();
  for (const hints of [1, 2, 2]) {
    attempt.hint();
    assert.equal(attempt.now().hints, hints);
  }
  assert.equal(resultOf(attempt.now()), "hint");
});

test("a position whose proof ends with an answer of the other side is solved with the turn before", async () => {
  const { attempt, heard, play } = attemptOf({ proven: { winning: [{ text: "a" }] }, lines: { "": ["a", "b"] } });
  await attempt.begin();
  await play("a");
  await until(() => attempt.now().phase === "solved");
  assert.deepEqual(heard, ["solved"]);
});

test("a position that is no puzzle can be tried again", async () => {
  const { attempt, proofs } = attemptOf({ proven: { unproven: 1 } });
  await attempt.begin();
  const before = proofs();
  await attempt.tryAgain();
  assert.equal(attempt.now().phase, "broken");
  assert.equal(proofs(), 2 * before);
});

test("of a puzzle that is left during its proof nothing is said", async () => {
  const { attempt } = attemptOf();
  const begun = attempt.begin();
  await until(() => attempt.now().phase === "proving");
  attempt.close();
  await begun;
  assert.notEqual(attempt.now().phase, "broken");
});

test("who is shown the solution has not solved the puzzle", async () => {
  const { attempt, heard } = attemptOf({ line: ["a", "b", "c"] });
  await attempt.begin();
  await attempt.showSolution();
  assert.deepEqual(heard, ["mistake"]);
  assert.equal(resultOf(attempt.now()), "later");
  attempt.close();
});
