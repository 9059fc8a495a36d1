/**
 * A game on an embedded board: what a page's script asks for, and what the reader does meanwhile. The engine here knows no
 * rules: a turn is any text, and the players alternate.
 *
 * @import { Choice, State } from "../../../web/engine/wire.js"
 * @import { Session } from "../../../web/engine/session.js"
 */
import { foundTurn } from "../../../web/common/solving/referee.js";
import { createGame } from "../../../web/embed/game.js";
import { EngineError } from "../../../web/engine/errors.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

/** All that waits for promises only has happened by then. */
const rest = () => setImmediate();

/** A game in which the reader begins and a computer answers. */
async function gameAgainstComputer() {
  /** @type {string[]} */
  let turns = [];
  /** The search that has not ended. @type {{ end: (choice: Choice | null) => void, fail: (problem: unknown) => void } | null} */
  let search = null;
  const state = () =>
    /** @type {State} */ (
      /** @type {unknown} */ ({
        ...{ turns, steps: [], last_turn: turns.at(-1) ?? null, to_move: turns.length % 2 },
        ...{ over: false, forced_pass: null, choices: [], players: [{ colour: "red" }, { colour: "blue" }] },
      })
    );
  /** @type {Session} */
  const session = {
    /** @param {any} request @returns {Promise<any>} */
    async request({ do: verb, turn }) {
      if (verb === "load") turns = [];
      else if (verb === "undo") turns = turns.slice(0, -1);
      else turns = [...turns, String(turn)];
      return { ok: true, state: state(), record: {} };
    },
    job: (_, { signal } = {}) =>
      new Promise((resolve, fail) => {
        search = { end: (choice) => resolve(foundTurn(choice)), fail };
        signal?.addEventListener("abort", () => search?.end(null));
      }),
    close() {},
  };
  /** @type {string[]} */
  const heard = [];
  const game = createGame({
    session,
    link: "",
    whoPlays: ({ to_move: mover }) => (mover === 0 ? "human" : "sprout"),
    handlers: { onChange() {}, onTurn: (turn) => heard.push(turn) },
  });
  await game.begin();
  await rest();
  return {
    game,
    heard,
    turns: () => turns.join(" "),
    find: (/** @type {string} */ text) => search?.end(/** @type {Choice} */ ({ text })),
    fail: (/** @type {unknown} */ problem) => search?.fail(problem),
  };
}

/** @param {Promise<void>} promise @returns {Promise<string>} why it was rejected, or "played" */
const told = (promise) =>
  promise.then(
    () => "played",
    (problem) => problem.message,
  );

test("a turn that a script asks for while the computer thinks is played after the computer's", async () => {
  const { game, heard, find } = await gameAgainstComputer();
  void game.play("a");
  const next = told(game.play("c"));
  await rest();
  find("b");
  assert.equal(await next, "played");
  assert.deepEqual(heard, ["a", "b", "c"]);
});

test("a turn that waits for the computer is refused where the reader takes the turn before it back", async () => {
  const { game, heard, turns } = await gameAgainstComputer();
  void game.play("a");
  const next = told(game.play("c"));
  await rest();
  await game.undo(0);
  assert.equal(await next, "It is Blue’s turn, and the computer is thinking.");
  assert.equal(turns(), "");
  assert.deepEqual(heard, ["a"], "no turn is heard of that the reader's side never had");
  assert.equal(await told(game.play("d")), "played");
});

test("a turn that waits for the computer is refused where its search fails, and the game goes on after an undo", async () => {
  const { game, turns, fail } = await gameAgainstComputer();
  void game.play("a");
  const next = told(game.play("c"));
  await rest();
  fail(new EngineError("Error", "the search failed"));
  assert.equal(await next, "It is Blue’s turn, and the computer is thinking.");
  assert.equal(turns(), "a");
  await game.undo(0);
  assert.equal(turns(), "");
  assert.equal(await told(game.play("d")), "played");
});
