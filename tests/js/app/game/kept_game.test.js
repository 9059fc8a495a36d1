/** The game that is kept, as it is read, whatever has been written there. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createGameKeeper } from "../../../../web/app/game/kept_game.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { translated } from "../../../../web/common/catalogue.js";
import { createFakeBackup } from "../../support/areas.js";
import { ask } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";
import { memory, opened } from "../../support/memory.js";

const KEY = "sunstones.game";
const RECORD = { format: "sunstones-record", version: 1, game: "parasol", size: 3, turns: ["c3", "d4"] };
const KEPT = { game: "parasol", record: RECORD, sides: ["human", "human"], seconds: null, paused: false };

/** @param {object} data @returns {string} as in the browser's storage */
const textOf = (data) => JSON.stringify({ version: 1, data });

/** @param {{ tab?: string, browser?: string }} texts  kept by the tab and the browser */
function restore({ tab, browser }) {
  const areas = [tab, browser].map((text) => memory(text === undefined ? {} : { [KEY]: text }));
  const [ofTab, ofBrowser] = areas.map((area) => createStorage(opened(area)));
  if (!ofTab || !ofBrowser) throw new Error("two areas are needed");
  const keeper = createGameKeeper(translated(catalogue), {
    tab: ofTab,
    browser: ofBrowser,
    openBackup: async () => createFakeBackup(),
  });
  const aside = () => areas.map((area) => area.held.get(`${KEY}.unreadable`) ?? null);
  const restored = keeper.restore();
  return {
    ...restored,
    held: aside(),
    putAside() {
      keeper.putAside();
      return aside();
    },
  };
}

describe("a kept game that cannot be read is no game, and a sentence says so", () => {
  const tooLong = textOf({ game: "parasol", record: "x".repeat(2_000_000) });
  for (const text of ["", "no JSON", "[]", '{"version": 1, "data": {"game": "chess"}}', tooLong]) {
    test(`“${text.slice(0, 50)}”`, () => {
      const { value, problem, held } = restore({ browser: text });
      assert.equal(value, null);
      assert.ok(problem?.includes("your last game"), problem ?? "");
      assert.deepEqual(held, [null, text], "the text is put aside");
    });
  }
});

test("the names of two people come back, unless they are too long for their cards", () => {
  const namesOf = (/** @type {unknown} */ names) => restore({ browser: textOf({ ...KEPT, names }) }).value?.names;
  assert.deepEqual(namesOf(["Anna", "Ben"]), ["Anna", "Ben"]);
  for (const names of [["Anna", "B".repeat(21)], ["Anna"], "Anna", undefined]) assert.deepEqual(namesOf(names), ["", ""]);
});

test("a kept game with an unknown opponent keeps the rest", () => {
  const { value, problem } = restore({ browser: textOf({ ...KEPT, sides: ["human", "goliath"], seconds: -1 }) });
  assert.deepEqual([value?.record, value?.sides, value?.seconds], [RECORD, ["human", "human"], null]);
  assert.ok(problem?.includes("goliath"), problem ?? "");
});

describe("a record that only the engine can judge is handed on to it, which refuses it", () => {
  const records = [{ ...RECORD, turns: ["c3", "c3"] }, { ...RECORD, size: 99 }, { format: "something else" }, {}];
  const verdicts = ask(records.map((record) => [{ do: "load", record }]));
  for (const [index, record] of records.entries()) {
    test(JSON.stringify(record), () => {
      const text = textOf({ ...KEPT, record });
      const { value, problem, putAside } = restore({ browser: text });
      assert.deepEqual([value?.game, value?.record, problem], ["parasol", record, null]);
      assert.equal(verdicts[index]?.[0]?.ok, false);
      assert.ok(verdicts[index]?.[0]?.message);
      assert.deepEqual(putAside(), [null, text], "another version of the page may still read it");
    });
  }
});

test("each tab brings back its own game, and a new tab the browser's last one", () => {
  const [own, last] = [{ ...RECORD, turns: ["a1"] }, RECORD];
  assert.deepEqual(restore({ tab: textOf({ ...KEPT, record: own }), browser: textOf(KEPT) }).value?.record, own);
  assert.deepEqual(restore({ browser: textOf(KEPT) }).value?.record, last);
});

test("a match of a gauntlet belongs to its tab and is not brought back in another", () => {
  const match = textOf({ ...KEPT, record: null });
  assert.equal(restore({ browser: match }).value, null);
  assert.equal(restore({ tab: match }).value?.game, "parasol");
});

test("a game that was left is read with the one that replaced it, and has no such game itself", () => {
  const left = { ...KEPT, left: KEPT };
  const { value, problem } = restore({ tab: textOf({ ...KEPT, left }) });
  assert.equal(problem, null);
  assert.deepEqual(value?.left?.record, RECORD);
  assert.equal(value?.left?.left, null);
});

test("a damaged clock is quoted, and the game goes on without one", () => {
  const times = { clock: { main: 300, increment: 7 }, left: [1, -1], pace: 2, ended: { how: "asleep", loser: 0 } };
  const { value, problem } = restore({ tab: textOf({ ...KEPT, times }) });
  assert.deepEqual(value?.times, { clock: null, left: null, pace: 0, ended: null });
  assert.ok(problem?.includes("asleep"), problem ?? "");
});

test("a sound clock is read", () => {
  const times = { clock: { main: 300, increment: 10 }, left: [260_000, 300_000], pace: 3, ended: { how: "time", loser: 1 } };
  const { value, problem } = restore({ tab: textOf({ ...KEPT, times }) });
  assert.deepEqual([value?.times, problem], [times, null]);
});
