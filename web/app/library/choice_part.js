/**
 * A list to choose from, or nothing of it: what narrows a longer list down.
 *
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 */
import { html } from "../../common/html.js";

/**
 * @param {string} id
 * @param {string} label  which also stands for no choice
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
