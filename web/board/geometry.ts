/**
 * The places of things on a board, as pure functions of its shape and size.
 *
 * Lengths are in *units*: the distance between the centres of two neighbouring cells is 1. x grows to the right and y
 * downwards, with the top left corner of the drawing (coordinate labels included) at 0, 0. `measures.js`, made by the build,
 * has all that the engine's figures need, too.
 *
 * Hexagonal boards: rows are horizontal, `a` at the bottom; a cell's number counts from the left of its row.
 * Square boards: a letter for the column, `a` at the left; a number for the row, 1 at the bottom.
 */

import { HEX_RADIUS, LABEL_GAP, LABEL_HALF, LABEL_HALF_SHARE, RIM, RIM_SHARE, ROW_HEIGHT } from "./measures.js";
import type { Shape } from "./view.js";

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  name: string;
  row: number; // 0 at the bottom
  column: number; // 0 at the left end of the row
  x: number; // centre
  y: number; // centre
  onEdge: boolean; // true for a cell of the board's perimeter
}

export interface Label {
  text: string;
  x: number;
  y: number;
}

export interface Geometry {
  shape: Shape;
  size: number;
  cells: Cell[]; // every cell that exists, in board order (a1, a2, …)
  byName: Map<string, Cell>;
  rows: Cell[][]; // the cells row by row from the bottom; a row may lack its holes
  holes: Cell[]; // the places of the holes
  corners: Point[]; // a cell's outline relative to its centre
  labels: Label[];
  labelReach: number; // from the middle of a label to the end of the room that it has
  width: number; // of the whole drawing
  height: number; // of the whole drawing
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** A hexagon's lowest corner reaches further than its sides. */
const TIP = HEX_RADIUS - 0.5;

/**
 * @param size  cells along one side
 * @param withLabels  whether to leave room for, and give, coordinate labels
 */
export function createGeometry(shape: Shape, size: number, holes: readonly string[] = [], withLabels: boolean = true): Geometry {
  const span = shape === "hex" ? 2 * size - 1 : size;
  const labelHalf = Math.max(LABEL_HALF, LABEL_HALF_SHARE * span);
  /** From the centre of an edge cell to the label next to it. */
  const labelDistance = RIM_SHARE / 2 + LABEL_GAP + labelHalf;
  const room = withLabels ? labelDistance - 0.5 + labelHalf + LABEL_GAP : RIM;
  const places = shape === "hex" ? hexCells(size, room) : squareCells(size, room);
  const missing = new Set(holes);
  const cells = places.filter((cell) => !missing.has(cell.name));
  const rise = shape === "hex" ? (span - 1) * ROW_HEIGHT + 2 * HEX_RADIUS : size;
  return {
    shape,
    size,
    cells: [...cells].sort(inBoardOrder(shape)),
    byName: new Map(cells.map((cell) => [cell.name, cell])),
    rows: Array.from({ length: span }, (_, row) => cells.filter((cell) => cell.row === row)),
    holes: places.filter((cell) => missing.has(cell.name)),
    corners: shape === "hex" ? hexCorners() : squareCorners(),
    labels: !withLabels ? [] : shape === "hex" ? hexLabels(places, size, labelDistance) : squareLabels(places, labelDistance),
    labelReach: labelHalf + LABEL_GAP,
    width: room + span + room,
    height: RIM + rise + room,
  };
}

/** @returns the cell whose outline holds the point; a hole is one too, so that it can say what it is */
export function cellAt(geometry: Geometry, x: number, y: number): string | null {
  let nearest = null;
  let best = Infinity;
  for (const cell of [...geometry.cells, ...geometry.holes]) {
    const distance = (cell.x - x) ** 2 + (cell.y - y) ** 2;
    if (distance < best) {
      best = distance;
      nearest = cell;
    }
  }
  // Cells tile the plane around their centres, so only the nearest one can hold the point.
  return nearest && holdsPoint(geometry, x - nearest.x, y - nearest.y) ? nearest.name : null;
}

/** @returns a cell, or the place of a hole */
export const placeOf = (geometry: Geometry, name: string): Cell | undefined =>
  geometry.byName.get(name) ?? geometry.holes.find((hole) => hole.name === name);

/** @returns every place, the holes too, for where these can be picked */
export function withHoles({ rows, byName, holes }: Geometry): { rows: Cell[][]; byName: Map<string, Cell> } {
  return {
    rows: rows.map((cells, row) =>
      [...cells, ...holes.filter((hole) => hole.row === row)].sort((one, other) => one.column - other.column),
    ),
    byName: new Map([...byName, ...holes.map((hole) => [hole.name, hole] as const)]),
  };
}

/** @returns those of them that exist */
export function cellsOf(geometry: Geometry, names: readonly string[]): Cell[] {
  return names.flatMap((name) => geometry.byName.get(name) ?? []);
}

/** @returns each two of its cells that are neighbours */
export function linksOf(loop: readonly Cell[]): [Cell, Cell][] {
  return loop.flatMap((one, index) =>
    loop
      .slice(index + 1)
      .filter((other) => areBeside(one, other))
      .map((other) => [one, other] as [Cell, Cell]),
  );
}

/** @returns whether their centres are one unit apart: neighbours along a side */
export function areBeside(one: Cell, other: Cell): boolean {
  return Math.abs((one.x - other.x) ** 2 + (one.y - other.y) ** 2 - 1) < 0.01;
}

/** @param x  relative to a cell's centre */
function holdsPoint(geometry: Geometry, x: number, y: number) {
  const corners = geometry.corners;
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= -1e-9;
  });
}

