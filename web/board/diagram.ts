/** A board that is only shown: painted on a canvas, with nothing to press. */
import { boxOf, finenessOf } from "./box.js";
import { placeOf, type Point } from "./geometry.js";
import { fitLayout, type Layout } from "./layout.js";
import { geometryOf } from "./orientation.js";
import { paint } from "./painter.js";
import { readPalette, type Palette } from "./palette.js";
import type { View } from "./view.js";

/** A part of a board. */
interface Detail {
  cell: string; // in the middle
  across: number; // how many cells are shown across
}

/**
 * @param canvas  with a size that does not depend on its content, and the style sheet's class `board-colours`
 * @param density  pixels of the screen, or of paper, to a CSS pixel
 * @param aim  a cell that is shown as if it were pointed at
 * @param detail  null for the whole board
 */
export function paintDiagram(
  canvas: HTMLCanvasElement,
  view: View,
  density: number = devicePixelRatio,
  aim: string | null = null,
  detail: Detail | null = null,
  coloursOf: (canvas: HTMLCanvasElement) => Palette = readPalette,
) {
  const context = canvas.getContext("2d");
  const box = boxOf(canvas);
  const { width, height } = box;
  if (!context || width === 0) return;
  const ratio = finenessOf(box, density);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const geometry = geometryOf(view);
  const middle = detail && placeOf(geometry, detail.cell);
  paint(context, {
    geometry,
    view,
    layout: middle ? layoutAround(middle, detail.across, width, height) : fitLayout(geometry, width, height),
    ratio,
    palette: coloursOf(canvas),
    aim,
    cursor: null,
    arrival: () => 1,
    departure: () => 0,
  });
}

/**
 * @param middle  in units
 * @param across  units in the smaller side of the box
 */
function layoutAround(middle: Point, across: number, width: number, height: number): Layout {
  const scale = Math.min(width, height) / across;
  return { scale, left: width / 2 - middle.x * scale, top: height / 2 - middle.y * scale, width, height };
}

/** How long a frame may paint diagrams (milliseconds): all in one would hold up the page, and each frame has a fixed cost. */
const MOST_A_FRAME = 6;

/** Diagrams that are to be painted. */
const waiting = new Set<() => void>();
let frame = 0;
/** Of those that are painted in one go, by what their colours depend on: reading them takes as long as painting. */
const palettes = new Map<string, Palette>();

function paletteOf(canvas: HTMLCanvasElement): Palette {
  const { board = "", stones = "" } = canvas.dataset;
  const key = `${board} ${stones}`;
  const palette = palettes.get(key) ?? readPalette(canvas);
  palettes.set(key, palette);
  return palette;
}

function paintSome() {
  const end = performance.now() + MOST_A_FRAME;
  frame = 0;
  for (const next of waiting) {
    waiting.delete(next);
    next();
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) frame = requestAnimationFrame(paintSome);
  else palettes.clear();
}

/**
 * Paints a diagram and paints it again when its size or the colours of the theme change.
 * @param aim  a cell that is shown as if it were pointed at
 * @param detail  null for the whole board
 * @returns stops, so that the canvas can be forgotten
 */
export function keepPainted(
  canvas: HTMLCanvasElement,
  view: View,
  aim: string | null = null,
  detail: Detail | null = null,
): () => void {
  const repaintNow = () => paintDiagram(canvas, view, devicePixelRatio, aim, detail, paletteOf);
  // In a later frame: the game's own board is painted first.
  const repaint = () => {
    palettes.clear();
    waiting.add(repaintNow);
    frame ||= requestAnimationFrame(paintSome);
  };
  // A canvas has no size until its dialog is open, and gets another one when the window is turned.
  const sizes = new ResizeObserver(repaint);
  sizes.observe(canvas);
  // Colours are chosen in the settings, or by the device at nightfall.
  const settings = new MutationObserver(repaint);
  settings.observe(document.documentElement, { attributes: true });
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", repaint);
  return () => {
    waiting.delete(repaintNow);
    sizes.disconnect();
    settings.disconnect();
    device.removeEventListener("change", repaint);
  };
}
