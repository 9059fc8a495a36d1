/**
 * Marks by pointer: the right button of a mouse draws a circle, or an arrow where it is moved to another cell. So does a finger
 * that rests on the board while the comment and the marks are open.
 *
 * @import { Point } from "../../board/geometry.js"
 */

/** A finger that stays as long as this does not mean to play (milliseconds). */
const LONG_PRESS = 500;
/** A finger that moves further than this does not rest (CSS pixels). */
const STILL = 8;

/**
 * @param {HTMLElement} board
 * @param {object} options
 * @param {() => boolean} options.mayMark                        whether anything can be marked now
 * @param {(point: Point) => string | null} options.cellUnder  at a point of the viewport (CSS pixels)
 * @param {() => boolean} options.takesFingers               whether a finger that rests marks
 * @param {(mark: string | null) => void} options.onSketch   what would be drawn now
 * @param {(mark: string) => void} options.onMark
 */
export function listenForMarks(board, { mayMark, cellUnder, takesFingers, onSketch, onMark }) {
  /** @type {{ pointer: number, cell: string } | null} the drawing under way */
  let drawing = null;
  let timer = 0;
  /** @type {Point} where the finger was set down */
  let down = { x: 0, y: 0 };

  /** @param {string | null} cell @returns {string | null} the drawing from its beginning to this cell */
  function markTo(cell) {
    if (!drawing || cell === null) return null;
    return cell === drawing.cell ? cell : `${drawing.cell}-${cell}`;
  }

  /** @param {PointerEvent} event @param {string} cell */
  function begin({ pointerId }, cell) {
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
