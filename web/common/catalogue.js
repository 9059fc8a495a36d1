/**
 * The games and opponents on offer. `catalogue.json` is written from the Python engine when the site is built, so that
 * the menus work before Python does. The page has it among its modules; embedded boards fetch it.
 *
 * @import { Colour } from "../engine/wire.js"
 *
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {string} name
 * @property {string} designer
 * @property {number} year
 * @property {string} url             the designer's own page of the game
 * @property {"hex" | "square"} shape
 * @property {string[]} players       names of the first and second player's colours
 * @property {Colour[]} colours
 * @property {number[]} sizes
 * @property {number} default_size
 * @property {boolean} pie
 * @property {boolean} holes          whether boards may have holes
 * @property {boolean} stones_stay    whether a stone stays as it was put, so that the turns alone give the position
 * @property {string} goal            how to win, in one sentence
 * @property {"stones" | "parasols"} score_unit  of a score
 * @property {OpponentInfo[]} opponents  in rising strength
 *
 * @typedef {object} OpponentInfo
 * @property {string} id
 * @property {string} name
 * @property {number} seconds         how long it may think about a turn at its own pace
 *
 * @typedef {object} Catalogue
 * @property {GameInfo[]} games
 * @property {Record<string, Record<string, string>>} translations  by language: its own text for each English one
 */
import { isEvenMatch, isUnlisted, levelOf } from "./sides.js";
import { language, strings } from "./strings/index.js";

/** @returns {Promise<Catalogue>} in the page's language */
export async function fetchCatalogue() {
  const reply = await fetch(new URL("../catalogue.json", import.meta.url));
  if (!reply.ok) throw new Error(`catalogue.json: ${reply.status}`);
  return translated(await reply.json());
}

/** @param {Catalogue} catalogue @returns {Catalogue} the same with its sentences in the page's language, where it has them */
export function translated({ games, translations }) {
  const own = translations[language] ?? {};
  /** @param {string} text */
  const say = (text) => own[text] ?? text;
  return {
    translations,
    games: games.map((game) => ({ ...game, goal: say(game.goal) })),
  };
}

/** @param {Catalogue} catalogue @param {string} id @returns {GameInfo | undefined} */
export function gameOf(catalogue, id) {
  return catalogue.games.find((game) => game.id === id);
}

/** @param {GameInfo} info @param {string} id @returns {string} the id itself where no such opponent is known */
export function opponentName(info, id) {
  return isUnlisted(id) ? unlistedName(id) : (info.opponents.find((opponent) => opponent.id === id)?.name ?? id);
}

/** @param {string} id  of an opponent that no game lists @returns {string} */
export const unlistedName = (id) => (isEvenMatch(id) ? strings.evenMatch(levelOf(id)) : strings.proof);

/**
 * @param {GameInfo} info @param {string} id
 * @returns {number} seconds that an opponent may take for a turn at its own pace; an even match, as many as any of them
 */
export const paceOf = ({ opponents }, id) => (opponents.find((one) => one.id === id) ?? opponents.at(-1))?.seconds ?? 0;

/** @param {string} id  of a game @returns {string} the address of its rule page in the page's language, from the site's root */
export const rulePageOf = (id) => (language === "en" ? `rules/${id}.html` : `rules/${language}/${id}.html`);
