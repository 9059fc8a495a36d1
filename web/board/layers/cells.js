/**
 * The wood, the cells, the holes and the coordinates next to them.
 *
 * @import { Cell, Geometry } from "../geometry.js"
 * @import { Palette } from "../palette.js"
 * @import { Picture, Scene } from "../scene.js"
 */
import { LABEL_FONT, RIM_SHARE, TILE_SHARE } from "../geometry.js";
import { escape, length, outlinesSvg } from "../svg_text.js";
import { fillOutlines, inPixels } from "./shapes.js";

/** The wood inside the rim. */
const BASE_SHARE = 1.22;
/** Of labels in an SVG picture, in units. */
const LABEL_SIZE = 0.28;

/** @param {number} scale  CSS pixels in a unit @returns {number} the size of the labels' type in CSS pixels */
export const labelPixels = (scale) => Math.max(9, Math.min(15, scale * 0.27));

/**
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @returns {[cells: Cell[], share: number, colour: string][]} the fills, from the rim up
 */
function surfaces({ cells, holes, shape }, palette) {
  const places = [...cells, ...holes];
  // On hexagonal boards the perimeter is tinted: sides and rows are counted from it.
  const isTinted = (/** @type {Cell} */ cell) => shape === "hex" && cell.onEdge;
  return [
    [places, RIM_SHARE, palette.rim],
    [places, BASE_SHARE, palette.base],
    [holes, TILE_SHARE, palette.hole],
    [cells.filter((cell) => !isTinted(cell)), TILE_SHARE, palette.tile],
    [cells.filter(isTinted), TILE_SHARE, palette.edgeTile],
  ];
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
export function paintCells(context, { geometry, palette, layout }) {
  for (const [cells, share, colour] of surfaces(geometry, palette)) fillOutlines(context, geometry, cells, share, colour);
  inPixels(context, layout.scale, { x: 0, y: 0 }, () => {
    context.fillStyle = palette.label;
    context.font = `500 ${labelPixels(layout.scale)}px ${LABEL_FONT}`;
    for (const label of geometry.labels) {
      context.fillText(label.text, label.x * layout.scale, label.y * layout.scale);
    }
  });
}

/** @param {Picture} picture @returns {string[]} */
export function cellsSvg({ geometry, palette }) {
  const labels = geometry.labels.map(({ text, x, y }) => `<text x="${length(x)}" y="${length(y)}">${escape(text)}</text>`);
  return [
    ...surfaces(geometry, palette).map(([cells, share, colour]) => outlinesSvg(geometry, cells, share, colour)),
    labels.length > 0
      ? `<g fill="${escape(palette.label)}" font-family="${LABEL_FONT}" font-size="${length(LABEL_SIZE)}" ` +
        `font-weight="500" text-anchor="middle" dominant-baseline="central">${labels.join("")}</g>`
      : "",
  ];
}
