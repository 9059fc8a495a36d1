/**
 * The player's own mistakes: which a review makes exercises of, how they are kept, when each comes again, and which answers are
 * right.
 *
 * @import { Exercise } from "../../../../web/app/exercises/exercise.js"
 * @import { State } from "../../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { isRight } from "../../../../web/app/exercises/answer.js";
import { createCollector, exercisesOf } from "../../../../web/app/exercises/collect.js";
import {
  EXERCISES_KIND,
  MOST_UNANSWERED,
  dueOf,
  idOf,
  inOrder,
  nextDue,
  nextOf,
  withFound,
  without,
} from "../../../../web/app/exercises/exercise.js";
import { createExercises } from "../../../../web/app/exercises/exercises.js";
import { scheduled } from "../../../../web/app/exercises/schedule.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { createArea } from "../../support/areas.js";
import { EXERCISE } from "../../support/records.js";

const DAY = 86_400_000;
const NOW = EXERCISE.at + 100 * DAY;

/** @param {Partial<Exercise>} changes @returns {Exercise} */
const exercise = (changes) => ({ ...EXERCISE, card: null, ...changes });

/** @param {number} due */
const cardDue = (due) => ({ .../** @type {NonNullable<Exercise["card"]>} */ (EXERCISE.card), due });

/** @param {"blunder" | "mistake" | "inaccuracy" | "good" | null} mark */
const finding = (mark, better = /** @type {string | null} */ ("b2"), cost = 0.4) => ({
  ...{ winRate: 0.5, winner: null },
  judgement: { text: "a1", cost, error: 0, mark, better, better_cells: {}, missed: null },
});

describe("a review", () => {
  const match = { game: "parasol", size: 3, holes: [], start: null };
  const line = ["c3", "d4", "a1"];

  test("makes an exercise of each mistake and blunder, with the position before it", () => {
    const findings = [null, finding("blunder"), finding("inaccuracy"), finding("mistake")];
    const found = exercisesOf(match, line, findings, ["human", "human"], NOW);
    assert.deepEqual(
      found.map(({ turns, played, better, at }) => [turns, played, better, at]),
      [
        [[], "a1", "b2", NOW],
        [["c3", "d4"], "a1", "b2", NOW],
      ],
    );
  });

  test("makes exercises of the three dearest turns where no turn is a mistake", () => {
    const costs = [0.2, 0.15, 0.25, 0.18, 0.16];
    const findings = [null, ...costs.map((cost) => finding("inaccuracy", "b2", cost)), finding("good"), finding(null)];
    const found = exercisesOf(match, ["a1", "a2", "a3", "b1", "b3", "c1", "c2"], findings, ["human", "human"], NOW);
    assert.deepEqual(
      found.map(({ cost }) => cost),
      [0.2, 0.25, 0.18],
    );
  });

  test("makes none of the computer's blunders, in a game that was set up for the second player too", () => {
    const findings = [null, finding("blunder"), finding("blunder"), null];
    assert.deepEqual(
      exercisesOf(match, line, findings, ["sprout", "human"], NOW).map(({ turns }) => turns.length),
      [1],
    );
    assert.deepEqual(
      exercisesOf({ ...match, start: "a1/b2/2" }, line, findings, ["sprout", "human"], NOW).map(({ turns }) => turns.length),
      [0],
    );
  });

  test("makes none where it knows no better turn", () => {
    assert.deepEqual(exercisesOf(match, line, [null, finding("blunder", null)], ["human", "human"], NOW), []);
  });

  test("of a saved game on the board knows who has played it", async () => {
    /** @type {Exercise[][]} */
    const added = [];
    const record = { format: "sunstones-record", version: 1, ...match, turns: line };
    const findings = [null, finding("blunder"), finding("blunder"), null];
    const notebook = { wasLookedOver: () => true, line: () => line, findings: () => findings, record: () => record };
    const games = [{ id: 1, name: "", isNamed: false, savedAt: 1, record, about: { sides: ["human", "sprout"], end: null } }];
    const collect = createCollector(
      /** @type {any} */ ({
        study: { notebook },
        exercises: { add: (/** @type {Exercise[]} */ found) => added.push(found) },
        savedGames: { list: async () => ({ games }) },
      }),
    );
    const snapshot = /** @type {any} */ ({ gameNumber: 3, state: match, setup: { sides: ["human", "human"] } });
    collect(snapshot);
    collect(snapshot);
    await setImmediate();
    const counted = () => added.map((found) => found.map(({ turns }) => turns.length));
    assert.deepEqual(counted(), [[0]], "collected once, and only the person's own");
    collect({ ...snapshot, gameNumber: 4, setup: { sides: ["sprout", "human"], gauntlet: { rung: 1, token: "" } } });
    await setImmediate();
    assert.deepEqual(counted(), [[0], [1]], "of a gauntlet's match, too");
  });
});

