/**
 * Parts of templates: what is chosen from a list under its name.
 *
 * @import { TemplateResult } from "../vendor/lit-html.js"
 */
import { html, nothing } from "./html.js";

/**
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
