/**
 * The turns of the side that a referee plays.
 *
 * @import { State } from "../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createDefence } from "../../../web/play/defence.js";
import { createReferee } from "../../../web/play/referee.js";

/** @param {string} turns @param {0 | 1 | null} [decided] @returns {State} */
const after = (turns, decided = null) => /** @type {any} */ ({ turns: turns.split(" ").filter(Boolean), over: false, decided });

/** @param {string[]} line @param {() => void} [onProof] */
const refereeOf = (line, onProof = () => {}) => createReferee({ solver: 0, line, whoWins: async () => (onProof(), null) });

function defenceOf() {
  /** @type {number[]} */
  const delays = [];
  /** @type {any[]} */
  const searches = [];
  let proofs = 0;
  const defence = createDefence({
    session: { job: async (request) => /** @type {any} */ (searches.push(request)) },
    referee: refereeOf(["a", "b", "c", "d"], () => (proofs += 1)),
    isPlayedOut: false,
    pause: async (delay) => void delays.push(delay),
  });
  return { defence, delays, searches, proofs: () => proofs };
}

test("an answer is given after the solver's turn was seen, a turn of a line after the last one, and no sooner", async () => {
  const { defence, delays } = defenceOf();
  assert.equal((await defence.findTurn(after("a"), {}))?.best, "b");
  defence.show(refereeOf(["a", "x"]));
  assert.equal((await defence.findTurn(after("a"), {}))?.best, "x");
  defence.hurry();
  await defence.findTurn(after("a"), {});
  defence.show(null);
  await defence.findTurn(after("a"), {});
  const [answer = 0, line = 0, ...others] = delays;
  assert.ok(line > answer && answer > 0);
  assert.deepEqual(others, [0, answer]);
});

test("a line goes on as far as it is known", () => {
  const { defence } = defenceOf();
  assert.equal(defence.goesOn(after("a")), false);
  defence.show(refereeOf(["a", "x"]));
  assert.equal(defence.goesOn(after("a")), true);
  assert.equal(defence.goesOn(after("a x")), false);
});

test("where nothing is proven, or it is decided who wins, a search finds the turn", async () => {
  const { defence, searches, proofs } = defenceOf();
  await defence.findTurn(after("u"), {});
  await defence.findTurn(after("v", 0), {});
  assert.equal(proofs(), 1, "what is decided need not be proven");
  assert.deepEqual(new Set(searches.map(({ do: verb }) => verb)), new Set(["think"]));
  assert.equal(searches.length, 2);
});

test("where a turn is no longer wanted none is looked for", async () => {
  const { defence, searches } = defenceOf();
  const end = new AbortController();
  const found = defence.findTurn(after("u"), { signal: end.signal });
  end.abort();
  assert.equal(await found, null);
  assert.deepEqual(searches, []);
});
