/** The designer of a game, as a line of the page. */
import { html } from "./html.js";
import { strings } from "./strings/index.js";
import type { TemplateResult } from "../vendor/lit-html.js";
import type { GameInfo } from "./catalogue.js";

/** @returns the designer's name, with the link, and the year */
export const creditPart = ({ designer, url, year }: GameInfo): TemplateResult =>
  html`<a href=${url} target="_blank" rel="noopener" translate="no" title=${strings.designerLink(designer)}>${designer}</a
    ><span class="credit-year">, ${year}</span>`;
