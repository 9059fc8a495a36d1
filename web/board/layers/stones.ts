/** The stones. */
import { previewAtAim, type Scene } from "../scene.js";
import {
  FADED,
  MOON_INNER,
  MOON_SHARE,
  MOON_SHIFT,
  MOON_TIP_ACROSS,
  MOON_TIP_DOWN,
  STONE_RADIUS,
  STONE_RIM,
  SUN_SHARE,
} from "../measures.js";
import { litCells } from "./loop.js";
import type { Point } from "../geometry.js";
import type { Palette, StonePaint } from "../palette.js";
import type { Colour, View } from "../view.js";

/** Red and black stones carry a sun, blue and white ones a moon: a pair of colours never differs by hue alone. */
const SUN_COLOURS = new Set(["red", "black"]);
/** A stone that the step under the pointer would take off. */
const WOULD_BE_REMOVED_OPACITY = 0.3;
/** A stone that is not there yet. */
export const GHOST_OPACITY = 0.55;

/** @param colour  whether its sign is the sun; otherwise it is the moon */
export const hasSun = (colour: Colour) => SUN_COLOURS.has(colour);

/** @returns how opaque the stone there is: beside a loop that has won, or a shape that is explained, stones are faded */
export function opacityIn(view: View): (cell: string) => number {
  const loop = new Set(litCells(view));
  return (cell) => (loop.size === 0 || loop.has(cell) ? 1 : FADED);
}

/**
 * The moon: the part of one disc that a second one, shifted to the right, leaves uncovered.
 * @param radius  of the stone
 */
export function crescent(radius: number) {
  const outer = radius * MOON_SHARE;
  const tip = { x: outer * MOON_TIP_ACROSS, y: outer * MOON_TIP_DOWN };
  return { outer, reach: Math.atan2(tip.y, tip.x), tip, shift: outer * MOON_SHIFT, inner: outer * MOON_INNER };
}

export function paintStones(context: CanvasRenderingContext2D, scene: Scene) {
  const { geometry, view, palette, arrival, turning = () => null } = scene;
  const removed = previewAtAim(scene)?.removed ?? {};
  const opacityOf = opacityIn(view);
  for (const cell of geometry.cells) {
    const colour = view.stones[cell.name];
    if (!colour) continue;
    const opacity = cell.name in removed ? WOULD_BE_REMOVED_OPACITY : opacityOf(cell.name);
    const turn = turning(cell.name);
    if (turn) drawTurningStone(context, palette, cell, [turn.from, colour], turn.share, opacity);
    else drawStone(context, palette, cell, colour, { size: 0.6 + 0.4 * arrival(cell.name), opacity });
  }
}

/**
 * @param options  size is a factor of the stone's
 *   radius, width one across only
 */
export function drawStone(
  context: CanvasRenderingContext2D,
  palette: Palette,
  centre: Point,
  colour: Colour,
  { size = 1, opacity = 1, shadow = true, width = 1 }: { size?: number; opacity?: number; shadow?: boolean; width?: number } = {},
) {
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
  context.lineWidth = STONE_RIM;
  context.strokeStyle = paint.rim;
  context.stroke();
  (palette.boldSigns ? drawBoldSign : drawSign)(context, paint, colour, radius);
  context.restore();
}

/**
 * Like a coin: narrower and narrower, then wider and wider in its new colour.
 * @param colours  before and after
 * @param share  0 … 1
 */
function drawTurningStone(
  context: CanvasRenderingContext2D,
  palette: Palette,
  centre: Point,
  [before, after]: [Colour, Colour],
  share: number,
  opacity: number,
) {
  const width = Math.abs(Math.cos(share * Math.PI));
  drawStone(context, palette, centre, share < 0.5 ? before : after, { width, opacity });
}

function drawShadow(context: CanvasRenderingContext2D, palette: Palette, radius: number) {
  const drop = radius * 0.16;
  const shadow = context.createRadialGradient(0, drop, radius * 0.7, 0, drop, radius * 1.18);
  shadow.addColorStop(0, palette.shadow);
  shadow.addColorStop(1, "transparent");
  context.beginPath();
  context.arc(0, drop, radius * 1.18, 0, 2 * Math.PI);
  context.fillStyle = shadow;
  context.fill();
}

function drawSign(context: CanvasRenderingContext2D, paint: StonePaint, colour: Colour, radius: number) {
  context.fillStyle = paint.mark;
  context.beginPath();
  if (hasSun(colour)) {
    context.arc(0, 0, radius * SUN_SHARE, 0, 2 * Math.PI);
  } else {
    const { outer, reach, tip, shift, inner } = crescent(radius);
    const bend = Math.atan2(tip.y, tip.x - shift);
    context.arc(0, 0, outer, reach, -reach);
    context.arc(shift, 0, inner, -bend, bend, true);
  }
  context.fill();
}

/** The same difference, to be seen from afar and on small cells: a dot, or a ring. */
function drawBoldSign(context: CanvasRenderingContext2D, paint: StonePaint, colour: Colour, radius: number) {
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
