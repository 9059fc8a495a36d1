/**
 * The chosen settings: kept in the browser, shared by its tabs.
 *
 * Only chosen values are kept, so that a better default takes effect wherever nothing was chosen.
 */
import { strings } from "../../common/strings/index.js";
import { createReading, describe, excerpt, isOneOf, noteLoss } from "../../common/untrusted.js";
import { SETTINGS, SETTING_KEYS, type Setting, type SettingKey, type SettingValue } from "./schema.js";
import type { Kind, Storage } from "../platform/storage.js";

/** By key. */
type Chosen = Record<string, string | number | boolean>;

/** Settings of a newer page are carried along unread, but not without end. */
const MOST_UNKNOWN = 100;
const LONGEST_UNKNOWN = 200;

export const SETTINGS_KIND: Kind<Chosen> = { key: "settings", version: 1, what: strings.keptSettings, read: readChosen };

export function createSettings(storage: Storage) {
  const listeners = new Set<(key: SettingKey) => void>();
  const { value: kept, problem } = storage.restore(SETTINGS_KIND);
  let chosen = kept;
  let outlivesPage = true;

  const get = <Key extends SettingKey>(key: Key): SettingValue<Key> =>
    (chosen?.[key] ?? SETTINGS[key].usual) as SettingValue<Key>;

  function adopt(next: Chosen) {
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

    set<Key extends SettingKey>(key: Key, value: SettingValue<Key>) {
      // Another tab may have chosen something else meanwhile.
      const next = { ...(storage.restore(SETTINGS_KIND).value ?? chosen), [key]: value };
      outlivesPage = storage.save(SETTINGS_KIND, next);
      adopt(next);
    },

    /** @param listener  called at every change, here or in another tab */
    onChange: (listener: (key: SettingKey) => void) => void listeners.add(listener),

    /** Whether the last choice could be kept for longer than the page is open. */
    outlivesPage: () => outlivesPage,
    /** The problem with the kept settings, in a sentence. */
    problem,
  };
}

export type Settings = ReturnType<typeof createSettings>;

function readChosen(data: unknown): { value: Chosen; lost: string[] } {
  const { takeFields, lost } = createReading();
  const value: Chosen = {};
  let unknown = 0;
  for (const [key, found] of Object.entries(takeFields(data))) {
    const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key as SettingKey] : null;
    if (setting && isAllowed(setting, found)) value[key] = found;
    else if (!setting && isSmall(key, found) && (unknown += 1) <= MOST_UNKNOWN) value[key] = found;
    else noteLoss(lost, `${excerpt(key)} ${describe(found)}`);
  }
  return { value, lost };
}

const isAllowed = (setting: Setting, found: unknown): found is string | number | boolean => isOneOf(setting.values)(found);

const isSmall = (key: string, found: unknown): found is string | number | boolean =>
  key !== "__proto__" &&
  ["string", "number", "boolean"].includes(typeof found) &&
  key.length + String(found).length <= LONGEST_UNKNOWN;
