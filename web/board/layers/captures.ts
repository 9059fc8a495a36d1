/** Stones that have been taken off, and the sign on those that would be. */
import { cellsOf, type Point } from "../geometry.js";
import { at, escape, length } from "../svg_text.js";
import { drawRing, strokeLines } from "./shapes.js";
import { drawStone } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Picture, Scene } from "../scene.js";
import type { Colour } from "../view.js";

const DASH = [0.11, 0.09];
const REMOVED_RADIUS = 0.35;
const FILL_OPACITY = 0.25;
const LINE_OPACITY = 0.8;
const ARMS = [
  [-0.1, -0.1, 0.1, 0.1],
  [-0.1, 0.1, 0.1, -0.1],
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
  context.globalAlpha *= FILL_OPACITY;
  context.beginPath();
  context.arc(centre.x, centre.y, REMOVED_RADIUS, 0, 2 * Math.PI);
  context.fillStyle = paint.main;
  context.fill();
  context.globalAlpha *= LINE_OPACITY / FILL_OPACITY;
  drawRing(context, centre, paint.rim, { width: 0.04, radius: REMOVED_RADIUS, dash: DASH });
  strokeLines(context, centre, paint.rim, 0.05, ARMS);
  context.restore();
}

export function capturesSvg({ geometry, view, palette }: Picture): string[] {
  return cellsOf(geometry, Object.keys(view.marks.removed)).flatMap((cell) => {
    const colour = view.marks.removed[cell.name];
    if (!colour || view.stones[cell.name]) return [];
    const paint = palette.stones[colour];
    const [x, y, radius] = [length(cell.x), length(cell.y), length(REMOVED_RADIUS)];
    const lines = ARMS.map(([fromX = 0, fromY = 0, toX = 0, toY = 0]) => {
      const from = at({ x: cell.x + fromX, y: cell.y + fromY });
      return `M${from}L${at({ x: cell.x + toX, y: cell.y + toY })}`;
    });
    const stroke = `fill="none" stroke="${escape(paint.rim)}" opacity="${LINE_OPACITY}"`;
    return [
      `<circle class="removed" cx="${x}" cy="${y}" r="${radius}" fill="${escape(paint.main)}" opacity="${FILL_OPACITY}"/>`,
      `<circle cx="${x}" cy="${y}" r="${radius}" ${stroke} stroke-width="${length(0.04)}" ` +
        `stroke-dasharray="${DASH.map(length).join(" ")}"/>`,
      `<path d="${lines.join("")}" ${stroke} stroke-width="${length(0.05)}" stroke-linecap="round"/>`,
    ];
  });
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
