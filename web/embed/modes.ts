/** All modes, for pages that have live boards anyway. */
import { createDiagram } from "./diagram.js";
import { createPlay } from "./play.js";
import { createPuzzle } from "./puzzle.js";
import { createReplay } from "./replay.js";
import type { Modes } from "./element.js";

export const MODES: Modes = {
  diagram: () => createDiagram,
  replay: () => createReplay,
  play: () => createPlay,
  puzzle: () => createPuzzle,
};
