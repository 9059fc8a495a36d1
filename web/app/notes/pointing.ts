/**
 * Marks by pointer: the right button of a mouse draws a circle, or an arrow where it is moved to another cell. So does a finger
 * that rests on the board while the comment and the marks are open.
 */

import type { Point } from "../../board/geometry.js";

/** A finger that stays as long as this does not mean to play (milliseconds). */
const LONG_PRESS = 500;
/** A finger that moves further than this does not rest (CSS pixels). */
const STILL = 8;

export function listenForMarks(
  board: HTMLElement,
  {
    mayMark,
    cellUnder,
    takesFingers,
    onSketch,
    onMark,
  }: {
    mayMark: () => boolean; // whether anything can be marked now
    cellUnder: (point: Point) => string | null; // at a point of the viewport (CSS pixels)
    takesFingers: () => boolean; // whether a finger that rests marks
    onSketch: (mark: string | null) => void; // what would be drawn now
    onMark: (mark: string) => void;
  },
) {
  /** The drawing under way. */
  let drawing: { pointer: number; cell: string } | null = null;
  let timer = 0;
  /** Where the finger was set down. */
  let down: Point = { x: 0, y: 0 };

  /** @returns the drawing from its beginning to this cell */
  function markTo(cell: string | null): string | null {
    if (!drawing || cell === null) return null;
    return cell === drawing.cell ? cell : `${drawing.cell}-${cell}`;
  }

  function begin({ pointerId }: PointerEvent, cell: string) {
    drawing = { pointer: pointerId, cell };
    onSketch(cell);
  }

  function end() {
    clearTimeout(timer);
    timer = 0;
    drawing = null;
    onSketch(null);
  }

  board.addEventListener("pointerdown", (event) => {
    const cell = mayMark() ? cellUnder({ x: event.clientX, y: event.clientY }) : null;
    if (cell === null || !event.isPrimary) return;
    if (event.pointerType === "mouse") {
      if (event.button === 2) begin(event, cell);
      return;
    }
    if (!takesFingers()) return;
    down = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      timer = 0;
      // The board forgets the press, and plays nothing where the finger is lifted.
      const { pointerId, pointerType } = event;
      event.target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId, pointerType, isPrimary: true, bubbles: true }));
      begin(event, cell);
    }, LONG_PRESS);
  });
  addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (timer && Math.hypot(clientX - down.x, clientY - down.y) > STILL) end();
    if (drawing?.pointer === pointerId) onSketch(markTo(cellUnder({ x: clientX, y: clientY })));
  });
  addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    const mark = drawing?.pointer === pointerId ? markTo(cellUnder({ x: clientX, y: clientY })) : null;
    if (drawing?.pointer === pointerId || timer) end();
    if (mark !== null) onMark(mark);
  });
  addEventListener("pointercancel", ({ isTrusted }) => {
    if (isTrusted) end();
  });
  // A finger that draws does not scroll.
  board.addEventListener(
    "touchmove",
    (event) => {
      if (drawing && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  board.addEventListener("contextmenu", (event) => {
    if (mayMark()) event.preventDefault();
  });
}
