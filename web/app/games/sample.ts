/** The picture of a game where it is offered: a small board that shows what the game is about. */
import { emptyView, type View } from "../../board/view.js";
import samples from "../samples.json" with { type: "json" };
import type { GameInfo } from "../../common/catalogue.js";

const listed = (cells: string): string[] => cells.split(" ").filter(Boolean);

export function sampleView({ id, shape, colours }: GameInfo): View {
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
