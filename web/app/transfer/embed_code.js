/**
 * A game as markup for other pages: the element and the script that brings it to life. The board is seen as it
 * stands, and the reader steps through the turns that have led there.
 *
 * @import { State } from "../../engine/protocol.js"
 */
import { escape } from "../../board/svg_text.js";
import { notesOfLine, writeNotes } from "../../common/notes.js";

/** @param {State} state @param {string} site  the address of this page's folder @returns {string} */
export function embedCode(state, site) {
  const { game, size, holes, start, turns, steps } = state;
  // The steps of an unfinished turn are seen on the board too, and no number of turns leads there.
  const isSeen = turns.length > 0 && steps.length === 0;
  const attributes = Object.entries({
    game,
    size: String(size),
    holes: holes.join(" "),
    start: start ?? "",
    turns: turns.join(" "),
    step: isSeen ? String(turns.length) : "",
    position: isSeen ? positionText(state) : "",
    notes: writeNotes(notesOfLine(state)),
    mode: "replay",
  })
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}="${escape(value)}"`);
  return (
    `<sunstones-board ${attributes.join(" ")}></sunstones-board>\n` +
    `<script type="module" src="${escape(new URL("embed.js", site).href)}"></script>\n`
  );
}

/** @param {State} state @returns {string} such as "red a1 b2, blue c3" */
function positionText(state) {
  const cells = Object.keys(state.board);
  return state.players
    .map(({ colour }) => [colour, ...cells.filter((cell) => state.board[cell] === colour)])
    .filter((words) => words.length > 1)
    .map((words) => words.join(" "))
    .join(", ");
}
