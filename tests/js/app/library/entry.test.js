/** Saved games as they are stored, and the list's words for them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { entryOf, isSameGame, readSavedGame } from "../../../../web/app/library/entry.js";
import { labelOf, outcomeOf, resultOf, titleOf } from "../../../../web/app/library/words.js";
import { catalogue } from "../../support/facts.js";
import { RECORD } from "../../support/records.js";

/** @import { About, End, SavedGame } from "../../../../web/app/library/entry.js" */

const info = catalogue.games.find(({ id }) => id === "parasol");

/** @type {End} */
const END = { winner: 0, how: "rules", words: "Red holds 4 parasols.", language: "en" };
/** @type {About} */
const ABOUT = {
  sides: ["human", "gust"],
  colours: ["red", "blue"],
  end: END,
  picture: { stones: { red: "c3", blue: "d4" }, holes: "", loop: "" },
};
/** @type {SavedGame} */
const GAME = {
  id: 3,
  name: "Parasol: Game against Gust",
  isNamed: false,
  isAutomatic: true,
  savedAt: 5,
  record: RECORD,
  about: ABOUT,
};

/** @param {Partial<About>} changes @returns {SavedGame} */
const gameWith = (changes) => ({ ...GAME, about: { ...ABOUT, ...changes } });

/** @param {Partial<End>} changes @returns {SavedGame} */
const endedBy = (changes) => gameWith({ end: { ...END, ...changes } });

describe("an entry", () => {
  test("is read as it was written", () => {
    for (const game of [
      GAME,
      { ...GAME, isAutomatic: false },
      { ...GAME, isNamed: true, isAutomatic: false },
      { ...GAME, about: null },
      { ...GAME, savedAt: -1000 },
    ]) {
      assert.deepEqual(readSavedGame(entryOf(game)), game);
    }
  });

  test("of an older page has a name, and nothing is known about it", () => {
    const entry = { id: 3, name: "Old", savedAt: 5, record: RECORD, form: 1 };
    assert.deepEqual(readSavedGame(entry), {
      ...{ id: 3, name: "Old", isNamed: true, isAutomatic: false, savedAt: 5, record: RECORD, about: null },
    });
  });

  test("counts as kept by itself only where it says so and has no name", () => {
    const automatic = { ...entryOf(GAME), unnamed: true, automatic: true };
    assert.equal(readSavedGame(automatic)?.isAutomatic, true);
    for (const other of [{ automatic: undefined }, { automatic: 1 }, { unnamed: undefined }]) {
      assert.equal(readSavedGame({ ...automatic, ...other })?.isAutomatic, false);
    }
    assert.equal(entryOf({ ...GAME, isNamed: true })["automatic"], undefined);
  });

  test("has all that an older page reads", () => {
    const { id, name, savedAt, record } = entryOf(GAME);
    assert.deepEqual({ id, name, savedAt, record }, { id: 3, name: GAME.name, savedAt: 5, record: RECORD });
  });

  test("of which only what the list shows is damaged can be opened", () => {
    for (const about of [
      7,
      {},
      { ...ABOUT, sides: [1, 2] },
      { ...ABOUT, end: { ...END, winner: 2 } },
      { ...ABOUT, picture: [] },
    ]) {
      const read = readSavedGame({ ...entryOf(GAME), about });
      assert.deepEqual([read?.record, read?.about], [RECORD, null]);
    }
  });
});

describe("two games are the same", () => {
  test("where the same turns have come to the same end", () => {
    assert.ok(isSameGame(GAME, structuredClone(GAME)));
    assert.ok(isSameGame(GAME, { ...GAME, about: null }), "an older page has not said how it ended");
  });

  test("and not after other turns, on another board, or with another end", () => {
    assert.ok(!isSameGame(GAME, { ...GAME, record: { ...RECORD, turns: ["c3"] } }));
    assert.ok(!isSameGame(GAME, { ...GAME, record: { ...RECORD, size: 4 } }));
    assert.ok(!isSameGame(GAME, endedBy({ how: "resigned" })));
    assert.ok(!isSameGame(GAME, gameWith({ end: null })));
  });
});

describe("what the list says", () => {
  test("names the opponent where a game has no name", () => {
    assert.equal(titleOf(GAME, info), "Game against Gust");
    assert.equal(titleOf({ ...GAME, isNamed: true, name: "Mine" }, info), "Mine");
    /** @type {[[string, string], string][]} */
    const cases = [
      [["gust", "human"], "Game against Gust"],
      [["human", "friend"], "Game against your friend"],
      [["human", "human"], "Game for two"],
      [["human", "even-1430"], "Even match (1430)"],
      [["human", "goliath"], "Game against goliath"],
      [["friend", "even-900"], "Your friend – Even match (900)"],
      [["friend", "gust"], "Your friend – Gust"],
    ];
    for (const [sides, label] of cases) assert.equal(labelOf(gameWith({ sides }), info), label);
  });

  test("has the names of two people who have given some", () => {
    const named = gameWith({ sides: ["human", "human"], names: ["Anna", "Ben"] });
    assert.equal(labelOf(named, info), "Anna – Ben");
    assert.equal(resultOf(named), "Anna won. Red holds 4 parasols.");
    assert.equal(labelOf(gameWith({ sides: ["human", "human"], names: ["", "Ben"] }), info), "Human – Ben");
  });

  test("tells who has won and how", () => {
    assert.equal(resultOf(GAME), "Won. Red holds 4 parasols.");
    assert.equal(resultOf(endedBy({ winner: 1, how: "resigned" })), "Lost. Red has resigned.");
    assert.equal(resultOf(endedBy({ how: "time" })), "Won. Blue has lost on time.");
    assert.equal(resultOf(endedBy({ how: "decided" })), "Won. Red was sure to win.");
    assert.equal(resultOf(gameWith({ sides: ["human", "human"] })), "Red wins. Red holds 4 parasols.");
    assert.equal(resultOf(endedBy({ language: "de" })), "Won", "the engine's words are in another language");
    assert.equal(resultOf(gameWith({ end: null })), "");
  });

  test("is won or lost for one person only", () => {
    assert.equal(outcomeOf(GAME), "won");
    assert.equal(outcomeOf(gameWith({ sides: ["gust", "human"] })), "lost");
    assert.equal(outcomeOf(gameWith({ sides: ["human", "human"] })), "other");
    assert.equal(outcomeOf({ ...GAME, about: null }), "other");
  });
});
