/** Saved games that stay: all that a person has imported or named. And the behaviour of a full storage. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { readSavedGame } from "../../../../web/app/library/entry.js";
import { MOST_AUTOMATIC, createSavedGames } from "../../../../web/app/library/saved_games.js";
import { ABOUT, RECORD } from "../../support/records.js";
import { createGamesDatabase } from "../../support/games_database.js";

/** @import { About, SavedGame } from "../../../../web/app/library/entry.js" */

const about = /** @type {About} */ (/** @type {unknown} */ (ABOUT));

/** @param {string} name */
const recordOf = (name) => ({ ...RECORD, turns: [name] });

/** @param {number} count @param {string} what @param {object} [fields] */
const entriesOf = (count, what, fields = { form: 3, unnamed: true, automatic: true }) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ name: `${what} ${index}`, savedAt: 1000 + index, record: recordOf(`${what} ${index}`), about: ABOUT },
    ...fields,
  }));

/** The fields as an older page wrote them. */
const OLD = { form: 2, unnamed: true };

/** @param {object[]} entries @returns {SavedGame[]} as they come out of a file */
const fromFile = (entries) => entries.flatMap((entry, index) => readSavedGame({ ...entry, id: index + 1 }) ?? []);

/** @param {ReturnType<typeof createGamesDatabase>} database @param {string} what  the names begin with */
const countOf = (database, what) => database.entries().filter(({ name }) => name.startsWith(what)).length;

/** @param {ReturnType<typeof createSavedGames>} games @param {string} name @param {boolean} [isLimited] */
const finish = (games, name, isLimited = true) => games.keep(name, recordOf(name), about, isLimited);

describe("of the games that were kept by themselves", () => {
  test("the oldest goes when one more comes than are kept, and no other", async () => {
    const database = createGamesDatabase(entriesOf(MOST_AUTOMATIC, "own"));
    const games = createSavedGames(database.open);
    assert.deepEqual(await finish(games, "new"), { isStored: true, stored: MOST_AUTOMATIC, automatic: MOST_AUTOMATIC });
    const names = database.entries().map(({ name }) => name);
    assert.equal(names.length, MOST_AUTOMATIC);
    assert.ok(!names.includes("own 0") && names.includes("own 1") && names.includes("new"));
  });

  test("none goes before that was said", async () => {
    const database = createGamesDatabase(entriesOf(MOST_AUTOMATIC, "own"));
    assert.equal((await finish(createSavedGames(database.open), "new", false))?.automatic, MOST_AUTOMATIC + 1);
    assert.equal(database.entries().length, MOST_AUTOMATIC + 1);
  });

  test("the oldest is the one that came first, though the clock was set back since", async () => {
    const entries = entriesOf(MOST_AUTOMATIC, "own");
    const last = /** @type {any} */ (entries.at(-1));
    last.savedAt = -1000;
    const database = createGamesDatabase(entries);
    await finish(createSavedGames(database.open), "new");
    assert.equal(countOf(database, last.name), 1);
    assert.equal(countOf(database, "own 0"), 0);
  });

  test("one is the player's own as soon as it has a name", async () => {
    const database = createGamesDatabase(entriesOf(MOST_AUTOMATIC, "own"));
    const games = createSavedGames(database.open);
    const [oldest] = (await games.list()).games.reverse();
    await games.rename(/** @type {SavedGame} */ (oldest), "Mine");
    await finish(games, "new");
    await finish(games, "newer");
    assert.equal(countOf(database, "Mine"), 1);
    assert.equal(database.entries().filter(({ automatic }) => automatic).length, MOST_AUTOMATIC);
  });
});

describe("a finished game deletes no game", () => {
  test("that was brought from another device, named or not", async () => {
    const database = createGamesDatabase(entriesOf(400, "own"));
    const games = createSavedGames(database.open);
    assert.deepEqual(await games.add(fromFile(entriesOf(400, "brought"))), { added: 400, known: 0 });
    for (let count = 0; count < 3; count += 1) await finish(games, `new ${count}`);
    assert.deepEqual([countOf(database, "own"), countOf(database, "brought"), countOf(database, "new")], [400, 400, 3]);
  });

  test("of a library of thousands", async () => {
    const database = createGamesDatabase(entriesOf(5000, "old", OLD));
    await finish(createSavedGames(database.open), "new");
    assert.equal(database.entries().length, 5001);
  });

  test("of which an older page has not said where it comes from", async () => {
    const database = createGamesDatabase([...entriesOf(MOST_AUTOMATIC, "old", OLD), ...entriesOf(MOST_AUTOMATIC, "own")]);
    await finish(createSavedGames(database.open), "new");
    assert.deepEqual([countOf(database, "old"), countOf(database, "own")], [MOST_AUTOMATIC, MOST_AUTOMATIC - 1]);
  });

  test("that was here and came once more in a file", async () => {
    const own = entriesOf(MOST_AUTOMATIC, "own");
    const database = createGamesDatabase(own);
    const games = createSavedGames(database.open);
    assert.deepEqual(await games.add(fromFile(own.slice(0, 2))), { added: 0, known: 2 });
    for (let count = 0; count < 3; count += 1) await finish(games, `new ${count}`);
    const names = new Set(database.entries().map(({ name }) => name));
    assert.deepEqual(
      ["own 0", "own 1", "own 2", "own 3"].map((name) => names.has(name)),
      [true, true, false, true],
    );
  });
});

