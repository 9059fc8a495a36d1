/**
 * Paints a view on a canvas, layer by layer from the wood up. Pure drawing: everything it shows is in the scene.
 *
 * @import { Cell } from "./geometry.js"
 * @import { Palette } from "./palette.js"
 * @import { Scene } from "./scene.js"
 * @import { Colour, Preview, TargetKind, View } from "./view.js"
 */
import { paintAdvice } from "./advice.js";
import { LABEL_FONT, RIM_SHARE, TILE_SHARE, placeOf } from "./geometry.js";
import { inPixels } from "./lettering.js";
import { drawDot, drawPlus, drawRemoved, drawRing, drawSight, drawTurned, drawWaiting } from "./marks.js";
import { cellsOf, fillOutlines, traceLoop, traceOutline } from "./outlines.js";
import { paintPreview, paintPreviewBelow, paintThreats, paintThreatsBelow, threatsBeside } from "./overlays.js";
import { drawStone, drawTurningStone } from "./stones.js";

/** The wood inside the rim. */
export const BASE_SHARE = 1.22;
const GHOST_OPACITY = 0.55;
/** A stone that the step under the pointer would take off. */
const TAKEN_OPACITY = 0.3;
/** Where a loop has won, or a shape is explained, the stones that are not in it step back. */
export const BESIDE_LOOP_OPACITY = 0.4;

