/**
 * The page's sentences in the language that is spoken: the one of the settings, otherwise the reader's own where the page
 * knows it, otherwise English. Boards in other people's pages speak the language of the page, or of the part of it that the
 * first board stands in. It stays the same until the page is loaded anew.
 *
 * To add a language, write its files as `en.ts`, `boards/en.ts`, `later/en.ts` and `later/en/`, and enter them below, in both
 * other `index.ts` and in app/settings/schema.ts; tsc and tests/js/common/strings/languages.test.js say what it lacks.
 */
import { en } from "./en.js";

type Language = "en" | keyof typeof OTHERS;

/**
 * English comes with the page, so that there is always something to be read. The page waits for its language, so a language
 * imports nothing: in the page's one file it would wait for the page in turn.
 */
const OTHERS = {
  de: async () => (await import("./de.js")).de,
  fr: async () => (await import("./fr.js")).fr,
};

const wanted = spokenLanguage();
export const strings = await inLanguage(en, OTHERS, wanted);
export const language: Language = strings === en ? "en" : wanted;

/**
 * @param others  each is fetched where it is spoken
 * @returns in English where a translation cannot be fetched
 */
export async function inLanguage<Texts>(
  english: Texts,
  others: Record<keyof typeof OTHERS, () => Promise<Texts>>,
  spoken: Language = language,
): Promise<Texts> {
  return spoken === "en" ? english : others[spoken]().catch(() => english);
}

function spokenLanguage(): Language {
  for (const tag of wantedLanguages()) {
    const name = tag.toLowerCase().split("-")[0] ?? "";
    if (name === "en" || Object.hasOwn(OTHERS, name)) return name as Language;
  }
  return "en";
}

/** @returns language tags, the best one first */
function wantedLanguages(): readonly string[] {
  const root = globalThis.document?.documentElement;
  // This site's own pages ask for the language of the settings, and "system", which is no language, leaves it to the browser.
  const asked = root?.dataset["language"];
  if (asked !== undefined) return [asked, ...navigator.languages];
  // Another page is written in a language, and a board in it speaks the same.
  const board = globalThis.document?.querySelector("sunstones-board");
  return [board?.closest("[lang]")?.getAttribute("lang") ?? root?.lang ?? ""];
}
