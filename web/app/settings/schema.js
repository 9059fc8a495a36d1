/**
 * Every setting there is. A new one is a line here and its words in `later.settings`; the dialog, the keeping and the
 * types follow from these two. The order here is the order in the dialog.
 *
 * @typedef {"look" | "board" | "play" | "senses"} Group  a heading in the dialog
 *
 * @typedef {object} Setting
 * @property {Group | null} group  null for settings that are chosen next to the board
 * @property {"switch" | "choice"} kind
 * @property {readonly (string | number | boolean)[]} values  all that are allowed
 * @property {string | number | boolean} usual                until another is chosen
 * @property {boolean} [pictured]                             each value is shown on a small board
 */

const ON_OR_OFF = /** @type {const} */ ([true, false]);

/** Steps that bring a hexagonal board onto itself and a square one, too. */
const TURNS = /** @type {const} */ ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

/** @satisfies {Record<string, Setting>} */
export const SETTINGS = /** @type {const} */ ({
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
  hintSeconds: { group: "play", kind: "choice", values: [1, 2, 5, 10], usual: 2 },
  helpers: { group: "play", kind: "switch", values: ON_OR_OFF, usual: true },
  motion: { group: "senses", kind: "switch", values: ON_OR_OFF, usual: true },
  sounds: { group: "senses", kind: "switch", values: ON_OR_OFF, usual: false },
});

/** @type {readonly Group[]} in the order of the dialog */
export const GROUPS = ["look", "board", "play", "senses"];

/** @typedef {keyof typeof SETTINGS} SettingKey */

/**
 * @template {SettingKey} Key
 * @typedef {(typeof SETTINGS)[Key]["values"][number]} SettingValue
 */

export const SETTING_KEYS = /** @type {SettingKey[]} */ (Object.keys(SETTINGS));
