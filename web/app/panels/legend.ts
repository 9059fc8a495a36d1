/** The "?" at the board: the marks that are to be seen now, or when one looks at a cell, each as it is there, and its meaning. */
import { keepPainted } from "../../board/diagram.js";
import { byId, element } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { isClose, signsOf } from "./legend_signs.js";
import type { View } from "../../board/view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";

/** Cells across the picture of a sign on one cell, and of one on several. */
const CLOSE = 1.2;
const WIDE = 2.2;

/** A list of signs in the page, painted for as long as it has them. */
export function createSigns(host: HTMLElement): (view: View) => number {
  let stopPainting: (() => void)[] = [];
  let painted = "";

  /** @returns how many signs the view has */
  return (view) => {
    const signs = signsOf(view);
    const wanted = JSON.stringify([view, signs]);
    if (wanted === painted) return signs.length;
    painted = wanted;
    render(
      html`
        <ul class="signs">
          ${signs.map(
            ({ name }) => html`
              <li data-sign=${name}>
                <canvas class="board-colours" aria-hidden="true"></canvas>
                ${later.legend[name]}
              </li>
            `,
          )}
        </ul>
      `,
      host,
    );
    for (const stop of stopPainting) stop();
    const bare = { ...view, showCoordinates: false };
    stopPainting = [...host.querySelectorAll("canvas")].map((canvas, index) => {
      const { name, cell, aim } = signs[index] as (typeof signs)[number];
      return keepPainted(canvas, bare, aim, { cell, across: isClose(name) ? CLOSE : WIDE });
    });
    return signs.length;
  };
}

/** @param viewOf  of the board */
export function createLegend(viewOf: (snapshot: Snapshot, info: GameInfo) => View): (snapshot: Snapshot, info: GameInfo) => void {
  const button = byId("open-legend");
  const host = byId("legend");
  const list = element("div");
  const showSigns = createSigns(list);
  let shown: { snapshot: Snapshot; info: GameInfo } | null = null;
  button.title = later.legendTitle;
  button.setAttribute("aria-label", later.legendTitle);
  button.hidden = false;

  function show() {
    if (!shown) return;
    const count = showSigns(viewOf(shown.snapshot, shown.info));
    render(
      html`<h2>${later.legendTitle}</h2>
        ${count === 0 ? html`<p>${later.legendEmpty}</p>` : ""}${list}`,
      host,
    );
  }

  host.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") show();
  });
  return (snapshot, info) => {
    shown = { snapshot, info };
  };
}
