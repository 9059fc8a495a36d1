/**
 * Rings around stones that the last turn has placed and turned, cells chosen in a turn under way, cells that are pointed at or
 * that a reason is about, and a cell that waits for the engine.
 */
import { cellsOf, type Cell, type Point } from "../geometry.js";
import { escape, length } from "../svg_text.js";
import { RING_RADIUS, drawRing, drawTurned } from "./shapes.js";
import { GHOST_OPACITY, drawStone } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Picture, Scene } from "../scene.js";
import type { View } from "../view.js";

const RING_WIDTH = 0.05;
const STEP_WIDTH = 0.09;
/** Around the ring of the last turn. */
const NAMED_RADIUS = 0.49;
const TURNED_WIDTH = 0.07;

/** At the end of the game only its reason is shown, not the last turn. */
const isCoveredByLoop = ({ marks }: View) => marks.loop.length > 0;

/** A stone that was turned has a sign for that instead. */
function isRinged({ marks }: View): (cell: Cell) => boolean {
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

/** In a picture a turn under way looks like a finished one. */
export function lastTurnSvg({ geometry, view, palette }: Picture): string[] {
  const { marks } = view;
  const ring = (cell: Cell, width: number, dash = "") =>
    `<circle class="mark" cx="${length(cell.x)}" cy="${length(cell.y)}" r="${length(RING_RADIUS)}" fill="none" ` +
    `stroke="${escape(palette.glow)}" stroke-width="${length(width)}"${dash}/>`;
  const pointed = cellsOf(geometry, marks.pointed).map((cell) => ring(cell, RING_WIDTH));
  if (isCoveredByLoop(view)) return pointed;
  // A stone that changed its colour has a ring in two arcs.
  const halves = length((RING_RADIUS * Math.PI) / 2);
  return [
    ...pointed,
    ...cellsOf(geometry, [...new Set([...marks.last, ...marks.steps])])
      .filter(isRinged(view))
      .map((cell) => ring(cell, RING_WIDTH)),
    ...cellsOf(geometry, marks.flipped).map((cell) => ring(cell, TURNED_WIDTH, ` stroke-dasharray="${halves} ${halves}"`)),
  ];
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
