/**
 * The keyboard's cursor.
 *
 * @import { Scene } from "../scene.js"
 */
import { placeOf } from "../geometry.js";
import { traceOutline } from "./shapes.js";

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
export function paintCursor(context, { geometry, palette, cursor }) {
  const cell = cursor && placeOf(geometry, cursor);
  if (!cell) return;
  context.beginPath();
  traceOutline(context, geometry.corners, cell, 0.93);
  context.lineWidth = 0.07;
  context.lineJoin = "round";
  context.strokeStyle = palette.cursor;
  context.stroke();
}
