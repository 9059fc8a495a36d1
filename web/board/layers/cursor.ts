/** The keyboard's cursor. */
import { placeOf } from "../geometry.js";
import { traceOutline } from "./shapes.js";
import type { Scene } from "../scene.js";

export function paintCursor(context: CanvasRenderingContext2D, { geometry, palette, cursor }: Scene) {
  const cell = cursor && placeOf(geometry, cursor);
  if (!cell) return;
  context.beginPath();
  traceOutline(context, geometry.corners, cell, 0.93);
  context.lineWidth = 0.07;
  context.lineJoin = "round";
  context.strokeStyle = palette.cursor;
  context.stroke();
}