describe("the list of exercises", () => {
  test("has each position once, with its card unless another turn is the better one now", () => {
    const known = [EXERCISE];
    const [same] = withFound(known, [exercise({ cost: 0.6, at: NOW })]);
    assert.deepEqual(same, { ...EXERCISE, cost: 0.6, at: NOW });
    assert.deepEqual(withFound(known, [exercise({ better: "e1" })]), [exercise({ better: "e1" })]);
    assert.equal(withFound(known, [exercise({ turns: ["c3"] })]).length, 2);
    assert.deepEqual(without(known, EXERCISE), []);
  });

  test("keeps only so many that were never answered, the newest of them, and all the others", () => {
    const fresh = Array.from({ length: MOST_UNANSWERED }, (_, index) => exercise({ turns: [`a${index}`], at: NOW + index }));
    const answered = Array.from({ length: 50 }, (_, index) => exercise({ turns: [`b${index}`], card: cardDue(NOW + 900 * DAY) }));
    const all = withFound([...fresh, ...answered], [exercise({ turns: [], at: NOW + DAY })]);
    assert.equal(all.length, MOST_UNANSWERED + 50);
    const first = all.map(({ turns }) => turns[0]);
    assert.ok(first.includes(undefined) && !first.includes("a0") && first.includes("a1"));
    assert.equal(first.filter((turn) => turn?.startsWith("b")).length, 50);
    assert.deepEqual(EXERCISES_KIND.read(all).value, all);
  });

  test("says that something is lost where it has more than can be read", () => {
    const many = Array.from({ length: 3_001 }, () => EXERCISE);
    const { value, lost } = EXERCISES_KIND.read(many);
    assert.deepEqual([value.length, lost.length], [3_000, 1]);
  });

  test("knows what is due, and what comes first", () => {
    const [fresh, soon, late] = [
      exercise({ turns: ["a1"], at: NOW }),
      exercise({ turns: ["a2"], card: cardDue(NOW + DAY) }),
      exercise({ turns: ["a3"], card: cardDue(NOW - DAY) }),
    ];
    assert.deepEqual(dueOf([soon, fresh, late], NOW), [fresh, late]);
    assert.deepEqual(inOrder([soon, fresh, late]), [late, fresh, soon]);
    assert.equal(nextDue([soon]), NOW + DAY);
    const found = exercise({ at: NOW + 900 * DAY });
    assert.deepEqual(dueOf([found], NOW), [found], "found by a clock that was ahead, and never answered");
    const ahead = exercise({ card: { ...cardDue(NOW + 900 * DAY), last: NOW + 800 * DAY } });
    assert.deepEqual(dueOf([ahead], NOW), [ahead], "answered by such a clock: its day would not come");
    assert.equal(nextDue([]), null);
  });

  test("in turn: one that could not be judged or scheduled gives way to the next, and is still due", () => {
    const [one, other] = [exercise({ turns: ["a1"], at: NOW - 2 }), exercise({ turns: ["b1"], at: NOW - 1 })];
    const seen = new Set([idOf(one)]);
    assert.equal(nextOf([other, one], NOW, new Set(), false), one);
    assert.equal(nextOf([other, one], NOW, seen, false), other);
    assert.equal(nextOf([one], NOW, seen, false), null);
    const later = exercise({ turns: ["c1"], card: cardDue(NOW + DAY) });
    assert.deepEqual([nextOf([later], NOW, seen, false), nextOf([later], NOW, seen, true)], [null, later]);
  });

  test("outlives the page, and what another tab has added stays", async () => {
    const area = createArea();
    /** @param {() => void} [onChange] */
    const open = (onChange = () => {}) => {
      const storage = createStorage(() => area);
      return createExercises({ ...storage, watch: () => {} }, onChange);
    };
    let changes = 0;
    const [one, other] = [open(() => (changes += 1)), open()];
    one.add([EXERCISE]);
    other.add([exercise({ turns: [] })]);
    await one.learn({ ...EXERCISE, cost: 0.1 }, "good");
    assert.equal(changes, 2);
    assert.deepEqual(
      open()
        .all()
        .map(({ turns, cost }) => [turns.length, cost])
        .sort(),
      [
        [0, 0.45],
        [2, 0.1],
      ],
    );
    other.forget(EXERCISE);
    assert.deepEqual(
      open()
        .all()
        .map(({ turns }) => turns.length),
      [0],
    );
  });
});

