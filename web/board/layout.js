/**
 * The layout that fits a geometry (in units) into a box (in CSS pixels).
 *
 * @import { Geometry, Point } from "./geometry.js"
 *
 * @typedef {object} Layout
 * @property {number} scale   CSS pixels in one unit
 * @property {number} left    of the drawing inside the box, in CSS pixels
 * @property {number} top
 * @property {number} width   of the box
 * @property {number} height
 */

/** CSS pixels a unit: a board of two cells a side fills a large screen, but no wall. */
export const LARGEST_SCALE = 160;

/**
 * @param {Geometry} geometry
 * @param {number} width
 * @param {number} height
 * @returns {Layout} the largest drawing that fits, centred
 */
export function fitLayout(geometry, width, height) {
  const scale = Math.max(0, Math.min(width / geometry.width, height / geometry.height, LARGEST_SCALE));
  return {
    scale,
    left: (width - geometry.width * scale) / 2,
    top: (height - geometry.height * scale) / 2,
    width,
    height,
  };
}

/** @param {Layout} layout @param {Point} point in units @returns {Point} in CSS pixels of the box */
export function toPixels(layout, point) {
  return { x: layout.left + point.x * layout.scale, y: layout.top + point.y * layout.scale };
}

/** @param {Layout} layout @param {Point} point in CSS pixels of the box @returns {Point} in units */
export function toUnits(layout, point) {
  return { x: (point.x - layout.left) / layout.scale, y: (point.y - layout.top) / layout.scale };
}
