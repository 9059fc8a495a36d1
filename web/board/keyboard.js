/**
 * Where the arrow keys lead, as pure functions of the geometry.
 *
 * @import { Cell, Geometry } from "./geometry.js"
 */

/** @type {Readonly<Record<string, number>>} rows to go up */
const ROWS_UP = { ArrowUp: 1, ArrowDown: -1 };
/** @type {Readonly<Record<string, number>>} cells to go to the right */
const CELLS_RIGHT = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * @param {Geometry} geometry
 * @param {string} from      name of a cell
 * @param {string} key       as in KeyboardEvent.key
 * @param {number} aim       the x that vertical steps try to keep, so that up and down lead back to the same cell
 * @returns {Cell | null}    the cell that the key leads to; null for a key that leads nowhere
 */
export function cellAfterKey(geometry, from, key, aim) {
  const start = geometry.byName.get(from);
  if (!start) return null;
  const row = geometry.rows[start.row] ?? [];
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row[row.length - 1] ?? null;
  const right = CELLS_RIGHT[key];
  if (right !== undefined) return row[row.indexOf(start) + right] ?? null;
  const up = ROWS_UP[key];
  if (up === undefined) return null;
  for (let index = start.row + up; geometry.rows[index]; index += up) {
    const candidates = geometry.rows[index] ?? [];
    if (candidates.length > 0) return nearestTo(candidates, aim);
  }
  return null;
}

/** @param {readonly Cell[]} cells not empty @param {number} aim */
function nearestTo(cells, aim) {
  return cells.reduce((best, cell) => (Math.abs(cell.x - aim) < Math.abs(best.x - aim) ? cell : best));
}
