/**
 * What the board is asked to show. A view is plain data and the board's only input: it knows no rules, so legal targets,
 * marks and the ghost's colour are all handed to it.
 *
 * @typedef {"red" | "blue" | "black" | "white"} Colour
 * @typedef {"hex" | "square"} Shape
 * @typedef {"place" | "grow" | "capture" | "flip" | "give"} TargetKind  what picking a cell would do now
 *
 * @typedef {object} Marks
 * @property {string[]} last                      cells of the last turn
 * @property {string[]} steps                     cells already chosen in a turn that is not finished
 * @property {Record<string, Colour>} removed     cells that lost a stone just now, with the colour of that stone
 * @property {string[]} flipped                   cells whose stone changed its colour just now
 * @property {string[]} loop                      cells of the winning loop
 * @property {string | null} waiting              a cell picked before anybody could answer
 *
 * @typedef {object} View
 * @property {Shape} shape
 * @property {number} size                        cells along one side
 * @property {readonly string[]} holes            cells that do not exist (square boards)
 * @property {Record<string, Colour>} stones
 * @property {Record<string, TargetKind>} targets cells that may be picked now
 * @property {Record<string, string>} bundles     cell to key: cells of one key light up together under the pointer
 * @property {Colour | null} ghost                colour of the stone shown under the pointer, null for none
 * @property {Marks} marks
 * @property {boolean} showTargets
 * @property {boolean} showCoordinates
 */

/** @returns {Marks} marks that mark nothing */
export function noMarks() {
  return { last: [], steps: [], removed: {}, flipped: [], loop: [], waiting: null };
}

/**
 * @param {Shape} shape
 * @param {number} size
 * @param {readonly string[]} [holes]
 * @returns {View} a bare board on which nothing can be picked
 */
export function emptyView(shape, size, holes = []) {
  return {
    shape, size, holes,
    stones: {}, targets: {}, bundles: {}, ghost: null, marks: noMarks(),
    showTargets: false, showCoordinates: true,
  };
}
