/** The puzzle of the day among the games, for one who has not begun a game yet. */
import { byId, element } from "../../common/dom.js";
import { html, iconPart, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { dayOf } from "./daily.js";

/** @param {{ openDaily: () => void, openPuzzles: () => void }} acts @returns {() => void} shows it, as of today */
export function createPuzzleOffer({ openDaily, openPuzzles }) {
  const host = element("div", { class: "puzzle-offer" });
  byId("welcome").prepend(host);
  let shown = "";
  return () => {
    const day = dayOf();
    if (day === shown || byId("welcome").hidden) return;
    shown = day;
    render(
      html`
        ${iconPart("puzzle")}
        <p>
          <strong>${later.puzzleOfDay}</strong>
          <time datetime=${day}>${later.date(Date.parse(`${day}T12:00:00`))}</time>
        </p>
        <button type="button" data-do="openDaily" @click=${openDaily}>${later.solvePuzzle}</button>
        <button type="button" data-do="openPuzzlesHere" @click=${openPuzzles}>${later.allPuzzles}</button>
      `,
      host,
    );
  };
}
