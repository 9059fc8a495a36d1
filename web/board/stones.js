/**
 * Drawing one stone. The context is in units (see geometry.js).
 *
 * @import { Point } from "./geometry.js"
 * @import { Palette, StonePaint } from "./palette.js"
 * @import { Colour } from "./view.js"
 */

export const STONE_RADIUS = 0.41;
/** Red and black stones carry a sun, blue and white ones a moon: a pair of colours is never told apart by hue alone. */
const SUN_COLOURS = new Set(["red", "black"]);

/** @param {Colour} colour whether its sign is the sun; otherwise it is the moon */
export const hasSun = (colour) => SUN_COLOURS.has(colour);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Palette} palette
 * @param {Point} centre
 * @param {Colour} colour
 * @param {{ size?: number, opacity?: number, shadow?: boolean, width?: number }} [options]  size is a factor of the stone's
 *   radius, width one across only
 */
export function drawStone(context, palette, centre, colour, { size = 1, opacity = 1, shadow = true, width = 1 } = {}) {
  if (size <= 0 || width <= 0 || opacity <= 0) return;
  const paint = palette.stones[colour];
  const radius = STONE_RADIUS * size;
  context.save();
  context.translate(centre.x, centre.y);
  context.scale(width, 1);
  context.globalAlpha *= opacity;
  if (shadow) drawShadow(context, palette, radius);
  const body = context.createRadialGradient(-radius * 0.35, -radius * 0.45, radius * 0.1, 0, 0, radius * 1.05);
  body.addColorStop(0, paint.light);
  body.addColorStop(0.55, paint.main);
  body.addColorStop(1, paint.deep);
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = body;
  context.fill();
  context.lineWidth = 0.025;
  context.strokeStyle = paint.rim;
  context.stroke();
  (palette.boldSigns ? drawBoldSign : drawSign)(context, paint, colour, radius);
  context.restore();
}

/**
 * Like a coin: narrower and narrower, then wider and wider in its new colour.
 * @param {CanvasRenderingContext2D} context
 * @param {Palette} palette
 * @param {Point} centre
 * @param {[Colour, Colour]} colours  before and after
 * @param {number} share              0 … 1
 * @param {number} opacity
 */
export function drawTurningStone(context, palette, centre, [before, after], share, opacity) {
  const width = Math.abs(Math.cos(share * Math.PI));
  drawStone(context, palette, centre, share < 0.5 ? before : after, { width, opacity });
}

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {number} radius */
function drawShadow(context, palette, radius) {
  const drop = radius * 0.16;
  const shadow = context.createRadialGradient(0, drop, radius * 0.7, 0, drop, radius * 1.18);
  shadow.addColorStop(0, palette.shadow);
  shadow.addColorStop(1, "transparent");
  context.beginPath();
  context.arc(0, drop, radius * 1.18, 0, 2 * Math.PI);
  context.fillStyle = shadow;
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {StonePaint} paint
 * @param {Colour} colour
 * @param {number} radius
 */
function drawSign(context, paint, colour, radius) {
  context.fillStyle = paint.mark;
  context.beginPath();
  if (hasSun(colour)) {
    context.arc(0, 0, radius * 0.27, 0, 2 * Math.PI);
  } else {
    // A crescent: the part of one disc that a second one, shifted to the right, leaves uncovered.
    const outer = radius * 0.38;
    const reach = Math.PI * 0.32;
    const tip = { x: outer * Math.cos(reach), y: outer * Math.sin(reach) };
    const shift = outer * 0.62;
    const inner = Math.hypot(tip.x - shift, tip.y);
    const bend = Math.atan2(tip.y, tip.x - shift);
    context.arc(0, 0, outer, reach, -reach);
    context.arc(shift, 0, inner, -bend, bend, true);
  }
  context.fill();
}

/**
 * The same difference, to be seen from afar and on small cells: a dot, or a ring.
 * @param {CanvasRenderingContext2D} context
 * @param {StonePaint} paint
 * @param {Colour} colour
 * @param {number} radius
 */
function drawBoldSign(context, paint, colour, radius) {
  context.beginPath();
  if (hasSun(colour)) {
    context.arc(0, 0, radius * 0.36, 0, 2 * Math.PI);
    context.fillStyle = paint.mark;
    context.fill();
  } else {
    context.arc(0, 0, radius * 0.52, 0, 2 * Math.PI);
    context.lineWidth = radius * 0.24;
    context.strokeStyle = paint.mark;
    context.stroke();
  }
}
