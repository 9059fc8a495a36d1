/**
 * Every setting there is. A new one is a line here and its words in `later.settings`; the dialog, the keeping and the
 * types follow from these two. The order here is the order in the dialog.
 */

/** A heading in the dialog. */
export type Group = "look" | "board" | "play" | "senses";

export interface Setting {
  group: Group | null; // null for settings that are chosen next to the board
  kind: "switch" | "choice";
  values: readonly (string | number | boolean)[]; // all that are allowed
  usual: string | number | boolean; // until another is chosen
  pictured?: boolean; // each value is shown on a small board
}

const ON_OR_OFF = [true, false] as const;

/** Steps that bring a hexagonal board onto itself and a square one, too. */
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export const SETTINGS = {
  language: { group: "look", kind: "choice", values: ["system", "en", "de", "fr"], usual: "system" },
  theme: { group: "look", kind: "choice", values: ["system", "light", "dark"], usual: "system" },
  board: { group: "look", kind: "choice", values: ["wood", "paper", "slate", "walnut"], usual: "wood", pictured: true },
  stones: { group: "look", kind: "choice", values: ["usual", "safe"], usual: "usual", pictured: true },
  stoneSigns: { group: "look", kind: "switch", values: ON_OR_OFF, usual: false },
  legal: { group: "board", kind: "switch", values: ON_OR_OFF, usual: false },
  last: { group: "board", kind: "switch", values: ON_OR_OFF, usual: true },
  threats: { group: "board", kind: "switch", values: ON_OR_OFF, usual: true },
  preview: { group: "board", kind: "switch", values: ON_OR_OFF, usual: true },
  turned: { group: null, kind: "choice", values: TURNS, usual: 0 },
  mirrored: { group: null, kind: "switch", values: ON_OR_OFF, usual: false },
  tapTwice: { group: "play", kind: "switch", values: ON_OR_OFF, usual: true },
  letterKeys: { group: "play", kind: "switch", values: ON_OR_OFF, usual: true },
  hintSeconds: { group: "play", kind: "choice", values: [1, 2, 5, 10], usual: 2 },
  helpers: { group: "play", kind: "switch", values: ON_OR_OFF, usual: true },
  motion: { group: "senses", kind: "switch", values: ON_OR_OFF, usual: true },
  sounds: { group: "senses", kind: "switch", values: ON_OR_OFF, usual: true },
} as const satisfies Record<string, Setting>;

/** In the order of the dialog. */
export const GROUPS: readonly Group[] = ["look", "board", "play", "senses"];

export type SettingKey = keyof typeof SETTINGS;

export type SettingValue<Key extends SettingKey> = (typeof SETTINGS)[Key]["values"][number];

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
