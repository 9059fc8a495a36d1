/**
 * The board widget: a canvas for the eye, a hidden grid for screen readers and keys, one view for both.
 * It knows no rules and nothing of the engine or the page around it.
 */
import { boxOf, finenessOf, intoBox, intoViewport, type Box } from "./box.js";
import { keepFitting, paintInFrame, stopFitting } from "./frames.js";
import { cellAt, placeOf, type Point } from "./geometry.js";
import { createGrid, type Words } from "./grid.js";
import { LARGEST_SCALE, fitLayout, toPixels, toUnits, type Layout } from "./layout.js";
import { createMotion } from "./motion.js";
import { geometryOf } from "./orientation.js";
import { paint } from "./painter.js";
import { readPalette, type Palette } from "./palette.js";
import { listenToPointer } from "./pointer.js";
import type { View } from "./view.js";

interface BoardOptions {
  words: Words;
  view: View; // what to show first
  onPick?: (cell: string) => void; // a cell was clicked, tapped or chosen by key
  /** The cell pointed at: under the pointer, under the keyboard's cursor, or tapped once to be tapped again. */
  onAim?: (cell: string | null, isTapped: boolean) => void;
  isAnimated?: () => boolean; // whether stones may move; the device may still ask for less motion
}

export interface Board {
  update: (view: View) => void;
  centreOf: (cell: string) => Point | null; // in CSS pixels of the viewport
  cellUnder: (point: Point) => string | null; // the cell, or the hole, at a point of the viewport (CSS pixels)
  repaint: () => void; // after the page has changed the colours of the style sheets
  focus: () => void; // where the keyboard was on the board last
  destroy: () => void;
}

