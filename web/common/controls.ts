/** Parts of templates: buttons, by their action, and lists to choose from. */
import { html, iconPart, nothing } from "./html.js";
import type { TemplateResult } from "../vendor/lit-html.js";

/** @param name  of the act, for tests and style sheets */
export const buttonPart = (
  name: string,
  text: string,
  onClick: () => void,
  { isShown = true, isEnabled = true, kind = "" }: { isShown?: boolean; isEnabled?: boolean; kind?: string } = {},
): TemplateResult => html`
  <button type="button" class=${kind} data-do=${name} ?hidden=${!isShown} ?disabled=${!isEnabled} @click=${onClick}>
    ${text}
  </button>
`;

/**
 * A button that shows a sign only; its name is read out, and seen in its tooltip.
 * @param name  of the act, for tests and style sheets
 */
export const iconButtonPart = (
  name: string,
  iconName: string,
  text: string,
  onClick: () => void,
  disabled: boolean = false,
): TemplateResult => html`
  <button type="button" class="quiet" data-do=${name} title=${text} aria-label=${text} ?disabled=${disabled} @click=${onClick}>
    ${iconPart(iconName)}
  </button>
`;

/**
 * A choice from a list, under its name.
 * @param options  each value with its text
 */
export const selectPart = (
  id: string,
  label: string,
  options: [string, string][],
  chosen: string,
  onChoice: (value: string) => void,
  below: TemplateResult | typeof nothing = nothing,
): TemplateResult => html`
  <label class="field">
    <span class="field-name">${label}</span>
    <select id=${id} @change=${({ target }: Event & { target: HTMLSelectElement }) => onChoice(target.value)}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>
    ${below}
  </label>
`;

/**
 * A list whose choice is optional, such as a filter of a longer list.
 * @param label  which is also the text of no choice
 * @param choices  each value with its text
 * @param chosen  empty for none
 */
export const choicePart = (
  id: string,
  label: string,
  choices: [string, string][],
  chosen: string,
  onChoice: (value: string) => void,
): TemplateResult => html`
  <select
    id=${id}
    aria-label=${label}
    class=${chosen === "" ? "" : "is-chosen"}
    @change=${({ target }: Event & { target: HTMLSelectElement }) => onChoice(target.value)}
  >
    ${[["", label], ...choices].map(
      ([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>
`;
