/**
 * The box of a board, as it is laid out and as it is seen: a page may scale the elements around a board, as slides do, by
 * `transform` or by `zoom`. The board is laid out in the pixels of its own box. A box that is turned is taken for the upright one
 * around it: cells are then not found where they are seen.
 */

import type { Point } from "./geometry.js";

export interface Box {
  width: number; // as it is laid out (CSS pixels)
  height: number;
  left: number; // where it is seen (CSS pixels of the viewport)
  top: number;
  across: number; // pixels of the viewport to one of the box
  down: number;
}

/** Computed sizes are rounded: by less than this a box is not scaled. */
const ROUNDING = 0.001;
/** A board that is seen larger than it is laid out is painted at the screen's resolution, up to this enlargement. */
const MOST_ENLARGED = 4;
/** No canvas gets longer for that (pixels): browsers leave one that is too long blank. */
const LONGEST_SIDE = 4096;

/** @returns without width where it is not shown */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const zoom = zoomLeftOut(element);
  const [across, down] = [shareOf(width * zoom, style.width), shareOf(height * zoom, style.height)];
  return { width: (width * zoom) / across, height: (height * zoom) / down, left: left * zoom, top: top * zoom, across, down };
}

/**
 * Safari does not follow today's standard of `zoom` yet: it reports the box of an element without its zoom, but the place of a
 * pointer with it.
 */
function zoomLeftOut(element: Element) {
  if (Reflect.has(element, "currentCSSZoom")) return 1;
  let zoom = 1;
  let at: Element | null | undefined = element;
  while (at) {
    zoom *= parseFloat(getComputedStyle(at).zoom) || 1;
    at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return zoom;
}

/** @param laidOut  a length in pixels, or a word or share where the element is not shown */
function shareOf(seen: number, laidOut: string) {
  const share = seen / parseFloat(laidOut);
  return share > 0 && share < Infinity && Math.abs(share - 1) > ROUNDING ? share : 1;
}

/** @param point  of the viewport @returns in pixels of the box */
export const intoBox = (box: Box, { x, y }: Point): Point => ({ x: (x - box.left) / box.across, y: (y - box.top) / box.down });

/** @param point  in pixels of the box @returns of the viewport */
export const intoViewport = (box: Box, { x, y }: Point): Point => ({ x: box.left + x * box.across, y: box.top + y * box.down });

/**
 * @param density  pixels of the screen, or of paper, to a CSS pixel
 * @returns pixels of a canvas to a pixel of the box; as many as usual in a box that is made smaller, which may grow back
 */
export function finenessOf({ width, height, across, down }: Box, density: number): number {
  const enlarged = Math.min(Math.max(across, down, 1), MOST_ENLARGED);
  return Math.max(density, Math.min(density * enlarged, LONGEST_SIDE / Math.max(width, height, 1)));
}