/** @param {number} scale  CSS pixels in a unit @returns {number} the size of the labels' type in CSS pixels */
export const labelPixels = (scale) => Math.max(9, Math.min(15, scale * 0.27));

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
export function paint(context, scene) {
  const { layout, ratio } = scene;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const scale = layout.scale * ratio;
  context.setTransform(scale, 0, 0, scale, layout.left * ratio, layout.top * ratio);
  const { view, hover, geometry, palette } = scene;
  const layer = { geometry, palette, scale: layout.scale };
  const preview = hover === null ? undefined : view.previews[hover];
  paintBoard(context, scene);
  const threats = preview && hover !== null ? threatsBeside(view.threats, preview, hover) : view.threats;
  paintThreatsBelow(context, layer, threats);
  if (preview) paintPreviewBelow(context, layer, preview);
  paintLit(context, scene);
  paintRemoved(context, scene);
  paintStones(context, scene, preview);
  paintThreats(context, layer, threats, view.stones);
  if (!preview) paintTargets(context, scene, view.targets);
  paintMarks(context, scene);
  paintAdvice(context, scene);
  paintHover(context, scene);
  if (preview && hover !== null) {
    paintTargets(context, { ...scene, view: { ...view, showTargets: true } }, preview.follow);
    paintPreview(context, layer, preview, hover);
  }
  paintCursor(context, scene);
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
function paintBoard(context, { geometry, palette, layout }) {
  const places = [...geometry.cells, ...geometry.holes];
  fillOutlines(context, geometry, places, RIM_SHARE, palette.rim);
  fillOutlines(context, geometry, places, BASE_SHARE, palette.base);
  fillOutlines(context, geometry, geometry.holes, TILE_SHARE, palette.hole);
  // On hexagonal boards the perimeter is tinted: sides and rows are counted from it.
  const isTinted = (/** @type {Cell} */ cell) => geometry.shape === "hex" && cell.onEdge;
  fillOutlines(context, geometry, geometry.cells.filter((cell) => !isTinted(cell)), TILE_SHARE, palette.tile);
  fillOutlines(context, geometry, geometry.cells.filter(isTinted), TILE_SHARE, palette.edgeTile);
  inPixels(context, layout.scale, { x: 0, y: 0 }, () => {
    context.fillStyle = palette.label;
    context.font = `500 ${labelPixels(layout.scale)}px ${LABEL_FONT}`;
    for (const label of geometry.labels) {
      context.fillText(label.text, label.x * layout.scale, label.y * layout.scale);
    }
  });
}

/** @param {View} view @returns {string[]} the cells that are lit up and joined */
export const litCells = ({ marks }) => [...marks.loop, ...marks.lit];

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
function paintLit(context, { geometry, view, palette }) {
  const loop = cellsOf(geometry, litCells(view));
  fillOutlines(context, geometry, loop, TILE_SHARE, palette.glowSoft);
  traceLoop(context, loop);
  context.lineWidth = 0.26;
  context.lineCap = "round";
  context.strokeStyle = palette.glow;
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
function paintRemoved(context, { geometry, view, palette, departure }) {
  for (const cell of cellsOf(geometry, Object.keys(view.marks.removed))) {
    const colour = view.marks.removed[cell.name];
    if (!colour || view.stones[cell.name]) continue;
    drawRemoved(context, palette, cell, colour);
    const rest = departure(cell.name);
    drawStone(context, palette, cell, colour, { size: 0.65 + 0.35 * rest, opacity: rest });
  }
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Preview} [preview] */
function paintStones(context, { geometry, view, palette, arrival, turning = () => null }, preview) {
  const loop = new Set(litCells(view));
  for (const cell of geometry.cells) {
    const colour = view.stones[cell.name];
    const taken = preview && cell.name in preview.removed;
    const opacity = taken ? TAKEN_OPACITY : loop.size === 0 || loop.has(cell.name) ? 1 : BESIDE_LOOP_OPACITY;
    const turn = turning(cell.name);
    if (turn && colour) drawTurningStone(context, palette, cell, [turn.from, colour], turn.share, opacity);
    else if (colour) drawStone(context, palette, cell, colour, { size: 0.6 + 0.4 * arrival(cell.name), opacity });
  }
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Record<string, TargetKind>} targets */
function paintTargets(context, { geometry, view, palette, hover }, targets) {
  if (!view.showTargets || !view.ghost) return;
  for (const cell of cellsOf(geometry, Object.keys(targets))) {
    if (cell.name === hover) continue;
    switch (targets[cell.name]) {
      case "place": drawDot(context, palette, cell, view.ghost); break;
      case "grow": drawPlus(context, palette, cell, view.ghost); break;
      case "capture": drawCased(palette, view.ghost, (colour, width) => drawSight(context, cell, colour, width)); break;
      case "flip":
        drawCased(palette, view.ghost, (colour, width) => drawTurned(context, cell, colour, { width, heads: true }));
        break;
      case "give": drawRing(context, cell, palette.glow, { width: 0.07, dash: [0.02, 0.12] }); break;
    }
  }
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
function paintMarks(context, { geometry, view, palette }) {
  const { marks } = view;
  for (const cell of cellsOf(geometry, marks.pointed)) drawRing(context, cell, palette.glow, { width: 0.05 });
  // The end of the game is what is to be seen then, not the way there.
  if (marks.loop.length > 0) return;
  const flipped = new Set(marks.flipped);
  const steps = new Set(marks.steps);
  for (const cell of cellsOf(geometry, view.showLast ? marks.last : [])) {
    if (!flipped.has(cell.name) && !steps.has(cell.name)) drawRing(context, cell, palette.glow, { width: 0.05 });
  }
  for (const cell of cellsOf(geometry, marks.steps)) {
    if (!flipped.has(cell.name)) drawRing(context, cell, palette.glow, { width: 0.09 });
  }
  for (const cell of cellsOf(geometry, marks.flipped)) drawTurned(context, cell, palette.glow);
  for (const cell of cellsOf(geometry, marks.waiting ? [marks.waiting] : [])) {
    if (view.ghost) drawStone(context, palette, cell, view.ghost, { opacity: GHOST_OPACITY, shadow: false });
    drawWaiting(context, palette, cell);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
function paintHover(context, { geometry, view, palette, hover }) {
  const kind = hover && view.targets[hover];
  const cell = hover && geometry.byName.get(hover);
  if (!kind || !cell || !view.ghost || view.marks.waiting === hover) return;
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

/** @param {CanvasRenderingContext2D} context @param {Scene} scene */
function paintCursor(context, { geometry, palette, cursor }) {
  const cell = cursor && placeOf(geometry, cursor);
  if (!cell) return;
  context.beginPath();
  traceOutline(context, geometry.corners, cell, 0.93);
  context.lineWidth = 0.07;
  context.lineJoin = "round";
  context.strokeStyle = palette.cursor;
  context.stroke();
}

/**
 * Draws a sign twice, wider in the stone's rim colour first, so that it shows on a stone of any colour.
 * @param {Palette} palette @param {Colour} colour @param {(colour: string, width: number) => void} draw
 */
function drawCased(palette, colour, draw) {
  draw(palette.stones[colour].rim, 0.11);
  draw(palette.stones[colour].main, 0.06);
}
