/**
 * Parts of templates: buttons, by what they do.
 *
 * @import { TemplateResult } from "../vendor/lit-html.js"
 */
import { html, iconPart } from "./html.js";

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
