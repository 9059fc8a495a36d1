/**
 * The "?" at the board: the marks that are to be seen now, or when one looks at a cell, each with its sign on a small board
 * and what it means.
 */
import { keepPainted } from "../../board/diagram.js";
import { emptyView, type View } from "../../board/view.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { isClose, signsOf } from "./legend_signs.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";

/** @param viewOf  of the board */
export function createLegend(viewOf: (snapshot: Snapshot, info: GameInfo) => View): (snapshot: Snapshot, info: GameInfo) => void {
  const button = byId("open-legend");
  const host = byId("legend");
  let shown: { snapshot: Snapshot; info: GameInfo } | null = null;
  let stopPainting: (() => void)[] = [];
  button.title = later.legendTitle;
  button.setAttribute("aria-label", later.legendTitle);
  button.hidden = false;

  function show() {
    if (!shown) return;
    const { snapshot, info } = shown;
    const [first = "red", second = "blue"] = info.colours;
    const signs = signsOf(viewOf(snapshot, info), first, second);
    render(
      html`
        <h2>${later.legendTitle}</h2>
        ${signs.length === 0 ? html`<p>${later.legendEmpty}</p>` : ""}
        <ul>
          ${signs.map(
            ({ name }) => html`
              <li data-sign=${name}>
                <span class=${`legend-sign ${isClose(name) ? "is-close" : ""}`}>
                  <canvas class="board-colours" aria-hidden="true"></canvas>
                </span>
                ${later.legend[name]}
              </li>
            `,
          )}
        </ul>
      `,
      host,
    );
    for (const stop of stopPainting) stop();
    const { shape } = info;
    stopPainting = [...host.querySelectorAll("canvas")].map((canvas, index) => {
      const small = { ...emptyView(shape, shape === "hex" ? 2 : 3), showCoordinates: false, ghost: first };
      return keepPainted(canvas, { ...small, ...signs[index]?.shows }, signs[index]?.aim ?? null);
    });
  }

  host.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") show();
  });
  return (snapshot, info) => {
    shown = { snapshot, info };
  };
}
