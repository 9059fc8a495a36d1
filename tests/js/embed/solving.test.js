/**
 * Solving a position on an embedded board, with an engine that only knows what each test says is proven: which player wins
 * after some turns, and by which line.
 *
 * @import { State } from "../../../web/engine/wire.js"
 * @import { Session } from "../../../web/engine/session.js"
 * @import { Game } from "../../../web/embed/game.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { DEFENCE } from "../../../web/common/solving/referee.js";
import { createSolving } from "../../../web/embed/solving.js";
import { createGame } from "../../../web/embed/game.js";
import { EngineLost } from "../../../web/engine/errors.js";

/** All that waits for promises only has happened by then. */
const rest = () => setImmediate();

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

/** @param {{ winning?: string[], unproven?: number, lost?: number }} [engine]  lost: so many proofs are lost with the engine */
async function solvingOf({ winning = ["a"], unproven = 0, lost = 0 } = {}) {
  /** @type {string[]} */
  let turns = [];
  let losses = lost;
  const state = () => {
    const over = ["c", "y"].includes(turns.at(-1) ?? "");
    return /** @type {State} */ (
      /** @type {unknown} */ ({
        ...{ turns, steps: [], last_turn: turns.at(-1) ?? null, to_move: turns.length % 2, over },
        ...{ winner: over ? (turns.at(-1) === "c" ? 0 : 1) : null, how: null },
        ...{ forced_pass: null, choices: [], players: [{ colour: "red" }, { colour: "blue" }] },
      })
    );
  };
  /** @type {Session} */
  const session = {
    /** @param {any} request @returns {Promise<any>} */
    async request({ do: verb, turn }) {
      if (verb === "load") turns = [];
      else if (verb === "undo") turns = turns.slice(0, -1);
      else turns = [...turns, String(turn)];
      return { ok: true, state: state(), record: {} };
    },
    /** @param {any} request @param {any} options @returns {Promise<any>} */
    async job({ do: verb }, { signal, onReport }) {
      if (verb === "think") throw new Error("the line says what to play");
      if (losses > 0) {
        losses -= 1;
        throw new EngineLost();
      }
      await setImmediate();
      if (signal.aborted) return null;
      const known = PROOFS[turns.join(" ")] ?? { winner: null, line: [] };
      const line = known.line.map((text) => ({ text, player: 0, complete: true, cells: {} }));
      const all = { winning: winning.map((text) => ({ text, turns: 3 })), losing: 1, unproven, all: true };
      const report = verb === "prove" ? { winner: known.winner, turns: 1, line } : all;
      const last = { done: true, progress: 1, positions: 1, ...report };
      onReport(last);
      return last;
    },
    close() {},
  };
  /** @type {unknown[]} */
  const heard = [];
  /** @type {Game | null} */
  let game = null;
  const solving = createSolving({
    ...{ reader: 0, played: 0, session: () => session, game: () => game, onChange() {} },
    onAnswer: (turn, right) => heard.push([turn, right]),
    onSolved: () => heard.push(solving.tries()),
    pause: () => setImmediate(),
  });
  game = createGame({
    session: { ...session, job: (_, options) => /** @type {any} */ (solving.think(/** @type {any} */ (options))) },
    link: "",
    whoPlays: solving.whoPlays,
    handlers: { onChange() {}, onTurn: solving.onTurn },
  });
  await game.begin();
  /** @param {string} phase */
  const until = async (phase) => {
    for (let waits = 0; solving.phase() !== phase && waits < 50; waits += 1) await rest();
    assert.equal(solving.phase(), phase);
  };
  return { solving, heard, until, turns: () => turns.join(" "), play: (/** @type {string} */ turn) => game?.play(turn) };
}

test("a right turn is answered by the defence of the proof, until the game is won", async () => {
  const { solving, heard, until, turns, play } = await solvingOf();
  assert.equal(await solving.begin(), true);
  await play("a");
  await until("yours");
  assert.equal(turns(), "a b");
  assert.ok(solving.isRight());
  await play("c");
  await until("solved");
  assert.deepEqual(heard, [["a", true], ["c", true], { wrong: 0, shown: false }]);
});

