/** All that is kept on a device, as one file. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import fc from "fast-check";

import { entryOf, freshGames } from "../../../../web/app/library/entry.js";
import { fileText, keptIn, readFile, replaceKept } from "../../../../web/app/library/everything.js";
import { createArea, forbidden } from "../../support/areas.js";
import { fuzz } from "../../support/fuzz.js";
import { anyJson, damaged } from "../../support/hostile.js";
import { RECORD } from "../../support/records.js";

/** @import { SavedGame } from "../../../../web/app/library/entry.js" */

/** @param {number} id @param {Partial<SavedGame>} [other] @returns {SavedGame} */
const gameOf = (id, other = {}) => ({
  id,
  name: `Game ${id}`,
  isNamed: true,
  savedAt: id,
  record: RECORD,
  about: null,
  ...other,
});

const OTHER = { ...RECORD, turns: ["a1"] };
const KEPT = {
  "sunstones.settings": '{"version":1,"data":{"theme":"dark"}}',
  "sunstones.aspect": "1.1",
  "sunstones.ofLater": "x",
};
const ALL = { ...KEPT, "elsewhere": "of another page" };

/** @param {string} text */
function soundFile(text) {
  const read = readFile(text);
  assert.ok(typeof read === "object");
  return read;
}

describe("the file", () => {
  const text = fileText(
    [entryOf(gameOf(7)), { name: "damaged" }],
    keptIn(() => createArea(ALL)),
    null,
  );

  test("has all games and every text of the page, of whatever kind", () => {
    const { games, kept, lost, savedAt } = soundFile(text);
    assert.deepEqual(games, [gameOf(1, { name: "Game 7", savedAt: 7 })]);
    assert.deepEqual(Object.fromEntries(kept), KEPT);
    assert.equal(lost, 1, "what could not be read on that device cannot be read here");
    assert.ok(savedAt > 0);
  });

  test("has the game on the board where the local storage had no room for it", () => {
    assert.equal(soundFile(fileText([], new Map(), "spare")).kept.get("sunstones.game"), "spare");
    assert.equal(soundFile(fileText([], new Map([["sunstones.game", "kept"]]), "spare")).kept.get("sunstones.game"), "kept");
  });

  test("of another kind, or cut off, is damaged", () => {
    for (const other of ["", "no JSON", "[]", "{}", JSON.stringify(RECORD), text.slice(0, -20)]) {
      assert.equal(readFile(other), "damaged", other);
    }
  });

  test("of a newer page is told apart from a damaged one", () => {
    assert.equal(readFile(text.replace('"version": 1', '"version": 2')), "newer");
  });

  test("brings no texts of other pages, and only texts", () => {
    const data = { ...JSON.parse(text), kept: { "elsewhere": "x", "sunstones.a": 7, "sunstones.b": "y" } };
    const { kept, lost } = soundFile(JSON.stringify(data));
    assert.deepEqual([[...kept], lost], [[["sunstones.b", "y"]], 3]);
  });

  test("is read without an error, however it is damaged", () => {
    fc.assert(
      fc.property(damaged(JSON.parse(text), anyJson), (data) => {
        const read = readFile(JSON.stringify(data) ?? "");
        if (typeof read === "string") return;
        for (const [key, value] of read.kept) assert.deepEqual([key.startsWith("sunstones."), typeof value], [true, "string"]);
        assert.ok(read.lost >= 0);
      }),
      fuzz(),
    );
  });
});

describe("what is kept is replaced", () => {
  test("as a whole, and nothing of other pages", () => {
    const area = createArea(ALL);
    assert.ok(replaceKept(() => area, new Map([["sunstones.settings", "new"]])));
    assert.deepEqual(Object.fromEntries(area.texts), { "sunstones.settings": "new", "elsewhere": "of another page" });
  });

  test("or stays as it was where there is no room", () => {
    const area = createArea(ALL, 100);
    assert.ok(!replaceKept(() => area, new Map([["sunstones.settings", "x".repeat(1000)]])));
    assert.deepEqual(Object.fromEntries(area.texts), ALL);
    assert.ok(!replaceKept(forbidden, new Map([["sunstones.settings", "x"]])));
    assert.equal(keptIn(forbidden).size, 0);
  });
});

describe("games from elsewhere are new here", () => {
  /** @param {SavedGame[]} games @param {SavedGame[]} here @returns {[number | undefined, string][]} */
  const fresh = (games, here) => freshGames(games, here).map(({ id, name }) => [id, name]);

  test("where their turns are", () => {
    assert.deepEqual(fresh([gameOf(1), gameOf(2, { record: OTHER })], [gameOf(1)]), [[undefined, "Game 2"]]);
  });

  test("once, though the file has them twice", () => {
    assert.deepEqual(fresh([gameOf(1, { name: "One" }), gameOf(2, { name: "One" })], []), [[undefined, "One"]]);
  });

  test("under each name that a player has given them", () => {
    assert.deepEqual(fresh([gameOf(1, { name: "One" })], [gameOf(5, { name: "Five" })]), [[undefined, "One"]]);
  });

  test("not without a name, where they have one here", () => {
    assert.deepEqual(fresh([gameOf(1, { isNamed: false })], [gameOf(5)]), []);
  });

  test("only by their name, where they have none here", () => {
    assert.deepEqual(fresh([gameOf(1, { name: "One" })], [gameOf(5, { isNamed: false })]), [[5, "One"]]);
  });
});
