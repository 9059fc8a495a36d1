/**
 * The controller of a game: in which order what people, scripts and computers do takes place, and where it is reported.
 *
 * @import { Setup } from "../../../web/common/setup.js"
 * @import { Side } from "../../../web/common/sides.js"
 * @import { Session } from "../../../web/engine/session.js"
 */
import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";

import { HUMAN } from "../../../web/common/sides.js";
import { canUndo, isOver, looksBack } from "../../../web/common/snapshot.js";
import { EngineError, EngineLost } from "../../../web/engine/errors.js";
import { createController } from "../../../web/play/controller.js";
import { createFreeSession, rest, until } from "../support/free_session.js";
import { firstSetup } from "../support/stub_engine.js";

/** @param {[Side, Side]} sides @returns {Setup} */
const setupOf = (...sides) => ({ ...firstSetup("sum"), sides });

/**
 * A game that has begun, against a computer that has the second side.
 * @param {object} [options]
 * @param {(turns: readonly string[]) => string | null} [options.forcedPass]
 * @param {(turns: readonly string[]) => 0 | 1 | null} [options.winner]
 * @param {(request: any) => Error | null} [options.refuse]
 * @param {boolean} [options.asksForPass]
 * @param {boolean} [options.endsLate]
 * @param {Setup} [options.setup]
 */
async function beginGame({ setup = setupOf(HUMAN, "sprout"), asksForPass = false, ...rules } = {}) {
  const engine = createFreeSession(rules);
  /** @type {string[]} */
  const notes = [];
  const controller = createController({
    ...{ session: engine.session, setup, asksForPass },
    onChange({ note }) {
      if (note && note.text !== notes.at(-1)) notes.push(note.text);
    },
  });
  await controller.begin(setup);
  await rest();
  return { ...engine, controller, notes, note: () => controller.snapshot().note };
}

/** @param {Promise<void>} promise @returns {Promise<string>} why it was rejected, or "played" */
const told = (promise) =>
  promise.then(
    () => "played",
    (problem) => problem.message,
  );

describe("the computer", () => {
  test("answers each turn", async () => {
    const { controller, turns, find } = await beginGame();
    await controller.play("one");
    await until(() => controller.snapshot().thinking !== null);
    find("two");
    await until(() => turns() === "one two");
    await rest();
    assert.equal(controller.snapshot().thinking, null);
    assert.deepEqual(controller.snapshot().state?.turns, ["one", "two"]);
  });

  test("plays nothing where its search was stopped, whatever that comes to", async () => {
    for (const end of ["a turn", "no turn", "a failure", "a loss"]) {
      const { controller, turns, searches, find, fail, note } = await beginGame({ endsLate: true });
      await controller.play("one");
      await until(() => searches() === 1);
      await controller.undo();
      if (end === "a failure") fail(new EngineError("Error", "too late"));
      else if (end === "a loss") fail(new EngineLost());
      else find(end === "a turn" ? "two" : null);
      await rest();
      assert.deepEqual([turns(), note(), controller.snapshot().paused], ["", null, false], end);
      assert.equal(controller.snapshot().thinking, null);
    }
  });

  test("waits where its turn cannot be played, which is asked for once", async () => {
    const { controller, turns, find, searches, asked, note } = await beginGame();
    await controller.play("one");
    await until(() => searches() === 1);
    const before = asked();
    find("bad");
    await until(() => note() !== null);
    await rest();
    assert.deepEqual(note(), { kind: "problem", text: "bad" });
    assert.deepEqual([turns(), searches(), asked()], ["one", 0, before + 1]);
  });

  test("searches again when the engine was lost", async () => {
    const { controller, turns, fail, find, searches } = await beginGame();
    await controller.play("one");
    await until(() => searches() === 1);
    fail(new EngineLost());
    await until(() => searches() === 1);
    find("two");
    await until(() => turns() === "one two");
    assert.equal(turns(), "one two");
  });

  test("waits where its search has failed, and the note says why", async () => {
    const { controller, fail, searches, note } = await beginGame();
    await controller.play("one");
    await until(() => searches() === 1);
    fail(new EngineError("Error", "no such opponent"));
    await rest();
    assert.deepEqual(note(), { kind: "problem", text: "no such opponent" });
    assert.equal(controller.snapshot().paused, true);
    assert.equal(searches(), 0);
  });

  test("waits while the game is held", async () => {
    const { controller, searches } = await beginGame();
    controller.hold(true);
    await controller.play("one");
    await rest();
    assert.equal(searches(), 0);
    controller.hold(false);
    await until(() => searches() === 1);
    assert.equal(searches(), 1);
  });

  test("goes on searching while other things are done", async () => {
    const { controller, searches } = await beginGame();
    await controller.play("one");
    await until(() => searches() === 1);
    await controller.annotate({ comment: "well played" });
    assert.equal(searches(), 1);
  });

  test("shows how far its search is, which is no change of the game", async () => {
    /** @type {(report: any) => void} */
    let report = () => {};
    /** @type {Session["job"]} */
    const job = (_, { onReport } = {}) => {
      report = /** @type {any} */ (onReport);
      return new Promise(() => {});
    };
    const setup = setupOf("sprout", "sprout");
    let changes = 0;
    /** @type {unknown[]} */
    const shown = [];
    const controller = createController({
      ...{ session: createFreeSession({ job }).session, setup },
      onChange: () => (changes += 1),
      onThinking: ({ thinking }) => shown.push(thinking?.progress),
    });
    await controller.begin(setup);
    await until(() => controller.snapshot().thinking !== null);
    const before = changes;
    for (const progress of [0.25, 0.5]) report({ done: false, progress, playouts: 9, win_rate: 0.5, best: null, choice: null });
    assert.deepEqual(shown, [0.25, 0.5]);
    assert.equal(changes, before);
    assert.equal(controller.snapshot().thinking?.progress, 0.5);
  });

  test("shows a turn that it has found when the last one was seen long enough", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const setup = { ...setupOf("sprout", "sprout"), pace: 1000 };
    const { controller, turns, find, searches } = await beginGame({ setup });
    await until(() => searches() === 1);
    find("one");
    await until(() => turns() === "one" && searches() === 1);
    find("two");
    await until(() => controller.snapshot().thinking?.isDone === true);
    assert.equal(turns(), "one");
    mock.timers.tick(1_000_000);
    await until(() => turns() === "one two");
    assert.equal(turns(), "one two");
    await until(() => searches() === 1);
    find("three");
    await until(() => controller.snapshot().thinking?.isDone === true);
    controller.setPaused(true);
    mock.timers.tick(1_000_000);
    await rest();
    mock.timers.reset();
    assert.equal(turns(), "one two", "the players were paused meanwhile");
  });
});

