/**
 * Why a cell could not be played, said beside that cell. It goes with the next thing that is done, or after a while by
 * itself; the note below the board says the same for longer, and to screen readers.
 *
 * @import { Point } from "../../board/geometry.js"
 * @import { Note, Snapshot } from "../snapshot.js"
 */
import { byId, element } from "../dom.js";

/** Time to read a bubble: at least so long, and longer for each letter (milliseconds). */
const LEAST_TIME = 2500;
const TIME_PER_LETTER = 55;
/** From the cell's centre to the bubble, so that the cell and most of those around it can be seen (CSS pixels). */
const DISTANCE = 30;
/** To the edge of the window (CSS pixels). */
const MARGIN = 8;

/**
 * @param {(cell: string) => Point | null} centreOf  in CSS pixels of the viewport
 * @returns {(snapshot: Snapshot) => void}
 */
export function createBubble(centreOf) {
  const bubble = element("div", { class: "bubble", "aria-hidden": "true", hidden: true });
  byId("board").after(bubble);
  /** @type {Note | null} */
  let shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function hide() {
    clearTimeout(timer);
    bubble.hidden = true;
  }

  /** @param {string} text @param {Point} point */
  function show(text, point) {
    bubble.textContent = text;
    bubble.hidden = false;
    const { width, height } = bubble.getBoundingClientRect();
    const left = Math.max(MARGIN, Math.min(point.x - width / 2, document.documentElement.clientWidth - width - MARGIN));
    const isAbove = point.y - DISTANCE - height >= MARGIN;
    bubble.style.left = `${left}px`;
    bubble.style.top = `${isAbove ? point.y - DISTANCE - height : point.y + DISTANCE}px`;
    bubble.style.setProperty("--tail", `${point.x - left}px`);
    bubble.classList.toggle("is-below", !isAbove);
    clearTimeout(timer);
    timer = setTimeout(hide, LEAST_TIME + TIME_PER_LETTER * text.length);
  }

  for (const type of ["pointerdown", "keydown", "scroll", "resize", "wheel"]) {
    addEventListener(type, hide, { capture: true, passive: true });
  }

  return ({ note }) => {
    if (note === shown) return;
    shown = note;
    const point = note?.kind === "illegal" && note.cell ? centreOf(note.cell) : null;
    if (note && point) show(note.text, point);
    else hide();
  };
}
