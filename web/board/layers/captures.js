/**
 * Stones that have been taken off, and the sign on those that would be.
 *
 * @import { Point } from "../geometry.js"
 * @import { Palette } from "../palette.js"
 * @import { Scene } from "../scene.js"
 * @import { Colour } from "../view.js"
 */
import { cellsOf } from "../geometry.js";
import { drawRing, strokeLines } from "./shapes.js";
import { drawStone } from "./stones.js";

const DASH = [0.11, 0.09];

/** Lies under the stones. @param {CanvasRenderingContext2D} context @param {Scene} scene */
export function paintCaptures(context, { geometry, view, palette, departure }) {
  for (const cell of cellsOf(geometry, Object.keys(view.marks.removed))) {
    const colour = view.marks.removed[cell.name];
    if (!colour || view.stones[cell.name]) continue;
    drawTaken(context, palette, cell, colour);
    const rest = departure(cell.name);
    drawStone(context, palette, cell, colour, { size: 0.65 + 0.35 * rest, opacity: rest });
  }
}

/**
 * Where a stone was taken off: its fading outline and a small cross.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour
 */
export function drawTaken(context, palette, centre, colour) {
  const paint = palette.stones[colour];
  context.save();
  context.globalAlpha *= 0.25;
  context.beginPath();
  context.arc(centre.x, centre.y, 0.35, 0, 2 * Math.PI);
  context.fillStyle = paint.main;
  context.fill();
  context.globalAlpha *= 3.2;
  drawRing(context, centre, paint.rim, { width: 0.04, radius: 0.35, dash: DASH });
  strokeLines(context, centre, paint.rim, 0.05, [
    [-0.1, -0.1, 0.1, 0.1],
    [-0.1, 0.1, 0.1, -0.1],
  ]);
  context.restore();
}

/**
 * A stone that would be taken off.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour
 */
export function drawCross(context, palette, centre, colour) {
  drawRing(context, centre, palette.stones[colour].rim, { width: 0.04, radius: 0.39, dash: DASH });
  const arms = [
    [-0.16, -0.16, 0.16, 0.16],
    [-0.16, 0.16, 0.16, -0.16],
  ];
  strokeLines(context, centre, palette.badge, 0.15, arms);
  strokeLines(context, centre, palette.threat, 0.09, arms);
}
