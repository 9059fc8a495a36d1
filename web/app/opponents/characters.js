/**
 * Facts about the opponents of each game: temper and strength, in the page's language.
 *
 * @typedef {object} Character
 * @property {string} id
 * @property {string} temper  what playing against it is like, one sentence
 * @property {{ elo: number, error: number }} rating  its strength in this game; the standard error of that
 */
import { inLanguage } from "../../common/strings/index.js";
import english from "../characters.json" with { type: "json" };

/**
 * By the id of the game, rung by rung. Where a translation cannot be fetched it is in English.
 * @type {Readonly<Record<string, Character[]>>}
 */
export const characters = await inLanguage(english, {
  de: async () => (await import("../characters.de.json")).default,
  fr: async () => (await import("../characters.fr.json")).default,
});

/** @param {string} game @param {string} opponent @returns {Character | undefined} */
export const characterOf = (game, opponent) => characters[game]?.find(({ id }) => id === opponent);
