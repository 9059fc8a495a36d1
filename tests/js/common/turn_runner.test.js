/**
 * The order of what players do and what the computer does, in a match that needs no rules: a turn is a text, and the players
 * alternate.
 *
 * @import { Match, Reached } from "../../../web/common/turn_runner.js"
 * @import { Choice, State } from "../../../web/engine/wire.js"
 */
import { foundTurn } from "../../../web/common/solving/referee.js";
import { createTurnRunner } from "../../../web/common/turn_runner.js";
import { EngineError, EngineLost } from "../../../web/engine/errors.js";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";

/** Everything that is ready has gone on by then: a match here waits for promises only, and those come first. */
const rest = () => setImmediate();

/**
 * A match against a computer that has the second turn, and every second one after it.
 * @param {Partial<Match> & { forcedPass?: (turns: string[]) => string | null }} [options]
 */
function matchAgainstComputer({ forcedPass = () => null, ...own } = {}) {
  /** @type {string[]} */
  let turns = [];
  /** @type {string[]} */
  const log = [];
  /** The searches that have not ended. @type {{ end: (choice: Choice | null) => void, fail: (problem: unknown) => void }[]} */
  const searches = [];
  const state = () =>
    /** @type {State} */ (
      /** @type {unknown} */ ({
        turns,
        to_move: turns.length % 2,
        forced_pass: forcedPass(turns),
        targets: { a1: { action: "a1", kind: "place" } },
      })
    );
  let isHeld = false;

  /** @type {Match} */
  const match = {
    session: {
      /** @param {any} request @returns {Promise<any>} */
      async request(request) {
        await Promise.resolve();
        if (request.do === "explain") return { ok: true, message: request.cell === "b1" ? "A stone lies there." : null };
        if (request.turn === "bad") throw new EngineError("IllegalTurn", "bad");
        if (request.do === "undo") turns = turns.slice(0, -1);
        else turns = [...turns, String(request.turn ?? request.action)];
        return { ok: true, state: state(), record: {} };
      },
      job: (_, { signal } = {}) =>
        new Promise((resolve, reject) => {
          searches.push({ end: (choice) => resolve(foundTurn(choice)), fail: reject });
          signal?.addEventListener("abort", () => searches.shift()?.end(null));
        }),
    },
    waitsForComputer: false,
    state,
    turn: () => String(turns.length),
    opponent: () => (turns.length % 2 === 1 && !isHeld ? "sprout" : null),
    onSearch: () => log.push("thinks"),
    onPlayed: ({ state: { turns: played } }) => log.push(`plays ${played.at(-1)}`),
    onSearchEnd: (problem) => log.push(problem === null ? "stops" : `fails: ${problem}`),
    onPassed: (_, reason) => log.push(`has passed: ${reason}`),
    onForcedPass: (reason) => log.push(`passes: ${reason}`),
    onProblem: (problem) => log.push(`problem: ${problem instanceof Error ? problem.message : problem}`),
    onRest: () => log.push("rests"),
    ...own,
  };
  const runner = createTurnRunner(match);
  return {
    runner,
    log,
    turns: () => turns.join(" "),
    /** @param {string} turn */
    play: (turn) =>
      runner.run(async () => {
        const reached = await runner.ask({ do: "play", turn });
        log.push(`reached ${reached.state.turns.join(" ")}`);
      }),
    hold: () => {
      isHeld = true;
    },
    /** @param {string} text */
    find: (text) => searches.shift()?.end(/** @type {Choice} */ ({ text })),
    /** @param {unknown} problem */
    fail: (problem) => searches.shift()?.fail(problem),
  };
}

