/** What the coach can be asked of the game on the board, and where it is not to help. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { questionOf } from "../../../../web/app/study/questions.js";

const STATE = { steps: [], turns: ["a1", "b2"], over: false, finished: false, start: null };
const SETUP = { sides: ["human", "magpie"], counts: "tally", gauntlet: null };
const HINT = { hint: "shown", hinted: "c3", analysis: { line: [{ text: "c3(xb2)", complete: true }] } };

/**
 * The question of a game against a computer, which has played last.
 * @param {{ state?: object, setup?: object, status?: object, judgement?: object | null, snapshot?: object, text?: string }} [changes]
 */
function ask({ state = {}, setup = {}, status = {}, judgement = null, snapshot = {}, text = "said" } = {}) {
  /** @type {object[]} */
  const asked = [];
  const question = questionOf(
    /** @type {any} */ ({ request: async (/** @type {object} */ request) => (asked.push(request), { text }) }),
    /** @type {any} */ ({
      ...{ revision: 7, thinking: null, stage: "ready", visiting: false, ended: null },
      ...{ setup: { ...SETUP, ...setup }, state: { ...STATE, ...state } },
      ...snapshot,
    }),
    {
      status: () => /** @type {any} */ ({ isAllowed: true, hint: "none", hinted: null, analysis: null, ...status }),
      judgement: () => /** @type {any} */ (judgement),
    },
  );
  return { question, asked };
}

describe("the coach is asked", () => {
  test("of the turn that the hint begins, as if it had been played", async () => {
    const { question, asked } = ask({ status: HINT });
    await question?.ask();
    assert.deepEqual(asked, [{ do: "comment", turn: "c3(xb2)", better: "c3(xb2)" }]);
  });

  test("of a marked turn, about the review's own better one", async () => {
    const { question, asked } = ask({ judgement: { mark: "blunder", better: "c1" } });
    await question?.ask();
    assert.deepEqual(asked, [{ do: "comment", better: "c1" }]);
  });

  test("of the computer's last turn, and what that does where nothing is wrong with it", async () => {
    const { question, asked } = ask({ text: "" });
    await question?.ask();
    assert.deepEqual(asked, [{ do: "comment" }, { do: "comment", better: "b2" }]);
  });
});

for (const [where, changes] of /** @type {[string, any][]} */ ([
  ["in a rated game that goes on", { setup: { counts: "rating" } }],
  ["in a match of a gauntlet", { status: { isAllowed: false } }],
  ["while the computer thinks", { snapshot: { thinking: {} } }],
  ["inside a turn", { state: { steps: ["c3"] }, status: HINT }],
  ["of the player's own turn", { state: { turns: ["a1"] } }],
  ["of a turn that ended the game", { state: { over: true } }],
  ["of a swap", { state: { turns: ["a1", "swap"] } }],
  [
    "of a hint whose turn is not known to its end",
    { status: { ...HINT, analysis: { line: [{ text: "c3", complete: false }] } }, setup: { counts: "rating" } },
  ],
  [
    "of a hint whose place another turn has taken",
    { status: { ...HINT, hinted: "c", analysis: { line: [{ text: "c3", complete: true }] } }, setup: { counts: "rating" } },
  ],
])) {
  test(`nothing is asked ${where}`, () => assert.equal(ask(changes).question, null));
}

test("a rated game that is over may be asked about", () => {
  assert.ok(ask({ setup: { counts: "rating" }, state: { finished: true }, snapshot: { visiting: true } }).question);
});
