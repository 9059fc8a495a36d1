/**
 * The page's sentences in the language that is spoken: the one of the settings, otherwise the reader's own where the page
 * knows it, otherwise English. It stays the same until the page is loaded anew.
 *
 * To add a language, write its file beside `en.js`, enter it below and in settings/table.js; tsc and
 * tests/web/test_strings.py say what it lacks.
 */
import { de } from "./de.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

/** @typedef {keyof typeof LANGUAGES} Language */

const LANGUAGES = { en, de, fr };

/** @type {Language} */
export const language = spokenLanguage();
export const strings = LANGUAGES[language];

/** @returns {Language} */
function spokenLanguage() {
  // settings/first_paint.js has put the setting there; "system" is no language and leaves it to the browser.
  const wanted = [globalThis.document?.documentElement.dataset["language"] ?? "", ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wanted) {
    const name = tag.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(LANGUAGES, name)) return /** @type {Language} */ (name);
  }
  return "en";
}
