/**
 * The saved games that are shown: those that have every word that is searched for, and pass each filter.
 *
 * @import { Catalogue } from "../../common/catalogue.js"
 * @import { SavedGame } from "./entry.js"
 * @import { Outcome } from "./words.js"
 *
 * @typedef {object} Filter
 * @property {string} text               words of a name, a game or an opponent
 * @property {string} game               id; empty for all
 * @property {Outcome | ""} outcome      empty for all
 * @property {"named" | "unnamed" | ""} named
 */
import { gameOf } from "../../common/catalogue.js";
import { sideName } from "../opponents/side_name.js";
import { outcomeOf, titleOf } from "./words.js";

/** @type {Readonly<Filter>} */
export const NO_FILTER = Object.freeze({ text: "", game: "", outcome: "", named: "" });

/** @param {Filter} filter whether it keeps anything back */
export const isFiltering = ({ text, game, outcome, named }) => [text.trim(), game, outcome, named].some((one) => one !== "");

/** @param {readonly SavedGame[]} games @param {Filter} filter @param {Catalogue} catalogue @returns {SavedGame[]} */
export function filtered(games, filter, catalogue) {
  // Without words nothing is searched: a browser's first search for accents is slow.
  const words = filter.text.split(/\s+/).filter(Boolean).map(plain);
  return games.filter((game) => {
    if (filter.game !== "" && game.record.game !== filter.game) return false;
    if (filter.outcome !== "" && outcomeOf(game) !== filter.outcome) return false;
    if (filter.named !== "" && game.isNamed !== (filter.named === "named")) return false;
    return words.length === 0 || holds(game, words, catalogue);
  });
}

/** @param {SavedGame} game @param {readonly string[]} words @param {Catalogue} catalogue */
function holds(game, words, catalogue) {
  const info = gameOf(catalogue, game.record.game);
  const sides = (game.about?.sides ?? []).map((side) => sideName(info, side));
  const text = plain([titleOf(game, info), info?.name ?? game.record.game, ...sides].join(" "));
  return words.every((word) => text.includes(word));
}

/** @param {string} text @returns {string} without accents and capitals */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