function inBoardOrder(shape: Shape): (one: Cell, other: Cell) => number {
  return shape === "hex"
    ? (one, other) => one.row - other.row || one.column - other.column
    : (one, other) => one.column - other.column || one.row - other.row;
}

const letter = (index: number) => LETTERS.charAt(index);

const hexRowLength = (size: number, row: number) => 2 * size - 1 - Math.abs(row - (size - 1));

function hexCells(size: number, left: number): Cell[] {
  const rowCount = 2 * size - 1;
  return Array.from({ length: rowCount }, (_, row) => {
    const length = hexRowLength(size, row);
    return Array.from({ length }, (_unused, column) => ({
      name: `${letter(row)}${column + 1}`,
      row,
      column,
      x: left + 0.5 + (rowCount - length) / 2 + column,
      y: RIM + HEX_RADIUS + (rowCount - 1 - row) * ROW_HEIGHT,
      onEdge: row === 0 || row === rowCount - 1 || column === 0 || column === length - 1,
    }));
  }).flat();
}

function squareCells(size: number, left: number): Cell[] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => ({
      name: `${letter(column)}${row + 1}`,
      row,
      column,
      x: left + 0.5 + column,
      y: RIM + 0.5 + (size - 1 - row),
      onEdge: row === 0 || column === 0 || row === size - 1 || column === size - 1,
    })),
  ).flat();
}

/** @returns clockwise on the screen, from the top */
function hexCorners(): Point[] {
  const half = HEX_RADIUS / 2;
  return [
    { x: 0, y: -HEX_RADIUS },
    { x: 0.5, y: -half },
    { x: 0.5, y: half },
    { x: 0, y: HEX_RADIUS },
    { x: -0.5, y: half },
    { x: -0.5, y: -half },
  ];
}

/** @returns clockwise on the screen, from the top left */
function squareCorners(): Point[] {
  return [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ];
}

/**
 * A row's letter is at its left end and the number of its last cell at its right end; the numbers of the lowest row are
 * below it.
 */
function hexLabels(places: Cell[], size: number, distance: number): Label[] {
  return places.flatMap(({ name, row, column, x, y }) => {
    const labels = [];
    if (column === 0) labels.push({ text: letter(row), x: x - distance, y });
    if (row === 0) labels.push({ text: name.slice(1), x, y: y + distance + TIP });
    else if (column === hexRowLength(size, row) - 1) labels.push({ text: name.slice(1), x: x + distance, y });
    return labels;
  });
}

function squareLabels(places: Cell[], distance: number): Label[] {
  const letters = places
    .filter((cell) => cell.row === 0)
    .map((cell) => ({ text: letter(cell.column), x: cell.x, y: cell.y + distance }));
  const numbers = places
    .filter((cell) => cell.column === 0)
    .map((cell) => ({ text: String(cell.row + 1), x: cell.x - distance, y: cell.y }));
  return [...letters, ...numbers];
}
