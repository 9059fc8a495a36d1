/**
 * Solving a position, with an engine that only knows what each test says is proven: which player wins after some turns, and by
 * which line.
 *
 * @import { Phase, SolverOptions } from "../../../web/play/solver.js"
 * @import { Session } from "../../../web/engine/session.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { EngineLost } from "../../../web/engine/errors.js";
import { createSolver } from "../../../web/play/solver.js";
import { createFreeSession, rest, until as untilTrue } from "../support/free_session.js";
import { firstSetup } from "../support/stub_engine.js";

/**
 * A position in which the first player is to find "a"; after it the second answers "b", and "c" wins. After "x" the second
 * wins with "y". After "u" nothing is proven.
 * @type {Record<string, { winner: 0 | 1 | null, line: string[] }>}
 */
const PROOFS = {
  a: { winner: 0, line: ["b", "c"] },
  "a b": { winner: 0, line: ["c"] },
  "a b d": { winner: 0, line: ["e", "c"] },
  "a b pass": { winner: 0, line: ["e", "c"] },
  w: { winner: 0, line: ["c"] },
  "a b x": { winner: 1, line: ["y"] },
  x: { winner: 1, line: ["y"] },
  u: { winner: null, line: [] },
};

/**
 * @param {object} [wishes]
 * @param {string[]} [wishes.winning]
 * @param {number} [wishes.unproven]
 * @param {number} [wishes.lost]  number of proofs that are lost with the engine
 * @param {(request: any) => Error | null} [wishes.refuse]
 * @param {(turns: readonly string[]) => string | null} [wishes.forcedPass]
 * @param {Partial<SolverOptions>} [options]
 */
function solverOf({ winning = ["a"], unproven = 0, lost = 0, refuse = () => null, forcedPass = () => null } = {}, options = {}) {
  let losses = lost;
  /** @type {Session["job"]} */
  const job = async ({ do: verb }, /** @type {any} */ { signal, onReport }) => {
    if (verb === "think") throw new Error("the line says what to play");
    if (losses > 0) {
      losses -= 1;
      throw new EngineLost();
    }
    await rest();
    if (signal.aborted) return null;
    const known = PROOFS[engine.turns()] ?? { winner: null, line: [] };
    const line = known.line.map((text) => ({ text, player: 0, complete: true, cells: {} }));
    const all = { winning: winning.map((text) => ({ text, turns: 3 })), losing: 1, unproven, all: true };
    const report = verb === "prove" ? { winner: known.winner, turns: 1, line } : all;
    const last = /** @type {any} */ ({ done: true, progress: 1, positions: 1, ...report });
    onReport(last);
    return last;
  };
  const engine = createFreeSession({
    refuse,
    forcedPass,
    winner: (turns) => ({ c: /** @type {const} */ (0), y: /** @type {const} */ (1) })[turns.at(-1) ?? ""] ?? null,
    job,
  });
  /** @type {unknown[]} */
  const heard = [];
  /** @type {string[]} */
  const seen = [];
  const solver = createSolver({
    ...{ session: engine.session, setup: firstSetup("sum"), request: { do: "load", record: "" }, solver: 0 },
    ...{ isPlayedOut: true, asksForPass: true },
    onChange() {
      const sight = `${solver.now().phase}: ${engine.turns()}`;
      if (sight !== seen.at(-1)) seen.push(sight);
    },
    prepare: async (prove, signal) => ({ found: await prove({ do: "prove_turns" }, { signal }) }),
    onAnswer: (turn, right) => heard.push([turn, right]),
    onSolved: () => heard.push({ wrong: solver.now().wrong, shown: solver.now().hasSeen }),
    pause: rest,
    ...options,
  });
  /** @param {Phase} phase */
  const until = async (phase) => {
    await untilTrue(() => solver.now().phase === phase);
    assert.equal(solver.now().phase, phase);
  };
  /** @param {string} turns */
  const untilTurns = async (turns) => {
    await untilTrue(() => engine.turns() === turns);
    assert.equal(engine.turns(), turns);
  };
  return {
    ...engine,
    ...{ solver, heard, seen, until, untilTurns, note: () => solver.controller.snapshot().note },
    play: (/** @type {string} */ turn) => solver.controller.play(turn),
  };
}

/** @param {Parameters<typeof solverOf>} wishes  of a position that is on the board and proven */
async function begunSolver(...wishes) {
  const begun = solverOf(...wishes);
  await begun.solver.begin();
  return begun;
}

test("a right turn is answered by the defence of the proof, until the game is won", async () => {
  const { solver, heard, until, turns, play } = await begunSolver();
  assert.equal(solver.now().phase, "yours");
  await play("a");
  await until("yours");
  assert.equal(turns(), "a b");
  assert.ok(solver.now().isRight);
  await play("c");
  await until("solved");
  assert.deepEqual(heard, [["a", true], ["c", true], { wrong: 0, shown: false }]);
});