describe("whether or not actions wait for the computer", () => {
  for (const waitsForComputer of [false, true]) {
    const settings = waitsForComputer ? "they wait" : "they do not wait";

    test(`the computer answers each turn (${settings})`, async () => {
      const game = matchAgainstComputer({ waitsForComputer });
      await game.play("one");
      await rest();
      assert.ok(game.runner.isThinking());
      game.find("two");
      await rest();
      assert.equal(game.turns(), "one two");
      assert.deepEqual(
        game.log.filter((line) => line !== "rests"),
        ["reached one", "thinks", "plays two"],
      );
      assert.ok(!game.runner.isThinking() && !game.runner.isBusy());
    });

    test(`a forced pass follows by itself, with its reason (${settings})`, async () => {
      const forcedPass = (/** @type {string[]} */ turns) => (turns.length === 1 ? "no room" : null);
      const game = matchAgainstComputer({ waitsForComputer, forcedPass });
      await game.play("one");
      await rest();
      assert.equal(game.turns(), "one pass");
      assert.deepEqual(
        game.log.filter((line) => line.includes("pass")),
        ["passes: no room", "has passed: no room"],
      );
    });

    test(`what is refused is told, and what comes after it is done all the same (${settings})`, async () => {
      const game = matchAgainstComputer({ waitsForComputer });
      const refused = game.play("bad").then(
        () => "played",
        () => "refused",
      );
      const second = game.play("one");
      assert.equal(await refused, "refused");
      await second;
      assert.deepEqual(game.log.filter((line) => line !== "rests").slice(0, 2), ["problem: bad", "reached one"]);
    });

    test(`a search that was stopped plays nothing, whatever it comes to (${settings})`, async () => {
      const game = matchAgainstComputer({ waitsForComputer });
      await game.play("one");
      await rest();
      game.runner.stop();
      assert.ok(!game.runner.isThinking());
      await game.runner.enqueue(() => game.runner.ask({ do: "undo" }));
      await rest();
      assert.equal(game.turns(), "");
      assert.ok(!game.log.some((line) => line.startsWith("plays")));
    });

    test(`when the engine was lost the search begins again (${settings})`, async () => {
      const game = matchAgainstComputer({ waitsForComputer });
      await game.play("one");
      await rest();
      game.fail(new EngineLost());
      await rest();
      game.find("two");
      await rest();
      assert.equal(game.turns(), "one two");
    });

    test(`a search that fails is told and does not begin again by itself (${settings})`, async () => {
      const game = matchAgainstComputer({ waitsForComputer });
      await game.play("one");
      await rest();
      game.fail("no such opponent");
      await rest();
      assert.ok(game.log.includes("fails: no such opponent"));
      assert.equal(game.log.filter((line) => line === "thinks").length, 1);
    });

    test(`the computer waits while the game is held (${settings})`, async () => {
      const game = matchAgainstComputer({ waitsForComputer });
      game.hold();
      await game.play("one");
      await rest();
      assert.ok(!game.log.includes("thinks"));
    });
  }
});

test("an action that waits for the computer is about the position after its turn", async () => {
  const game = matchAgainstComputer({ waitsForComputer: true });
  void game.play("one");
  const third = game.play("three");
  await rest();
  assert.equal(game.turns(), "one");
  game.find("two");
  await third;
  assert.equal(game.turns(), "one two three");
});

test("an action that does not wait runs while the computer thinks", async () => {
  const game = matchAgainstComputer();
  await game.play("one");
  await rest();
  await game.runner.enqueue(async () => void game.log.push("looks around"));
  assert.deepEqual(game.log, ["reached one", "thinks", "looks around"]);
});

test("a turn that was found is played after the last one has been shown long enough", async () => {
  let show = () => {};
  const game = matchAgainstComputer({
    beforePlay: () =>
      new Promise((resolve) => {
        show = () => resolve();
      }),
  });
  await game.play("one");
  await rest();
  game.find("two");
  await rest();
  assert.equal(game.turns(), "one");
  show();
  await rest();
  assert.equal(game.turns(), "one two");
});

test("an action for a turn that is over by then is dropped", async () => {
  const game = matchAgainstComputer();
  game.hold();
  void game.play("one");
  /** @type {string[]} */
  const done = [];
  await game.runner.enqueueForThisTurn(async () => void done.push("too late"));
  await game.runner.enqueueForThisTurn(async () => void done.push("in time"));
  assert.deepEqual(done, ["in time"]);
});

test("a cell is played, or there is a sentence that says why not", async () => {
  const { runner } = matchAgainstComputer();
  const state = /** @type {State} */ (/** @type {unknown} */ ({ forced_pass: null, targets: { a1: { action: "a1" } } }));
  assert.deepEqual(/** @type {Reached} */ (await runner.pick(state, "a1")).state.turns, ["a1"]);
  assert.equal(await runner.pick(state, "b1"), "A stone lies there.");
  assert.match(/** @type {string} */ (await runner.pick(state, "c1")), /c1/);
  const mustPass = await runner.pick({ ...state, forced_pass: "no room" }, "c1");
  assert.ok(typeof mustPass === "string" && mustPass !== "");
});
