/** The rules of each game in a few sentences, by its id, in the page's language; in English where that cannot be fetched. */
import { inLanguage } from "../../common/strings/index.js";
import english from "../summaries.json" with { type: "json" };

export const summaries = await inLanguage(english, {
  de: async () => (await import("../summaries.de.json")).default,
  fr: async () => (await import("../summaries.fr.json")).default,
});
