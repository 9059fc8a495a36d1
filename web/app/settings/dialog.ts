/** The settings dialog: one row a setting, made from the schema. A choice holds at once; there is nothing to confirm. */
import { keepPainted } from "../../board/diagram.js";
import { emptyView } from "../../board/view.js";
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { createDevicePart } from "../library/device_part.js";
import { dialogHeader } from "../platform/dialog.js";
import { GROUPS, SETTINGS, SETTING_KEYS, type Group, type SettingKey } from "./schema.js";
import type { Settings } from "./settings.js";

/** @param mustWait  whether the page must not be reloaded now, as another language requires */
export function createSettingsDialog(settings: Settings, mustWait: () => boolean): { open: () => void } {
  const dialog = byId("settings") as HTMLDialogElement;
  const device = createDevicePart();
  const { header } = dialogHeader(dialog, strings.settingsTitle);
  const groups = GROUPS.map((group) => ({ group, keys: SETTING_KEYS.filter((key) => SETTINGS[key].group === group) }));
  let hasPictures = false;

  function show(remark: string = settings.outlivesPage() ? "" : later.settingsForThePageOnly) {
    render(
      html`
        ${header}
        <div class="dialog-body">
          ${groups
            .filter(({ keys }) => keys.length > 0)
            .map(
              ({ group, keys }) => html`
                <section>
                  <h3>${later.settingGroups[group as Group]}</h3>
                  ${keys.map((key) => (SETTINGS[key].kind === "switch" ? switchPart(key, settings) : choicePart(key, settings)))}
                </section>
              `,
            )}
          ${device.root}
          <p class="about-link"><a href="about.html">${later.aboutLink}</a></p>
        </div>
        <p class="remark" role="status">${remark}</p>
      `,
      dialog,
    );
    if (hasPictures) return;
    hasPictures = true;
    for (const picture of dialog.querySelectorAll("canvas")) keepPainted(picture, VIEW);
  }
  settings.onChange((key) => {
    if (key === "language" && settings.outlivesPage() && mustWait()) show(later.languageWaits);
    else show();
  });

  return {
    open() {
      show();
      device.open();
      dialog.showModal();
    },
  };
}

function switchPart(key: SettingKey, settings: Settings) {
  const { name, hint } = later.settings[key];
  return html`
    <div class="setting" data-setting=${key}>
      <label for=${`setting-${key}`}>${name}${hintPart(hint)}</label>
      <input
        type="checkbox"
        role="switch"
        id=${`setting-${key}`}
        .checked=${settings.get(key) === true}
        @change=${({ target }: Event & { target: HTMLInputElement }) => setUnchecked(settings, key, target.checked)}
      />
    </div>
  `;
}

function choicePart(key: SettingKey, settings: Settings) {
  const { name, hint, values: names } = later.settings[key];
  const nameId = `setting-${key}-name`;
  return html`
    <div class="setting" data-setting=${key} role="radiogroup" aria-labelledby=${nameId}>
      <span id=${nameId}>${name}${hintPart(hint)}</span>
      <div class="choices">
        ${SETTINGS[key].values.map((value) => {
          const id = `setting-${key}-${value}`;
          return html`
            <input
              type="radio"
              name=${`setting-${key}`}
              id=${id}
              .checked=${settings.get(key) === value}
              @change=${() => setUnchecked(settings, key, value)}
            />
            <label for=${id}>
              ${"pictured" in SETTINGS[key] ? picturePart(key, String(value)) : nothing}${names?.[String(value)] ?? String(value)}
            </label>
          `;
        })}
      </div>
    </div>
  `;
}

const hintPart = (hint: string | undefined) => (hint === undefined ? nothing : html`<small>${hint}</small>`);

/** The row's values are those of the schema, but of which setting is known only while the page runs. */
function setUnchecked(settings: Settings, key: SettingKey, value: string | number | boolean) {
  settings.set(key, value as never);
}

const VIEW = {
  ...emptyView("hex", 2),
  stones: { a1: "red", b1: "blue", b3: "black", c2: "white" } as const,
  showCoordinates: false,
};

/**
 * A small board in the colours of a value.
 * @param key  of a setting that the board's style sheets answer to, as `data-` attribute
 */
const picturePart = (key: string, value: string) => html`
  <canvas
    class="setting-picture board-colours"
    data-board=${key === "board" ? value : nothing}
    data-stones=${key === "stones" ? value : nothing}
    aria-hidden="true"
  ></canvas>
`;