test("a pass after a right turn is no answer, and the defence goes on", async () => {
  const { solver, heard, until, untilTurns, play } = await begunSolver();
  await play("a");
  await until("yours");
  await play("pass");
  await untilTurns("a b pass e");
  await until("yours");
  assert.equal(solver.now().answer, "a");
  assert.ok(solver.now().isRight);
  assert.deepEqual(heard, [["a", true]]);
});

test("an answer is reported once where the defence's turn ends the game", async () => {
  const { heard, until, play } = await begunSolver();
  await play("w");
  await until("solved");
  assert.deepEqual(heard, [["w", true], { wrong: 0, shown: false }]);
});

test("another turn than the proof's that wins is right as well", async () => {
  const { until, untilTurns, play } = await begunSolver();
  await play("a");
  await until("yours");
  await play("d");
  await untilTurns("a b d e");
  await until("yours");
  await play("c");
  await until("solved");
});

test("a wrong turn is refuted by the proof's line, and tried again from before it", async () => {
  const { solver, heard, until, untilTurns, turns, play } = await begunSolver();
  await play("x");
  await until("wrong");
  assert.deepEqual(solver.now().verdict?.continuation, ["y"]);
  assert.equal(turns(), "x", "nothing is played before it is asked for");
  solver.showWhy();
  await untilTurns("x y");
  await solver.tryAgain();
  assert.equal(turns(), "");
  await play("a");
  await until("yours");
  await play("x");
  await until("wrong");
  await solver.tryAgain();
  assert.equal(turns(), "a b", "what was right stays");
  assert.equal(solver.now().answer, "a");
  assert.ok(solver.now().isRight);
  await play("c");
  await until("solved");
  assert.deepEqual(heard.at(-1), { wrong: 2, shown: false });
});

test("a wrong turn whose refutation was played out is wrong as before", async () => {
  const { solver, heard, until, untilTurns, play } = await begunSolver();
  for (let tries = 0; tries < 2; tries += 1) {
    await play("x");
    await until("wrong");
    solver.showWhy();
    await untilTurns("x y");
    await solver.tryAgain();
  }
  assert.deepEqual(heard, [
    ["x", false],
    ["x", false],
  ]);
});

test("of a turn of which nothing is proven nothing is claimed", async () => {
  const { solver, heard, until, play } = await begunSolver();
  await play("u");
  await until("wrong");
  assert.equal(solver.now().verdict?.isRight, null);
  assert.equal(solver.now().wrong, 0);
  assert.deepEqual(heard, [["u", null]]);
});

test("where no turn is proven to win a person plays both sides", async () => {
  for (const unproven of [0, 1]) {
    const { solver, heard, turns, play } = solverOf({ winning: [], unproven });
    assert.equal(await solver.begin(), false);
    assert.equal(solver.now().phase, "plain");
    await play("a");
    await play("b");
    assert.equal(turns(), "a b");
    assert.deepEqual(heard, []);
  }
});

test("a proof that is stopped claims nothing", async () => {
  const { solver, until } = solverOf();
  const begun = solver.begin();
  await until("proving");
  solver.stopProof();
  assert.equal(await begun, false);
  await until("plain");
  assert.equal(solver.now().found, null);
});

test("a proof that is lost with the engine is asked for once more", async () => {
  const { until, play } = await begunSolver({ lost: 1 });
  await play("a");
  await until("yours");
});

test("the solution is played out for both sides", async () => {
  const { solver, untilTurns, until, turns } = await begunSolver();
  void solver.showSolution();
  await until("shown");
  await untilTurns("a b c");
  assert.equal(solver.now().hasSeen, true);
  await solver.tryAgain();
  assert.equal(turns(), "");
  await until("yours");
});

test("a restart waits for the proof of the turns, and begins with the position again after that", async () => {
  const { solver, until, turns, play } = solverOf();
  const begun = solver.begin();
  await until("proving");
  assert.equal(solver.restart(), begun);
  assert.equal(await begun, true);
  await play("x");
  await until("wrong");
  await solver.restart();
  assert.equal(turns(), "");
  await until("yours");
});

test("where the line is known it is solved at its end, and shown no further", async () => {
  const line = ["a", "b", "d"];
  const { solver, heard, until, untilTurns, play } = await begunSolver({}, { line, isPlayedOut: false });
  assert.equal(solver.wanted(), "a");
  void solver.showSolution();
  await untilTurns("a b d");
  assert.equal(solver.hasMore(), false);
  assert.equal(solver.isRunning(), false);
  await solver.tryAgain();
  await play("a");
  await until("yours");
  await play("d");
  await until("solved");
  assert.deepEqual(heard, [["a", true], ["d", true], { wrong: 0, shown: true }]);
});

test("one may go back and forth in what is shown, which stops it", async () => {
  const line = ["a", "b", "d"];
  const { solver, until, untilTurns } = await begunSolver({}, { line, isPlayedOut: false });
  void solver.showSolution();
  await until("shown");
  await untilTurns("a");
  solver.turnBack();
  await untilTurns("");
  assert.equal(solver.isRunning(), false);
  solver.turnBack();
  for (const turns of ["a", "a b"]) {
    solver.turnOn();
    await untilTurns(turns);
  }
  solver.toStart();
  await untilTurns("");
  solver.toEnd();
  await untilTurns("a b d");
});

