/** The strength of a character, at a glance. */
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import type { TemplateResult } from "../../vendor/lit-html.js";

/** @param rung  from 0 @returns one dot for each rung, full up to this one */
export const dotsPart = (rung: number, rungs: number): TemplateResult => html`
  <span class="dots" role="img" aria-label=${later.strength(rung + 1, rungs)}>
    ${Array.from({ length: rungs }, (_, index) => html`<span class=${index <= rung ? "dot is-full" : "dot"}></span>`)}
  </span>
`;