test("a pass after a right turn is no answer, and the defence goes on", async () => {
  const { solving, heard, until, turns, play } = await solvingOf();
  await solving.begin();
  await play("a");
  await until("yours");
  await play("pass");
  await until("yours");
  assert.equal(turns(), "a b pass e");
  assert.equal(solving.answer(), "a");
  assert.ok(solving.isRight());
  assert.deepEqual(heard, [["a", true]]);
});

test("an answer is told of once where the defence's turn ends the game", async () => {
  const { solving, heard, until, play } = await solvingOf();
  await solving.begin();
  await play("w");
  await until("solved");
  assert.deepEqual(heard, [["w", true], { wrong: 0, shown: false }]);
});

test("another turn than the proof's that wins is right as well", async () => {
  const { solving, until, turns, play } = await solvingOf();
  await solving.begin();
  await play("a");
  await until("yours");
  await play("d");
  await until("yours");
  assert.equal(turns(), "a b d e");
  await play("c");
  await until("solved");
});

test("a wrong turn is refuted by the proof's line, and tried again from before it", async () => {
  const { solving, heard, until, turns, play } = await solvingOf();
  await solving.begin();
  await play("x");
  await until("wrong");
  assert.ok(solving.hasWhy());
  assert.equal(turns(), "x", "nothing is played before it is asked for");
  solving.showWhy();
  for (let waits = 0; turns() !== "x y" && waits < 50; waits += 1) await rest();
  assert.equal(turns(), "x y");
  await solving.tryAgain();
  assert.equal(turns(), "");
  await play("a");
  await until("yours");
  await play("x");
  await until("wrong");
  await solving.tryAgain();
  assert.equal(turns(), "a b", "what was right stays");
  assert.equal(solving.answer(), "a");
  assert.ok(solving.isRight());
  await play("c");
  await until("solved");
  assert.deepEqual(heard.at(-1), { wrong: 2, shown: false });
});

test("a wrong turn whose refutation was played out is wrong as before", async () => {
  const { solving, heard, until, turns, play } = await solvingOf();
  await solving.begin();
  for (let tries = 0; tries < 2; tries += 1) {
    await play("x");
    await until("wrong");
    solving.showWhy();
    for (let waits = 0; turns() !== "x y" && waits < 50; waits += 1) await rest();
    await solving.tryAgain();
  }
  assert.deepEqual(heard, [
    ["x", false],
    ["x", false],
  ]);
});

test("of a turn of which nothing is proven nothing is claimed", async () => {
  const { solving, heard, until, play } = await solvingOf();
  await solving.begin();
  await play("u");
  await until("unsure");
  assert.deepEqual(heard, [["u", null]]);
  assert.equal(solving.hasWhy(), false);
});

test("where no turn is proven to win the reader plays both sides", async () => {
  for (const unproven of [0, 1]) {
    const { solving, heard, until, turns, play } = await solvingOf({ winning: [], unproven });
    assert.equal(await solving.begin(), false);
    await until("plain");
    await play("a");
    await play("b");
    assert.equal(turns(), "a b");
    assert.deepEqual(heard, []);
  }
});

test("a proof that is stopped claims nothing", async () => {
  const { solving, until } = await solvingOf();
  const begun = solving.begin();
  solving.stop();
  assert.equal(await begun, false);
  await until("plain");
  assert.equal(solving.found(), null);
});

test("a proof that is lost with the engine is asked for once more", async () => {
  const { solving, until, play } = await solvingOf({ lost: 1 });
  assert.equal(await solving.begin(), true);
  await play("a");
  await until("yours");
});

test("the solution is played out for both sides", async () => {
  const { solving, turns } = await solvingOf();
  await solving.begin();
  solving.showSolution();
  assert.equal(solving.whoPlays(/** @type {State} */ ({ to_move: 0 })), DEFENCE);
  for (let waits = 0; turns() !== "a b c" && waits < 50; waits += 1) await rest();
  assert.equal(turns(), "a b c");
  assert.deepEqual(solving.tries(), { wrong: 0, shown: true });
  await solving.tryAgain();
  assert.equal(turns(), "");
});

test("a restart leaves the proof of the turns alone, and begins with the position anew after that", async () => {
  const { solving, until, play } = await solvingOf();
  const begun = solving.begin();
  assert.equal(solving.restart(), false);
  assert.equal(await begun, true);
  await play("x");
  await until("wrong");
  assert.equal(solving.restart(), true);
  assert.equal(solving.phase(), "yours");
});
