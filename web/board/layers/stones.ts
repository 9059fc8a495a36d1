/** The stones. */
import { previewAtAim, type Picture, type Scene } from "../scene.js";
import { at, escape, length } from "../svg_text.js";
import { litCells } from "./loop.js";
import type { Point } from "../geometry.js";
import type { Palette, StonePaint } from "../palette.js";
import type { Colour, View } from "../view.js";

const STONE_RADIUS = 0.41;
const RIM_WIDTH = 0.025;
/** Red and black stones carry a sun, blue and white ones a moon: a pair of colours never differs by hue alone. */
const SUN_COLOURS = new Set(["red", "black"]);
const SUN_SHARE = 0.27;
/** If a loop has won, or a shape is explained, the stones that are not in it are faded. */
const BESIDE_LOOP_OPACITY = 0.4;
/** A stone that the step under the pointer would take off. */
const WOULD_BE_REMOVED_OPACITY = 0.3;
/** A stone that is not there yet. */
export const GHOST_OPACITY = 0.55;

/** @param colour  whether its sign is the sun; otherwise it is the moon */
export const hasSun = (colour: Colour) => SUN_COLOURS.has(colour);

/** @returns how opaque the stone there is */
function opacityIn(view: View): (cell: string) => number {
  const loop = new Set(litCells(view));
  return (cell) => (loop.size === 0 || loop.has(cell) ? 1 : BESIDE_LOOP_OPACITY);
}

/**
 * The moon: the part of one disc that a second one, shifted to the right, leaves uncovered.
 * @param radius  of the stone
 */
function crescent(radius: number) {
  const outer = radius * 0.38;
  const reach = Math.PI * 0.32;
  const tip = { x: outer * Math.cos(reach), y: outer * Math.sin(reach) };
  const shift = outer * 0.62;
  return { outer, reach, tip, shift, inner: Math.hypot(tip.x - shift, tip.y) };
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

export function stonesSvg({ geometry, view }: Picture): string[] {
  const opacityOf = opacityIn(view);
  return geometry.cells.flatMap((cell) => {
    const colour = view.stones[cell.name];
    if (!colour) return [];
    const opacity = opacityOf(cell.name);
    const faded = opacity < 1 ? ` opacity="${opacity}"` : "";
    return `<use href="#stone-${colour}" x="${length(cell.x)}" y="${length(cell.y)}" data-cell="${cell.name}"${faded}/>`;
  });
}

/** @returns a stone round 0, 0, with the paint it needs, to be used */
export function stoneSymbol(colour: Colour, palette: Palette): string {
  const paint = palette.stones[colour];
  const radius = STONE_RADIUS;
  return (
    `<radialGradient id="paint-${colour}" cx="${length(-radius * 0.35)}" cy="${length(-radius * 0.45)}" ` +
    `r="${length(radius * 1.5)}" gradientUnits="userSpaceOnUse">` +
    `<stop offset="0" stop-color="${escape(paint.light)}"/><stop offset=".55" stop-color="${escape(paint.main)}"/>` +
    `<stop offset="1" stop-color="${escape(paint.deep)}"/></radialGradient>` +
    `<g id="stone-${colour}"><circle r="${length(radius)}" fill="url(#paint-${colour})" stroke="${escape(paint.rim)}" ` +
    `stroke-width="${length(RIM_WIDTH)}"/>${signSvg(colour, paint.mark, radius)}</g>`
  );
}

function signSvg(colour: Colour, mark: string, radius: number) {
  if (hasSun(colour)) return `<circle r="${length(radius * SUN_SHARE)}" fill="${escape(mark)}"/>`;
  const { outer, tip, inner } = crescent(radius);
  const [far, near] = [length(outer), length(inner)];
  const [start, end] = [at(tip), at({ x: tip.x, y: -tip.y })];
  return `<path fill="${escape(mark)}" d="M${start}A${far} ${far} 0 1 1 ${end}A${near} ${near} 0 0 0 ${start}Z"/>`;
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
  context.lineWidth = RIM_WIDTH;
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
