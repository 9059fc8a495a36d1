/**
 * A view as an SVG picture: a text that stands by itself, for documents, printing and further drawing. The geometry is the
 * one that the canvas is painted from; what only concerns somebody who plays (targets, ghosts, the cursor) is left out.
 *
 * @import { Cell, Geometry, Point } from "../geometry.js"
 * @import { Palette } from "../palette.js"
 * @import { Colour, View } from "../view.js"
 */
import { LABEL_FONT, RIM_SHARE, TILE_SHARE, createGeometry } from "../geometry.js";
import { RING_RADIUS } from "../marks.js";
import { cellsOf, linksOf } from "../outlines.js";
import { BASE_SHARE, BESIDE_LOOP_OPACITY, litCells } from "../painter.js";
import { STONE_RADIUS, hasSun } from "../stones.js";

/** What one unit of the geometry measures in the picture. */
const UNIT = 100;
const LABEL_SIZE = 0.28;

/**
 * @param {View} view
 * @param {Palette} palette
 * @param {string} title  what is seen, for those who cannot see it
 * @returns {string}
 */
export function boardSvg(view, palette, title) {
  const geometry = createGeometry(view.shape, view.size, view.holes, view.showCoordinates);
  const [width, height] = [length(geometry.width), length(geometry.height)];
  const colours = /** @type {Colour[]} */ ([...new Set(Object.values(view.stones))].sort());
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<defs>${colours.map((colour) => stoneSymbol(colour, palette)).join("")}</defs>`,
    ...boardParts(geometry, palette),
    ...loopParts(geometry, view, palette),
    ...stoneParts(geometry, view),
    ...markParts(geometry, view, palette),
    "</svg>",
  ].filter(Boolean).join("\n");
}

/** @param {Geometry} geometry @param {Palette} palette @returns {string[]} wood, cells, holes and labels */
function boardParts(geometry, palette) {
  const places = [...geometry.cells, ...geometry.holes];
  // On hexagonal boards the perimeter is tinted: sides and rows are counted from it.
  const isTinted = (/** @type {Cell} */ cell) => geometry.shape === "hex" && cell.onEdge;
  const labels = geometry.labels.map(({ text, x, y }) => `<text x="${length(x)}" y="${length(y)}">${escape(text)}</text>`);
  return [
    outlines(geometry, places, RIM_SHARE, palette.rim),
    outlines(geometry, places, BASE_SHARE, palette.base),
    outlines(geometry, geometry.holes, TILE_SHARE, palette.hole),
    outlines(geometry, geometry.cells.filter((cell) => !isTinted(cell)), TILE_SHARE, palette.tile),
    outlines(geometry, geometry.cells.filter(isTinted), TILE_SHARE, palette.edgeTile),
    labels.length > 0
      ? `<g fill="${escape(palette.label)}" font-family="${LABEL_FONT}" font-size="${length(LABEL_SIZE)}" `
        + `font-weight="500" text-anchor="middle" dominant-baseline="central">${labels.join("")}</g>`
      : "",
  ];
}

/** @param {Geometry} geometry @param {View} view @param {Palette} palette */
function loopParts(geometry, view, palette) {
  const loop = cellsOf(geometry, litCells(view));
  if (loop.length === 0) return [];
  const lines = linksOf(loop).map(([one, other]) => `M${at(one)}L${at(other)}`);
  return [
    outlines(geometry, loop, TILE_SHARE, palette.glowSoft),
    `<path class="loop" d="${lines.join("")}" fill="none" stroke="${escape(palette.glow)}" stroke-width="${length(0.26)}" `
      + 'stroke-linecap="round"/>',
  ];
}

/** @param {Geometry} geometry @param {View} view */
function stoneParts(geometry, view) {
  const loop = new Set(litCells(view));
  return geometry.cells.flatMap((cell) => {
    const colour = view.stones[cell.name];
    if (!colour) return [];
    const faded = loop.size > 0 && !loop.has(cell.name) ? ` opacity="${BESIDE_LOOP_OPACITY}"` : "";
    return `<use href="#stone-${colour}" x="${length(cell.x)}" y="${length(cell.y)}" data-cell="${cell.name}"${faded}/>`;
  });
}

/** @param {Geometry} geometry @param {View} view @param {Palette} palette */
function markParts(geometry, { marks }, palette) {
  const flipped = new Set(marks.flipped);
  const ring = (/** @type {Cell} */ cell, /** @type {number} */ width, dash = "") =>
    `<circle class="mark" cx="${length(cell.x)}" cy="${length(cell.y)}" r="${length(RING_RADIUS)}" fill="none" `
      + `stroke="${escape(palette.glow)}" stroke-width="${length(width)}"${dash}/>`;
  const pointed = cellsOf(geometry, marks.pointed).map((cell) => ring(cell, 0.05));
  if (marks.loop.length > 0) return pointed;
  // A stone that changed its colour has a ring in two arcs.
  const halves = length(RING_RADIUS * Math.PI / 2);
  return [
    ...pointed,
    ...cellsOf(geometry, [...marks.last, ...marks.steps]).filter(({ name }) => !flipped.has(name))
      .map((cell) => ring(cell, 0.05)),
    ...cellsOf(geometry, marks.flipped).map((cell) => ring(cell, 0.07, ` stroke-dasharray="${halves} ${halves}"`)),
  ];
}

/** @param {Colour} colour @param {Palette} palette @returns {string} a stone round 0, 0, with the paint it needs */
function stoneSymbol(colour, palette) {
  const paint = palette.stones[colour];
  const radius = STONE_RADIUS;
  return `<radialGradient id="paint-${colour}" cx="${length(-radius * 0.35)}" cy="${length(-radius * 0.45)}" `
    + `r="${length(radius * 1.5)}" gradientUnits="userSpaceOnUse">`
    + `<stop offset="0" stop-color="${escape(paint.light)}"/><stop offset=".55" stop-color="${escape(paint.main)}"/>`
    + `<stop offset="1" stop-color="${escape(paint.deep)}"/></radialGradient>`
    + `<g id="stone-${colour}"><circle r="${length(radius)}" fill="url(#paint-${colour})" stroke="${escape(paint.rim)}" `
    + `stroke-width="${length(0.025)}"/>${stoneSign(colour, paint.mark, radius)}</g>`;
}

/**
 * The engraved sign: a sun, or a moon, which is what one disc leaves uncovered of another.
 * @param {Colour} colour @param {string} mark @param {number} radius
 */
function stoneSign(colour, mark, radius) {
  if (hasSun(colour)) return `<circle r="${length(radius * 0.27)}" fill="${escape(mark)}"/>`;
  const outer = radius * 0.38;
  const reach = Math.PI * 0.32;
  const tip = { x: outer * Math.cos(reach), y: outer * Math.sin(reach) };
  const inner = Math.hypot(tip.x - outer * 0.62, tip.y);
  const [far, near] = [length(outer), length(inner)];
  const [start, end] = [at(tip), at({ x: tip.x, y: -tip.y })];
  return `<path fill="${escape(mark)}" d="M${start}A${far} ${far} 0 1 1 ${end}A${near} ${near} 0 0 0 ${start}Z"/>`;
}

/**
 * @param {Geometry} geometry @param {readonly Cell[]} cells
 * @param {number} share  1 for the true outline
 * @param {string} colour
 */
function outlines(geometry, cells, share, colour) {
  if (cells.length === 0) return "";
  const paths = cells.map((cell) => {
    const corners = geometry.corners.map((corner) => at({ x: cell.x + corner.x * share, y: cell.y + corner.y * share }));
    return `M${corners.join("L")}Z`;
  });
  return `<path fill="${escape(colour)}" d="${paths.join("")}"/>`;
}

/** @param {number} units @returns {number} rounded: a hundredth of a unit is not to be seen */
const length = (units) => Math.round(units * UNIT * 10) / 10;

/** @param {Point} point */
const at = ({ x, y }) => `${length(x)} ${length(y)}`;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {string} text @returns {string} as it may stand in markup */
export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
