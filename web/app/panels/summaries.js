/** The rules of each game in a few sentences, by its id, in the page's language; in English where that cannot be fetched. */
import { language } from "../../common/strings/index.js";
import english from "../summaries.json" with { type: "json" };

const LANGUAGES = {
  en: () => Promise.resolve(english),
  de: async () => (await import("../summaries.de.json")).default,
  fr: async () => (await import("../summaries.fr.json")).default,
};

export const summaries = await LANGUAGES[language]().catch(() => english);
