/** A view as a PNG picture, painted by the same painter as the board on the page. */
import { geometryOf } from "../orientation.js";
import { paint } from "../painter.js";
import type { Palette } from "../palette.js";
import type { View } from "../view.js";

/** Sharp on a dense screen and in print, and still a small file (pixels of the longer side). */
const LONGER_SIDE = 1600;
/** Painted as if on a board of a usual size on the page, so that the labels keep their proportion to the cells (CSS pixels). */
const USUAL_SIDE = 400;

/**
 * @param longerSide  in pixels
 * @returns transparent around the board
 */
export function boardCanvas(view: View, palette: Palette, longerSide: number = LONGER_SIDE): HTMLCanvasElement {
  const geometry = geometryOf(view);
  const ratio = longerSide / USUAL_SIDE;
  const scale = USUAL_SIDE / Math.max(geometry.width, geometry.height);
  const [width, height] = [geometry.width * scale, geometry.height * scale];
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = canvas.getContext("2d");
  if (context) {
    paint(context, {
      geometry,
      palette,
      ratio,
      view: { ...view, targets: {}, ghost: null },
      layout: { scale, left: 0, top: 0, width, height },
      aim: null,
      cursor: null,
      arrival: () => 1,
      departure: () => 0,
    });
  }
  return canvas;
}

export const boardPng = (view: View, palette: Palette): Promise<Blob> => pngOf(boardCanvas(view, palette));

/** @returns what is drawn on it */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))), "image/png");
  });
}
