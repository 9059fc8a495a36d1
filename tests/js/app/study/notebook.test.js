/** The results kept about the positions of a match that is studied. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createNotebook } from "../../../../web/app/study/notebook.js";

const LINE = ["c3", "d4"];

/** @param {number} gameNumber @param {number} here  how many turns are on the board */
const snapshotOf = (gameNumber, here) =>
  /** @type {any} */ ({
    gameNumber,
    record: { turns: LINE.slice(0, here) },
    state: { tree: { here, line: [1, 2], nodes: LINE.map((turn, index) => ({ id: index + 1, after: index, turn })) } },
  });

test("findings hold for the whole line, wherever one stands in it, and go with the game", () => {
  const notebook = createNotebook();
  notebook.observe(snapshotOf(1, 2));
  for (const turns of [0, 2]) {
    notebook.enter(LINE, /** @type {any} */ ({ turns, win_rate: turns / 4, winner: null, judgement: null }));
  }
  notebook.close(LINE, [90, null]);
  notebook.observe(snapshotOf(1, 1));
  assert.deepEqual(
    notebook.findings().map((finding) => finding?.winRate),
    [0, undefined, 0.5],
  );
  assert.equal(notebook.known(), 2);
  assert.equal(notebook.find(2)?.winRate, 0.5);
  assert.equal(notebook.find(3), null, "no position of the line");
  assert.deepEqual([notebook.wasLookedOver(), notebook.accuracy()], [true, [90, null]]);
  notebook.observe(snapshotOf(2, 2));
  assert.deepEqual([notebook.known(), notebook.wasLookedOver(), notebook.accuracy()], [0, false, null]);
});
