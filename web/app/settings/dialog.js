/**
 * The settings dialog: one row a setting, made from the schema. A choice holds at once; there is nothing to confirm.
 *
 * @import { SettingKey } from "./schema.js"
 * @import { Settings } from "./settings.js"
 */
import { keepPainted } from "../../board/diagram.js";
import { emptyView } from "../../board/view.js";
import { byId, element, setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { createDevicePart } from "../library/device_part.js";
import { dialogHeader } from "../platform/dialog.js";
import { GROUPS, SETTINGS, SETTING_KEYS } from "./schema.js";

/** @typedef {{ root: HTMLElement, show: () => void }} Row */

/**
 * @param {Settings} settings
 * @param {() => boolean} mustWait  whether the page cannot be loaded anew now, as another language asks for
 * @returns {{ open: () => void }}
 */
export function createSettingsDialog(settings, mustWait) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("settings"));
  const device = createDevicePart();
  const remark = element("p", { class: "remark", role: "status" });
  /** @type {Row[]} */
  const rows = [];

  /** @param {SettingKey} key */
  function row(key) {
    const made = SETTINGS[key].kind === "switch" ? switchRow(key, settings) : choiceRow(key, settings);
    made.root.dataset["setting"] = key;
    rows.push(made);
    return made.root;
  }

  const groups = GROUPS.map((group) => ({ group, keys: SETTING_KEYS.filter((key) => SETTINGS[key].group === group) }));
  dialog.append(
    dialogHeader(dialog, strings.settingsTitle).header,
    element(
      "div",
      { class: "dialog-body" },
      ...groups
        .filter(({ keys }) => keys.length > 0)
        .map(({ group, keys }) => element("section", {}, element("h3", {}, later.settingGroups[group]), ...keys.map(row))),
      device.root,
      element("p", { class: "about-link" }, element("a", { href: "about.html" }, later.aboutLink)),
    ),
    remark,
  );

  function show() {
    for (const shown of rows) shown.show();
    setText(remark, settings.outlivesPage() ? "" : later.settingsForThePageOnly);
  }
  settings.onChange((key) => {
    show();
    if (key === "language" && settings.outlivesPage() && mustWait()) setText(remark, later.languageWaits);
  });

  return {
    open() {
      show();
      device.open();
      dialog.showModal();
    },
  };
}

/** @param {SettingKey} key @param {Settings} settings @returns {Row} */
function switchRow(key, settings) {
  const input = element("input", { type: "checkbox", role: "switch", id: `setting-${key}` });
  const { name, hint } = later.settings[key];
  input.addEventListener("change", () => setUnchecked(settings, key, input.checked));
  return {
    root: element("div", { class: "setting" }, element("label", { for: input.id }, name, ...hintNodes(hint)), input),
    show() {
      input.checked = settings.get(key) === true;
    },
  };
}

/** @param {SettingKey} key @param {Settings} settings @returns {Row} */
function choiceRow(key, settings) {
  const { name, hint, values: names } = later.settings[key];
  const choices = SETTINGS[key].values.map((value) => {
    const input = element("input", { type: "radio", name: `setting-${key}`, id: `setting-${key}-${value}` });
    input.addEventListener("change", () => setUnchecked(settings, key, value));
    const label = element("label", { for: input.id }, names?.[String(value)] ?? String(value));
    if ("pictured" in SETTINGS[key]) label.prepend(settingPicture(key, String(value)));
    return { value, input, label };
  });
  const nameNode = element("span", { id: `setting-${key}-name` }, name, ...hintNodes(hint));
  return {
    root: element(
      "div",
      { class: "setting", role: "radiogroup", "aria-labelledby": nameNode.id },
      nameNode,
      element("div", { class: "choices" }, ...choices.flatMap(({ input, label }) => [input, label])),
    ),
    show() {
      for (const { value, input } of choices) input.checked = settings.get(key) === value;
    },
  };
}

/** @param {string | undefined} hint */
const hintNodes = (hint) => (hint === undefined ? [] : [element("small", {}, hint)]);

/**
 * The row's values are those of the schema, but of which setting is known only while the page runs.
 * @param {Settings} settings @param {SettingKey} key @param {string | number | boolean} value
 */
function setUnchecked(settings, key, value) {
  settings.set(key, /** @type {never} */ (value));
}

const VIEW = {
  ...emptyView("hex", 2),
  stones: /** @type {const} */ ({ a1: "red", b1: "blue", b3: "black", c2: "white" }),
  showCoordinates: false,
};

/**
 * @param {string} key    of a setting that the board's style sheets answer to, as `data-` attribute
 * @param {string} value
 */
export function settingPicture(key, value) {
  const picture = element("canvas", { class: "setting-picture board-colours", [`data-${key}`]: value, "aria-hidden": "true" });
  keepPainted(picture, VIEW);
  return picture;
}
