/** Games that are kept automatically when they are over. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { FINISHED_KIND, createFinishedGames } from "../../../../web/app/library/finished.js";
import { MOST_AUTOMATIC } from "../../../../web/app/library/saved_games.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { createArea } from "../../support/areas.js";
import { promisesKept } from "../../support/browser.js";
import { catalogue } from "../../support/facts.js";

/** @import { Kept } from "../../../../web/app/library/saved_games.js" */
/** @import { Ending, Snapshot } from "../../../../web/common/snapshot.js" */

const parasol = /** @type {import("../../../../web/common/catalogue.js").GameInfo} */ (
  catalogue.games.find(({ id }) => id === "parasol")
);
const GUST = /** @type {[string, string]} */ (["human", "gust"]);
const WON = ["a1", "b1", "a2"];

/**
 * @param {string[]} turns
 * @param {object} [is]
 * @param {boolean} [is.over]
 * @param {Ending | null} [is.ended]
 * @param {[string, string]} [is.sides]
 * @param {number} [is.gameNumber]
 * @param {string[][]} [is.variations]  other lines of the tree, from the start
 * @returns {Snapshot}
 */
function snapshotOf(turns, { over = false, ended = null, sides = GUST, gameNumber = 1, variations = [] } = {}) {
  /** @type {{ id: number, after: number, turn: string }[]} */
  const nodes = [];
  for (const line of [turns, ...variations]) {
    for (const [index, turn] of line.entries()) {
      nodes.push({ id: nodes.length + 1, after: index === 0 ? 0 : nodes.length, turn });
    }
  }
  const state = {
    game: "parasol",
    size: 3,
    holes: [],
    start: null,
    board: { a1: "red", b1: "blue", c1: null },
    players: [{ colour: "red" }, { colour: "blue" }],
    over,
    winner: over ? 0 : null,
    how: over ? "Red has it." : null,
    loop: [],
    turns,
    tree: { here: turns.length, line: [], nodes, can_restore: false },
  };
  const record = { game: "parasol", size: 3, turns };
  return /** @type {Snapshot} */ (
    /** @type {unknown} */ ({ ...firstSnapshot({ ...usualSetup(parasol), sides }), state, record, ended, gameNumber })
  );
}

/** @param {ReturnType<typeof createArea>} [area] @param {Partial<Kept>} [answer]  of the library */
function keeper(area = createArea(), answer = {}) {
  /** @type {[string, any, any, boolean][]} */
  const kept = [];
  /** @type {string[]} */
  const notes = [];
  const observe = createFinishedGames({
    controller: { setNote: (note) => void notes.push(note?.text ?? "") },
    savedGames: {
      async keep(...game) {
        kept.push(game);
        return { isStored: true, stored: 1, automatic: 1, ...answer };
      },
    },
    storage: createStorage(() => area),
  });
  return {
    kept,
    notes,
    /** @param {...Snapshot} snapshots */
    async see(...snapshots) {
      for (const snapshot of snapshots) observe(snapshot, parasol);
      await promisesKept();
      return kept.map(([, record]) => record.turns.join(" "));
    },
  };
}

describe("a game that was played here is kept when it is over", () => {
  test("by its rules, with what the list shows of it", async () => {
    const { see, kept } = keeper();
    await see(snapshotOf(WON.slice(0, 2)), snapshotOf(WON, { over: true }));
    const [[name, record, about] = []] = kept;
    assert.equal(kept.length, 1);
    assert.deepEqual([name, record.turns], ["Parasol: Game against Gust", WON]);
    assert.deepEqual(about, {
      sides: GUST,
      colours: ["red", "blue"],
      end: { winner: 0, how: "rules", words: "Red has it.", language: "en" },
      picture: { stones: { red: "a1", blue: "b1" }, holes: "", loop: "" },
    });
  });

  for (const how of /** @type {const} */ (["resigned", "time", "decided"])) {
    test(`when it was ended: ${how}`, async () => {
      const { see, kept } = keeper();
      await see(snapshotOf(["a1"]), snapshotOf(["a1"], { ended: { how, loser: 0 } }));
      assert.deepEqual(kept[0]?.[2].end, { winner: 1, how, words: "", language: "en" });
    });
  }

  test("with a friend", async () => {
    const sides = /** @type {[string, string]} */ (["friend", "gust"]);
    assert.deepEqual(await keeper().see(snapshotOf([], { sides }), snapshotOf(WON, { over: true, sides })), ["a1 b1 a2"]);
  });

  test("with an opponent whom this page does not know", async () => {
    const sides = /** @type {[string, string]} */ (["human", "even-1430"]);
    assert.equal((await keeper().see(snapshotOf([], { sides }), snapshotOf(WON, { over: true, sides }))).length, 1);
  });
});

