/**
 * The signs drawn over and under the stones. The context is in units (see geometry.js).
 *
 * @import { Point } from "./geometry.js"
 * @import { Palette } from "./palette.js"
 * @import { Colour, Pip } from "./view.js"
 */

import { hasSun } from "./stones.js";

export const RING_RADIUS = 0.445;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Point} centre
 * @param {string} colour
 * @param {{ width?: number, radius?: number, dash?: number[] }} [options]
 */
export function drawRing(context, centre, colour, { width = 0.06, radius = RING_RADIUS, dash = [] } = {}) {
  context.save();
  context.beginPath();
  context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
  context.setLineDash(dash);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}

/**
 * Where a stone was taken off: its fading outline and a small cross.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour
 */
export function drawRemoved(context, palette, centre, colour) {
  const paint = palette.stones[colour];
  context.save();
  context.globalAlpha *= 0.25;
  context.beginPath();
  context.arc(centre.x, centre.y, 0.35, 0, 2 * Math.PI);
  context.fillStyle = paint.main;
  context.fill();
  context.globalAlpha *= 3.2;
  drawRing(context, centre, paint.rim, { width: 0.04, radius: 0.35, dash: [0.11, 0.09] });
  strokeLines(context, centre, paint.rim, 0.05, [[-0.1, -0.1, 0.1, 0.1], [-0.1, 0.1, 0.1, -0.1]]);
  context.restore();
}

/**
 * A stone that would be taken off.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour
 */
export function drawCross(context, palette, centre, colour) {
  drawRing(context, centre, palette.stones[colour].rim, { width: 0.04, radius: 0.39, dash: [0.11, 0.09] });
  const arms = [[-0.16, -0.16, 0.16, 0.16], [-0.16, 0.16, 0.16, -0.16]];
  strokeLines(context, centre, palette.badge, 0.15, arms);
  strokeLines(context, centre, palette.threat, 0.09, arms);
}

/**
 * Who has the upper hand around a cell: a full pip holds, a hollow one only leads, and a small bar says that nobody does any
 * more. The second colour of a pair has a lozenge, so that hue is not all that tells them apart.
 * @param {CanvasRenderingContext2D} context
 * @param {Palette} palette
 * @param {Point} centre
 * @param {Pip} pip
 * @param {boolean} isNew  it is about to change to this
 */
export function drawPip(context, palette, centre, { colour, held }, isNew) {
  const radius = isNew ? 0.2 : held ? 0.15 : 0.12;
  if (isNew) {
    context.beginPath();
    context.arc(centre.x, centre.y, radius + 0.11, 0, 2 * Math.PI);
    context.fillStyle = palette.glow;
    context.fill();
  }
  context.beginPath();
  context.arc(centre.x, centre.y, radius + 0.045, 0, 2 * Math.PI);
  context.fillStyle = palette.badge;
  context.fill();
  if (!colour) {
    strokeLines(context, centre, palette.badgeInk, 0.05, [[-radius / 2, 0, radius / 2, 0]]);
    return;
  }
  const paint = palette.stones[colour];
  context.beginPath();
  if (hasSun(colour)) {
    context.arc(centre.x, centre.y, radius * 0.86, 0, 2 * Math.PI);
  } else {
    context.moveTo(centre.x, centre.y - radius);
    for (const [x, y] of /** @type {const} */ ([[1, 0], [0, 1], [-1, 0]])) {
      context.lineTo(centre.x + x * radius, centre.y + y * radius);
    }
    context.closePath();
  }
  if (held) {
    context.fillStyle = paint.main;
    context.fill();
  }
  // A hollow one is cased, so that light colours show on a light plate.
  context.lineWidth = held ? 0.025 : 0.075;
  context.strokeStyle = paint.rim;
  context.stroke();
  if (held) return;
  context.lineWidth = 0.05;
  context.strokeStyle = paint.main;
  context.stroke();
}

/**
 * A stone that changed its colour: a ring in two arcs. One that may be changed: the arcs chase each other.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} centre
 * @param {string} colour
 * @param {{ width?: number, heads?: boolean }} [options]
 */
export function drawTurned(context, centre, colour, { width = 0.07, heads = false } = {}) {
  context.save();
  context.translate(centre.x, centre.y);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = width;
  for (const start of [-0.25 * Math.PI, 0.75 * Math.PI]) {
    const end = start + 0.68 * Math.PI;
    context.beginPath();
    context.arc(0, 0, RING_RADIUS, start, end);
    context.stroke();
    if (!heads) continue;
    context.save();
    context.rotate(end);
    context.translate(RING_RADIUS, 0);
    context.beginPath();
    context.moveTo(-0.1, -0.02);
    context.lineTo(0.1, -0.02);
    context.lineTo(0.02, 0.15);
    context.closePath();
    context.fill();
    context.restore();
  }
  context.restore();
}

/**
 * A stone that may be taken: a ring with four ticks, like a sight.
 * @param {CanvasRenderingContext2D} context @param {Point} centre @param {string} colour @param {number} width
 */
export function drawSight(context, centre, colour, width) {
  drawRing(context, centre, colour, { width });
  const [inner, outer] = [RING_RADIUS - 0.13, RING_RADIUS];
  strokeLines(context, centre, colour, width,
    [[inner, 0, outer, 0], [-outer, 0, -inner, 0], [0, inner, 0, outer], [0, -outer, 0, -inner]]);
}

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {Colour} colour */
export function drawDot(context, palette, centre, colour) {
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
export function drawPlus(context, palette, centre, colour) {
  const arms = [[-0.17, 0, 0.17, 0], [0, -0.17, 0, 0.17]];
  strokeLines(context, centre, palette.stones[colour].rim, 0.13, arms);
  strokeLines(context, centre, palette.stones[colour].main, 0.08, arms);
}

/**
 * Three dots: picked, but nobody has answered yet.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre
 */
export function drawWaiting(context, palette, centre) {
  drawRing(context, centre, palette.glow, { dash: [0.14, 0.1] });
  context.fillStyle = palette.glow;
  for (const shift of [-0.17, 0, 0.17]) {
    context.beginPath();
    context.arc(centre.x + shift, centre.y, 0.06, 0, 2 * Math.PI);
    context.fill();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Point} centre
 * @param {string} colour
 * @param {number} width
 * @param {number[][]} lines  each x1, y1, x2, y2 relative to the centre
 */
function strokeLines(context, centre, colour, width, lines) {
  context.beginPath();
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
    context.moveTo(centre.x + x1, centre.y + y1);
    context.lineTo(centre.x + x2, centre.y + y2);
  }
  context.lineWidth = width;
  context.lineCap = "round";
  context.strokeStyle = colour;
  context.stroke();
}
