/** The faces of those who play, and how strong they are at a glance. */
import { html } from "../../common/html.js";
import { EVEN, isEvenMatch } from "../../common/sides.js";
import type { TemplateResult } from "../../vendor/lit-html.js";

/** @param side  as in a set-up @returns its portrait; the name is next to it */
export const portraitPart = (side: string): TemplateResult => html`
  <svg class="portrait" aria-hidden="true">
    <use href=${`app/opponents/portraits.svg#${isEvenMatch(side) ? EVEN : side}`}></use>
  </svg>
`;
