/** Parts of SVG pictures as text. Lengths are in units (see geometry.ts). */

import { TILE_SHARE } from "./measures.js";
import type { Cell, Geometry, Point } from "./geometry.js";
import type { Paints } from "./palette.js";

/** The length of one unit in the picture. */
const UNIT = 100;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @returns rounded: a hundredth of a unit is not to be seen */
export const length = (units: number): number => Math.round(units * UNIT * 10) / 10;

/** @returns as written in a path */
export const at = ({ x, y }: Point): string => `${length(x)} ${length(y)}`;

/** @returns as written in markup */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** @returns the outlines of cells as one path: from its first corner each one is the same */
export function outlinesPath({ corners }: Geometry, cells: readonly Cell[]): string {
  const [first = { x: 0, y: 0 }] = corners;
  const steps = corners.slice(1).map(({ x, y }, index) => {
    const before = corners[index] ?? first;
    return at({ x: x - before.x, y: y - before.y });
  });
  const rest = `l${steps.join(" ")}z`;
  return cells.map(({ x, y }) => `M${at({ x: x + first.x, y: y + first.y })}${rest}`).join("");
}

/** @returns cells with the line between them */
export function tilesSvg(geometry: Geometry, cells: readonly Cell[], colour: string, { base, line = base }: Paints): string {
  if (cells.length === 0) return "";
  return `<path ${tilePaint(colour, line)} d="${outlinesPath(geometry, cells)}"/>`;
}

/** @param line  the colour between cells */
export const tilePaint = (colour: string, line: string): string =>
  `fill="${escape(colour)}" stroke="${escape(line)}" stroke-width="${length(1 - TILE_SHARE)}"`;

/**
 * @returns a short name for a text: pictures within one page may share the names of their parts only where the parts are the
 *   same (FNV-1a, 32 bits)
 */
export function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}
