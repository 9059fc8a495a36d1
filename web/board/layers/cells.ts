/** The wood, the cells, the holes and the coordinates next to them. */
import { type Cell, type Geometry } from "../geometry.js";
import { BASE_SHARE, LABEL_FONT, RIM_SHARE, TILE_SHARE } from "../measures.js";
import { fillOutlines, inPixels } from "./shapes.js";
import type { Palette } from "../palette.js";
import type { Scene } from "../scene.js";

/** @param scale  CSS pixels in a unit @returns the size of the labels' type in CSS pixels */
export const labelPixels = (scale: number): number => Math.max(9, Math.min(15, scale * 0.27));

/** On hexagonal boards the perimeter is tinted: sides and rows are counted from it. */
export const isTintedOn =
  ({ shape }: Geometry) =>
  (cell: Cell) =>
    shape === "hex" && cell.onEdge;

/** @returns the fills, from the rim up */
function surfaces(geometry: Geometry, palette: Palette): [cells: Cell[], share: number, colour: string][] {
  const { cells, holes } = geometry;
  const places = [...cells, ...holes];
  const isTinted = isTintedOn(geometry);
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
