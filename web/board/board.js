/**
 * The board widget: a canvas for the eye, a hidden grid for screen readers and keys, one view for both.
 * It knows no rules and nothing of the engine or the page around it.
 *
 * @import { Point } from "./geometry.js"
 * @import { Words } from "./grid.js"
 * @import { Layout } from "./layout.js"
 * @import { Palette } from "./palette.js"
 * @import { View } from "./view.js"
 *
 * @typedef {object} BoardOptions
 * @property {Words} words
 * @property {View} view                                 what to show first
 * @property {(cell: string) => void} [onPick]           a cell was clicked, tapped or chosen by key
 * @property {(cell: string | null, isTapped: boolean) => void} [onAim]  the cell looked at: under the pointer, under the
 *   keyboard's cursor, or tapped once to be tapped again
 * @property {() => boolean} [isAnimated]                whether stones may move; the device may still ask for less motion
 *
 * @typedef {object} Board
 * @property {(view: View) => void} update
 * @property {(cell: string) => Point | null} centreOf   in CSS pixels of the viewport
 * @property {(point: Point) => string | null} cellUnder  the cell, or the hole, at a point of the viewport (CSS pixels)
 * @property {() => void} repaint                        after the page has changed the colours of the style sheets
 * @property {() => void} focus                          where the keyboard was on the board last
 * @property {() => void} destroy
 */
import { cellAt, placeOf } from "./geometry.js";
import { createGrid } from "./grid.js";
import { LARGEST_SCALE, fitLayout, toPixels, toUnits } from "./layout.js";
import { createMotion } from "./motion.js";
import { geometryOf } from "./orientation.js";
import { paint } from "./painter.js";
import { readPalette } from "./palette.js";
import { listenToPointer } from "./pointer.js";

/**
 * @param {HTMLElement} host  its box is the board's box; it needs a size of its own
 * @param {BoardOptions} options
 * @returns {Board}
 */
export function createBoard(host, options) {
  const { words, view: firstView, onPick = () => {}, onAim = () => {}, isAnimated = () => true } = options;
  const canvas = document.createElement("canvas");
  canvas.className = "board-canvas";
  canvas.setAttribute("aria-hidden", "true");
  host.classList.add("board");
  host.append(canvas);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

  let view = firstView;
  let geometry = geometryOf(view);
  /** @type {Layout} */
  let layout = fitLayout(geometry, 0, 0);
  let isFitted = false;
  /** Read when it is first painted with, and anew when the colours are others. @type {Palette | null} */
  let palette = null;
  /** @type {string | null} */
  let hover = null;
  /** @type {string | null} */
  let cursor = null;
  /** A cell that a finger has tapped once. @type {string | null} */
  let tapped = null;
  /** @type {string | null} */
  let aim = null;
  let aimWaits = false;
  let frame = 0;
  const motion = createMotion(isAnimated);
  /** Fetched when a finger rests for the first time. @type {import("./loupe.js").Loupe | null} */
  let loupe = null;
  /** A finger that rests on the board. @type {Point | null} */
  let finger = null;

  const grid = createGrid(host, words, {
    onPick,
    onCursor(cell) {
      cursor = cell;
      takeAim();
      redraw();
    },
  });
  const stopPointer = listenToPointer(canvas, {
    cellAt(point) {
      fit();
      const { x, y } = toUnits(layout, point);
      return cellAt(geometry, x, y);
    },
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
      finger = point;
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

  function redraw() {
    frame ||= requestAnimationFrame(draw);
  }

  function draw() {
    frame = 0;
    fit();
    if (layout.scale === 0) return;
    const scene = {
      geometry,
      palette: (palette ??= readPalette(host)),
      view,
      aim,
      cursor,
      ratio: devicePixelRatio,
      arrival: motion.arrival,
      departure: motion.departure,
      turning: motion.turning,
    };
    paint(context, { ...scene, layout });
    if (finger) loupe?.show(finger, layout, (lens, itsLayout) => paint(lens, { ...scene, layout: itsLayout }));
    if (motion.running()) redraw();
  }

  /** Asking for the box costs the page a layout, so it waits for a frame, or until a cell's place is asked for. */
  function fit() {
    if (isFitted) return;
    isFitted = true;
    const { width, height } = host.getBoundingClientRect();
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    layout = fitLayout(geometry, width, height);
    grid.place(layout);
  }

  function resize() {
    const { width, height } = host.getBoundingClientRect();
    const isSame = width === layout.width && height === layout.height && canvas.width === Math.round(width * devicePixelRatio);
    // Told of the first size, too, which the first frame has found already.
    if (isFitted && isSame) return;
    isFitted = false;
    // At once, not in the next frame: a canvas that was resized is blank.
    cancelAnimationFrame(frame);
    draw();
  }

  function adopt() {
    host.style.setProperty("--board-aspect", String(geometry.width / geometry.height));
    host.dataset["widest"] = `${geometry.width * LARGEST_SCALE}`;
    grid.rebuild(geometry, view.picksHoles);
    isFitted = false;
    redraw();
  }

  const resizing = new ResizeObserver(resize);
  resizing.observe(host);
  const theme = matchMedia("(prefers-color-scheme: dark)");
  const repaint = () => {
    palette = null;
    redraw();
  };
  theme.addEventListener("change", repaint);
  // A canvas keeps what it was written with before the page's face came.
  document.fonts.addEventListener("loadingdone", redraw);
  const stopDensity = watchDensity(resize);
  adopt();
  grid.describe(view);

  return {
    update(next) {
      const before = view;
      view = next;
      // What a first tap has shown may no longer be so.
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
    cellUnder({ x, y }) {
      fit();
      const box = canvas.getBoundingClientRect();
      const point = toUnits(layout, { x: x - box.left, y: y - box.top });
      return cellAt(geometry, point.x, point.y);
    },
    centreOf(name) {
      const cell = placeOf(geometry, name);
      if (!cell) return null;
      fit();
      const box = canvas.getBoundingClientRect();
      const { x, y } = toPixels(layout, cell);
      return { x: box.left + x, y: box.top + y };
    },
    repaint,
    focus: grid.focus,
    destroy() {
      cancelAnimationFrame(frame);
      resizing.disconnect();
      theme.removeEventListener("change", repaint);
      document.fonts.removeEventListener("loadingdone", redraw);
      stopDensity();
      stopPointer();
      host.replaceChildren();
      host.classList.remove("board");
    },
  };
}

/** @param {View} one @param {View} other whether both lie on the same cells */
function sameBoard(one, other) {
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

/** @param {View} one @param {View} other */
function sameStones({ stones: one }, { stones: other }) {
  const cells = Object.keys(one);
  return cells.length === Object.keys(other).length && cells.every((cell) => one[cell] === other[cell]);
}

/**
 * A window that moves to a denser screen may keep its size in CSS pixels, so the resize observer would not tell.
 * @param {() => void} onChange
 * @returns {() => void} stops watching
 */
function watchDensity(onChange) {
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
