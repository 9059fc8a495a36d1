/**
 * People's drawings on a position: circles, crosses, squares, arrows, letters and numbers. Each shape is drawn twice, the first
 * time wider and in the casing's colour, so that it shows on wood and on a stone of any colour.
 */
import {
  ARROW_END,
  ARROW_START,
  CASING,
  DISC_LONG_TEXT,
  DISC_RADIUS,
  DISC_TEXT,
  DRAWING_WIDTH,
  DRAWN_CIRCLE,
  DRAWN_CROSS,
  DRAWN_SQUARE,
  HEAD_HALF,
  HEAD_LENGTH,
  LABEL_FONT,
  TEXT_DROP,
} from "../measures.js";
import type { Geometry, Point } from "../geometry.js";
import { at, escape, length } from "../svg_text.js";
import { inPixels } from "./shapes.js";
import type { Paints, Palette } from "../palette.js";
import type { Picture, Scene } from "../scene.js";
import type { Drawing, Overlay } from "../view.js";

/** A drawing of which every cell exists. */
interface Placed {
  drawing: Drawing;
  centre: Point;
  to: Point; // where an arrow points; else the same
}

/** @param words  by cell, for those who listen */
export function drawingsOverlay(drawings: readonly Drawing[], words: Record<string, string> = {}): Overlay {
  return {
    words,
    paint(context, { geometry, palette, layout }: Scene) {
      for (const { drawing, centre, to } of placedIn(geometry, drawings)) {
        if (drawing.kind === "label") {
          drawLabel(context, palette, centre, drawing.text, layout.scale);
          continue;
        }
        const path = new Path2D(pathOf(drawing, centre, to));
        context.save();
        context.lineJoin = context.lineCap = "round";
        for (const [colour, width] of strokes(palette)) {
          context.strokeStyle = context.fillStyle = colour;
          context.lineWidth = width;
          context.stroke(path);
          if (drawing.kind === "arrow") context.fill(new Path2D(headOf(centre, to)));
        }
        context.restore();
      }
    },
    svg: ({ geometry, palette }: Picture) =>
      placedIn(geometry, drawings).map(({ drawing, centre, to }) =>
        drawing.kind === "label" ? labelSvg(palette, centre, drawing.text) : shapeSvg(palette, drawing, centre, to),
      ),
  };
}

/** @returns the labels last, above the arrows */
function placedIn(geometry: Geometry, drawings: readonly Drawing[]): Placed[] {
  const placed = drawings.flatMap((drawing) => {
    const centre = geometry.byName.get(drawing.cell);
    const to = drawing.kind === "arrow" ? geometry.byName.get(drawing.to) : centre;
    return centre && to ? [{ drawing, centre, to }] : [];
  });
  const isLabel = ({ drawing }: Placed) => drawing.kind === "label";
  return [...placed.filter((one) => !isLabel(one)), ...placed.filter(isLabel)];
}

/** @returns colour and width, the casing first */
const strokes = ({ drawing, drawingCase }: Paints): [string, number][] => [
  [drawingCase, DRAWING_WIDTH + CASING],
  [drawing, DRAWING_WIDTH],
];

/** @returns as a path has it, in units */
const inUnits = ({ x, y }: Point): string => `${x} ${y}`;

/**
 * @param write  a point in the path
 * @returns the lines of the shape, as in SVG
 */
function pathOf(drawing: Exclude<Drawing, { kind: "label" }>, centre: Point, to: Point, write = inUnits): string {
  const point = (right: number, down: number) => write({ x: centre.x + right, y: centre.y + down });
  if (drawing.kind === "arrow") {
    const { start, neck, tip, left, right } = arrowPoints(centre, to);
    return `M${write(start)}L${write(neck)}M${write(left)}L${write(tip)}L${write(right)}Z`;
  }
  if (drawing.kind === "circle") {
    const half = `A${write({ x: DRAWN_CIRCLE, y: DRAWN_CIRCLE })} 0 1 1 `;
    return `M${point(-DRAWN_CIRCLE, 0)}${half}${point(DRAWN_CIRCLE, 0)}${half}${point(-DRAWN_CIRCLE, 0)}Z`;
  }
  const half = drawing.kind === "square" ? DRAWN_SQUARE : DRAWN_CROSS;
  const [a, b, c, d] = [point(-half, -half), point(half, -half), point(half, half), point(-half, half)];
  return drawing.kind === "square" ? `M${a}L${b}L${c}L${d}Z` : `M${a}L${c}M${b}L${d}`;
}

/** @returns the arrow's head, to be filled */
function headOf(centre: Point, to: Point, write = inUnits): string {
  const { tip, left, right } = arrowPoints(centre, to);
  return `M${write(left)}L${write(tip)}L${write(right)}Z`;
}

/** An arrow leaves room for the stones on its cells. */
function arrowPoints(from: Point, to: Point) {
  // Not by hypot: a square root is the same in every language.
  const whole = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const [across, down] = [(to.x - from.x) / whole, (to.y - from.y) / whole];
  /** @param along  from the start */
  const point = (along: number, aside: number = 0): Point => ({
    x: from.x + across * along - down * aside,
    y: from.y + down * along + across * aside,
  });
  const end = whole - ARROW_END;
  const neck = end - HEAD_LENGTH;
  return {
    start: point(ARROW_START),
    neck: point(neck),
    tip: point(end),
    left: point(neck, HEAD_HALF),
    right: point(neck, -HEAD_HALF),
  };
}

const sizeOf = (text: string) => (text.length > 1 ? DISC_LONG_TEXT : DISC_TEXT);

/** @param scale  CSS pixels in a unit */
function drawLabel(context: CanvasRenderingContext2D, palette: Palette, centre: Point, text: string, scale: number) {
  context.beginPath();
  context.arc(centre.x, centre.y, DISC_RADIUS, 0, 2 * Math.PI);
  context.fillStyle = palette.drawing;
  context.strokeStyle = palette.drawingCase;
  context.lineWidth = CASING;
  context.fill();
  context.stroke();
  inPixels(context, scale, centre, () => {
    context.fillStyle = palette.drawingCase;
    context.font = `700 ${sizeOf(text) * scale}px ${LABEL_FONT}`;
    context.fillText(text, 0, scale * 0.02);
  });
}

function labelSvg(palette: Paints, { x, y }: Point, text: string) {
  const [drawing, casing] = [escape(palette.drawing), escape(palette.drawingCase)];
  const size = sizeOf(text);
  return (
    `<circle class="drawing" cx="${length(x)}" cy="${length(y)}" r="${length(DISC_RADIUS)}" fill="${drawing}" ` +
    `stroke="${casing}" stroke-width="${length(CASING)}"/><text x="${length(x)}" y="${length(y + size * TEXT_DROP)}" ` +
    `font-family="${escape(LABEL_FONT)}" font-size="${length(size)}" font-weight="700" text-anchor="middle" ` +
    `fill="${casing}">${escape(text)}</text>`
  );
}

function shapeSvg(palette: Paints, drawing: Exclude<Drawing, { kind: "label" }>, centre: Point, to: Point) {
  const path = pathOf(drawing, centre, to, at);
  const head = drawing.kind === "arrow" ? headOf(centre, to, at) : "";
  const line = `class="drawing" fill="none" stroke-linejoin="round" stroke-linecap="round" d="${path}"`;
  return strokes(palette)
    .map(([colour, width]) => {
      const filled = head && `<path class="drawing" fill="${escape(colour)}" d="${head}"/>`;
      return `<path ${line} stroke="${escape(colour)}" stroke-width="${length(width)}"/>${filled}`;
    })
    .join("");
}
