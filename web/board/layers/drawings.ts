/**
 * People's drawings on a position: circles, crosses, squares, arrows, letters and numbers. Each shape is drawn twice, the first
 * time wider and in the casing's colour, so that it shows on wood and on a stone of any colour.
 */
import { LABEL_FONT, type Geometry, type Point } from "../geometry.js";
import { escape, length } from "../svg_text.js";
import { inPixels } from "./shapes.js";
import type { Palette } from "../palette.js";
import type { Picture, Scene } from "../scene.js";
import type { Drawing, Overlay } from "../view.js";

const WIDTH = 0.085;
/** The additional width of the casing, both sides together. */
const CASING = 0.06;
const CIRCLE_RADIUS = 0.35;
const SQUARE_HALF = 0.26;
const CROSS_HALF = 0.22;
const DISC_RADIUS = 0.26;
const TEXT_SIZE = { short: 0.36, long: 0.28 };
/** An arrow leaves room for the stones on its cells (units from their middle). */
const ARROW_START = 0.2;
const ARROW_END = 0.1;
const HEAD = { length: 0.3, half: 0.17 };

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
        const path = new Path2D(pathOf(drawing, centre, to, 1));
        context.save();
        context.lineJoin = context.lineCap = "round";
        for (const [colour, width] of strokes(palette)) {
          context.strokeStyle = context.fillStyle = colour;
          context.lineWidth = width;
          context.stroke(path);
          if (drawing.kind === "arrow") context.fill(new Path2D(headOf(centre, to, 1)));
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
const strokes = ({ drawing, drawingCase }: Palette): [string, number][] => [
  [drawingCase, WIDTH + CASING],
  [drawing, WIDTH],
];

/**
 * @param unit  what one unit measures
 * @returns the lines of the shape, as in SVG
 */
function pathOf(drawing: Exclude<Drawing, { kind: "label" }>, { x, y }: Point, to: Point, unit: number): string {
  const point = (right: number, down: number) => `${(x + right) * unit} ${(y + down) * unit}`;
  if (drawing.kind === "arrow") {
    const { start, neck, tip, left, right } = arrowPoints({ x, y }, to, unit);
    return `M${start}L${neck}M${left}L${tip}L${right}Z`;
  }
  if (drawing.kind === "circle") {
    const radius = CIRCLE_RADIUS * unit;
    const half = `A${radius} ${radius} 0 1 1 `;
    return `M${point(-CIRCLE_RADIUS, 0)}${half}${point(CIRCLE_RADIUS, 0)}${half}${point(-CIRCLE_RADIUS, 0)}Z`;
  }
  const half = drawing.kind === "square" ? SQUARE_HALF : CROSS_HALF;
  const [a, b, c, d] = [point(-half, -half), point(half, -half), point(half, half), point(-half, half)];
  return drawing.kind === "square" ? `M${a}L${b}L${c}L${d}Z` : `M${a}L${c}M${b}L${d}`;
}

/** @returns the arrow's head, to be filled */
function headOf(centre: Point, to: Point, unit: number): string {
  const { tip, left, right } = arrowPoints(centre, to, unit);
  return `M${left}L${tip}L${right}Z`;
}

function arrowPoints(from: Point, to: Point, unit: number) {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / whole, (to.y - from.y) / whole];
  /** @param along  from the start */
  const point = (along: number, aside: number = 0) =>
    `${(from.x + across * along - down * aside) * unit} ${(from.y + down * along + across * aside) * unit}`;
  const end = whole - ARROW_END;
  const neck = end - HEAD.length;
  return {
    start: point(ARROW_START),
    neck: point(neck),
    tip: point(end),
    left: point(neck, HEAD.half),
    right: point(neck, -HEAD.half),
  };
}

const sizeOf = (text: string) => (text.length > 1 ? TEXT_SIZE.long : TEXT_SIZE.short);

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

function labelSvg(palette: Palette, { x, y }: Point, text: string) {
  const [drawing, casing] = [escape(palette.drawing), escape(palette.drawingCase)];
  const size = sizeOf(text);
  return (
    `<circle class="drawing" cx="${length(x)}" cy="${length(y)}" r="${length(DISC_RADIUS)}" fill="${drawing}" ` +
    `stroke="${casing}" stroke-width="${length(CASING)}"/><text x="${length(x)}" y="${length(y + size * 0.36)}" ` +
    `font-family="${escape(LABEL_FONT)}" font-size="${length(size)}" font-weight="700" text-anchor="middle" ` +
    `fill="${casing}">${escape(text)}</text>`
  );
}

function shapeSvg(palette: Palette, drawing: Exclude<Drawing, { kind: "label" }>, centre: Point, to: Point) {
  const round = (path: string) => path.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
  const unit = length(1);
  const path = round(pathOf(drawing, centre, to, unit));
  const head = round(drawing.kind === "arrow" ? headOf(centre, to, unit) : "");
  const line = `class="drawing" fill="none" stroke-linejoin="round" stroke-linecap="round" d="${path}"`;
  return strokes(palette)
    .map(([colour, width]) => {
      const filled = head && `<path class="drawing" fill="${escape(colour)}" d="${head}"/>`;
      return `<path ${line} stroke="${escape(colour)}" stroke-width="${length(width)}"/>${filled}`;
    })
    .join("");
}
