/**
 * A small board that stays as it should look: in its size, in the colours of the theme.
 *
 * @import { View } from "../board/view.js"
 */
import { paintDiagram } from "../board/diagram.js";

/** @param {HTMLCanvasElement} canvas @param {View} view */
export function keepPainted(canvas, view) {
  const repaint = () => paintDiagram(canvas, view);
  // A canvas has no size until its dialog is open, and gets another one when the window is turned.
  new ResizeObserver(repaint).observe(canvas);
  // Colours are chosen in the settings, or by the device at nightfall.
  new MutationObserver(repaint).observe(document.documentElement, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);
}
