/**
 * A board that is only looked at: painted once on a canvas, with nothing to press.
 *
 * @import { View } from "./view.js"
 */
import { createGeometry } from "./geometry.js";
import { fitLayout } from "./layout.js";
import { paint } from "./painter.js";
import { readPalette } from "./palette.js";

/**
 * @param {HTMLCanvasElement} canvas  with a size of its own and the style sheet's class `board-colours`
 * @param {View} view
 * @param {number} [ratio]  pixels of the canvas to a CSS pixel
 */
export function paintDiagram(canvas, view, ratio = devicePixelRatio) {
  const context = canvas.getContext("2d");
  const { width, height } = canvas.getBoundingClientRect();
  if (!context || width === 0) return;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const geometry = createGeometry(view.shape, view.size, view.holes, view.showCoordinates);
  paint(context, {
    geometry, view,
    layout: fitLayout(geometry, width, height),
    ratio,
    palette: readPalette(canvas),
    hover: null, cursor: null,
    arrival: () => 1, departure: () => 0,
  });
}