/** @param host  its box is the board's box; its size must not depend on the board */
export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  const { words, view: firstView, onPick = () => {}, onAim = () => {}, isAnimated = () => true } = options;
  const canvas = document.createElement("canvas");
  canvas.className = "board-canvas";
  canvas.setAttribute("aria-hidden", "true");
  host.classList.add("board");
  host.append(canvas);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;

  let view = firstView;
  let geometry = geometryOf(view);
  let layout: Layout = fitLayout(geometry, 0, 0);
  /** Pixels of the canvas to a pixel of its box. */
  let ratio = 1;
  let isFitted = false;
  /** Read at the first painting, and again when the colours have changed. */
  let palette: Palette | null = null;
  let hover: string | null = null;
  let cursor: string | null = null;
  /** A cell that a finger has tapped once. */
  let tapped: string | null = null;
  let aim: string | null = null;
  let aimWaits = false;
  /** Whether there is something new to paint, whatever the size. */
  let isStale = false;
  const motion = createMotion(isAnimated);
  /** Fetched when a finger rests for the first time. */
  let loupe: import("./loupe.js").Loupe | null = null;
  /** A finger that rests on the board. */
  let finger: Point | null = null;

  const grid = createGrid(host, words, {
    onPick,
    onCursor(cell) {
      cursor = cell;
      takeAim();
      redraw();
    },
  });
  const stopPointer = listenToPointer(canvas, {
    cellAt: cellUnder,
    onPick(cell, isTap) {
      const commits = !isTap || !view.confirmsTaps || tapped === cell || !(cell in view.targets);
      tapped = commits ? null : cell;
      takeAim();
      redraw();
      if (commits) onPick(cell);
      return commits;
    },
    onHover(cell) {
      if (cell === hover) return;
      hover = cell;
      takeAim();
      canvas.classList.toggle("can-pick", cell !== null && cell in view.targets);
      redraw();
    },
    onRest(point) {
      finger = point && intoBox(boxOf(host), point);
      if (!point) loupe?.hide();
      else if (loupe) redraw();
      else void lookCloser();
    },
    onPressElsewhere() {
      if (tapped === null) return;
      tapped = null;
      takeAim();
      redraw();
    },
  });

  /** Without a network for it, the finger does without. */
  async function lookCloser() {
    const module = await import("./loupe.js").catch(() => null);
    loupe ??= module?.createLoupe(host) ?? null;
    redraw();
  }

  function takeAim() {
    const next = hover ?? tapped ?? cursor;
    const waits = next !== null && next === tapped;
    if (next === aim && waits === aimWaits) return;
    aim = next;
    aimWaits = waits;
    onAim(aim, waits);
  }

  /** No event reports that a box is scaled, so it is measured for each painting. */
  function measure() {
    const box = boxOf(host);
    if (box.width > 0) palette ??= readPalette(host);
    return () => {
      if (isStale || !fits(box)) draw(box);
    };
  }

  const refit = () => paintInFrame(measure);

  function redraw() {
    isStale = true;
    refit();
  }

  function draw(box: Box) {
    isStale = false;
    fit(box);
    if (layout.scale === 0 || !palette) return;
    const scene = {
      geometry,
      palette,
      view,
      aim,
      cursor,
      ratio,
      arrival: motion.arrival,
      departure: motion.departure,
      turning: motion.turning,
    };
    paint(context, { ...scene, layout });
    if (finger) loupe?.show(finger, layout, ratio, (lens, itsLayout) => paint(lens, { ...scene, layout: itsLayout }));
    if (motion.running()) redraw();
  }

  function fit(box: Box) {
    if (fits(box)) return;
    isFitted = true;
    ratio = finenessOf(box, devicePixelRatio);
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    layout = fitLayout(geometry, box.width, box.height);
    grid.place(layout);
  }

  /** @param box  whether the board is as large and as fine as it is to be there */
  function fits(box: Box) {
    const isAsLarge = box.width === layout.width && box.height === layout.height;
    return isFitted && isAsLarge && ratio === finenessOf(box, devicePixelRatio);
  }

  /** @param place  of the viewport */
  function cellUnder(place: Point) {
    const box = boxOf(host);
    if (!fits(box)) redraw();
    const { x, y } = toUnits(fitLayout(geometry, box.width, box.height), intoBox(box, place));
    return cellAt(geometry, x, y);
  }

  function adopt() {
    host.style.setProperty("--board-aspect", String(geometry.width / geometry.height));
    host.dataset["widest"] = `${geometry.width * LARGEST_SCALE}`;
    grid.rebuild(geometry, view.picksHoles);
    isFitted = false;
    redraw();
  }

  keepFitting(host, measure);
  // Slides are scaled to the window.
  addEventListener("resize", refit);
  const theme = matchMedia("(prefers-color-scheme: dark)");
  const repaint = () => {
    palette = null;
    redraw();
  };
  theme.addEventListener("change", repaint);
  // Text on a canvas keeps the face that it was written in before the page's face came.
  document.fonts.addEventListener("loadingdone", redraw);
  const stopDensity = watchDensity(refit);
  adopt();
  grid.describe(view);

  return {
    update(next) {
      const before = view;
      view = next;
      // The preview of a first tap may no longer hold.
      if (!next.confirmsTaps || !sameStones(before, next)) tapped = null;
      if (sameBoard(before, next)) {
        motion.notice(before, next, geometry);
      } else {
        geometry = geometryOf(next);
        hover = null;
        adopt();
      }
      takeAim();
      canvas.classList.toggle("can-pick", hover !== null && hover in view.targets);
      grid.describe(next);
      redraw();
    },
    cellUnder,
    centreOf(name) {
      const cell = placeOf(geometry, name);
      if (!cell) return null;
      const box = boxOf(host);
      return intoViewport(box, toPixels(fitLayout(geometry, box.width, box.height), cell));
    },
    repaint,
    focus: grid.focus,
    destroy() {
      stopFitting(host, measure);
      removeEventListener("resize", refit);
      theme.removeEventListener("change", repaint);
      document.fonts.removeEventListener("loadingdone", redraw);
      stopDensity();
      stopPointer();
      host.replaceChildren();
      host.classList.remove("board");
    },
  };
}

/** @param other  whether both have the same cells */
function sameBoard(one: View, other: View) {
  return (
    one.shape === other.shape &&
    one.size === other.size &&
    one.showCoordinates === other.showCoordinates &&
    one.picksHoles === other.picksHoles &&
    one.orientation.turned === other.orientation.turned &&
    one.orientation.mirrored === other.orientation.mirrored &&
    one.holes.join() === other.holes.join()
  );
}

function sameStones({ stones: one }: View, { stones: other }: View) {
  const cells = Object.keys(one);
  return cells.length === Object.keys(other).length && cells.every((cell) => one[cell] === other[cell]);
}

/**
 * A window that moves to a denser screen may keep its size in CSS pixels, so the resize observer would not report it.
 * @returns stops watching
 */
function watchDensity(onChange: () => void): () => void {
  const watching = new AbortController();
  (function watch() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        onChange();
        watch();
      },
      { once: true, signal: watching.signal },
    );
  })();
  return () => watching.abort();
}
