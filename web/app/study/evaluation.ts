/**
 * The bar next to the board while the analysis runs: the chances of both sides. The tab for studying says the same in numbers.
 */
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Study } from "./study.js";

/** @returns how far from the field's left edge the board is drawn, in the middle of its place (CSS pixels) */
function leftOfBoard(): number {
  const { offsetLeft, offsetWidth, offsetHeight, style, dataset } = byId("board");
  const aspect = Number(style.getPropertyValue("--board-aspect"));
  const width = Math.min(offsetWidth, offsetHeight * aspect, Number(dataset["widest"]));
  return offsetLeft + (offsetWidth - width) / 2;
}

/** @param isTakenOver  whether something else than the game has the board */
export function createEvaluation(study: Study, isTakenOver: () => boolean): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("evaluation");
  host.setAttribute("aria-hidden", "true");
  const place = () => host.style.setProperty("--board-left", `${leftOfBoard()}px`);
  new ResizeObserver(place).observe(byId("board"));
  return ({ state }, info) => {
    const { isOn, isAllowed } = study.status();
    const known = study.notebook.find(state?.turns.length ?? 0);
    host.hidden = !isOn || !isAllowed || !state || known === null || isTakenOver();
    if (host.hidden || !known) return;
    host.style.setProperty("--share", String(known.winRate));
    // Another board may have another shape in a place of the same size.
    place();
    render(
      info.colours.map((colour) => html`<div class=${`evaluation-part of-${colour}`}></div>`),
      host,
    );
  };
}
