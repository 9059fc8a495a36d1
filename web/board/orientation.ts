/** The orientation of a board on the screen: turned in steps that bring it onto itself, and mirrored. */
import { createGeometry, type Cell, type Geometry, type Label, type Point } from "./geometry.js";
import { RIM, ROW_HEIGHT } from "./measures.js";
import type { Orientation, View } from "./view.js";

/** Cosines of the steps of a whole turn. The sines are the cosines and heights of other steps, exactly. */
const COSINES = { hex: [1, 0.5, -0.5, -1, -0.5, 0.5], square: [1, 0, -1, 0] };
const SINES = { hex: [0, ROW_HEIGHT, ROW_HEIGHT, 0, -ROW_HEIGHT, -ROW_HEIGHT], square: [0, 1, 0, -1] };

/** Two heights that differ by less belong to one row (units). */
const SAME_ROW = 0.01;

/** @returns of the board that it shows */
export const geometryOf = ({ shape, size, holes, showCoordinates, orientation }: View): Geometry =>
  oriented(createGeometry(shape, size, holes, showCoordinates), orientation);

/**
 * @param geometry  of an upright board
 * @returns rows and columns are counted as they are seen: so arrow keys go where they point
 */
export function oriented(geometry: Geometry, { turned, mirrored }: Orientation): Geometry {
  const cosines = COSINES[geometry.shape];
  const step = ((turned % cosines.length) + cosines.length) % cosines.length;
  if (step === 0 && !mirrored) return geometry;
  const label = geometry.labelReach;
  const [cosine = 1, sine = 0] = [cosines[step], SINES[geometry.shape][step]];
  const places = [...geometry.cells, ...geometry.holes];
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };

  /** @returns around the middle of the board, which is at 0, 0 */
  function moved<Thing extends Point>(thing: Thing): Thing {
    const across = (thing.x - middle.x) * (mirrored ? -1 : 1);
    const down = thing.y - middle.y;
    return { ...thing, x: across * cosine - down * sine, y: across * sine + down * cosine };
  }

  const outline = geometry.corners;
  const [reachX, reachY] = [Math.max(...outline.map(({ x }) => x)) + RIM, Math.max(...outline.map(({ y }) => y)) + RIM];
  const movedPlaces = places.map(moved);
  const movedLabels = geometry.labels.map(moved);
  const xs = [
    ...movedPlaces.map(({ x }) => [x - reachX, x + reachX]),
    ...movedLabels.map(({ x }) => [x - label, x + label]),
  ].flat();
  const ys = [
    ...movedPlaces.map(({ y }) => [y - reachY, y + reachY]),
    ...movedLabels.map(({ y }) => [y - label, y + label]),
  ].flat();
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const shifted = <Thing extends Point>(thing: Thing): Thing => ({ ...thing, x: thing.x - left, y: thing.y - top });

  const rows = rowsOf(movedPlaces.map(shifted));
  const byName = new Map(rows.flat().map((cell) => [cell.name, cell]));
  const isHole = new Set(geometry.holes.map(({ name }) => name));
  const found = (cells: readonly Cell[]) => cells.flatMap(({ name }) => byName.get(name) ?? []);
  const cells = found(geometry.cells);
  return {
    ...geometry,
    cells,
    byName: new Map(cells.map((cell) => [cell.name, cell])),
    rows: rows.map((row) => row.filter(({ name }) => !isHole.has(name))),
    holes: found(geometry.holes),
    labels: movedLabels.map(shifted) as Label[],
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

/** @returns from the bottom, each from the left, with their new rows and columns */
function rowsOf(places: Cell[]): Cell[][] {
  const sorted = [...places].sort((one, other) => (Math.abs(one.y - other.y) < SAME_ROW ? one.x - other.x : other.y - one.y));
  const rows: Cell[][] = [];
  for (const place of sorted) {
    const last = rows.at(-1);
    if (last?.[0] && Math.abs(last[0].y - place.y) < SAME_ROW) last.push(place);
    else rows.push([place]);
  }
  return rows.map((cells, row) => cells.map((cell, column) => ({ ...cell, row, column })));
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
