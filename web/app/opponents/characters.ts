/** Facts about the opponents of each game: temper and strength, in the page's language. */
import { inLanguage } from "../../common/strings/index.js";
import english from "../characters.json" with { type: "json" };

interface Character {
  id: string;
  temper: string; // what playing against it is like, one sentence
  rating: { elo: number; error: number }; // its strength in this game; the standard error of that
}

/** By the id of the game, rung by rung. Where a translation cannot be fetched it is in English. */
export const characters: Readonly<Record<string, Character[]>> = await inLanguage(english, {
  de: async () => (await import("../characters.de.json")).default,
  fr: async () => (await import("../characters.fr.json")).default,
});

export const characterOf = (game: string, opponent: string): Character | undefined =>
  characters[game]?.find(({ id }) => id === opponent);
