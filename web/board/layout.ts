/** The layout that fits a geometry (in units) into a box (in CSS pixels). */

import type { Geometry, Point } from "./geometry.js";

export interface Layout {
  scale: number; // CSS pixels in one unit
  left: number; // of the drawing inside the box, in CSS pixels
  top: number;
  width: number; // of the box
  height: number;
}

/** CSS pixels a unit: a board of two cells a side fills a large screen, but no wall. */
export const LARGEST_SCALE = 160;

/** @returns the largest drawing that fits, centred */
export function fitLayout(geometry: Geometry, width: number, height: number): Layout {
  const scale = Math.max(0, Math.min(width / geometry.width, height / geometry.height, LARGEST_SCALE));
  return {
    scale,
    left: (width - geometry.width * scale) / 2,
    top: (height - geometry.height * scale) / 2,
    width,
    height,
  };
}

/** @param point  in units @returns in CSS pixels of the box */
export function toPixels(layout: Layout, point: Point): Point {
  return { x: layout.left + point.x * layout.scale, y: layout.top + point.y * layout.scale };
}

/** @param point  in CSS pixels of the box @returns in units */
export function toUnits(layout: Layout, point: Point): Point {
  return { x: (point.x - layout.left) / layout.scale, y: (point.y - layout.top) / layout.scale };
}
