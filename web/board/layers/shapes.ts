/** Shapes that several layers draw with on the canvas. The context is in units (see geometry.ts). */
import { linksOf, type Cell, type Geometry, type Point } from "../geometry.js";
import { LABEL_FONT, RING_RADIUS } from "../measures.js";
import type { Palette } from "../palette.js";
import type { Scene } from "../scene.js";
import type { Colour } from "../view.js";

/** Type of a plate, as a share of a unit; smaller than this in CSS pixels it could not be read. */
const PLATE_TYPE = 0.3;
const LEAST_PLATE_PIXELS = 9;

/** @param share  1 for the true outline */
export function fillOutlines(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  cells: readonly Cell[],
  share: number,
  colour: string,
) {
  context.beginPath();
  for (const cell of cells) traceOutline(context, geometry.corners, cell, share);
  context.fillStyle = colour;
  context.fill();
}

export function traceOutline(context: CanvasRenderingContext2D, corners: readonly Point[], centre: Point, share: number) {
  for (const [index, corner] of corners.entries()) {
    const [x, y] = [centre.x + corner.x * share, centre.y + corner.y * share];
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** A path through the cells of a loop. */
export function traceLoop(context: CanvasRenderingContext2D, loop: readonly Cell[]) {
  context.beginPath();
  for (const [one, other] of linksOf(loop)) {
    context.moveTo(one.x, one.y);
    context.lineTo(other.x, other.y);
  }
}

export function drawRing(
  context: CanvasRenderingContext2D,
  centre: Point,
  colour: string,
  { width = 0.06, radius = RING_RADIUS, dash = [] }: { width?: number; radius?: number; dash?: number[] } = {},
) {
  context.save();
  context.beginPath();
  context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
  context.setLineDash(dash);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}

/** A stone that changed its colour: a ring in two arcs. One that may be changed: the arcs chase each other. */
export function drawTurned(
  context: CanvasRenderingContext2D,
  centre: Point,
  colour: string,
  { width = 0.07, heads = false }: { width?: number; heads?: boolean } = {},
) {
  context.save();
  context.translate(centre.x, centre.y);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = width;
  for (const start of [-0.25 * Math.PI, 0.75 * Math.PI]) {
    const end = start + 0.68 * Math.PI;
    context.beginPath();
    context.arc(0, 0, RING_RADIUS, start, end);
    context.stroke();
    if (!heads) continue;
    context.save();
    context.rotate(end);
    context.translate(RING_RADIUS, 0);
    context.beginPath();
    context.moveTo(-0.1, -0.02);
    context.lineTo(0.1, -0.02);
    context.lineTo(0.02, 0.15);
    context.closePath();
    context.fill();
    context.restore();
  }
  context.restore();
}

/** @param lines  each x1, y1, x2, y2 relative to the centre */
export function strokeLines(context: CanvasRenderingContext2D, centre: Point, colour: string, width: number, lines: number[][]) {
  context.beginPath();
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
    context.moveTo(centre.x + x1, centre.y + y1);
    context.lineTo(centre.x + x2, centre.y + y2);
  }
  context.lineWidth = width;
  context.lineCap = "round";
  context.strokeStyle = colour;
  context.stroke();
}

/** Draws a sign twice, wider in the stone's rim colour first, so that it shows on a stone of any colour. */
export function drawCased(palette: Palette, colour: Colour, draw: (colour: string, width: number) => void) {
  draw(palette.stones[colour].rim, 0.11);
  draw(palette.stones[colour].main, 0.06);
}

/**
 * Text is set in real pixels: some browsers round it away where it is a fraction of a unit high.
 * @param scale  CSS pixels in a unit
 * @param write  in CSS pixels from the origin; text is centred on its point
 */
export function inPixels(context: CanvasRenderingContext2D, scale: number, origin: Point, write: () => void) {
  context.save();
  context.translate(origin.x, origin.y);
  context.scale(1 / scale, 1 / scale);
  context.textAlign = "center";
  context.textBaseline = "middle";
  write();
  context.restore();
}

/** A few letters on a small plate. */
export function drawPlate(context: CanvasRenderingContext2D, { palette, layout: { scale } }: Scene, centre: Point, text: string) {
  const pixels = Math.max(LEAST_PLATE_PIXELS, scale * PLATE_TYPE);
  inPixels(context, scale, centre, () => {
    context.font = `600 ${pixels}px ${LABEL_FONT}`;
    const height = pixels * 1.35;
    const width = Math.max(height, context.measureText(text).width + pixels * 0.7);
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, height / 2);
    context.fillStyle = palette.badge;
    context.fill();
    context.lineWidth = Math.max(1, scale * 0.02);
    context.strokeStyle = palette.badgeInk;
    context.stroke();
    context.fillStyle = palette.badgeInk;
    context.fillText(text, 0, pixels * 0.06);
  });
}

/** @returns the one nearest to the middle of them all, for a plate */
export function mostCentral(cells: readonly Cell[]): Cell | undefined {
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  const distance = (cell: Cell) => (cell.x - x) ** 2 + (cell.y - y) ** 2;
  return cells.length === 0 ? undefined : cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}
