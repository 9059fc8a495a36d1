/**
 * The places of a tree's turns in its picture: a column for each turn played, and a row for each line. The main line is the top
 * row; a variation has the first row below the line that it departs from where it meets no other.
 */

import type { TurnNode } from "../../engine/wire.js";

export interface Place {
  id: number;
  after: number; // the id of the turn before it; 0 is the start
  column: number; // turns that lead there: 0 for the start
  row: number;
  turn: string;
}

/** @param nodes  of a state's tree @returns what follows each turn, by its id */
export function branchesOf(nodes: readonly TurnNode[]): Map<number, TurnNode[]> {
  const branches = new Map<number, TurnNode[]>();
  for (const node of nodes) {
    const others = branches.get(node.after);
    if (others) others.push(node);
    else branches.set(node.after, [node]);
  }
  return branches;
}

/** @param nodes  of the state's tree @returns by id, the start among them */
export function treeLayout(nodes: readonly TurnNode[]): Map<number, Place> {
  const branches = branchesOf(nodes);
  const places = new Map<number, Place>();
  /** For each row the columns that are taken, as pairs of the first and the last. */
  const taken: [number, number][][] = [];

  /** @param first  of a line @param highest  row that it may have */
  function layOut(first: Omit<Place, "row">, highest: number) {
    const line = [first];
    for (let next = branches.get(first.id)?.[0]; next; next = branches.get(next.id)?.[0]) {
      line.push({ ...next, column: first.column + line.length });
    }
    // From where it departs: there its stroke comes down.
    const [from, to] = [first.column - 1, first.column + line.length - 1];
    let row = highest;
    while (taken[row]?.some(([start, end]) => start <= to && from <= end)) row += 1;
    (taken[row] ??= []).push([from, to]);
    for (const place of line) places.set(place.id, { ...place, row });
    // The last ones first: so no stroke crosses another line.
    for (const { id, column } of line.reverse()) {
      for (const other of (branches.get(id) ?? []).slice(1)) layOut({ ...other, column: column + 1 }, row + 1);
    }
  }

  layOut({ id: 0, after: 0, column: 0, turn: "" }, 0);
  return places;
}

/**
 * @param here  a turn's id
 * @param key  as in KeyboardEvent.key
 * @param line  the ids of the line on the board
 * @returns the id of the turn that the key leads to; null where there is none
 */
export function turnAfterKey(places: Map<number, Place>, here: number, key: string, line: readonly number[]): number | null {
  const from = places.get(here);
  if (!from) return null;
  const all = [...places.values()];
  if (key === "Home") return 0;
  if (key === "End") return line.at(-1) ?? null;
  if (key === "ArrowLeft") return here === 0 ? null : from.after;
  if (key === "ArrowRight") {
    const next = all.filter(({ id, after }) => after === here && id !== here && id !== 0);
    return (next.find(({ id }) => line.includes(id)) ?? next[0])?.id ?? null;
  }
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (down === 0) return null;
  const column = all.filter(({ column: other, row }) => other === from.column && (row - from.row) * down > 0);
  return column.sort((one, other) => (one.row - other.row) * down)[0]?.id ?? null;
}