describe("a game is not kept", () => {
  test("that two computers have played", async () => {
    const sides = /** @type {[string, string]} */ (["fox", "gust"]);
    assert.deepEqual(await keeper().see(snapshotOf([], { sides }), snapshotOf(WON, { over: true, sides })), []);
  });

  test("that is over when it is opened, though one goes back and forth in it", async () => {
    const opened = snapshotOf(WON, { over: true });
    const back = { ...snapshotOf(WON.slice(0, 1)), revision: 2 };
    assert.deepEqual(await keeper().see(opened, back, { ...opened, revision: 3 }), []);
  });

  test("whose end is in a variation that it came with", async () => {
    const opened = snapshotOf(["a1", "c1"], { variations: [WON] });
    assert.deepEqual(await keeper().see(opened, snapshotOf(WON, { over: true })), []);
  });

  test("once more for the same end, after undo and redo", async () => {
    const over = snapshotOf(WON, { over: true });
    const before = snapshotOf(WON.slice(0, 2));
    assert.deepEqual(await keeper().see(before, over, before, over), ["a1 b1 a2"]);
  });

  test("once more where a reload brings it back with the player's resignation", async () => {
    const area = createArea();
    const game = [snapshotOf(["a1"]), snapshotOf(["a1"], { ended: { how: "resigned", loser: 0 } })];
    assert.equal((await keeper(area).see(...game)).length, 1);
    assert.equal((await keeper(area).see(...game)).length, 0);
  });
});

test("another end after an undo is another game", async () => {
  const other = ["a1", "b1", "c1"];
  const seen = [
    snapshotOf(["a1", "b1"]),
    snapshotOf(WON, { over: true }),
    snapshotOf(["a1", "b1"]),
    snapshotOf(other, { over: true }),
  ];
  assert.deepEqual(await keeper().see(...seen), ["a1 b1 a2", "a1 b1 c1"]);
});

test("each game of a page is looked at by itself", async () => {
  const { see } = keeper();
  await see(snapshotOf([]), snapshotOf(WON, { over: true }));
  assert.equal((await see(snapshotOf(["c1", ...WON], { over: true, gameNumber: 2 }))).length, 1, "the second was merely opened");
});

test("that a game is kept for the page only is said once", async () => {
  const { see, kept, notes } = keeper(createArea(), { isStored: false });
  await see(snapshotOf([]), snapshotOf(WON, { over: true }), snapshotOf(["a1"], { ended: { how: "resigned", loser: 0 } }));
  assert.equal(kept.length, 2);
  assert.equal(notes.length, 1);
  assert.match(notes[0] ?? "", /until you close this page/);
});

test("before the first game goes for one that comes, it is said that only so many are kept", async () => {
  const end = (/** @type {number} */ gameNumber) => [
    snapshotOf([], { gameNumber }),
    snapshotOf([...WON, `a${gameNumber}`], { over: true, gameNumber }),
  ];
  const area = createArea();
  const { see, notes, kept } = keeper(area, { stored: 900, automatic: MOST_AUTOMATIC });
  await see(...end(5), ...end(6));
  assert.deepEqual(
    kept.map(([, , , isLimited]) => isLimited),
    [false, true],
  );
  assert.equal(notes.length, 1);
  assert.match(notes[0] ?? "", /500/);
  assert.equal(createStorage(() => area).restore(FINISHED_KIND).value?.isTold, true);
});

test("with a full storage it is said what could be deleted", async () => {
  const { see, notes } = keeper(createArea(), { isStored: false, stored: 40, automatic: 37 });
  await see(snapshotOf([]), snapshotOf(WON, { over: true }));
  assert.match(notes[0] ?? "", /until you close this page.* delete games.* themselves: 37/);
});

describe("a game that was left for another one", () => {
  const LONG = ["a1", "b1", "a2", "b2"];
  const leave = async (/** @type {string[]} */ turns) => {
    const here = keeper();
    await here.see(snapshotOf(turns), { ...snapshotOf([], { gameNumber: 2 }), left: /** @type {any} */ ({ gameNumber: 1 }) });
    return here;
  };

  test("is kept as soon as that one is played on", async () => {
    const { see, kept } = await leave(LONG);
    assert.deepEqual(kept, []);
    await see(snapshotOf(["c1"], { gameNumber: 2 }));
    assert.deepEqual([kept.length, kept[0]?.[1].turns, kept[0]?.[2].end], [1, LONG, null]);
  });

  test("is not kept where it is brought back, or had hardly begun", async () => {
    const back = await leave(LONG);
    await back.see({ ...snapshotOf(LONG, { gameNumber: 3 }), resumes: 1 });
    const short = await leave(["a1", "b1"]);
    await short.see(snapshotOf(["c1"], { gameNumber: 2 }));
    assert.deepEqual([back.kept, short.kept], [[], []]);
  });
});