describe("a forced pass", () => {
  /** @param {readonly string[]} turns */
  const forcedPass = (turns) => (turns.length === 1 ? "no room" : null);

  test("of the computer follows by itself, with its reason", async () => {
    const { controller, turns, notes } = await beginGame({ forcedPass });
    await controller.play("one");
    await until(() => turns() === "one pass");
    assert.equal(turns(), "one pass");
    assert.deepEqual(notes, ["no room"]);
  });

  test("of a person follows by itself, except where people are asked for it", async () => {
    for (const asksForPass of [false, true]) {
      const { controller, turns } = await beginGame({ forcedPass, asksForPass, setup: setupOf(HUMAN, HUMAN) });
      await controller.play("one");
      await rest();
      await rest();
      assert.equal(turns(), asksForPass ? "one" : "one pass");
    }
  });
});

describe("a person", () => {
  test("who picks a cell plays it, or is told in a sentence why not", async () => {
    const { controller, turns, note } = await beginGame({ setup: setupOf(HUMAN, HUMAN) });
    controller.pick("a1");
    await until(() => turns() === "a1");
    assert.equal(turns(), "a1");
    controller.pick("b1");
    await until(() => note() !== null);
    assert.deepEqual(note(), { kind: "illegal", text: "A stone lies there.", cells: ["b1"] });
    controller.pick("c1");
    await until(() => note()?.cells?.[0] === "c1");
    assert.match(note()?.text ?? "", /c1/);
  });

  test("who picks twice for one turn plays the first", async () => {
    const { controller, turns } = await beginGame({ setup: setupOf(HUMAN, HUMAN) });
    controller.pick("a1");
    controller.pick("a1");
    await rest();
    await rest();
    assert.equal(turns(), "a1");
  });

  test("who plays another turn than the one taken back makes that the game, but not by looking around in it", async () => {
    /** @type {any[]} */
    const asked = [];
    const refuse = (/** @type {any} */ request) => {
      asked.push(request);
      return null;
    };
    const { controller, searches, find } = await beginGame({ refuse });
    await controller.play("one");
    await until(() => searches() === 1);
    find("two");
    await until(() => controller.snapshot().state?.turns.length === 2);
    await controller.undo();
    await controller.play("other");
    const { here } = /** @type {any} */ (controller.snapshot().state).tree;
    assert.deepEqual(asked.slice(-2), [
      { do: "play", turn: "other" },
      { do: "promote", node: here },
    ]);
    await until(() => searches() === 1);
    find("two");
    await until(() => controller.snapshot().state?.turns.length === 2);
    await controller.goTo(0);
    await controller.play("third");
    assert.deepEqual(asked.at(-1), { do: "play", turn: "third" });
  });

  test("takes back the turns since the last of their own, but none that the game began with", async () => {
    const { controller, session, turns, find, searches } = await beginGame();
    await controller.begin(setupOf(HUMAN, "sprout"), { do: "load", record: "" }, { given: 2 });
    for (const turn of ["one", "two"]) await session.request(/** @type {any} */ ({ do: "play", turn }));
    await controller.play("three");
    await until(() => searches() === 1);
    find("four");
    await until(() => turns() === "one two three four");
    await rest();
    await controller.undo();
    assert.equal(turns(), "one two");
    await controller.undo();
    assert.equal(turns(), "one two");
  });
});

