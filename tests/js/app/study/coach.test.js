/** Why a turn is good or bad: asked once, said as a note, drawn and taken back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createCoach } from "../../../../web/app/study/coach.js";
import { emptyView } from "../../../../web/board/view.js";

const BOARD = { a1: "red", b1: null, c1: null };
const LINE = [
  { text: "b1", player: 0, complete: true, cells: { b1: "red" } },
  { text: "c1", player: 1, complete: true, cells: { c1: "blue", a1: null } },
];
const REASON = { kind: "allows", sentence: "c1 takes a1.", sure: "certain", cells: ["a1"], line: LINE };

/**
 * A coach of one question.
 * @param {object} [answer]  the engine's, or what it throws
 */
function begin(answer = { text: "c1 takes a1.", reasons: [REASON], board: BOARD }) {
  let key = "1";
  let asked = 0;
  /** @type {any[]} */
  const notes = [];
  const coach = createCoach({
    question: () => ({
      key,
      silent: "Nothing is sure.",
      async ask() {
        asked += 1;
        if (answer instanceof Error) throw answer;
        return /** @type {any} */ (answer);
      },
    }),
    tell: (note) => void notes.push(note),
    onChange() {},
  });
  const view = { ...emptyView("hex", 3), stones: /** @type {any} */ ({ a1: "red", b1: "red" }) };
  return { coach, notes, view, asked: () => asked, shown: () => coach.draw(view), leave: () => (key = "2") };
}

test("it is asked once, only when someone wants to know, and said with its cells", async () => {
  const { coach, asked, notes } = begin();
  assert.deepEqual([coach.stage(), coach.said(), asked()], ["ask", "", 0]);
  coach.press();
  assert.equal(coach.stage(), "waiting");
  coach.press();
  await setImmediate();
  assert.deepEqual([asked(), coach.said()], [1, "c1 takes a1."]);
  assert.deepEqual(notes, [{ kind: "hint", text: "c1 takes a1.", cells: ["a1"] }]);
  assert.equal(coach.stage(), "show");
});

test("its line is drawn on the position before the turn, and taken back", async () => {
  const { coach, shown, view } = begin();
  coach.press();
  await setImmediate();
  coach.press();
  assert.equal(coach.stage(), "back");
  assert.deepEqual(shown().stones, { a1: "red" });
  assert.deepEqual(/** @type {any} */ (shown().overlays[0]).advice.ghosts, {
    b1: { colour: "red", text: "1" },
    c1: { colour: "blue", text: "2" },
    a1: { colour: null, text: "" },
  });
  coach.press();
  assert.deepEqual([coach.stage(), shown()], ["show", view]);
});

test("an answer about a position that was left is not said, and nothing of it is drawn", async () => {
  const { coach, notes, leave } = begin();
  coach.press();
  leave();
  await setImmediate();
  assert.deepEqual([notes, coach.stage()], [[], "ask"]);
});

test("where no reason is sure it says so, and shows nothing", async () => {
  const { coach, notes } = begin({ text: "", reasons: [], board: BOARD });
  coach.press();
  await setImmediate();
  assert.equal(notes[0].text, "Nothing is sure.");
  assert.equal(coach.stage(), "none");
});

test("a failure is said, and it may be asked once more", async () => {
  const { coach, notes } = begin(new Error("out of memory"));
  coach.press();
  await setImmediate();
  assert.deepEqual([notes[0].kind, coach.stage()], ["problem", "ask"]);
});
