/**
 * The ways to the puzzles: a button at the head of the page, and the puzzle of the day among the games, for one who has not begun
 * a game yet.
 */
import { buttonPart } from "../../common/controls.js";
import { byId, element, icon } from "../../common/dom.js";
import { html, iconPart, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";

export function offerPuzzles({ openDaily, openPuzzles }: { openDaily: () => void; openPuzzles: () => void }) {
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
  const offer = element("div", { class: "puzzle-offer" });
  // It comes late: above the games it would move them from under a finger.
  byId("welcome").append(offer);
  // Not with the date, which the dialog tells: a browser takes a twentieth of a second to write its first.
  render(
    html`
      ${iconPart("puzzle")}
      <strong>${later.puzzleOfDay}</strong>
      <span class="welcome-acts"> ${buttonPart("openDaily", later.solvePuzzle, openDaily)} </span>
    `,
    offer,
  );
}
