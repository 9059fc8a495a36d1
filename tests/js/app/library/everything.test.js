/** All that is kept on a device, as one file. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import fc from "fast-check";

import { entryOf, freshGames } from "../../../../web/app/library/entry.js";
import { filesOf, keptIn, readFile, replaceKept, takeEverything } from "../../../../web/app/library/everything.js";
import { createSavedGames } from "../../../../web/app/library/saved_games.js";
import { createArea, createFakeBackup, forbidden } from "../../support/areas.js";
import { createGamesDatabase } from "../../support/games_database.js";
import { fuzz } from "../../support/fuzz.js";
import { anyJson, damaged } from "../../support/hostile.js";
import { RECORD } from "../../support/records.js";

/** @import { SavedGame } from "../../../../web/app/library/entry.js" */

/** @param {number} id @param {Partial<SavedGame>} [other] @returns {SavedGame} */
const gameOf = (id, other = {}) => ({
  id,
  name: `Game ${id}`,
  isNamed: true,
  isAutomatic: false,
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

/** @type {(...what: Parameters<typeof filesOf>) => string} the text of the one file */
function fileText(...what) {
  const { files } = filesOf(...what);
  assert.equal(files.length, 1);
  return files.flat().join("");
}

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

  test("is read again where the clock was before 1970", () => {
    const { now } = Date;
    Date.now = () => -86_400_000;
    const file = fileText([entryOf(gameOf(7, { savedAt: -1000 }))], new Map(), null);
    Date.now = now;
    const { games, savedAt } = soundFile(file);
    assert.deepEqual([games.length, savedAt], [1, -86_400_000]);
  });

  test("is several ones where the games are too large for one, and each can be read by itself", () => {
    const entries = Array.from({ length: 50 }, (_, id) => entryOf(gameOf(id + 1)));
    const longest = 3_000;
    const kept = new Map(Object.entries(KEPT));
    const { files, games } = filesOf(entries, kept, null, longest);
    assert.ok(files.length > 1 && games === 50);
    const read = files.map((parts) => soundFile(parts.join("")));
    for (const parts of files) assert.ok(parts.join("").length <= longest);
    for (const file of read) assert.deepEqual([...file.kept], [...kept]);
    assert.deepEqual(
      read.flatMap((file) => file.games.map(({ name }) => name)),
      entries.map(({ name }) => name),
    );
  });

  test("leaves out what could not be read in it, and counts what it has", () => {
    let deep = /** @type {unknown} */ (1);
    for (let level = 0; level < 58; level += 1) deep = [deep];
    const { files, games } = filesOf(
      [entryOf(gameOf(1)), { ...entryOf(gameOf(2)), deep }, { when: new Date() }],
      new Map(),
      null,
    );
    assert.equal(games, 1);
    assert.equal(soundFile(files.flat().join("")).games.length, 1);
  });

  test("has a text as long as browsers keep", () => {
    const kept = new Map([["sunstones.a", "x".repeat(5_242_000)]]);
    assert.deepEqual(soundFile(fileText([], kept, null)).kept, kept);
  });

  test("of another kind, or cut off, is damaged", () => {
    for (const other of ["", "no JSON", "[]", "{}", JSON.stringify(RECORD), text.slice(0, -20)]) {
      assert.equal(readFile(other), "damaged", other);
    }
  });

  test("of a newer page is told apart from a damaged one", () => {
    assert.equal(readFile(text.replace('"version":1', '"version":2')), "newer");
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

describe("a whole file is taken in", () => {
  const GAME = "sunstones.game";

  /** @param {{ room?: number, most?: number, spare?: string | null }} is */
  function device({ room = Infinity, most = Infinity, spare = null }) {
    const area = createArea(ALL, room);
    const database = createGamesDatabase([{ name: "Here", savedAt: 1, record: OTHER, form: 3 }]);
    database.room = most;
    const backup = createFakeBackup({ text: spare });
    return { area, database, backup, games: createSavedGames(database.open) };
  }

  /** @param {Record<string, string>} kept */
  const file = (kept) => ({ savedAt: 1, games: [gameOf(1)], kept: new Map(Object.entries(kept)), lost: 0 });

  test("with its games and its texts", async () => {
    const { area, database, backup, games } = device({ spare: "a game" });
    const kept = { "sunstones.settings": "new", [GAME]: "g" };
    assert.deepEqual(await takeEverything(file(kept), () => area, games, backup), new Map(Object.entries(kept)));
    assert.deepEqual(Object.fromEntries(area.texts), { ...kept, elsewhere: "of another page" });
    assert.deepEqual([database.entries().length, backup.text], [2, null]);
  });

  test("or nothing is changed where its texts have no room", async () => {
    const { area, database, backup, games } = device({ room: 50, spare: "a game" });
    assert.equal(await takeEverything(file({ "sunstones.a": "x".repeat(500) }), () => area, games, backup), null);
    assert.deepEqual(Object.fromEntries(area.texts), ALL);
    assert.deepEqual([database.entries().length, backup.text], [1, "a game"]);
  });

  test("or nothing is changed where its games have no room", async () => {
    const { area, database, backup, games } = device({ most: 1, spare: "a game" });
    assert.equal(await takeEverything(file({ "sunstones.a": "x", [GAME]: "g" }), () => area, games, backup), null);
    assert.deepEqual(Object.fromEntries(area.texts), ALL);
    assert.deepEqual([database.entries().length, backup.text], [1, "a game"]);
  });

  test("or its games go again and have the names that they had, where its texts have no room", async () => {
    const { area, database, games, backup } = device({ room: 50 });
    await games.add([gameOf(3, { isNamed: false, record: { ...RECORD, turns: ["b2"] } })]);
    const before = database.entries();
    const brought = [gameOf(1), gameOf(2, { record: { ...RECORD, turns: ["b2"] } })];
    const whole = { ...file({ "sunstones.a": "x".repeat(500) }), games: brought };
    assert.equal(await takeEverything(whole, () => area, games, backup), null);
    assert.deepEqual(database.entries(), before);
  });

  test("with the games first: where the page is closed meanwhile, nothing of it is lost", async () => {
    const { area, backup } = device({});
    let found = {};
    const add = async () => {
      found = Object.fromEntries(area.texts);
      return null;
    };
    await takeEverything(file({ "sunstones.a": "x" }), () => area, { add }, backup);
    assert.deepEqual(found, ALL);
  });

  test("or leaves what was kept meanwhile, where nothing is changed", async () => {
    const { area, backup } = device({});
    const add = async () => {
      area.setItem("sunstones.settings", "of another tab");
      return null;
    };
    assert.equal(await takeEverything(file({ "sunstones.a": "x" }), () => area, { add }, backup), null);
    assert.deepEqual(Object.fromEntries(area.texts), { ...ALL, "sunstones.settings": "of another tab" });
  });

  test("where the game on the board was in the backup and has no other room here either", async () => {
    const { area, database, backup, games } = device({ room: 50 });
    const kept = await takeEverything(file({ "sunstones.a": "x", [GAME]: "g".repeat(500) }), () => area, games, backup);
    assert.deepEqual(kept, new Map([["sunstones.a", "x"]]));
    assert.deepEqual(Object.fromEntries(area.texts), { "sunstones.a": "x", "elsewhere": "of another page" });
    assert.deepEqual([database.entries().length, backup.text?.length], [2, 500]);
  });
});

describe("games from elsewhere are new here", () => {
  /** @param {SavedGame[]} games @param {SavedGame[]} here @returns {[number | undefined, string][]} */
  const fresh = (games, here) => freshGames(games, here).fresh.map(({ id, name }) => [id, name]);

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

  test("under the second name, too, where they have none here", () => {
    const brought = [gameOf(1, { name: "One" }), gameOf(2, { name: "Two" })];
    assert.deepEqual(fresh(brought, [gameOf(5, { isNamed: false })]), [
      [5, "One"],
      [undefined, "Two"],
    ]);
  });

  test("and keep the notes that they have here", () => {
    const noted = { ...RECORD, tree: { ...RECORD.tree, comments: ["here"] } };
    const {
      fresh: [game],
    } = freshGames([gameOf(1, { name: "One" })], [gameOf(5, { isNamed: false, record: noted })]);
    assert.deepEqual(game, gameOf(5, { name: "One", record: noted }));
  });
});