describe("a storage that is full", () => {
  const full = () => {
    const database = createGamesDatabase([...entriesOf(3, "own"), ...entriesOf(2, "Named", { form: 3 })]);
    database.room = 5;
    return { database, games: createSavedGames(database.open) };
  };

  async function fullWithUnreadable() {
    const database = createGamesDatabase([...entriesOf(5, "own"), { name: "Damaged" }]);
    database.room = 6;
    const games = createSavedGames(database.open);
    const [unreadable] = (await games.list()).unreadable;
    assert.ok(unreadable);
    return { database, games, unreadable };
  }

  test("costs no game when one is finished, saved, renamed or brought", async () => {
    const { database, games } = full();
    const before = database.entries();
    assert.deepEqual(await finish(games, "new"), { isStored: false, stored: 5, automatic: 3 });
    assert.equal((await games.save("By hand", recordOf("hand"))).isStored, false);
    assert.equal(await games.add(fromFile(entriesOf(2, "brought"))), null);
    assert.deepEqual(database.entries(), before);
    assert.deepEqual(
      (await games.list()).games
        .map(({ name }) => name)
        .filter((name) => ["new", "By hand"].includes(name))
        .sort(),
      ["By hand", "new"],
      "the page still has them",
    );
  });

  test("takes what has waited as soon as something is deleted", async () => {
    const { database, games } = full();
    await finish(games, "new");
    const one = (await games.list()).games.find(({ name }) => name === "own 1");
    assert.ok(await games.remove([/** @type {SavedGame} */ (one)]));
    assert.equal(countOf(database, "new"), 1);
    assert.deepEqual(
      (await games.list()).games.filter(({ id }) => id < 0),
      [],
    );
  });

  test("takes back what was deleted, and what has moved into its room waits again", async () => {
    const { database, games } = full();
    await finish(games, "new");
    const before = database.entries();
    const those = (await games.list()).games.filter(({ name }) => ["own 1", "own 2"].includes(name));
    assert.ok(await games.remove(those));
    assert.ok(await games.restore(those));
    assert.deepEqual(new Set(database.entries()), new Set(before));
    const waiting = (await games.list()).games.filter(({ id }) => id < 0);
    assert.deepEqual(
      waiting.map(({ name }) => name),
      ["new"],
    );
  });

  test("takes back an entry that cannot be read as well", async () => {
    const { database, games, unreadable } = await fullWithUnreadable();
    await finish(games, "new");
    assert.ok(await games.removeUnreadable(unreadable));
    assert.equal(countOf(database, "new"), 1);
    assert.ok(await games.restoreUnreadable(unreadable));
    assert.deepEqual((await games.list()).unreadable, [unreadable]);
    assert.equal(database.entries().length, 6);
  });

  test("costs no such entry where another tab has taken its room", async () => {
    const { database, games, unreadable } = await fullWithUnreadable();
    assert.ok(await games.removeUnreadable(unreadable));
    await finish(createSavedGames(database.open), "elsewhere");
    assert.equal(await games.restoreUnreadable(unreadable), false);
    assert.deepEqual((await games.list()).unreadable, [unreadable], "the page still has it");
    assert.deepEqual((await games.entries()).filter((entry) => entry === unreadable.entry).length, 1);
    assert.ok(await games.removeUnreadable(unreadable));
    assert.deepEqual((await games.list()).unreadable, []);
  });

  test("does not store a game under the number that it had in the page", async () => {
    const { database, games } = full();
    await finish(games, "new");
    database.room = Infinity;
    await games.add(fromFile([{ name: "Named", savedAt: 1, record: recordOf("new"), form: 3 }]));
    assert.ok(database.entries().every(({ id }) => id > 0));
  });
});

test("where the browser forbids storing, the page has the games", async () => {
  const database = createGamesDatabase();
  database.isForbidden = true;
  const games = createSavedGames(database.open);
  assert.deepEqual(await finish(games, "new"), { isStored: false, stored: 0, automatic: 0 });
  assert.deepEqual(
    (await games.list()).games.map(({ name }) => name),
    ["new"],
  );
  assert.deepEqual((await games.entries()).length, 1);
});
