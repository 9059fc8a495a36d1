/** Holes that repeat themselves on a square board: by half a turn, or across the diagonal. */

import type { Cell, Geometry } from "../../board/geometry.js";

export type Symmetry = "none" | "turn" | "diagonal";

export const SYMMETRIES: readonly Symmetry[] = ["none", "turn", "diagonal"];

/**
 * @param geometry  of a square board without holes
 * @returns the cell and the one that goes with it; just the cell where it goes with itself
 */
export function imagesOf(symmetry: Symmetry, geometry: Geometry, name: string): string[] {
  const cell = geometry.byName.get(name);
  const image = cell && imageOf(symmetry, geometry, cell);
  return image && image !== name ? [name, image] : [name];
}

function imageOf(symmetry: Symmetry, { size, rows }: Geometry, { row, column }: Cell): string | undefined {
  switch (symmetry) {
    case "turn":
      return rows[size - 1 - row]?.[size - 1 - column]?.name;
    case "diagonal":
      return rows[column]?.[row]?.name;
    default:
      return undefined;
  }
}

/**
 * @param geometry  of a square board without holes
 * @returns this many holes at random; null if the symmetry does not allow the number
 */
export function scatterHoles(symmetry: Symmetry, geometry: Geometry, count: number): string[] | null {
  const sets = new Map(
    geometry.cells.map(({ name }) => {
      const images = imagesOf(symmetry, geometry, name).sort();
      return [images.join(), images];
    }),
  );
  const pairs = shuffled([...sets.values()].filter((images) => images.length === 2));
  const singles = shuffled([...sets.values()].filter((images) => images.length === 1));
  const holes: string[] = [];
  const all = shuffled([...pairs, ...singles]);
  for (const images of all) if (holes.length + images.length <= count) holes.push(...images);
  // Only one hole can be missing, and all single cells have been tried already.
  return holes.length === count ? holes : swapForSingle(holes, pairs, singles, count);
}

/** @param holes  one too few */
function swapForSingle(holes: string[], pairs: string[][], singles: string[][], count: number): string[] | null {
  const spareSingle = singles.find(([cell]) => cell !== undefined && holes.includes(cell));
  const sparePair = pairs.find((images) => !images.some((cell) => holes.includes(cell)));
  if (!spareSingle || !sparePair || holes.length + 1 !== count) return null;
  return [...holes.filter((cell) => !spareSingle.includes(cell)), ...sparePair];
}

/** @returns in another order, all orders alike likely */
function shuffled<T>(things: T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
