/**
 * The cells that may be picked, and what picking the one under the pointer would put there.
 *
 * @import { Point } from "../geometry.js"
 * @import { Palette } from "../palette.js"
 * @import { Scene } from "../scene.js"
 * @import { Colour, TargetKind } from "../view.js"
 */
import { cellsOf } from "../geometry.js";
import { previewAtAim } from "../scene.js";
import { RING_RADIUS, drawCased, drawRing, drawTurned, strokeLines } from "./shapes.js";
import { GHOST_OPACITY, drawStone } from "./stones.js";

/**
 * While a preview is shown, the targets after the previewed step take their place.
 * @param {CanvasRenderingContext2D} context @param {Scene} scene
 */
export function paintTargets(context, scene) {
  if (scene.view.showTargets && !previewAtAim(scene)) drawTargets(context, scene, scene.view.targets);
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Record<string, TargetKind>} targets */
export function drawTargets(context, { geometry, view, palette, aim }, targets) {
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

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
export function paintTargetAtAim(context, { geometry, view, palette, aim }) {
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

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour */
function drawDot(context, palette, centre, colour) {
  context.beginPath();
  context.arc(centre.x, centre.y, 0.105, 0, 2 * Math.PI);
  context.fillStyle = palette.stones[colour].main;
  context.fill();
  context.lineWidth = 0.025;
  context.strokeStyle = palette.stones[colour].rim;
  context.stroke();
}

/**
 * A cell the group may grow to.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour
 */
function drawPlus(context, palette, centre, colour) {
  const arms = [
    [-0.17, 0, 0.17, 0],
    [0, -0.17, 0, 0.17],
  ];
  strokeLines(context, centre, palette.stones[colour].rim, 0.13, arms);
  strokeLines(context, centre, palette.stones[colour].main, 0.08, arms);
}

/**
 * A stone that may be taken: a ring with four ticks, like a sight.
 * @param {CanvasRenderingContext2D} context @param {Point} centre @param {string} colour @param {number} width
 */
function drawSight(context, centre, colour, width) {
  drawRing(context, centre, colour, { width });
  const [inner, outer] = [RING_RADIUS - 0.13, RING_RADIUS];
  strokeLines(context, centre, colour, width, [
    [inner, 0, outer, 0],
    [-outer, 0, -inner, 0],
    [0, inner, 0, outer],
    [0, -outer, 0, -inner],
  ]);
}
