/**
 * The strength of a character, at a glance.
 *
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 */
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";

/** @param {number} rung  from 0 @param {number} rungs @returns {TemplateResult} one dot for each rung, full up to this one */
export const dotsPart = (rung, rungs) => html`
  <span class="dots" role="img" aria-label=${later.strength(rung + 1, rungs)}>
    ${Array.from({ length: rungs }, (_, index) => html`<span class=${index <= rung ? "dot is-full" : "dot"}></span>`)}
  </span>
`;
