/**
 * The two clocks of a game, with time in the test's own hands.
 *
 * @import { Setup } from "../../../../web/common/setup.js"
 * @import { Snapshot } from "../../../../web/common/snapshot.js"
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { createClock } from "../../../../web/app/game/clock.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { statesOf } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";

const parasol = catalogue.games.find(({ id }) => id === "parasol");
assert.ok(parasol);
const PEOPLE = /** @type {[string, string]} */ (["human", "human"]);
/** @type {Setup} */
const SETUP = { ...usualSetup(parasol), size: 3, sides: PEOPLE, clock: { main: 300, increment: 10 } };

/** The game before its first turn, after one turn, after two, and after three. */
const GAME = statesOf(["parasol 3:", "parasol 3: c3", "parasol 3: c3 b2", "parasol 3: c3 b2 d2"]);

let now = 0;
/** @type {(() => void)[]} */
let timers = [];
/** @type {(() => void)[]} */
let onVisibility = [];
const page = {
  visibilityState: "visible",
  addEventListener: (/** @type {string} */ _, /** @type {() => void} */ ear) => void onVisibility.push(ear),
};

/** @type {Record<string, PropertyDescriptor>} replacements of the browser's own */
const STAND_INS = {
  document: { value: page },
  performance: { value: { now: () => now } },
  setInterval: { value: (/** @type {() => void} */ tick) => timers.push(tick) },
  clearInterval: {
    value: (/** @type {number} */ timer) => {
      timers[timer - 1] = () => {};
    },
  },
};
const own = Object.fromEntries(Object.keys(STAND_INS).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));

beforeEach(() => {
  now = 0;
  timers = [];
  onVisibility = [];
  page.visibilityState = "visible";
  for (const [name, stand] of Object.entries(STAND_INS)) {
    Object.defineProperty(globalThis, name, { ...stand, configurable: true, writable: true });
  }
});
afterEach(() => {
  for (const [name, descriptor] of Object.entries(own)) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

/** @param {number} turns @param {Partial<Snapshot>} [changes] @returns {Snapshot} of the game after this many turns */
const after = (turns, changes = {}) => ({
  ...firstSnapshot(SETUP),
  stage: "ready",
  gameNumber: 1,
  state: GAME[turns] ?? null,
  ...changes,
});

/** A clock, and what a test does with its game: `see` shows it a snapshot, `seconds` lets time pass. */
function start() {
  let snapshot = after(0);
  /** @type {number[]} players who have lost on time */
  const lost = [];
  const controller = { snapshot: () => snapshot, endByTime: (/** @type {number} */ player) => void lost.push(player) };
  const clock = createClock({ controller: /** @type {any} */ (controller), onTick() {} });
  return {
    clock,
    lost,
    /** @param {Snapshot} next */
    see(next) {
      snapshot = next;
      clock.observe(next);
    },
    /** @param {number} count */
    seconds(count) {
      now += count * 1000;
      for (const tick of timers) tick();
    },
    left: () => clock.left().map((time) => time / 1000),
  };
}

test("the first turn takes no time, the others do and add the increment", () => {
  const { see, seconds, left } = start();
  see(after(0));
  seconds(100);
  assert.deepEqual(left(), [300, 300]);
  see(after(1));
  seconds(40);
  assert.deepEqual(left(), [300, 260]);
  see(after(2));
  assert.deepEqual(left(), [300, 270]);
  seconds(5);
  assert.deepEqual(left(), [295, 270]);
});

test("a player without time left loses, and only then", () => {
  const { see, seconds, lost } = start();
  see(after(0));
  see(after(1));
  seconds(299);
  assert.deepEqual(lost, []);
  seconds(2);
  assert.deepEqual(lost, [1]);
});

test("taking a turn back neither returns its time nor adds an increment", () => {
  const { see, seconds, left } = start();
  see(after(0));
  see(after(1));
  seconds(40);
  see(after(2));
  seconds(30);
  see(after(1));
  assert.deepEqual(left(), [270, 270]);
});

for (const [reason, change] of /** @type {[string, Partial<Snapshot>][]} */ ([
  ["the computer players are held", { paused: true }],
  ["something else stands before the game", { held: true }],
  ["the game was ended", { ended: { how: "resigned", loser: 0 } }],
  ["the engine is being started anew", { stage: "runtime" }],
  [
    "a turn that has been found waits for those who watch",
    { thinking: { progress: 1, playouts: 1, winRate: null, isDone: true } },
  ],
])) {
  test(`the clock stands still while ${reason}`, () => {
    const { see, seconds, left } = start();
    see(after(0));
    see(after(1));
    see(after(1, change));
    seconds(60);
    assert.deepEqual(left(), [300, 300]);
    see(after(1));
    seconds(60);
    assert.deepEqual(left(), [300, 240]);
  });
}

test("the clock stands still while the page is hidden", () => {
  const { see, seconds, left } = start();
  see(after(0));
  see(after(1));
  page.visibilityState = "hidden";
  for (const ear of onVisibility) ear();
  seconds(60);
  assert.deepEqual(left(), [300, 300]);
});

test("the clock stands still while an earlier position is shown", () => {
  const { see, seconds, left } = start();
  see(after(0));
  see(after(1));
  see(after(2));
  const [back] = statesOf(["parasol 3: c3 b2"]);
  assert.ok(back);
  // Previous turn, of a line of two.
  see(after(1, { state: { ...back, turns: ["c3"], tree: { ...back.tree, here: back.tree.line[0] ?? 0 } } }));
  seconds(60);
  assert.deepEqual(left(), [300, 310]);
});

test("another game begins with full clocks, and one that is brought back has its own", () => {
  const { see, seconds, left } = start();
  see(after(0));
  see(after(1));
  seconds(100);
  see(after(0, { gameNumber: 2 }));
  assert.deepEqual(left(), [300, 300]);
  see(after(1, { gameNumber: 3, resumes: 1 }));
  assert.deepEqual(left(), [300, 200]);
});

test("a computer may think for a share of its time, and as long as it likes without a clock", () => {
  const { clock, see } = start();
  see(after(0));
  assert.equal(clock.allowance(0), 300 / 20 + 8);
  see(after(0, { setup: { ...SETUP, clock: null } }));
  assert.equal(clock.allowance(0), null);
});
