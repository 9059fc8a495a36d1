/**
 * No language lacks a sentence, or a value in one; and which language the page speaks.
 *
 * @import { Lesson } from "../../../../web/app/learn/lessons.js"
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";

import { boards as deBoards } from "../../../../web/common/strings/boards/de.js";
import { boards as enBoards } from "../../../../web/common/strings/boards/en.js";
import { boards as frBoards } from "../../../../web/common/strings/boards/fr.js";
import { de } from "../../../../web/common/strings/de.js";
import { en } from "../../../../web/common/strings/en.js";
import { fr } from "../../../../web/common/strings/fr.js";
import { deLater } from "../../../../web/common/strings/later/de.js";
import { enLater } from "../../../../web/common/strings/later/en.js";
import { frLater } from "../../../../web/common/strings/later/fr.js";

/** @type {Record<string, object>} */
const LANGUAGES = {
  de: { ...de, ...deLater, ...deBoards },
  en: { ...en, ...enLater, ...enBoards },
  fr: { ...fr, ...frLater, ...frBoards },
};
const OTHERS = ["de", "fr"];

/** Values for a sentence's parameters, by the type that English names for it. @type {Record<string, unknown[]>} */
const SAMPLES = {
  number: [0, 1, 2, 7],
  boolean: [false, true],
  null: [null],
  Colour: ["red", "blue", "black", "white"],
};

/** @param {string} type @param {string} name @returns {unknown[]} texts are such as can be found again in the sentence */
function samplesOf(type, name) {
  return type.split(" | ").flatMap((part) => {
    if (part === "string") return [`⟦${name}⟧`, ...(name === "game" ? ["parasol"] : [])];
    // One of a few words.
    if (/^"\w+"$/.test(part)) return [part.slice(1, -1)];
    if (part === "string[]") return [[`⟦${name} 1⟧`, `⟦${name} 2⟧`]];
    assert.ok(part in SAMPLES, `no samples are known of the type ${part}: add some to SAMPLES`);
    return SAMPLES[part] ?? [];
  });
}

/** @param {unknown[][]} choices @returns {unknown[][]} every way to take one of each */
const product = ([first, ...others]) => (first ? first.flatMap((one) => product(others).map((rest) => [one, ...rest])) : [[]]);

const FOLDER = new URL("../../../../web/common/strings/", import.meta.url);

/** @param {string} language @returns {string[]} the files with its sentences, from the folder of all of them */
const filesOf = (language) => [
  `${language}.ts`,
  `boards/${language}.ts`,
  ...readdirSync(new URL(`later/${language}/`, FOLDER), { recursive: true }).map((name) => `later/${language}/${name}`),
];

const ENGLISH = filesOf("en")
  .map((path) => readFileSync(new URL(path, FOLDER), "utf8"))
  .join("");

/** For each sentence with values some lists of them, made from the types in English; names may be anywhere. */
const VALUES = Object.fromEntries(
  [...ENGLISH.matchAll(/(\w+): \(([^()]*)\)(?:: \w+)? =>/g)].map(([, name, values = ""]) => {
    const parameters = [...values.matchAll(/(\w+)\??: ([^,]+)/g)];
    return [name, product(parameters.map(([, parameter = "", type = ""]) => samplesOf(type.trim(), parameter)))];
  }),
);

/**
 * @param {object} part  of a language
 * @param {string[]} [path]
 * @returns {[string, string | string[]][]} each key with its text, or with its texts where it takes values
 */
function read(part, path = []) {
  return Object.entries(part).flatMap(([name, value]) => {
    const key = [...path, name];
    if (typeof value === "object") return read(value, key);
    if (typeof value !== "function") return [[key.join("."), value]];
    return [[key.join("."), (VALUES[name] ?? []).map((/** @type {unknown[]} */ values) => value(...values))]];
  });
}

/** @param {string} language @returns {[string, string][]} every text with its key */
const sentences = (language) =>
  read(LANGUAGES[language] ?? {}).flatMap(([key, found]) =>
    [found].flat().map((text) => /** @type {[string, string]} */ ([key, text])),
  );

const originals = sentences("en").map(([, text]) => text);

test("every sentence with values is tried", () => {
  const untried = read(en)
    .filter(([, texts]) => texts.length === 0 && typeof texts !== "string")
    .map(([key]) => key);
  assert.deepEqual(untried, [], "the types of the values are read from the key's line, in en.ts");
});

for (const language of OTHERS) {
  test(`${language} has the keys of English and no others`, () => {
    const keys = (/** @type {string} */ one) =>
      read(LANGUAGES[one] ?? {})
        .map(([key]) => key)
        .sort();
    assert.deepEqual(keys(language), keys("en"));
  });

  test(`${language} says the values that English says`, () => {
    for (const [index, [key, text]] of sentences(language).entries()) {
      if (key === "keyNames.home") continue; // German keyboards say "Pos1"
      for (const pattern of [/⟦[^⟧]+⟧/g, /[0-9]/g]) {
        const said = (/** @type {string} */ one) => [...new Set(one.match(pattern))].sort();
        assert.deepEqual(said(text), said(originals[index] ?? ""), `${key}: ${text}`);
      }
    }
  });
}

