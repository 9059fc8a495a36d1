/** The wood, the cells, the holes and the coordinates next to them. */
import { LABEL_FONT, RIM_SHARE, TILE_SHARE, type Cell, type Geometry } from "../geometry.js";
import { escape, length, outlinesSvg } from "../svg_text.js";
import { fillOutlines, inPixels } from "./shapes.js";
import type { Palette } from "../palette.js";
import type { Picture, Scene } from "../scene.js";

/** The wood inside the rim. */
const BASE_SHARE = 1.22;
/** Of labels in an SVG picture, in units. */
const LABEL_SIZE = 0.28;

/** @param scale  CSS pixels in a unit @returns the size of the labels' type in CSS pixels */
export const labelPixels = (scale: number): number => Math.max(9, Math.min(15, scale * 0.27));

/** @returns the fills, from the rim up */
function surfaces({ cells, holes, shape }: Geometry, palette: Palette): [cells: Cell[], share: number, colour: string][] {
  const places = [...cells, ...holes];
  // On hexagonal boards the perimeter is tinted: sides and rows are counted from it.
  const isTinted = (cell: Cell) => shape === "hex" && cell.onEdge;
  return [
    [places, RIM_SHARE, palette.rim],
    [places, BASE_SHARE, palette.base],
    [holes, TILE_SHARE, palette.hole],
    [cells.filter((cell) => !isTinted(cell)), TILE_SHARE, palette.tile],
    [cells.filter(isTinted), TILE_SHARE, palette.edgeTile],
  ];
}

export function paintCells(context: CanvasRenderingContext2D, { geometry, palette, layout }: Scene) {
  for (const [cells, share, colour] of surfaces(geometry, palette)) fillOutlines(context, geometry, cells, share, colour);
  inPixels(context, layout.scale, { x: 0, y: 0 }, () => {
    context.fillStyle = palette.label;
    context.font = `500 ${labelPixels(layout.scale)}px ${LABEL_FONT}`;
    for (const label of geometry.labels) {
      context.fillText(label.text, label.x * layout.scale, label.y * layout.scale);
    }
  });
}

export function cellsSvg({ geometry, palette }: Picture): string[] {
  const labels = geometry.labels.map(({ text, x, y }) => `<text x="${length(x)}" y="${length(y)}">${escape(text)}</text>`);
  return [
    ...surfaces(geometry, palette).map(([cells, share, colour]) => outlinesSvg(geometry, cells, share, colour)),
    labels.length > 0
      ? `<g fill="${escape(palette.label)}" font-family="${LABEL_FONT}" font-size="${length(LABEL_SIZE)}" ` +
        `font-weight="500" text-anchor="middle" dominant-baseline="central">${labels.join("")}</g>`
      : "",
  ];
}
