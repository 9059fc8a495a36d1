/** Stones that have been taken off, and the sign on those that would be. */
import { cellsOf, type Point } from "../geometry.js";
import {
  CROSS_HALF,
  CROSS_WIDTH,
  REMOVED_DASH,
  REMOVED_FILL,
  REMOVED_GAP,
  REMOVED_LINE,
  REMOVED_RADIUS,
  REMOVED_WIDTH,
} from "../measures.js";
import { drawRing, strokeLines } from "./shapes.js";
import { drawStone } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Scene } from "../scene.js";
import type { Colour } from "../view.js";

export const DASH = [REMOVED_DASH, REMOVED_GAP];
export const ARMS = [
  [-CROSS_HALF, -CROSS_HALF, CROSS_HALF, CROSS_HALF],
  [-CROSS_HALF, CROSS_HALF, CROSS_HALF, -CROSS_HALF],
];

/** Painted under the stones. */
export function paintCaptures(context: CanvasRenderingContext2D, { geometry, view, palette, departure }: Scene) {
  for (const cell of cellsOf(geometry, Object.keys(view.marks.removed))) {
    const colour = view.marks.removed[cell.name];
    if (!colour || view.stones[cell.name]) continue;
    drawRemoved(context, palette, cell, colour);
    const rest = departure(cell.name);
    drawStone(context, palette, cell, colour, { size: 0.65 + 0.35 * rest, opacity: rest });
  }
}

/** The mark of a stone that was taken off: its fading outline and a small cross. */
export function drawRemoved(context: CanvasRenderingContext2D, palette: Palette, centre: Point, colour: Colour) {
  const paint = palette.stones[colour];
  context.save();
  context.globalAlpha *= REMOVED_FILL;
  context.beginPath();
  context.arc(centre.x, centre.y, REMOVED_RADIUS, 0, 2 * Math.PI);
  context.fillStyle = paint.main;
  context.fill();
  context.globalAlpha *= REMOVED_LINE / REMOVED_FILL;
  drawRing(context, centre, paint.rim, { width: REMOVED_WIDTH, radius: REMOVED_RADIUS, dash: DASH });
  strokeLines(context, centre, paint.rim, CROSS_WIDTH, ARMS);
  context.restore();
}

/** A stone that would be taken off. */
export function drawWouldBeRemoved(context: CanvasRenderingContext2D, palette: Palette, centre: Point, colour: Colour) {
  drawRing(context, centre, palette.stones[colour].rim, { width: 0.04, radius: 0.39, dash: DASH });
  const arms = [
    [-0.16, -0.16, 0.16, 0.16],
    [-0.16, 0.16, 0.16, -0.16],
  ];
  strokeLines(context, centre, palette.badge, 0.15, arms);
  strokeLines(context, centre, palette.threat, 0.09, arms);
}
