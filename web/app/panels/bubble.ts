/**
 * The reason why a cell could not be played, next to that cell. It disappears with the next action, or after a while; the note
 * below the board says the same for longer, and to screen readers.
 *
 * A finger hides what is below it, and on a phone a sentence is as wide as the board: there it is next to the board, and
 * a ring on the board shows which cell it is about.
 */
import { byId, element } from "../../common/dom.js";
import { isOneColumn } from "../platform/window.js";
import type { Point } from "../../board/geometry.js";
import type { Note, Snapshot } from "../../common/snapshot.js";

/** Time to read a bubble: at least this long, and longer for each letter (milliseconds). */
const LEAST_TIME = 2500;
const TIME_PER_LETTER = 55;
/** From the cell's centre to the bubble, so that the cell and most of those around it can be seen (CSS pixels). */
const DISTANCE = 30;
/** To the edge of the window, and to the board if it is next to that (CSS pixels). */
const MARGIN = 8;

/** @param centreOf  in CSS pixels of the viewport */
export function createBubble(centreOf: (cell: string) => Point | null): (snapshot: Snapshot) => void {
  const bubble = element("div", { class: "bubble", "aria-hidden": "true", hidden: true });
  const ring = element("div", { class: "bubble-ring", "aria-hidden": "true", hidden: true });
  const board = byId("board");
  board.after(bubble, ring);
  let shown: Note | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide() {
    clearTimeout(timer);
    bubble.hidden = ring.hidden = true;
  }

  function show(text: string, point: Point) {
    bubble.textContent = text;
    bubble.hidden = false;
    const { width, height } = bubble.getBoundingClientRect();
    const left = Math.max(MARGIN, Math.min(point.x - width / 2, document.documentElement.clientWidth - width - MARGIN));
    const isBesideBoard = isOneColumn();
    const { isAbove, top } = isBesideBoard ? besideBoard(point, height) : besideCell(point, height);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    bubble.style.setProperty("--tail", `${point.x - left}px`);
    bubble.classList.toggle("is-below", !isAbove);
    bubble.classList.toggle("is-apart", isBesideBoard);
    ring.hidden = !isBesideBoard;
    ring.style.left = `${point.x}px`;
    ring.style.top = `${point.y}px`;
    clearTimeout(timer);
    timer = setTimeout(hide, LEAST_TIME + TIME_PER_LETTER * text.length);
  }

  function besideBoard(point: Point, height: number) {
    const box = board.getBoundingClientRect();
    const above = box.top - height - MARGIN;
    // On the nearer side, where there is room.
    const isAbove = point.y < (box.top + box.bottom) / 2 && above >= MARGIN;
    return { isAbove, top: isAbove ? above : Math.min(box.bottom + MARGIN, innerHeight - height - MARGIN) };
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

function besideCell(point: Point, height: number) {
  const above = point.y - DISTANCE - height;
  const isAbove = above >= MARGIN;
  return { isAbove, top: isAbove ? above : point.y + DISTANCE };
}