test("what is shown follows its line, whatever was played from there before", async () => {
  const line = ["a", "b", "d"];
  const { solver, until, untilTurns, play } = await begunSolver({}, { line, isPlayedOut: false });
  await play("x");
  await until("wrong");
  await solver.showSolution();
  solver.turnOn();
  await untilTurns("a");
  assert.equal(solver.hasMore(), true);
});

test("a line whose turn cannot be played is given up at once", async () => {
  for (const line of [["bad"], ["a", "bad", "c"]]) {
    const { solver, until, asked, note } = await begunSolver({}, { line, isPlayedOut: false });
    void solver.showSolution();
    await until("broken");
    assert.equal(note()?.text, "bad");
    const before = asked();
    for (let turns = 0; turns < 5; turns += 1) await rest();
    assert.equal(asked(), before);
  }
});

test("a defence that cannot be played is given up at once", async () => {
  const { until, play, asked } = await begunSolver({}, { line: ["a", "bad", "c"] });
  await play("a");
  await until("broken");
  const before = asked();
  for (let turns = 0; turns < 5; turns += 1) await rest();
  assert.equal(asked(), before);
});

test("once it is closed nothing more is asked, also of a line that is played out", async () => {
  const { solver, until, asked } = await begunSolver({}, { line: ["a", "b", "d"], isPlayedOut: false });
  void solver.showSolution();
  await until("shown");
  solver.close();
  const before = asked();
  for (let turns = 0; turns < 5; turns += 1) await rest();
  assert.equal(asked(), before);
});

test("a restart or a way back that fails leaves a position that can be begun again", async () => {
  let verb = "";
  const refuse = (/** @type {any} */ request) => (request.do === verb ? new EngineLost() : null);
  const { solver, until, play } = await begunSolver({ refuse });
  verb = "load";
  await assert.rejects(solver.restart(), EngineLost);
  assert.equal(solver.now().phase, "broken");
  verb = "";
  await solver.restart();
  await play("x");
  await until("wrong");
  verb = "go";
  await solver.tryAgain();
  assert.equal(solver.now().phase, "broken");
});

test("a turn that a script asks for while another is judged is refused, and changes nothing", async () => {
  const { solver, until, turns, play } = await begunSolver();
  const refused = play("a").then(() => play("c"));
  await assert.rejects(refused, /not your turn/);
  await until("yours");
  assert.equal(turns(), "a b");
  assert.ok(solver.now().isRight);
});

test("what a script asks for while the position is put back is done when it is there", async () => {
  const { solver, until, untilTurns, play, heard } = await begunSolver();
  await play("x");
  await until("wrong");
  void solver.tryAgain();
  void solver.restart();
  await solver.play("a");
  await untilTurns("a b");
  await until("yours");
  assert.deepEqual(heard, [
    ["x", false],
    ["a", true],
  ]);
});

test("a position that is put back is shown when it can be played on", async () => {
  const { solver, until, play, seen } = await begunSolver();
  assert.deepEqual(seen, ["loading: ", "proving: ", "yours: "]);
  await play("x");
  await until("wrong");
  await solver.tryAgain();
  assert.deepEqual(seen.slice(3), ["judging: x", "wrong: x", "yours: "]);
});

test("a verdict on a turn that has been taken back is none", async () => {
  const { solver, until, play, heard } = await begunSolver();
  await play("x");
  await until("judging");
  await solver.restart();
  for (let turns = 0; turns < 5; turns += 1) await rest();
  assert.equal(solver.now().phase, "yours");
  assert.deepEqual(heard, []);
});

test("what is shown stops where one goes to its start, even before it has begun", async () => {
  const { solver, until, turns } = await begunSolver({}, { line: ["a", "b", "d"], isPlayedOut: false });
  void solver.showSolution();
  await until("shown");
  solver.toStart();
  for (let waits = 0; waits < 5; waits += 1) await rest();
  assert.equal(turns(), "");
  assert.equal(solver.isRunning(), false);
});

test("behind the end of what is shown no pass is played by itself", async () => {
  const forcedPass = (/** @type {readonly string[]} */ played) => (played.length === 3 ? "no room" : null);
  const { solver, untilTurns, turns } = await begunSolver({ forcedPass }, { line: ["a", "b", "d"], isPlayedOut: false });
  void solver.showSolution();
  await untilTurns("a b d");
  for (let waits = 0; waits < 5; waits += 1) await rest();
  assert.equal(turns(), "a b d");
});

test("after another answer that was right a restart knows the line again", async () => {
  const { solver, until, play } = await begunSolver({}, { line: ["a", "b", "c"] });
  await play("w");
  await until("solved");
  await solver.restart();
  assert.equal(solver.wanted(), "a");
});
