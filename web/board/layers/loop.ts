/**
 * Loops: the one that has won or a shape that is explained, which is lit up, and those of threats and previews, which are in a
 * player's colour and have a count.
 */
import { cellsOf, type Cell } from "../geometry.js";
import { LIT_WIDTH, TILE_SHARE } from "../measures.js";
import { drawPlate, fillOutlines, mostCentral, traceLoop } from "./shapes.js";
import type { Scene } from "../scene.js";
import type { Loop, View } from "../view.js";

/** @returns the cells that are lit up and joined */
export const litCells = ({ marks }: View): string[] => [...marks.loop, ...marks.lit];

/** Painted under the stones. */
export function paintLitLoop(context: CanvasRenderingContext2D, { geometry, view, palette }: Scene) {
  const loop = cellsOf(geometry, litCells(view));
  fillOutlines(context, geometry, loop, TILE_SHARE, palette.glowSoft);
  traceLoop(context, loop);
  context.lineWidth = LIT_WIDTH;
  context.lineCap = "round";
  context.strokeStyle = palette.glow;
  context.stroke();
}

/** A path through the loop's cells, its inside tinted. */
export function drawLoop(context: CanvasRenderingContext2D, { geometry, palette }: Scene, loop: Loop, opacity: number) {
  context.save();
  context.globalAlpha *= opacity;
  fillOutlines(context, geometry, cellsOf(geometry, [...loop.cells, ...loop.inside]), TILE_SHARE, palette.glowSoft);
  traceLoop(context, cellsOf(geometry, loop.cells));
  context.lineCap = "round";
  context.lineWidth = 0.3;
  context.strokeStyle = palette.glow;
  context.stroke();
  context.lineWidth = 0.16;
  context.strokeStyle = palette.stones[loop.colour].main;
  context.stroke();
  context.restore();
}

/** Its count is inside the loop, where no stone is. */
export function labelLoop(context: CanvasRenderingContext2D, scene: Scene, loop: Loop, room: readonly Cell[]) {
  const middle = mostCentral(room);
  if (loop.label && middle) drawPlate(context, scene, middle, loop.label);
}
