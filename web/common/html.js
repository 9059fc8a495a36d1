/**
 * Templates of panels and dialogs, by lit-html: a panel says what it looks like, and what has changed is brought to the page.
 * Here are the parts that many templates share.
 *
 * @import { TemplateResult } from "../vendor/lit-html.js"
 */
import { html, nothing, render, svg } from "../vendor/lit-html.js";

export { html, nothing, render, svg };

/** @param {string} name  of a symbol in index.html @returns {TemplateResult} */
export const iconPart = (name) => html`<svg aria-hidden="true"><use href=${`#icon-${name}`}></use></svg>`;

/** @param {string} colour @returns {TemplateResult} a small stone to stand in text */
export const chipPart = (colour) => html`<span class=${`stone-chip stone-${colour}`} aria-hidden="true"></span>`;