describe("a game that has come to its end", () => {
  const winner = (/** @type {readonly string[]} */ turns) => (turns.length === 3 ? /** @type {const} */ (0) : null);

  /** Three turns, after which the first player has won. */
  async function finishedGame(setup = setupOf(HUMAN, "sprout")) {
    const game = await beginGame({ setup, winner });
    for (const turn of ["one", "three"]) {
      await game.controller.play(turn);
      await until(() => game.searches() === 1);
      game.find("two");
      await rest();
    }
    await until(() => game.controller.snapshot().state?.over === true);
    return game;
  }

  test("is looked back at without the computer's playing in it, until a person plays on", async () => {
    const { controller, searches } = await finishedGame();
    await controller.goTo(1);
    await rest();
    assert.deepEqual([looksBack(controller.snapshot()), isOver(controller.snapshot()), searches()], [true, false, 0]);
    controller.pick("a1");
    await rest();
    assert.match(controller.snapshot().note?.text ?? "", /Play on from an earlier turn/);
    await controller.toEnd();
    assert.equal(controller.snapshot().state?.over, true);
    await controller.goTo(1);
    controller.playOn();
    await until(() => searches() === 1);
    assert.equal(looksBack(controller.snapshot()), false);
  });

  test("of a gauntlet is looked back at, and not played on", async () => {
    const setup = { ...setupOf(HUMAN, "sprout"), gauntlet: { rung: 0, token: "a" } };
    const { controller, note, searches, turns } = await finishedGame(setup);
    await controller.goTo(2);
    await rest();
    assert.deepEqual([looksBack(controller.snapshot()), searches()], [true, 0]);
    controller.pick("a1");
    controller.playOn();
    await rest();
    assert.deepEqual([turns(), note()?.text, searches()], ["one two", "This match is over.", 0]);
  });

  test("stays one when it is opened at an earlier turn", async () => {
    const { controller, searches } = await finishedGame();
    await controller.goTo(1);
    await controller.begin(setupOf(HUMAN, "sprout"), { do: "go", node: 1 });
    await rest();
    assert.deepEqual([looksBack(controller.snapshot()), searches()], [true, 0]);
  });

  test("by a resignation is looked back at in the same way, and undo goes back turn by turn in it", async () => {
    const { controller, searches, find } = await beginGame();
    await controller.play("one");
    await until(() => searches() === 1);
    find("two");
    await until(() => controller.snapshot().state?.turns.length === 2);
    controller.resign();
    await controller.goTo(1);
    await rest();
    assert.deepEqual([looksBack(controller.snapshot()), searches()], [true, 0]);
    await controller.undo();
    assert.deepEqual(controller.snapshot().state?.turns, []);
    assert.equal(canUndo(controller.snapshot()), false);
    assert.equal(controller.snapshot().ended?.how, "resigned");
    controller.playOn();
    assert.equal(controller.snapshot().ended, null);
  });
});

describe("a script", () => {
  test("that is refused a turn is told so, and what comes after it is done all the same", async () => {
    const { controller, turns, notes } = await beginGame();
    const refused = told(controller.play("bad"));
    const second = told(controller.play("one"));
    assert.equal(await refused, "bad");
    assert.equal(await second, "played");
    assert.equal(turns(), "one");
    assert.deepEqual(notes, ["bad"]);
  });

  test("that asks for a turn while the computer thinks has it played after the computer's", async () => {
    const { controller, turns, find, searches } = await beginGame();
    void controller.play("a");
    const next = told(controller.play("c"));
    await until(() => searches() === 1);
    assert.equal(turns(), "a");
    find("b");
    assert.equal(await next, "played");
    assert.equal(turns(), "a b c");
  });

  test("is refused a turn that waits for the computer where the turn before it is taken back", async () => {
    const { controller, turns, searches } = await beginGame();
    void controller.play("a");
    const next = told(controller.play("c"));
    await until(() => searches() === 1);
    await controller.undo();
    assert.equal(await next, "It is not your turn: the computer is thinking.");
    assert.equal(turns(), "");
    assert.equal(await told(controller.play("d")), "played");
  });

  test("that takes a turn back and asks for another has that played", async () => {
    const { controller, turns, searches } = await beginGame();
    await controller.play("a");
    await until(() => searches() === 1);
    void controller.undo();
    assert.equal(await told(controller.play("d")), "played");
    assert.equal(turns(), "d");
  });

  test("is refused a turn that waits for the computer where its search fails, and the game goes on after an undo", async () => {
    const { controller, turns, fail, searches } = await beginGame();
    void controller.play("a");
    const next = told(controller.play("c"));
    await until(() => searches() === 1);
    fail(new EngineError("Error", "the search failed"));
    assert.equal(await next, "It is not your turn: the computer is thinking.");
    assert.equal(turns(), "a");
    await controller.undo();
    assert.equal(turns(), "");
    assert.equal(await told(controller.play("d")), "played");
  });
});
