/**
 * Holes that repeat themselves on a square board: by half a turn, or across the diagonal.
 *
 * @import { Cell, Geometry } from "../../board/geometry.js"
 *
 * @typedef {"none" | "turn" | "diagonal"} Symmetry
 */

/** @type {readonly Symmetry[]} */
export const SYMMETRIES = ["none", "turn", "diagonal"];

/**
 * @param {Symmetry} symmetry
 * @param {Geometry} geometry  of a square board without holes
 * @param {string} name
 * @returns {string[]} the cell and the one that goes with it; just the cell where it goes with itself
 */
export function imagesOf(symmetry, geometry, name) {
  const cell = geometry.byName.get(name);
  const image = cell && imageOf(symmetry, geometry, cell);
  return image && image !== name ? [name, image] : [name];
}

/** @param {Symmetry} symmetry @param {Geometry} geometry @param {Cell} cell @returns {string | undefined} */
function imageOf(symmetry, { size, rows }, { row, column }) {
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
 * @param {Symmetry} symmetry
 * @param {Geometry} geometry  of a square board without holes
 * @param {number} count
 * @returns {string[] | null} this many holes at random; null if the symmetry does not allow the number
 */
export function scatterHoles(symmetry, geometry, count) {
  const sets = new Map(
    geometry.cells.map(({ name }) => {
      const images = imagesOf(symmetry, geometry, name).sort();
      return [images.join(), images];
    }),
  );
  const pairs = shuffled([...sets.values()].filter((images) => images.length === 2));
  const singles = shuffled([...sets.values()].filter((images) => images.length === 1));
  /** @type {string[]} */
  const holes = [];
  const all = shuffled([...pairs, ...singles]);
  for (const images of all) if (holes.length + images.length <= count) holes.push(...images);
  // Only one hole can be missing, and all single cells have been tried already.
  return holes.length === count ? holes : swapForSingle(holes, pairs, singles, count);
}

/**
 * @param {string[]} holes  one too few
 * @param {string[][]} pairs @param {string[][]} singles @param {number} count
 * @returns {string[] | null}
 */
function swapForSingle(holes, pairs, singles, count) {
  const spareSingle = singles.find(([cell]) => cell !== undefined && holes.includes(cell));
  const sparePair = pairs.find((images) => !images.some((cell) => holes.includes(cell)));
  if (!spareSingle || !sparePair || holes.length + 1 !== count) return null;
  return [...holes.filter((cell) => !spareSingle.includes(cell)), ...sparePair];
}

/** @template T @param {T[]} things @returns {T[]} in another order, all orders alike likely */
function shuffled(things) {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [/** @type {T} */ (mixed[other]), /** @type {T} */ (mixed[last])];
  }
  return mixed;
}
