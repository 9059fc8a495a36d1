/**
 * The designer of a game, as a line of the page.
 *
 * @import { TemplateResult } from "../vendor/lit-html.js"
 * @import { GameInfo } from "./catalogue.js"
 */
import { html } from "./html.js";
import { strings } from "./strings/index.js";

/** @param {GameInfo} info @returns {TemplateResult} the designer's name, with the link, and the year */
export const creditPart = ({ designer, url, year }) =>
  html`<a href=${url} target="_blank" rel="noopener" translate="no" title=${strings.designerLink(designer)}>${designer}</a
    ><span class="credit-year">, ${year}</span>`;
