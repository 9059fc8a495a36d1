/** Parts of SVG pictures as text. Lengths are in units (see geometry.ts). */

import type { Cell, Geometry, Point } from "./geometry.js";

/** The length of one unit in the picture. */
const UNIT = 100;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @returns rounded: a hundredth of a unit is not to be seen */
export const length = (units: number): number => Math.round(units * UNIT * 10) / 10;

/** @returns as written in a path */
export const at = ({ x, y }: Point): string => `${length(x)} ${length(y)}`;

/** @returns as written in markup */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** @param share  1 for the true outline */
export function outlinesSvg(geometry: Geometry, cells: readonly Cell[], share: number, colour: string) {
  if (cells.length === 0) return "";
  const paths = cells.map((cell) => {
    const corners = geometry.corners.map((corner) => at({ x: cell.x + corner.x * share, y: cell.y + corner.y * share }));
    return `M${corners.join("L")}Z`;
  });
  return `<path fill="${escape(colour)}" d="${paths.join("")}"/>`;
}
