/** The sentences of boards, the application's and those in other pages, in the language that is spoken. */
import { inLanguage } from "../index.js";
import { boards as english } from "./en.js";

export const boards = await inLanguage(english, {
  de: async () => (await import("./de.js")).boards,
  fr: async () => (await import("./fr.js")).boards,
});
