/** The element in other people's pages: they have no list of games, and fetch a mode when a board asks for it. */
import games from "../common/games.json" with { type: "json" };
import { defineBoards } from "./element.js";

/** @param fetch  asks for what may be lost on the way, perhaps more than once */
export function defineEverywhere(fetch: <T>(ask: () => Promise<T>) => Promise<T>) {
  const catalogue = { games, translations: {} };
  defineBoards(catalogue, {
    diagram: () => fetch(async () => (await import("./diagram.js")).createDiagram),
    replay: () => fetch(async () => (await import("./replay.js")).createReplay),
    play: () => fetch(async () => (await import("./play.js")).createPlay),
    puzzle: () => fetch(async () => (await import("./puzzle.js")).createPuzzle),
  });
}
