/**
 * How the players of a game are called: "you" at this screen, by name, or by the colour.
 *
 * @import { Setup } from "../../../../web/common/setup.js"
 * @import { Ending, Snapshot } from "../../../../web/common/snapshot.js"
 * @import { State } from "../../../../web/engine/wire.js"
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { gameOf, translated } from "../../../../web/common/catalogue.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { announcements } from "../../../../web/common/speech/announcements.js";
import { statusText } from "../../../../web/common/speech/status.js";
import { outcomeText, toYou, toYouOn } from "../../../../web/app/opponents/voice.js";
import { statesOf } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";

const info = /** @type {GameInfo} */ (gameOf(translated(catalogue), "parasol"));
const FULL = "b2 a1 a2 b1 b3 c1 c2";
const [begun, answered, over] = /** @type {[State, State, State]} */ (
  statesOf(["parasol 2: a1", "parasol 2: a1 b2", `parasol 2: ${FULL}`])
);

/** @param {State} state @param {Partial<Setup>} players @param {Partial<Snapshot>} [others] @returns {Snapshot} */
const snapshotOf = (state, players, others = {}) => ({
  ...firstSnapshot({ ...usualSetup(info), ...players }),
  ...{ state, stage: /** @type {const} */ ("ready"), revision: state.turns.length, ...others },
});

/** @param {Snapshot} snapshot @returns {[string, string, string]} the title, whose colour is beside it, and the kind of end */
function shown(snapshot) {
  const { title, player = null, end = "" } = statusText(snapshot, info, toYou);
  return [title, player === null ? "" : (snapshot.state?.players[player]?.colour ?? ""), end];
}

/** The sides, the names, and the title on the first player's turn, on the second's, and at the end, which the first wins. @type {[[string, string], [string, string], string, string, string, string][]} */
const CASES = [
  [["human", "gust"], ["", ""], "Your turn", "Gust is thinking", "You won", "won"],
  [["gust", "human"], ["", ""], "Gust is thinking", "Your turn", "Gust won", "lost"],
  [["human", "friend"], ["", ""], "Your turn", "Your friend’s turn", "You won", "won"],
  [["human", "human"], ["Anna", "Ben"], "Anna’s turn", "Ben’s turn", "Anna won", ""],
  [["human", "human"], ["Anna", ""], "Anna’s turn", "Blue to play", "Anna won", ""],
  [["human", "human"], ["", ""], "Red to play", "Blue to play", "Red wins", ""],
  [["gust", "drizzle"], ["", ""], "Gust is thinking", "Drizzle is thinking", "Gust won", ""],
];

for (const [sides, names, first, second, won, end] of CASES) {
  describe(`${sides.join(" against ")}, ${names.join(" and ")}`, () => {
    const isCalled = (/** @type {string} */ title) => !/^(?:Red|Blue)/.test(title);

    test("the title says whose turn it is, with the colour beside it where it does not name that", () => {
      assert.deepEqual(shown(snapshotOf(answered, { sides, names })), [first, isCalled(first) ? "red" : "", ""]);
      assert.deepEqual(shown(snapshotOf(begun, { sides, names })), [second, isCalled(second) ? "blue" : "", ""]);
    });

    test("the title says who has won", () => {
      assert.deepEqual(shown(snapshotOf(over, { sides, names })), [won, isCalled(won) ? "red" : "", end]);
    });
  });
}

test("of an earlier turn of a finished game the title says which it is, and the line below what the review has found", () => {
  const [back] = statesOf([`game=parasol&size=2&at=2&turns=${FULL}`]);
  const looking = snapshotOf(/** @type {State} */ (back), { sides: ["human", "gust"] }, { visiting: true, paused: true });
  /** @param {any} judgement */
  const said = (judgement) => {
    const { title, detail, mood } = statusText(
      looking,
      info,
      toYouOn(() => judgement),
    );
    return [title, detail, mood];
  };
  assert.deepEqual(said(null), ["Turn 2 of 7", "a1", ""]);
  assert.deepEqual(said({ mark: "mistake", cost: 0.32, better: "b1" }), ["Turn 2 of 7", "a1 cost 32%, better b1", ""]);
  assert.deepEqual(said({ mark: "good", cost: 0, better: null }), ["Turn 2 of 7", "a1 was a good find", ""]);
  const spoken = announcements(
    snapshotOf(over, {}),
    { ...looking, revision: 9 },
    info,
    toYouOn(() => null),
  );
  assert.deepEqual(spoken.at(-1), "a1", "and not whose turn it is");
});

describe("the result says by how much", () => {
  /** @type {[[string, string], Ending | null, string, string][]} */
  const cases = [
    [["human", "gust"], null, "You won by 1 parasol", "Red holds the only parasol."],
    [["gust", "human"], null, "You lost by 1 parasol", "Red holds the only parasol."],
    [["human", "gust"], { how: "resigned", loser: 0 }, "You lost by resignation", "You resigned. You may play on."],
    [["human", "gust"], { how: "resigned", loser: 1 }, "You won by resignation", "Gust resigned. You may play on."],
    [["human", "gust"], { how: "time", loser: 0 }, "You lost on time", "You lost on time. You may play on without the clock."],
    [["human", "gust"], { how: "decided", loser: 1 }, "You won", "You were sure to win. You may play on."],
    [["human", "gust"], { how: "decided", loser: 0 }, "You lost", "Gust was sure to win. You may play on."],
    [["human", "human"], { how: "resigned", loser: 0 }, "Blue wins", "Red has resigned. You may play on."],
  ];
  for (const [sides, ended, text, detail] of cases) {
    test(text, () => {
      const state = ended ? answered : over;
      const snapshot = snapshotOf(state, { sides }, { ended });
      assert.equal(outcomeText(snapshot, state, info), text);
      assert.equal(statusText(snapshot, info, toYou).detail, detail);
    });
  }
});

test("those who listen hear who has played and whose turn it is", () => {
  const players = { sides: /** @type {[string, string]} */ (["human", "gust"]) };
  const before = snapshotOf(begun, players);
  assert.deepEqual(announcements(before, snapshotOf(answered, players), info, toYou), ["Gust played b2.", "Your turn"]);
  const ending = announcements(before, snapshotOf(over, players), info, toYou);
  assert.deepEqual(ending.slice(-2), ["You won.", "Red holds the only parasol."]);
});

test("clocks are told apart by their players", () => {
  const timesOf = (/** @type {Partial<Setup>} */ players) =>
    /** @type {const} */ ([0, 1]).map((player) => toYou.time(snapshotOf(begun, players), begun, player, "4:05", info));
  assert.deepEqual(timesOf({ sides: ["human", "gust"] }), ["Your time: 4:05", "Gust’s time: 4:05"]);
  assert.deepEqual(timesOf({ sides: ["human", "human"] }), ["Red’s time: 4:05", "Blue’s time: 4:05"]);
});

test("boards in other pages go by the colours", () => {
  const players = { sides: /** @type {[string, string]} */ (["human", "gust"]) };
  const before = snapshotOf(begun, players);
  assert.deepEqual(announcements(before, snapshotOf(answered, players), info), ["Blue played b2.", "Red to play"]);
  assert.equal(statusText(snapshotOf(over, players), info).title, "Red wins");
});
