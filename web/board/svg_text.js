/**
 * Parts of SVG pictures as text. Lengths are in units (see geometry.js).
 *
 * @import { Cell, Geometry, Point } from "./geometry.js"
 */

/** The length of one unit in the picture. */
const UNIT = 100;
/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {number} units @returns {number} rounded: a hundredth of a unit is not to be seen */
export const length = (units) => Math.round(units * UNIT * 10) / 10;

/** @param {Point} point @returns {string} as written in a path */
export const at = ({ x, y }) => `${length(x)} ${length(y)}`;

/** @param {string} text @returns {string} as written in markup */
export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * @param {Geometry} geometry @param {readonly Cell[]} cells
 * @param {number} share  1 for the true outline
 * @param {string} colour
 */
export function outlinesSvg(geometry, cells, share, colour) {
  if (cells.length === 0) return "";
  const paths = cells.map((cell) => {
    const corners = geometry.corners.map((corner) => at({ x: cell.x + corner.x * share, y: cell.y + corner.y * share }));
    return `M${corners.join("L")}Z`;
  });
  return `<path fill="${escape(colour)}" d="${paths.join("")}"/>`;
}
