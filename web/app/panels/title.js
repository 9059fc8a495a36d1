/**
 * The head of the panel: the game's name, its designer with year and link, and how it is won.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { byId, element, setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";

/** @param {GameInfo} info @returns {HTMLElement} the designer's name, with the link, and the year */
export function designerCredit(info) {
  const link = element(
    "a",
    {
      href: info.url,
      target: "_blank",
      rel: "noopener",
      title: strings.designerLink(info.designer),
    },
    info.designer,
  );
  return element("span", {}, link, `, ${info.year}`);
}

/** @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createTitle() {
  /** @type {GameInfo | null} */
  let shown = null;
  return (_snapshot, info) => {
    if (info === shown) return;
    shown = info;
    document.title = strings.documentTitle(info.name);
    setText(byId("game-name"), info.name);
    byId("credit").replaceChildren(`${strings.designedBy} `, designerCredit(info));
    setText(byId("goal"), info.goal);
    setText(byId("summary-label"), strings.howItIsPlayed);
    setText(byId("summary-text"), info.summary);
    setText(byId("rules-link"), strings.rulesLink);
    byId("rules-link").setAttribute("href", `rules/${info.id}.html`);
  };
}
