/**
 * The ways to the puzzles: a button at the head of the page, and the puzzle of the day among the games, for one who has not begun
 * a game yet.
 */
import { byId, element, icon } from "../../common/dom.js";
import { html, iconPart, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { dayOf } from "./daily.js";

/** @param {{ openDaily: () => void, openPuzzles: () => void }} acts @returns {() => void} shows it, as of today */
export function createPuzzleOffer({ openDaily, openPuzzles }) {
  const head = element("button", {
    type: "button",
    id: "open-puzzles",
    class: "quiet",
    title: later.puzzlesTitle,
    "aria-label": later.puzzlesTitle,
  });
  head.append(icon("puzzle"));
  head.addEventListener("click", openPuzzles);
  byId("open-settings").before(head);
  const host = element("div", { class: "puzzle-offer" });
  // It comes late: above the games it would move them from under a finger.
  byId("welcome").append(host);
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
        <span class="welcome-acts">
          <button type="button" data-do="openDaily" @click=${openDaily}>${later.solvePuzzle}</button>
        </span>
      `,
      host,
    );
  };
}