for (const language of Object.keys(LANGUAGES)) {
  test(`each sentence of ${language} stands in one file only`, async () => {
    /** @type {string[]} */
    const keys = [];
    for (const path of filesOf(language)) {
      const [name = ""] = /^boards/.exec(path) ?? path.match(/\w+(?=\.ts$)/) ?? [];
      const module = await import(new URL(path, FOLDER).href);
      keys.push(...Object.keys(module[name] ?? {}));
    }
    assert.deepEqual(keys.sort(), Object.keys(LANGUAGES[language] ?? {}).sort());
  });

  test(`no text of ${language} is empty or lacks a value`, () => {
    const found = sentences(language);
    assert.equal(found.length, originals.length);
    for (const [index, [key, text]] of found.entries()) {
      assert.equal(typeof text, "string", key);
      assert.ok(!/undefined|NaN|\bnull\b|\[object/.test(text), `${key}: ${text}`);
      assert.equal(text.trim() === "", originals[index]?.trim() === "", key);
    }
  });
}

test("French marks stand behind a space that does not break", () => {
  for (const [key, text] of sentences("fr")) {
    assert.ok(!/[^\u202f\xa0][!?;»]|(?<![\u202f\xa0]):(?!\/\/)|«(?![\u202f\xa0])/.test(text), `${key}: ${text}`);
  }
});

/** What no sentence of a language says, because another word means the same. @type {Record<string, RegExp>} */
const NOT_SAID = {
  en: /\bmov(?:es?|ed)\b(?! up)|(?<!there )\bis no\b(?! longer| room)|\b(?:anew|whoever|nobody|so many|fits|Python)\b|to be seen/i,
  de: /\bFolgen? (?:geprüft|ein)|„(?:Zurück|Vor)“|als Zweites|\bhängt\b|^So viele|\bPython\b/i,
  fr: /\b(?:défaire|refaire|Python)\b|\bsuites? essayée/i,
};

/** @param {string} language @returns {Promise<[string, string][]>} also those of the lessons */
async function everySentence(language) {
  const folder = new URL("../../../../web/app/games/", import.meta.url);
  const games = readdirSync(folder, { recursive: true }).filter((name) => name !== "sample.ts");
  const modules = await Promise.all(games.map((name) => import(new URL(name, folder).href)));
  const lessons = modules.flatMap(({ lessons: all }, index) =>
    all.flatMap((/** @type {Lesson} */ { id, texts }) =>
      Object.values(texts[/** @type {"de" | "en" | "fr"} */ (language)] ?? {}).map((text) => [`${games[index]} ${id}`, text]),
    ),
  );
  assert.ok(lessons.length > 50);
  return [...sentences(language), ...lessons];
}

for (const language of Object.keys(LANGUAGES)) {
  test(`apostrophes of ${language} are curly`, async () => {
    const found = (await everySentence(language)).filter(([, text]) => /\p{L}'\p{L}/u.test(text));
    assert.deepEqual(found, []);
  });

  test(`one thing has one word in ${language}`, async () => {
    const found = (await everySentence(language)).filter(([, text]) => NOT_SAID[language]?.test(text));
    assert.deepEqual(found, []);
  });
}

test("a score says how much wins, or what it counts where no number does", () => {
  assert.deepEqual(
    [en, de, fr].map(({ standingUnit }) => [standingUnit("parasols", 19), standingUnit("loop", 1), standingUnit("stones", null)]),
    [
      ["19 to win", "1 to win", "stones"],
      ["19 zum Sieg", "1 zum Sieg", "Steine"],
      ["19 gagnent", "1 gagne", "pierres"],
    ],
  );
});

describe("a date is written as in the reader's region, in the page's language", () => {
  /** The language of the page, the reader's languages, and the day. @type {["de" | "en" | "fr", string[], string][]} */
  const cases = [
    ["en", ["en-GB", "en"], "30 Nov 2026"],
    ["en", ["en-US"], "Nov 30, 2026"],
    ["en", ["en", "de-DE"], "30 Nov 2026"],
    ["en", ["en"], "Nov 30, 2026"],
    ["en", [], "Nov 30, 2026"],
    ["de", ["de-CH"], "30.11.2026"],
    ["fr", ["fr-CA", "en-CA"], "30 nov. 2026"],
  ];
  const texts = { de: deLater, en: enLater, fr: frLater };
  for (const [language, languages, day] of cases) {
    test(`${day} in ${language} where the reader prefers ${languages.join(", ") || "nothing"}`, () => {
      const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
      Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
      try {
        assert.equal(texts[language].date(new Date(2026, 10, 30, 12).getTime()), day);
      } finally {
        if (before) Object.defineProperty(globalThis, "navigator", before);
      }
    });
  }
});

describe("the page speaks the language of the settings, or the reader's first that it knows", () => {
  /** The setting, the reader's languages, the page's language, and a text. @type {[string, string[], string, string][]} */
  const cases = [
    ["system", ["de-AT", "en"], "de", "Neue Partie"],
    ["system", ["ja", "fr-CA"], "fr", "Nouvelle partie"],
    ["system", ["ja"], "en", "New game"],
    ["system", [], "en", "New game"],
    ["fr", ["de-AT"], "fr", "Nouvelle partie"],
    ["en", ["de-AT"], "en", "New game"],
    ["__proto__", ["de"], "de", "Neue Partie"],
  ];
  for (const [number, [kept, languages, language, newGame]] of cases.entries()) {
    test(`${language}, where the settings say ${kept} and the reader prefers ${languages.join(", ") || "nothing"}`, async () => {
      const documentElement = { dataset: { language: kept } };
      Object.defineProperty(globalThis, "document", { value: { documentElement }, configurable: true });
      Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
      try {
        // The language is chosen when the module is loaded, so each case loads the module again.
        const spoken = await import(`../../../../web/common/strings/index.js?case=${number}`);
        assert.deepEqual([spoken.language, spoken.strings.newGame], [language, newGame]);
      } finally {
        Reflect.deleteProperty(globalThis, "document");
        Reflect.deleteProperty(globalThis, "navigator");
      }
    });
  }
});
