/**
 * The picture of a game where it is offered: a small board that shows what the game is about.
 *
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 */
import { emptyView } from "../../board/view.js";
import samples from "../samples.json" with { type: "json" };

/** @param {string} cells @returns {string[]} */
const listed = (cells) => cells.split(" ").filter(Boolean);

/** @param {GameInfo} info @returns {View} */
export function sampleView({ id, shape, colours }) {
  const sample = samples[id];
  if (!sample) return emptyView(shape, 2);
  const view = emptyView(shape, sample.size, listed(sample.holes));
  const stones = sample.stones.flatMap((cells, player) => listed(cells).map((cell) => [cell, colours[player]]));
  return {
    ...view,
    stones: Object.fromEntries(stones),
    marks: { ...view.marks, loop: listed(sample.loop) },
    showCoordinates: false,
  };
}
