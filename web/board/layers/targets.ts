/** The cells that may be picked, and what picking the one under the pointer would put there. */
import { cellsOf, type Point } from "../geometry.js";
import { previewAtAim, type Scene } from "../scene.js";
import { RING_RADIUS } from "../measures.js";
import { drawCased, drawRing, drawTurned, strokeLines } from "./shapes.js";
import { GHOST_OPACITY, drawStone } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Colour, TargetKind } from "../view.js";

/** While a preview is shown, the targets after the previewed step take their place. */
export function paintTargets(context: CanvasRenderingContext2D, scene: Scene) {
  if (scene.view.showTargets && !previewAtAim(scene)) drawTargets(context, scene, scene.view.targets);
}

export function drawTargets(
  context: CanvasRenderingContext2D,
  { geometry, view, palette, aim }: Scene,
  targets: Record<string, TargetKind>,
) {
  const { ghost } = view;
  if (!ghost) return;
  for (const cell of cellsOf(geometry, Object.keys(targets))) {
    if (cell.name === aim) continue;
    switch (targets[cell.name]) {
      case "place":
        drawDot(context, palette, cell, ghost);
        break;
      case "grow":
        drawPlus(context, palette, cell, ghost);
        break;
      case "capture":
        drawCased(palette, ghost, (colour, width) => drawSight(context, cell, colour, width));
        break;
      case "flip":
        drawCased(palette, ghost, (colour, width) => drawTurned(context, cell, colour, { width, heads: true }));
        break;
      case "give":
        drawRing(context, cell, palette.glow, { width: 0.07, dash: [0.02, 0.12] });
        break;
    }
  }
}

export function paintTargetAtAim(context: CanvasRenderingContext2D, { geometry, view, palette, aim }: Scene) {
  const kind = aim && view.targets[aim];
  const cell = aim && geometry.byName.get(aim);
  if (!kind || !cell || !view.ghost || view.marks.waiting === aim) return;
  const ghost = view.ghost;
  const bundle = view.bundles[cell.name];
  switch (kind) {
    case "place":
    case "grow":
      drawStone(context, palette, cell, ghost, { opacity: GHOST_OPACITY, shadow: false });
      break;
    case "capture":
      drawStone(context, palette, cell, ghost, { opacity: 0.8, size: 0.62 });
      drawCased(palette, ghost, (colour, width) => drawSight(context, cell, colour, width * 1.4));
      break;
    case "flip":
      drawStone(context, palette, cell, ghost, { opacity: 0.8, size: 0.62 });
      drawCased(palette, ghost, (colour, width) => drawTurned(context, cell, colour, { width: width * 1.4, heads: true }));
      break;
    case "give":
      for (const member of geometry.cells) {
        const together = bundle !== undefined && view.bundles[member.name] === bundle;
        if (together || member === cell) drawRing(context, member, palette.glow, { width: 0.12 });
      }
      break;
  }
}

function drawDot(context: CanvasRenderingContext2D, palette: Palette, centre: Point, colour: Colour) {
  context.beginPath();
  context.arc(centre.x, centre.y, 0.105, 0, 2 * Math.PI);
  context.fillStyle = palette.stones[colour].main;
  context.fill();
  context.lineWidth = 0.025;
  context.strokeStyle = palette.stones[colour].rim;
  context.stroke();
}

/** A cell the group may grow to. */
function drawPlus(context: CanvasRenderingContext2D, palette: Palette, centre: Point, colour: Colour) {
  const arms = [
    [-0.17, 0, 0.17, 0],
    [0, -0.17, 0, 0.17],
  ];
  strokeLines(context, centre, palette.stones[colour].rim, 0.13, arms);
  strokeLines(context, centre, palette.stones[colour].main, 0.08, arms);
}

/** A stone that may be taken: a ring with four ticks, like a sight. */
function drawSight(context: CanvasRenderingContext2D, centre: Point, colour: string, width: number) {
  drawRing(context, centre, colour, { width });
  const [inner, outer] = [RING_RADIUS - 0.13, RING_RADIUS];
  strokeLines(context, centre, colour, width, [
    [inner, 0, outer, 0],
    [-outer, 0, -inner, 0],
    [0, inner, 0, outer],
    [0, -outer, 0, -inner],
  ]);
}
