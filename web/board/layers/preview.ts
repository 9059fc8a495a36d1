/** The preview of picking the cell under the pointer. */
import { cellsOf, type Point } from "../geometry.js";
import { previewAtAim, type Scene } from "../scene.js";
import { drawWouldBeRemoved } from "./captures.js";
import { drawLoop, labelLoop } from "./loop.js";
import { drawPlate, drawTurned } from "./shapes.js";
import { drawStone } from "./stones.js";
import { drawTargets } from "./targets.js";
import { drawPips } from "./threats.js";
import type { Palette } from "../palette.js";
import type { Colour } from "../view.js";

const LOOP_OPACITY = 0.95;
/** Half the bar on a cell that closes. */
const CLOSED_SHARE = 0.16;

/** Painted under the stones. */
export function paintLoopOfPreview(context: CanvasRenderingContext2D, scene: Scene) {
  const loop = previewAtAim(scene)?.loop;
  if (loop) drawLoop(context, scene, loop, LOOP_OPACITY);
}

export function paintPreview(context: CanvasRenderingContext2D, scene: Scene) {
  const { geometry, palette, aim } = scene;
  const preview = previewAtAim(scene);
  if (!preview || aim === null) return;
  drawTargets(context, scene, preview.follow);
  for (const [name, colours] of Object.entries(preview.closed)) {
    for (const cell of cellsOf(geometry, [name])) drawClosed(context, palette, cell, colours);
  }
  for (const [name, colour] of Object.entries(preview.flipped)) {
    if (name === aim) continue;
    for (const cell of cellsOf(geometry, [name])) {
      drawStone(context, palette, cell, colour, { size: 0.7, shadow: false });
      drawTurned(context, cell, palette.glow, { width: 0.08, heads: true });
    }
  }
  for (const [name, colour] of Object.entries(preview.removed)) {
    if (name === aim) continue;
    for (const cell of cellsOf(geometry, [name])) drawWouldBeRemoved(context, palette, cell, colour);
  }
  drawPips(context, scene, preview.pips, true);
  if (preview.loop) {
    const inside = cellsOf(geometry, preview.loop.inside);
    const bare = inside.filter(({ name }) => !(name in preview.removed));
    labelLoop(context, scene, preview.loop, bare.length > 0 ? bare : inside);
  }
  const placed = cellsOf(geometry, [aim])[0];
  if (placed && preview.group.length > 1) drawPlate(context, scene, placed, String(preview.group.length));
}

/** A cell that closes: a bar in the colour of each player who may no longer go there. */
function drawClosed(context: CanvasRenderingContext2D, palette: Palette, centre: Point, colours: readonly Colour[]) {
  context.save();
  context.lineCap = "round";
  for (const [index, colour] of colours.entries()) {
    const y = centre.y + (index - (colours.length - 1) / 2) * 0.2;
    for (const [width, style] of [
      [0.15, palette.badge],
      [0.11, palette.stones[colour].rim],
      [0.07, palette.stones[colour].main],
    ] as const) {
      context.beginPath();
      context.moveTo(centre.x - CLOSED_SHARE, y);
      context.lineTo(centre.x + CLOSED_SHARE, y);
      context.lineWidth = width;
      context.strokeStyle = style;
      context.stroke();
    }
  }
  context.restore();
}
