/** Previews of steps are fetched ahead: late answers and refusals, and the order of requests. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createPrefetch } from "../../../../web/common/preview/prefetch.js";

const FIRST = ["a1", "a2"];
const SECOND = ["b1", "b2"];
/** The engine's preview of a stone without any effect. */
const NOTHING_HAPPENS = {
  ...{ kind: "place", winner: null, decides: null, loop: null, removed: {}, flipped: {}, group: [], parasols: {} },
  ...{ follow: {}, may_stop: false, passes: false, closed: {} },
};
const PLAYERS = [{ colour: "white" }, { colour: "black" }];
/** More than are asked about at once. */
const MANY = Array.from({ length: 30 }, (_, index) => `c${index + 1}`);

/**
 * @typedef {["lookAt", string[]] | ["hurry", string] | ["answer" | "refuse" | "garble", number]} Event
 *   lookAt: cells to choose from; answer, refuse and garble, which answers what nothing can be made of: which request
 */

/**
 * The result of a story: the cells of each request, those that something is known of, how often more was known.
 * @param {...Event} story
 */
async function tell(...story) {
  /** @type {{ cells: string[], answer: () => void, refuse: () => void, garble: () => void }[]} */
  const asked = [];
  let arrivals = 0;
  const previews = createPrefetch({
    client: {
      request: (/** @type {any} */ { cells }) =>
        new Promise((resolve, reject) => {
          const found = Object.fromEntries(cells.map((/** @type {string} */ cell) => [cell, NOTHING_HAPPENS]));
          asked.push({
            cells,
            answer: () => resolve(/** @type {any} */ ({ previews: found })),
            refuse: () => reject(new Error("refused")),
            garble: () => resolve(/** @type {any} */ ({ previews: { [cells[0] ?? ""]: {} } })),
          });
        }),
    },
    onArrival: () => {
      arrivals += 1;
    },
  });
  for (const [revision, [verb, subject]] of story.entries()) {
    if (verb === "lookAt") {
      const targets = Object.fromEntries(subject.map((cell) => [cell, "place"]));
      const state = { targets, players: PLAYERS, to_move: 0, board: {} };
      previews.lookAt(/** @type {any} */ (state), revision);
    } else if (verb === "hurry") previews.hurry(subject);
    else asked[subject]?.[verb]();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { asked: asked.map(({ cells }) => cells), known: Object.keys(previews.known()), arrivals };
}

test("an answer is known when it comes", async () => {
  assert.deepEqual(await tell(["lookAt", FIRST], ["answer", 0]), { asked: [FIRST], known: FIRST, arrivals: 1 });
});

test("an answer about a position that has gone is dropped", async () => {
  /** @type {Event[]} */
  const story = [
    ["lookAt", FIRST],
    ["lookAt", SECOND],
    ["answer", 0],
  ];
  assert.deepEqual(await tell(...story), { asked: [FIRST, SECOND], known: [], arrivals: 0 });
  assert.deepEqual(await tell(...story, ["answer", 1]), { asked: [FIRST, SECOND], known: SECOND, arrivals: 1 });
});

test("where the engine refuses, nothing is shown and nothing more is asked", async () => {
  const { asked, known, arrivals } = await tell(["lookAt", MANY], ["refuse", 0]);
  assert.deepEqual([asked.length, known, arrivals], [1, [], 0]);
});

test("a refusal that comes late takes nothing from the position that is looked at now", async () => {
  const found = await tell(["lookAt", FIRST], ["lookAt", SECOND], ["refuse", 0], ["answer", 1]);
  assert.deepEqual(found, { asked: [FIRST, SECOND], known: SECOND, arrivals: 1 });
});

test("the cell that is looked at is asked about before the others", async () => {
  const { asked: usual } = await tell(["lookAt", MANY], ["answer", 0]);
  const { asked: hurried } = await tell(["lookAt", MANY], ["hurry", "c30"], ["answer", 0]);
  const atOnce = usual[0]?.length ?? 0;
  assert.deepEqual(usual, [MANY.slice(0, atOnce), MANY.slice(atOnce, 2 * atOnce)]);
  assert.deepEqual(hurried, [MANY.slice(0, atOnce), ["c30", ...MANY.slice(atOnce, 2 * atOnce - 1)]]);
});

test("an answer that nothing can be made of is as good as a refusal", async () => {
  const { asked, known, arrivals } = await tell(["lookAt", MANY], ["garble", 0]);
  assert.deepEqual([asked.length, known, arrivals], [1, [], 0]);
  const after = await tell(["lookAt", MANY], ["garble", 0], ["lookAt", FIRST], ["answer", 1]);
  assert.deepEqual(after.known, FIRST);
});

test("in a puzzle no preview says which step wins, but what else it does", async () => {
  const wins = { ...NOTHING_HAPPENS, winner: 0, decides: 0, removed: { b1: "black" } };
  const texts = [];
  for (const hidesWins of [false, true]) {
    const client = { request: () => Promise.resolve(/** @type {any} */ ({ previews: { a1: wins } })) };
    const arrived = new Promise((resolve) => {
      const previews = createPrefetch({ client, hidesWins, onArrival: () => resolve(previews.known()["a1"]?.text) });
      const state = { targets: { a1: "place" }, players: PLAYERS, to_move: 0, board: {} };
      previews.lookAt(/** @type {any} */ (state), 1);
    });
    texts.push(await arrived);
  }
  assert.deepEqual(texts, ["White wins\u00a0· White is then sure to win\u00a0· Removes 1 stone", "Removes 1 stone"]);
});
