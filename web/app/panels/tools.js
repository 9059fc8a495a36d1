/**
 * The tools of the game: share it, save it or open another, set up a position; and its settings.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { Numbering } from "../notes/numbering.js"
 * @import { Exercises } from "../exercises/exercises.js"
 * @import { Settings } from "../settings/settings.js"
 */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, iconPart, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { SETTINGS } from "../settings/schema.js";
import { summaries } from "./summaries.js";

/**
 * @param {Settings} settings
 * @param {Numbering} numbering
 * @param {Exercises} exercises
 * @param {object} actions
 * @param {() => void} actions.openShare
 * @param {() => void} actions.openLibrary
 * @param {() => void} actions.openEditor
 * @param {() => void} actions.openPuzzles
 * @param {(info: GameInfo) => void} actions.openProfile
 * @param {() => void} actions.openExercises
 * @param {() => void} actions.openKeys
 * @returns {(snapshot: Snapshot, info: GameInfo) => void}
 */
export function createTools(settings, numbering, exercises, actions) {
  const { openShare, openLibrary, openEditor, openPuzzles, openProfile, openExercises, openKeys } = actions;
  const host = byId("tools");
  const rotate = () => settings.set("turned", SETTINGS.turned.values[settings.get("turned") + 1] ?? 0);
  const mirror = () => settings.set("mirrored", !settings.get("mirrored"));
  return ({ state }, info) => {
    const isEarly = state === null;
    render(
      html`
        <div class="tool-buttons">
          ${toolPart("openShare", "share", later.shareTitle, openShare, isEarly)}
          ${toolPart("openLibrary", "library", later.libraryTitle, openLibrary, isEarly)}
          ${toolPart("openEditor", "editor", later.setUp, openEditor, isEarly)}
          ${toolPart("openPuzzles", "puzzle", later.puzzlesTitle, openPuzzles, false)}
          ${toolPart("openProfile", "profile", later.profileTitle, () => openProfile(info), false)}
          ${toolPart("openExercises", "exercises", later.exercisesTitle, openExercises, false, duePart(exercises.due()))}
          ${toolPart("rotate", "rotate", later.settings.turned.name, rotate, false)}
          ${toolPart("mirror", "mirror", later.settings.mirrored.name, mirror, false)}
        </div>
        <label class="check">
          <input
            type="checkbox"
            id="show-legal"
            .checked=${settings.get("legal")}
            @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => settings.set("legal", target.checked)}
          />
          <span id="show-legal-label">${later.showLegal}</span>
        </label>
        ${numbersPart(numbering, state?.turns.length ?? 0)}
        <h2 id="summary-label">${later.howItIsPlayed}</h2>
        <p id="summary-text">${summaries[info.id]}</p>
        ${buttonPart("keys", later.keysTitle, openKeys, { kind: "link keys-link" })}
      `,
      host,
    );
  };
}

/** @param {Numbering} numbering @param {number} turns  on the board */
function numbersPart(numbering, turns) {
  const from = numbering.from();
  // From the turn that is shown, and from the one that was shown when that was chosen.
  const offered = [...new Set([from ?? 0, turns])].filter((turn) => turn > 1).sort((one, other) => one - other);
  return html`
    <label class="check numbers-choice">
      <span>${later.numbersLabel}</span>
      <select
        id="stone-numbers"
        .value=${String(from ?? "")}
        @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) =>
          numbering.setFrom(target.value === "" ? null : Number(target.value))}
      >
        <option value="" ?selected=${from === null}>${later.numbersOff}</option>
        <option value="1" ?selected=${from === 1}>${later.numbersAll}</option>
        ${offered.map((turn) => html`<option value=${turn} ?selected=${turn === from}>${later.numbersFrom(turn)}</option>`)}
      </select>
    </label>
  `;
}

/** @param {number} due @returns {TemplateResult | typeof nothing} how many exercises are to be done now */
const duePart = (due) =>
  due === 0 ? nothing : html`<span class="due" role="img" aria-label=${later.exercisesDue(due)}>${strings.number(due)}</span>`;

/**
 * @param {string} name @param {string} iconName @param {string} text @param {() => void} onClick @param {boolean} disabled
 * @param {unknown} [more]
 */
const toolPart = (name, iconName, text, onClick, disabled, more = nothing) => html`
  <button type="button" class="tool" data-do=${name} ?disabled=${disabled} @click=${onClick}>
    ${iconPart(iconName)} ${text} ${more}
  </button>
`;
