/**
 * Rings around stones that the last turn has placed and turned, cells chosen in a turn under way, cells that are pointed at or
 * that a reason is about, and a cell that waits for the engine.
 */
import { cellsOf, type Cell, type Point } from "../geometry.js";
import { RING_WIDTH, TURNED_WIDTH } from "../measures.js";
import { drawRing, drawTurned } from "./shapes.js";
import { GHOST_OPACITY, drawStone } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Scene } from "../scene.js";
import type { View } from "../view.js";

const STEP_WIDTH = 0.09;
/** Around the ring of the last turn. */
const NAMED_RADIUS = 0.49;

/** At the end of the game only its reason is shown, not the last turn. */
export const isCoveredByLoop = ({ marks }: View) => marks.loop.length > 0;

/** A stone that was turned has a sign for that instead. */
export function isRinged({ marks }: View): (cell: Cell) => boolean {
  const flipped = new Set(marks.flipped);
  return ({ name }) => !flipped.has(name);
}

export function paintLastTurn(context: CanvasRenderingContext2D, { geometry, view, palette }: Scene) {
  const { marks } = view;
  const { glow } = palette;
  for (const cell of cellsOf(geometry, marks.pointed)) drawRing(context, cell, glow, { width: RING_WIDTH });
  for (const cell of cellsOf(geometry, marks.named)) drawRing(context, cell, palette.threat, { radius: NAMED_RADIUS });
  if (isCoveredByLoop(view)) return;
  const steps = new Set(marks.steps);
  for (const cell of cellsOf(geometry, view.showLast ? marks.last : []).filter(isRinged(view))) {
    if (!steps.has(cell.name)) drawRing(context, cell, glow, { width: RING_WIDTH });
  }
  for (const cell of cellsOf(geometry, marks.steps).filter(isRinged(view))) drawRing(context, cell, glow, { width: STEP_WIDTH });
  for (const cell of cellsOf(geometry, marks.flipped)) drawTurned(context, cell, glow, { width: TURNED_WIDTH });
  for (const cell of cellsOf(geometry, marks.waiting ? [marks.waiting] : [])) {
    if (view.ghost) drawStone(context, palette, cell, view.ghost, { opacity: GHOST_OPACITY, shadow: false });
    drawWaiting(context, palette, cell);
  }
}

/** Three dots: picked, but the engine has not answered yet. */
function drawWaiting(context: CanvasRenderingContext2D, palette: Palette, centre: Point) {
  drawRing(context, centre, palette.glow, { dash: [0.14, 0.1] });
  context.fillStyle = palette.glow;
  for (const shift of [-0.17, 0, 0.17]) {
    context.beginPath();
    context.arc(centre.x + shift, centre.y, 0.06, 0, 2 * Math.PI);
    context.fill();
  }
}
