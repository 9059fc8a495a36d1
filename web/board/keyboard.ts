/** The targets of the arrow keys, as pure functions of the geometry. */

import type { Cell } from "./geometry.js";

/** Rows to go up. */
const ROWS_UP: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
/** Cells to go to the right. */
const CELLS_RIGHT: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * @param places  those that can be gone to
 * @param from  name of a cell
 * @param key  as in KeyboardEvent.key
 * @param aim  the x that moves up and down try to keep, so that up and down lead back to the same cell
 * @returns the cell that the key leads to; null for a key that leads nowhere
 */
export function cellAfterKey(
  { rows, byName }: { rows: Cell[][]; byName: Map<string, Cell> },
  from: string,
  key: string,
  aim: number,
): Cell | null {
  const start = byName.get(from);
  if (!start) return null;
  const row = rows[start.row] ?? [];
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row[row.length - 1] ?? null;
  const right = CELLS_RIGHT[key];
  if (right !== undefined) return row[row.indexOf(start) + right] ?? null;
  const up = ROWS_UP[key];
  if (up === undefined) return null;
  for (let index = start.row + up; rows[index]; index += up) {
    const candidates = rows[index] ?? [];
    if (candidates.length > 0) return nearestTo(candidates, aim);
  }
  return null;
}

/** @param cells  not empty */
function nearestTo(cells: readonly Cell[], aim: number) {
  return cells.reduce((best, cell) => (Math.abs(cell.x - aim) < Math.abs(best.x - aim) ? cell : best));
}
