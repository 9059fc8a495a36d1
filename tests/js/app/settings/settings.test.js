/** The settings: how they are read and kept, and where nothing can be kept. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";

import { createStorage } from "../../../../web/app/platform/storage.js";
import { SETTINGS, SETTING_KEYS } from "../../../../web/app/settings/schema.js";
import { createSettings } from "../../../../web/app/settings/settings.js";
import { memory, opened } from "../../support/memory.js";

const KEY = "sunstones.settings";

/** @type {((event: { key: string | null }) => void)[]} who hears of what other tabs do */
let ears = [];

beforeEach(() => {
  ears = [];
  Object.defineProperty(globalThis, "addEventListener", {
    value: (/** @type {string} */ _, /** @type {(event: { key: string | null }) => void} */ ear) => void ears.push(ear),
    configurable: true,
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, "addEventListener"));

/** @param {string} [text]  that is kept */
function settingsOf(text) {
  const area = memory(text === undefined ? {} : { [KEY]: text });
  return {
    area,
    settings: createSettings(createStorage(opened(area))),
    kept: () => JSON.parse(area.held.get(KEY) ?? "null")?.data,
    /** Another tab writes. @param {string} written */
    changeElsewhere(written) {
      area.held.set(KEY, written);
      for (const ear of ears) ear({ key: KEY });
    },
  };
}

test("every setting is as usual until another is chosen", () => {
  const { settings } = settingsOf();
  for (const key of SETTING_KEYS) assert.equal(settings.get(key), SETTINGS[key].usual);
  const switches = SETTING_KEYS.filter((key) => SETTINGS[key].kind === "switch");
  assert.deepEqual(Object.fromEntries(switches.map((key) => [key, settings.get(key)])), {
    stoneSigns: false,
    legal: false,
    mirrored: false,
    last: true,
    threats: true,
    preview: true,
    tapTwice: true,
    letterKeys: true,
    helpers: true,
    motion: true,
    sounds: true,
  });
});

test("only what was chosen is kept", () => {
  const { settings, kept } = settingsOf();
  settings.set("theme", "dark");
  assert.deepEqual(kept(), { theme: "dark" });
  assert.equal(settings.outlivesPage(), true);
});

test("unreadable settings are quoted, the rest holds, and those of a newer page are kept", () => {
  const { settings, kept } = settingsOf(
    '{"version": 1, "data": {"theme": "dark", "motion": "<b>perhaps</b>", "ofANewerPage": 3}}',
  );
  assert.ok(settings.problem?.includes('motion "<b>perhaps</b>"'), settings.problem ?? "");
  assert.deepEqual([settings.get("theme"), settings.get("motion")], ["dark", true]);
  settings.set("motion", false);
  assert.deepEqual(kept(), { theme: "dark", motion: false, ofANewerPage: 3 });
});

describe("damaged settings begin anew, and a sentence says so", () => {
  for (const text of ["{", '{"version": 1, "data": [1]}']) {
    test(text, () => {
      const { settings, area } = settingsOf(text);
      assert.ok(settings.problem?.includes("your settings"), settings.problem ?? "");
      assert.equal(settings.get("theme"), "system");
      assert.equal(area.held.get(`${KEY}.unreadable`), text, "the text is put aside");
    });
  }
});

test("a choice of another tab reaches this one, and both are kept", () => {
  const { settings, kept, changeElsewhere } = settingsOf();
  /** @type {string[]} */
  const heard = [];
  settings.onChange((key) => heard.push(key));
  changeElsewhere('{"version": 1, "data": {"theme": "dark", "motion": false}}');
  assert.deepEqual([heard, settings.get("theme")], [["theme", "motion"], "dark"]);
  settings.set("theme", "light");
  assert.deepEqual(kept(), { theme: "light", motion: false });
});

test("a damaged change in another tab changes nothing here", () => {
  const { settings, changeElsewhere } = settingsOf();
  settings.set("theme", "dark");
  changeElsewhere("{");
  assert.equal(settings.get("theme"), "dark");
});

describe("where nothing can be stored a choice holds for the page", () => {
  const full = () =>
    /** @type {Storage} */ (
      /** @type {unknown} */ ({
        getItem: () => null,
        setItem() {
          throw new DOMException("full", "QuotaExceededError");
        },
      })
    );
  const forbidden = () => {
    throw new DOMException("switched off", "SecurityError");
  };
  for (const [trouble, openArea] of Object.entries({ full, forbidden })) {
    test(trouble, () => {
      const settings = createSettings(createStorage(openArea));
      assert.equal(settings.outlivesPage(), true, "before anything is chosen there is nothing to say");
      settings.set("theme", "dark");
      assert.deepEqual([settings.get("theme"), settings.outlivesPage()], ["dark", false]);
    });
  }
});
