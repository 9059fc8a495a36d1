/**
 * The referee of a position that is solved, with proofs that only know what each test says.
 *
 * @import { Player, Proof, State } from "../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createReferee } from "../../../web/play/referee.js";

const { signal } = new AbortController();

/** @param {string} turns @param {Player | null} [winner]  of the game that is over @returns {State} */
const after = (turns, winner = null) =>
  /** @type {any} */ ({ turns: turns.split(" ").filter(Boolean), over: winner !== null, winner });

/** The first player solves: "a", the answer "b", and "c" wins. @param {Record<string, [Player | null, string]>} [proofs] */
function refereeOf(proofs = {}) {
  /** @type {string[]} */
  const asked = [];
  const referee = createReferee({
    solver: 0,
    line: ["a", "b", "c"],
    async whoWins({ turns }) {
      asked.push(turns.join(" "));
      const [winner, line] = proofs[turns.join(" ")] ?? [null, ""];
      const texts = line.split(" ").filter(Boolean);
      const whole = texts.map((text) => ({ text, player: 0, complete: true, cells: {} }));
      return /** @type {any} */ ({ done: true, progress: 1, positions: 1, winner, turns: texts.length, line: whole });
    },
  });
  return { referee, asked };
}

test("a turn of the line is right at sight, and so is one that wins the game", () => {
  const { referee } = refereeOf();
  assert.equal(referee.atSight(after("a"))?.isRight, true);
  assert.equal(referee.atSight(after("a b d", 0))?.isRight, true);
  assert.equal(referee.atSight(after("a b d", 1))?.isRight, false);
  assert.equal(referee.atSight(after("d")), null);
  assert.equal(referee.atSight(after("d b")), null, "the line has the same turn there, but after another one");
});

test("another turn that wins by proof is right, and its proof's line is followed from there", async () => {
  const { referee, asked } = refereeOf({ d: [0, "e f"] });
  assert.equal((await referee.byProof(after("d"), signal)).isRight, true);
  assert.equal((await referee.defend(after("d"), signal))?.text, "e");
  assert.equal(referee.atSight(after("d e f"))?.isRight, true);
  assert.deepEqual(asked, ["d"]);
});

test("what follows a wrong turn is told, and is no line to follow", async () => {
  const { referee } = refereeOf({ x: [1, "y z"] });
  const { isRight, continuation, left } = await referee.byProof(after("x"), signal);
  assert.deepEqual({ isRight, continuation, left }, { isRight: false, continuation: ["y", "z"], left: 2 });
  assert.equal(referee.atSight(after("x")), null);
  assert.deepEqual(referee.line(), ["a", "b", "c"]);
});

test("of a turn of which nothing is proven, or whose proof fails, nothing is claimed", async () => {
  assert.equal((await refereeOf().referee.byProof(after("u"), signal)).isRight, null);
  /** @type {() => Promise<Proof | null>} */
  const fails = () => Promise.reject(new Error("the engine is gone"));
  const referee = createReferee({ solver: 0, whoWins: fails });
  assert.equal((await referee.byProof(after("u"), signal)).isRight, null);
  assert.equal(await referee.defend(after("u"), signal), null);
});

test("where the line has ended the defence answers by a proof", async () => {
  const { referee, asked } = refereeOf({ "a b c": [0, "d e"] });
  assert.equal((await referee.defend(after("a"), signal))?.text, "b");
  assert.equal((await referee.defend(after("a b c"), signal))?.text, "d");
  assert.equal((await referee.defend(after("a b c d"), signal))?.text, "e");
  assert.deepEqual(asked, ["a b c"]);
});
