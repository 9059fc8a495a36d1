/**
 * Results against the computer: what a game changes, and which games count for the rating.
 *
 * @import { Results } from "../../../../web/app/profile/results.js"
 * @import { Setup } from "../../../../web/common/setup.js"
 * @import { Ending, Snapshot } from "../../../../web/common/snapshot.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createStorage } from "../../../../web/app/platform/storage.js";
import { createProfile } from "../../../../web/app/profile/profile.js";
import { MOST_ENTRIES, NO_RESULTS, resultsKind, totalOf, withResult } from "../../../../web/app/profile/results.js";
import { gameOf } from "../../../../web/common/catalogue.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { levelOf } from "../../../../web/common/sides.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { catalogue } from "../../support/facts.js";
import { memory, opened } from "../../support/memory.js";

const parasol = /** @type {import("../../../../web/common/catalogue.js").GameInfo} */ (gameOf(catalogue, "parasol"));
const [first, second, third, , fifth] = parasol.opponents.map(({ id }) => id);
const AGAINST = { start: 1500, elo: 1500, error: 0 };

/** @param {boolean[]} wins @returns {Results} after games against the third that ended so, each counted */
const after = (...wins) =>
  wins.reduce(
    (/** @type {Results} */ results, won, at) => withResult(results, { at, opponent: String(third), won }, AGAINST),
    NO_RESULTS,
  );

describe("a rating", () => {
  test("is Glickman's own example when its first game is played", () => {
    // "Example of the Glicko-2 system": 1500, deviation 200, against 1400 with 30, won.
    const known = { ...NO_RESULTS, rating: { elo: 1500, deviation: 200, volatility: 0.06 } };
    const { rating } = withResult(known, { at: 0, opponent: "x", won: true }, { start: 0, elo: 1400, error: 30 });
    // Reckoned by hand from the paper's formulas for this one game.
    assert.ok(rating);
    assert.ok(Math.abs(rating.elo - 1563.6) < 0.2, String(rating.elo));
    assert.ok(Math.abs(rating.deviation - 175.4) < 0.2, String(rating.deviation));
  });

  test("rises with a win, falls with a loss, and is surer with each game", () => {
    const one = after(true);
    const two = after(true, false);
    assert.ok(one.rating && two.rating);
    assert.ok(one.rating.elo > 1500);
    assert.ok(two.rating.elo < one.rating.elo);
    assert.ok(two.rating.deviation < one.rating.deviation);
  });

  test("is never so sure that it does not change any more", () => {
    const { rating } = after(...Array.from({ length: 300 }, (_, index) => index % 2 === 0));
    assert.ok(rating && rating.deviation >= 45);
  });

  test("does not change with a game that does not count, which is in the record all the same", () => {
    const results = withResult(after(true), { at: 9, opponent: String(first), won: true }, null);
    assert.deepEqual(results.rating, after(true).rating);
    assert.equal(results.entries.at(-1)?.elo, null);
    assert.deepEqual(results.tallies[String(first)], { won: 1, lost: 0 });
  });
});

test("streaks are counted, and the best is remembered", () => {
  const { streak, bestStreak } = after(true, true, false, true);
  assert.deepEqual([streak, bestStreak], [1, 2]);
});

test("all even matches are one opponent in the record", () => {
  let results = withResult(NO_RESULTS, { at: 0, opponent: "even-1400", won: true }, null);
  results = withResult(results, { at: 1, opponent: "even-1420", won: false }, null);
  assert.deepEqual(results.tallies, { even: { won: 1, lost: 1 } });
});

test("the latest games are kept one by one, all of them in the record", () => {
  const results = after(...Array.from({ length: MOST_ENTRIES + 5 }, () => true));
  assert.equal(results.entries.length, MOST_ENTRIES);
  assert.equal(results.entries[0]?.at, 5);
  assert.deepEqual(totalOf(results), { won: MOST_ENTRIES + 5, lost: 0 });
});

