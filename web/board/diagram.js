/**
 * A board that is only looked at: painted on a canvas, with nothing to press.
 *
 * @import { View } from "./view.js"
 */
import { geometryOf } from "./orientation.js";
import { fitLayout } from "./layout.js";
import { paint } from "./painter.js";
import { readPalette } from "./palette.js";

/**
 * @param {HTMLCanvasElement} canvas  with a size of its own and the style sheet's class `board-colours`
 * @param {View} view
 * @param {number} [ratio]  pixels of the canvas to a CSS pixel
 * @param {string | null} [aim]  a cell that is shown as if it were looked at
 */
export function paintDiagram(canvas, view, ratio = devicePixelRatio, aim = null) {
  const context = canvas.getContext("2d");
  const { width, height } = canvas.getBoundingClientRect();
  if (!context || width === 0) return;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const geometry = geometryOf(view);
  paint(context, {
    geometry,
    view,
    layout: fitLayout(geometry, width, height),
    ratio,
    palette: readPalette(canvas),
    aim,
    cursor: null,
    arrival: () => 1,
    departure: () => 0,
  });
}

/**
 * Paints a diagram and paints it again when its size or the colours of the theme change.
 * @param {HTMLCanvasElement} canvas
 * @param {View} view
 * @param {string | null} [aim]  a cell that is shown as if it were looked at
 * @returns {() => void} stops, so that the canvas can be forgotten
 */
export function keepPainted(canvas, view, aim = null) {
  let frame = 0;
  const repaintNow = () => {
    frame = 0;
    paintDiagram(canvas, view, devicePixelRatio, aim);
  };
  // In the next frame: the game's own board is painted first.
  const repaint = () => {
    frame ||= requestAnimationFrame(repaintNow);
  };
  // A canvas has no size until its dialog is open, and gets another one when the window is turned.
  const sizes = new ResizeObserver(repaint);
  sizes.observe(canvas);
  // Colours are chosen in the settings, or by the device at nightfall.
  const settings = new MutationObserver(repaint);
  settings.observe(document.documentElement, { attributes: true });
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", repaint);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    settings.disconnect();
    device.removeEventListener("change", repaint);
  };
}
