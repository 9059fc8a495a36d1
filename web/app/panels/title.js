/**
 * The head of the panel in one line: the game's name, its designer with year and link, the ways to its rules and lessons.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 */
import { gameOf } from "../../common/catalogue.js";
import { byId, element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";

/** @param {GameInfo} info @returns {TemplateResult} the designer's name, with the link, and the year */
export const creditPart = ({ designer, url, year }) =>
  html`<a href=${url} target="_blank" rel="noopener" title=${strings.designerLink(designer)}>${designer}</a>, ${year}`;

/** @param {GameInfo} info @returns {HTMLElement} the same as an element */
export function designerCredit(info) {
  const credit = element("span");
  render(creditPart(info), credit);
  return credit;
}

/**
 * @param {Catalogue} catalogue
 * @param {object} options
 * @param {() => void} options.openLessons                  of the game on the board
 * @param {(snapshot: Snapshot) => boolean} options.isFree  whether another game may take the place of the one on the board
 * @param {(info: GameInfo) => void} options.choose         puts it there
 * @returns {(snapshot: Snapshot, info: GameInfo) => void}
 */
export function createTitle(catalogue, { openLessons, isFree, choose }) {
  const host = byId("title");

  /** Where the first picture has no room for the games, another one is chosen by the name. @param {GameInfo} info */
  const choicePart = (info) => html`
    <select
      class="game-choice"
      aria-label=${strings.gameLegend}
      @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => {
        const chosen = gameOf(catalogue, target.value);
        if (chosen) choose(chosen);
      }}
    >
      ${catalogue.games.map(({ id, name }) => html`<option value=${id} .selected=${id === info.id}>${name}</option>`)}
    </select>
  `;

  return (snapshot, info) => {
    document.title = strings.documentTitle(info.name);
    render(
      html`
        <h1 id="game-name">${info.name}</h1>
        ${isFree(snapshot) ? choicePart(info) : nothing}
        <p id="credit"><span class="visually-hidden">${strings.designedBy} </span>${creditPart(info)}</p>
        <p class="learn-links">
          <a id="rules-link" href=${`rules/${info.id}.html`}>${strings.rulesLink}</a>
          <button type="button" id="open-learn" @click=${openLessons}>${strings.lessonsButton}</button>
        </p>
      `,
      host,
    );
  };
}