/** A page with a profile, on whose board games end. */
function page() {
  const area = memory();
  const storage = createStorage(opened(area));
  /** @type {string[]} what the game on the board counts for from then on */
  const counts = [];
  /** @type {string[]} who would play in a rematch after an even match for 1000 */
  const rematches = [];
  const profile = createProfile(
    {
      setCounts: (to) => void counts.push(to),
      rematch: (now = (side) => side) => void rematches.push(now("even-1000"), now("human")),
    },
    storage,
  );

  /** @param {Partial<Setup>} setup @param {Partial<Snapshot>} [snapshot] a game that was given up by the second player */
  function end(setup, snapshot = {}) {
    const ended = /** @type {Ending} */ ({ how: "resigned", loser: 1 });
    const state = /** @type {any} */ ({ over: false, winner: null, start: null, turns: ["a1"], tree: { nodes: [{ id: 1 }] } });
    profile.observe({ ...firstSnapshot({ ...usualSetup(parasol), ...setup }), state, ended, ...snapshot }, parasol);
    return storage.restore(resultsKind("parasol", "results")).value ?? NO_RESULTS;
  }
  return { profile, end, counts, rematches };
}

describe("a game that ends", () => {
  test("is counted once, for the rating where it was played as the opponents were measured", () => {
    const { end, counts, profile } = page();
    const results = end({});
    assert.equal(results.entries.length, 1);
    assert.deepEqual([results.entries[0]?.opponent, results.entries[0]?.won], [second, true]);
    assert.ok(results.rating);
    assert.deepEqual(counts, ["nothing"]);
    assert.deepEqual(end({ counts: "nothing" }).entries.length, 1, "what counts for nothing is not counted");
    assert.ok(profile.ratingOf(parasol).elo > 0);
  });

  /** @type {[string, Partial<Setup>, Partial<Snapshot>][]} */
  const UNRATED = [
    ["there was help", { counts: "tally" }, {}],
    ["the board is not the usual one", { size: 3 }, {}],
    ["the opponent did not think at its own pace", { seconds: 3 }, {}],
    ["a turn was replaced by another", {}, { state: stateWith({ tree: { nodes: [{ id: 1 }, { id: 2 }] } }) }],
    ["the position was set up", {}, { state: stateWith({ start: "d4/c3/1" }) }],
  ];
  for (const [why, setup, snapshot] of UNRATED) {
    test(`does not count for the rating where ${why}`, () => {
      const results = page().end(setup, snapshot);
      assert.equal(results.entries.length, 1);
      assert.equal(results.rating, null);
    });
  }

  test("is not counted where no computer, or no person, has played", () => {
    for (const sides of /** @type {[string, string][]} */ ([
      ["human", "human"],
      ["human", "friend"],
      [String(first), String(fifth)],
    ])) {
      assert.equal(page().end({ sides }).entries.length, 0);
    }
  });
});

/** @param {object} changes @returns {any} */
function stateWith(changes) {
  return { over: false, winner: null, start: null, turns: ["a1"], tree: { nodes: [{ id: 1 }] }, ...changes };
}

describe("an even match", () => {
  test("is for a newcomer as strong as the opponent whom newcomers meet", () => {
    const { profile } = page();
    assert.equal(levelOf(profile.evenMatch(parasol)), Math.round(profile.ratingOf(parasol).elo));
    assert.equal(profile.ratingOf(parasol).deviation, null);
  });

  test("grows stronger when the player wins, and weaker when the player loses", () => {
    const won = page();
    const before = levelOf(won.profile.evenMatch(parasol));
    won.end({ sides: ["human", String(third)] });
    assert.ok(levelOf(won.profile.evenMatch(parasol)) > before);
    const lost = page();
    lost.end({ sides: [String(second), "human"] });
    assert.ok(levelOf(lost.profile.evenMatch(parasol)) < before);
  });

  test("is in a rematch as strong as the player is by then", () => {
    const { profile, rematches } = page();
    profile.rematch(parasol);
    assert.deepEqual(rematches, [profile.evenMatch(parasol), "human"]);
  });
});
