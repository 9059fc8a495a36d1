/** The filter of the saved games that are shown. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { NO_FILTER, filtered, isFiltering } from "../../../../web/app/library/filter.js";
import { catalogue } from "../../support/facts.js";
import { RECORD } from "../../support/records.js";

/** @import { SavedGame } from "../../../../web/app/library/entry.js" */
/** @import { Filter } from "../../../../web/app/library/filter.js" */

/** @param {number} id @param {string} opponent @param {0 | 1} winner @param {Partial<SavedGame>} [other] @returns {SavedGame} */
function gameOf(id, opponent, winner, other = {}) {
  const end = /** @type {const} */ ({ winner, how: "resigned", words: "", language: "en" });
  const picture = { stones: {}, holes: "", loop: "" };
  const about = {
    sides: /** @type {[string, string]} */ (["human", opponent]),
    colours: /** @type {any} */ (["red", "blue"]),
    end,
    picture,
  };
  return { id, name: "", isNamed: false, isAutomatic: true, savedAt: id, record: RECORD, about, ...other };
}

const GAMES = [
  gameOf(1, "gust", 0),
  gameOf(2, "drizzle", 1),
  gameOf(3, "even-1430", 0),
  gameOf(4, "gust", 0, { name: "Été", isNamed: true, about: null }),
  gameOf(5, "clover", 1, { record: { ...RECORD, game: "sum", size: 5 } }),
  gameOf(6, "human", 0, { record: { ...RECORD, game: "chess" } }),
];

/** @param {Partial<Filter>} filter @returns {number[]} */
const shown = (filter) => filtered(GAMES, { ...NO_FILTER, ...filter }, catalogue).map(({ id }) => id);

test("without a filter all are shown", () => {
  assert.deepEqual(shown({}), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual([isFiltering(NO_FILTER), isFiltering({ ...NO_FILTER, text: " " })], [false, false]);
  assert.ok(isFiltering({ ...NO_FILTER, named: "named" }));
});

test("every word is found in a name, a game or an opponent, without capitals and accents", () => {
  assert.deepEqual(shown({ text: "GUST" }), [1]);
  assert.deepEqual(shown({ text: "  ete " }), [4]);
  assert.deepEqual(shown({ text: "parasol drizzle" }), [2]);
  assert.deepEqual(shown({ text: "1430" }), [3]);
  assert.deepEqual(shown({ text: "chess" }), [6], "a game that this page does not know");
  assert.deepEqual(shown({ text: "gust drizzle" }), []);
});

test("the names of two people are found, also where the game has another name", () => {
  const [named] = GAMES.slice(5);
  const game = /** @type {SavedGame} */ ({ ...named, name: "Final", isNamed: true });
  const about = game.about && { ...game.about, names: /** @type {[string, string]} */ (["Anna", "Ben"]) };
  assert.equal(filtered([{ ...game, about }], { ...NO_FILTER, text: "anna final" }, catalogue).length, 1);
});

test("filters go together", () => {
  assert.deepEqual(shown({ game: "parasol", outcome: "won" }), [1, 3]);
  assert.deepEqual(shown({ outcome: "lost" }), [2, 5]);
  assert.deepEqual(shown({ outcome: "other" }), [4, 6]);
  assert.deepEqual(shown({ named: "named" }), [4]);
  assert.deepEqual(shown({ named: "unnamed", game: "sum", text: "clover" }), [5]);
});
