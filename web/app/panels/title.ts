/** The head of the panel in one line: the game's name, its designer with year and link, the ways to its rules and lessons. */
import { rulePageOf, type GameInfo } from "../../common/catalogue.js";
import { creditPart } from "../../common/credit.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import type { Snapshot } from "../../common/snapshot.js";

/** @param openLessons  of the game on the board */
export function createTitle(openLessons: () => void): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("title");
  return (_snapshot, info) => {
    document.title = strings.documentTitle(info.name);
    render(
      html`
        <h1 id="game-name" translate="no">${info.name}</h1>
        <p id="credit"><span class="visually-hidden">${strings.designedBy} </span>${creditPart(info)}</p>
        <p class="learn-links">
          <a id="rules-link" href=${rulePageOf(info.id)}>${strings.rulesLink}</a>
          <button type="button" id="open-learn" @click=${openLessons}>${strings.lessonsButton}</button>
        </p>
      `,
      host,
    );
  };
}
