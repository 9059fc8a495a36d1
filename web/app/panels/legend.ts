/**
 * The marks that are to be seen on the board now, or when one looks at a cell, each with its sign on a small board and what it
 * means: for the "?" at the board, and for puzzles next to it.
 */
import { keepPainted } from "../../board/diagram.js";
import { emptyView, type View } from "../../board/view.js";
import { byId, element } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { isClose, signsOf } from "./legend_signs.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";

/** A list of signs in the page, painted for as long as it has them. */
export function createSigns(host: HTMLElement) {
  let stopPainting: (() => void)[] = [];
  let painted = "";

  /** @returns how many signs the view has */
  return (view: View, info: GameInfo): number => {
    const [first = "red", second = "blue"] = info.colours;
    const signs = signsOf(view, first, second);
    const wanted = JSON.stringify([info.id, signs]);
    if (wanted === painted) return signs.length;
    painted = wanted;
    render(
      html`
        <ul class="signs">
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
    const { snapshot, info } = shown;
    const count = showSigns(viewOf(snapshot, info), info);
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
