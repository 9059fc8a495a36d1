/**
 * Parts of templates: buttons, by their action, and lists to choose from.
 *
 * @import { TemplateResult } from "../vendor/lit-html.js"
 */
import { html, iconPart, nothing } from "./html.js";

/**
 * @param {string} name  of the act, for tests and style sheets
 * @param {string} text
 * @param {() => void} onClick
 * @param {{ isShown?: boolean, isEnabled?: boolean, kind?: string }} [how]
 * @returns {TemplateResult}
 */
export const buttonPart = (name, text, onClick, { isShown = true, isEnabled = true, kind = "" } = {}) => html`
  <button type="button" class=${kind} data-do=${name} ?hidden=${!isShown} ?disabled=${!isEnabled} @click=${onClick}>
    ${text}
  </button>
`;

/**
 * A button that shows a sign only; its name is read out, and seen in its tooltip.
 * @param {string} name  of the act, for tests and style sheets
 * @param {string} iconName
 * @param {string} text
 * @param {() => void} onClick
 * @param {boolean} [disabled]
 * @returns {TemplateResult}
 */
export const iconButtonPart = (name, iconName, text, onClick, disabled = false) => html`
  <button type="button" class="quiet" data-do=${name} title=${text} aria-label=${text} ?disabled=${disabled} @click=${onClick}>
    ${iconPart(iconName)}
  </button>
`;

/**
 * A choice from a list, under its name.
 * @param {string} id
 * @param {string} label
 * @param {[string, string][]} options  each value with its text
 * @param {string} chosen
 * @param {(value: string) => void} onChoice
 * @param {TemplateResult | typeof nothing} [below]
 * @returns {TemplateResult}
 */
export const selectPart = (id, label, options, chosen, onChoice, below = nothing) => html`
  <label class="field">
    <span class="field-name">${label}</span>
    <select id=${id} @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => onChoice(target.value)}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>
    ${below}
  </label>
`;

/**
 * A list whose choice is optional, such as a filter of a longer list.
 * @param {string} id
 * @param {string} label  which is also the text of no choice
 * @param {[string, string][]} choices  each value with its text
 * @param {string} chosen  empty for none
 * @param {(value: string) => void} onChoice
 * @returns {TemplateResult}
 */
export const choicePart = (id, label, choices, chosen, onChoice) => html`
  <select
    id=${id}
    aria-label=${label}
    class=${chosen === "" ? "" : "is-chosen"}
    @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => onChoice(target.value)}
  >
    ${[["", label], ...choices].map(
      ([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>
`;
