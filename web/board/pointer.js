/**
 * Mouse, pen and finger. A finger shows the stone where it touches, carries it as it slides, and picks the cell where it
 * lifts, so a slip can be mended before it counts; a mouse picks where it was pressed and released.
 *
 * @import { Point } from "./geometry.js"
 *
 * @typedef {object} PointerEars
 * @property {(point: Point) => string | null} cellAt  point in CSS pixels of the canvas
 * @property {(cell: string | null) => void} onHover
 * @property {(cell: string) => void} onPick
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {PointerEars} ears
 * @returns {() => void} stops listening
 */
export function listenToPointer(canvas, ears) {
  /** @type {string | null} */
  let pressed = null;
  let held = false;
  const listening = new AbortController();

  /** @param {PointerEvent} event */
  const cellOf = (event) => {
    const box = canvas.getBoundingClientRect();
    return ears.cellAt({ x: event.clientX - box.left, y: event.clientY - box.top });
  };

  /** @param {keyof HTMLElementEventMap} type @param {(event: PointerEvent) => void} act */
  const on = (type, act) => {
    canvas.addEventListener(type, (event) => act(/** @type {PointerEvent} */ (event)), { signal: listening.signal });
  };

  on("pointermove", (event) => {
    if (event.pointerType === "mouse" || held) ears.onHover(cellOf(event));
  });
  on("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    held = true;
    pressed = cellOf(event);
    ears.onHover(pressed);
  });
  on("pointerup", (event) => {
    if (event.button !== 0 || !held) return;
    held = false;
    const cell = cellOf(event);
    const byMouse = event.pointerType === "mouse";
    if (!byMouse) ears.onHover(null);
    if (cell !== null && (cell === pressed || !byMouse)) ears.onPick(cell);
  });
  on("pointercancel", () => {
    held = false;
    ears.onHover(null);
  });
  on("pointerleave", () => ears.onHover(null));
  return () => listening.abort();
}
