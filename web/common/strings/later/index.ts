/**
 * The sentences beyond the first picture, in the language that is spoken. They come with the parts of the page that say them;
 * where a translation cannot be fetched they are in English.
 */
import { inLanguage } from "../index.js";
import { enLater } from "./en.js";

export const later = await inLanguage(enLater, {
  de: async () => (await import("./de.js")).deLater,
  fr: async () => (await import("./fr.js")).frLater,
});