describe("the scheduler", () => {
  const answered = cardDue(NOW);

  for (const [name, last] of /** @type {const} */ ([
    ["an hour over midnight", NOW - (NOW % DAY) + DAY],
    ["three days", NOW + 3 * DAY],
    ["a century", NOW + 36_500 * DAY],
  ])) {
    test(`takes a last time that is ahead by ${name} for now`, async () => {
      for (const grade of /** @type {const} */ (["again", "hard", "good"])) {
        const next = await scheduled({ ...answered, last }, grade, NOW);
        assert.deepEqual(next, await scheduled({ ...answered, last: NOW }, grade, NOW));
        assert.ok(next.last === NOW && next.due > NOW && next.due < NOW + 100 * DAY);
      }
    });
  }

  test("knows times before 1970", async () => {
    const next = await scheduled({ ...answered, last: -3 * DAY }, "good", -DAY);
    assert.ok(next.due > -DAY && next.last === -DAY);
    assert.deepEqual(EXERCISES_KIND.read([exercise({ card: next, at: -DAY })]).value, [exercise({ card: next, at: -DAY })]);
  });

  test("that fails costs an answer nothing but its day", async () => {
    const storage = { ...createStorage(() => createArea()), watch: () => {} };
    const exercises = createExercises(
      storage,
      () => {},
      () => Promise.reject(new Error("offline")),
    );
    exercises.add([EXERCISE]);
    assert.equal(await exercises.learn(EXERCISE, "good"), null);
    assert.deepEqual(exercises.all(), [EXERCISE]);
  });

  test("lets what was right come later than what needed a hint, and that later than what was wrong", async () => {
    const due = [];
    for (const grade of /** @type {const} */ (["again", "hard", "good"])) due.push((await scheduled(null, grade, NOW)).due);
    const days = due.map((at) => Math.round((at - NOW) / DAY));
    assert.ok(days[0] === 1 && Number(days[1]) >= 1 && Number(days[2]) > Number(days[1]), days.join());
  });

  test("lets what is right again and again come ever later, and the same answers always on the same days", async () => {
    for (let times = 0; times < 2; times += 1) {
      let card = await scheduled(null, "good", NOW);
      const gaps = [];
      for (let reps = 0; reps < 4; reps += 1) {
        const next = await scheduled(card, "good", card.due);
        gaps.push(Math.round((next.due - card.due) / DAY));
        card = next;
      }
      assert.deepEqual(
        gaps,
        [...gaps].sort((one, other) => one - other),
      );
      assert.ok(Number(gaps.at(-1)) > 30, gaps.join());
      const after = await scheduled(card, "again", card.due);
      assert.ok(after.due - card.due < 30 * DAY && after.lapses === 1);
    }
  });
});

describe("an answer", () => {
  /** @param {0 | 1 | null} winner  by the proof */
  const clientOf = (winner) =>
    /** @type {any} */ ({
      openSession: () => ({
        request: async () => ({ ok: true }),
        job: async () => ({ winner }),
        close() {},
      }),
    });
  const state = /** @type {State} */ ({ start: null, over: false, winner: null, turns: ["c3", "d4", "e1"] });

  test("is right where it is the better turn, whatever else is known", async () => {
    assert.ok(await isRight(clientOf(1), EXERCISE, "b2", state));
  });

  test("is right where the better turn wins for sure and this one does, too", async () => {
    assert.ok(await isRight(clientOf(0), EXERCISE, "e1", state));
    assert.ok(!(await isRight(clientOf(1), EXERCISE, "e1", state)));
    assert.ok(!(await isRight(clientOf(null), EXERCISE, "e1", state)));
  });

  test("is right where nothing is proven and it costs too little for a mark, against the better turn", async () => {
    /** @param {Record<string, number>} chances  of the player, after each turn */
    const analysing = (chances) => {
      let turn = "";
      return /** @type {any} */ ({
        openSession: () => ({
          async request(/** @type {any} */ { record }) {
            turn = new URLSearchParams(record).get("turns")?.split(" ").at(-1) ?? "";
            return { state: { over: false } };
          },
          job: async () => ({ proven: null, win_rate: 1 - Number(chances[turn]) }),
          close() {},
        }),
      });
    };
    const unproven = { ...EXERCISE, missed: null, played: "a1", cost: 0.4 };
    assert.ok(await isRight(analysing({ b2: 0.7, e1: 0.6 }), unproven, "e1", state));
    assert.ok(!(await isRight(analysing({ b2: 0.7, e1: 0.5 }), unproven, "e1", state)));
    assert.ok(!(await isRight(analysing({ b2: 0.7, e1: 0.6 }), { ...unproven, cost: 0.16 }, "e1", state)));
    assert.ok(!(await isRight(analysing({ b2: 0.7, a1: 0.7 }), unproven, "a1", state)), "the turn of the game");
  });

  test("is right where it ends the game with a win, and wrong where with a loss", async () => {
    assert.ok(await isRight(clientOf(null), EXERCISE, "e1", { ...state, over: true, winner: 0 }));
    assert.ok(!(await isRight(clientOf(null), EXERCISE, "e1", { ...state, over: true, winner: 1 })));
  });
});
