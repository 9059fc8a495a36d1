/**
 * The reason why a cell could not be played, next to the cells that it is about: above or below all of them, on the side where
 * they are nearer to the refused cell. While it is shown the note below the board is hidden; where there is no room for it, as on
 * a phone, the note alone says it. It disappears with the next action, or after a while.
 */
import { byId, element } from "../../common/dom.js";
import { isOneColumn } from "../platform/window.js";
import type { Note, Snapshot } from "../../common/snapshot.js";

/** Time to read a bubble: at least this long, and longer for each letter (milliseconds). */
const LEAST_TIME = 2500;
const TIME_PER_LETTER = 55;
/** To the cells, and to the edge of the window (CSS pixels). */
const MARGIN = 8;

export function createBubble(): (snapshot: Snapshot) => void {
  // Screen readers hear the note.
  const bubble = element("div", { class: "bubble", "aria-hidden": "true", hidden: true });
  const board = byId("board");
  board.after(bubble);
  let shown: Note | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide() {
    clearTimeout(timer);
    bubble.hidden = true;
  }

  function show({ text, cells = [] }: Note) {
    const boxes = cells.flatMap((name) => boxOf(name) ?? []);
    const [refused] = boxes;
    if (!refused) return hide();
    bubble.textContent = text;
    bubble.hidden = false;
    const { width, height } = bubble.getBoundingClientRect();
    const room = (board.parentElement as HTMLElement).getBoundingClientRect();
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const [above, below] = [top - MARGIN - height, bottom + MARGIN];
    const [fitsAbove, fitsBelow] = [above >= room.top + MARGIN, below + height <= room.bottom - MARGIN];
    if (!fitsAbove && !fitsBelow) return hide();
    const isAbove = fitsAbove && (!fitsBelow || refused.top - top <= bottom - refused.bottom);
    const centre = (refused.left + refused.right) / 2;
    const left = Math.max(MARGIN, Math.min(centre - width / 2, document.documentElement.clientWidth - width - MARGIN));
    bubble.style.left = `${left}px`;
    bubble.style.top = `${isAbove ? above : below}px`;
    bubble.style.setProperty("--tail", `${centre - left}px`);
    bubble.classList.toggle("is-below", !isAbove);
    clearTimeout(timer);
    timer = setTimeout(hide, LEAST_TIME + TIME_PER_LETTER * text.length);
  }

  const boxOf = (cell: string) => board.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();

  for (const type of ["pointerdown", "keydown", "scroll", "resize", "wheel"]) {
    addEventListener(type, hide, { capture: true, passive: true });
  }

  return ({ note }) => {
    if (note === shown) return;
    shown = note;
    if (note?.kind === "illegal" && !isOneColumn()) show(note);
    else hide();
  };
}
