/**
 * The chosen settings: kept in the browser, shared by its tabs.
 *
 * Only chosen values are kept, so that a better default takes effect wherever nothing was chosen.
 *
 * @import { Kind, Storage } from "../platform/storage.js"
 * @import { Setting, SettingKey, SettingValue } from "./schema.js"
 *
 * @typedef {Record<string, string | number | boolean>} Chosen  by key
 */
import { strings } from "../../common/strings/index.js";
import { createReading, describe, excerpt, isOneOf, noteLoss } from "../../common/untrusted.js";
import { SETTINGS, SETTING_KEYS } from "./schema.js";

/** Settings of a newer page are carried along unread, but not without end. */
const MOST_UNKNOWN = 100;
const LONGEST_UNKNOWN = 200;

/** @type {Kind<Chosen>} */
export const SETTINGS_KIND = { key: "settings", version: 1, what: strings.keptSettings, read: readChosen };

/** @param {Storage} storage */
export function createSettings(storage) {
  /** @type {Set<(key: SettingKey) => void>} */
  const listeners = new Set();
  const { value: kept, problem } = storage.restore(SETTINGS_KIND);
  let chosen = kept;
  let outlivesPage = true;

  /** @template {SettingKey} Key @param {Key} key @returns {SettingValue<Key>} */
  const get = (key) => /** @type {SettingValue<Key>} */ (chosen?.[key] ?? SETTINGS[key].usual);

  /** @param {Chosen} next */
  function adopt(next) {
    const before = SETTING_KEYS.map(get);
    chosen = next;
    for (const [index, key] of SETTING_KEYS.entries()) {
      if (get(key) !== before[index]) for (const listener of listeners) listener(key);
    }
  }

  storage.watch(() => {
    const { value, problem: elsewhere } = storage.restore(SETTINGS_KIND);
    // A text that cannot be read changes nothing here.
    if (elsewhere === null) adopt(value ?? {});
  });

  return {
    get,

    /**
     * @template {SettingKey} Key
     * @param {Key} key
     * @param {SettingValue<Key>} value
     */
    set(key, value) {
      // Another tab may have chosen something else meanwhile.
      const next = { ...(storage.restore(SETTINGS_KIND).value ?? chosen), [key]: value };
      outlivesPage = storage.save(SETTINGS_KIND, next);
      adopt(next);
    },

    /** @param {(key: SettingKey) => void} listener  called at every change, here or in another tab */
    onChange: (listener) => void listeners.add(listener),

    /** Whether the last choice could be kept for longer than the page is open. */
    outlivesPage: () => outlivesPage,
    /** The problem with the kept settings, in a sentence. */
    problem,
  };
}

/** @typedef {ReturnType<typeof createSettings>} Settings */

/** @param {unknown} data @returns {{ value: Chosen, lost: string[] }} */
function readChosen(data) {
  const { takeFields, lost } = createReading();
  /** @type {Chosen} */
  const value = {};
  let unknown = 0;
  for (const [key, found] of Object.entries(takeFields(data))) {
    const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[/** @type {SettingKey} */ (key)] : null;
    if (setting && isAllowed(setting, found)) value[key] = found;
    else if (!setting && isSmall(key, found) && (unknown += 1) <= MOST_UNKNOWN) value[key] = found;
    else noteLoss(lost, `${excerpt(key)} ${describe(found)}`);
  }
  return { value, lost };
}

/** @param {Setting} setting @param {unknown} found @returns {found is string | number | boolean} */
const isAllowed = (setting, found) => isOneOf(setting.values)(found);

/** @param {string} key @param {unknown} found @returns {found is string | number | boolean} */
const isSmall = (key, found) =>
  key !== "__proto__" &&
  ["string", "number", "boolean"].includes(typeof found) &&
  key.length + String(found).length <= LONGEST_UNKNOWN;
