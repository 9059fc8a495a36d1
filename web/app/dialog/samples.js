/**
 * A small picture of each game for its card: what it is about, on a board as small as can be.
 *
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 *
 * @typedef {object} Sample
 * @property {number} size
 * @property {[string, string]} stones  the cells of the first and of the second player
 * @property {string} [loop]
 * @property {string} [holes]
 */
import { emptyView } from "../../board/view.js";

/** @type {Readonly<Record<string, Sample>>} */
const SAMPLES = {
  subsume: {
    size: 3,
    stones: ["a1 a2 a3 b4 c5 d4 d3 d2 c2 b1", "c1 e1 e3"],
    loop: "a1 a2 a3 b4 c5 d4 d3 d2 c2 b1",
  },
  parasol: {
    size: 3,
    stones: ["b2 b3 c2 c3 d3 a1 e1 d4 c1 e3", "a2 a3 b1 b4 c4 c5 d1 d2 e2"],
    loop: "b2 b3 c2 c3 c4 d2 d3",
  },
  surmount: { size: 3, stones: ["b1 b2 c2 c3 d2", "b3 b4 c4 d3 d4"] },
  sunspot: {
    size: 3,
    stones: ["b2 b3 c2 c4 d2 d3", "a1 c3 d4 e2 c1"],
    loop: "b2 b3 c2 c4 d2 d3",
  },
  sum: { size: 5, stones: ["a3 b1 b2 b3 c3 e3 e4", "a4 b5 c4 c5 d2 d5 e2"], holes: "a5 d3" },
};

/** @param {GameInfo} info @returns {View} a bare board for a game without a picture */
export function sampleView(info) {
  const sample = SAMPLES[info.id];
  if (!sample) return { ...emptyView(info.shape, info.sizes[0] ?? 3), showCoordinates: false };
  const view = emptyView(info.shape, sample.size, sample.holes?.split(" "));
  const stones = sample.stones.flatMap((cells, player) =>
    cells.split(" ").map((cell) => [cell, info.colours[player]]));
  return {
    ...view,
    stones: Object.fromEntries(stones),
    marks: { ...view.marks, loop: sample.loop?.split(" ") ?? [] },
    showCoordinates: false,
  };
}
