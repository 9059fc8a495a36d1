/**
 * Text on the canvas is set in real pixels: a fraction of a unit high it is rounded away by some browsers.
 *
 * @import { Point } from "./geometry.js"
 */

/**
 * @param {CanvasRenderingContext2D} context  in units (see geometry.js)
 * @param {number} scale                      CSS pixels in a unit
 * @param {Point} origin
 * @param {() => void} write                  in CSS pixels from the origin; text is centred on its point
 */
export function inPixels(context, scale, origin, write) {
  context.save();
  context.translate(origin.x, origin.y);
  context.scale(1 / scale, 1 / scale);
  context.textAlign = "center";
  context.textBaseline = "middle";
  write();
  context.restore();
}
