/**
 * What is laid over the stones beside their marks: threats on the board as it lies, and the preview of one step. Plain data
 * in, drawing out; what it means is for others to know. The context is in units (see geometry.js).
 *
 * @import { Cell, Geometry, Point } from "./geometry.js"
 * @import { Palette } from "./palette.js"
 * @import { Colour, Loop, Pip, Preview, Threats } from "./view.js"
 *
 * @typedef {object} Layer
 * @property {Geometry} geometry
 * @property {Palette} palette
 * @property {number} scale       CSS pixels in a unit
 */
import { LABEL_FONT, TILE_SHARE } from "./geometry.js";
import { inPixels } from "./lettering.js";
import { drawCross, drawPip, drawRing, drawTurned } from "./marks.js";
import { cellsOf, fillOutlines, traceLoop } from "./outlines.js";
import { drawStone } from "./stones.js";

/** Type of a plate, as a share of a unit; smaller than this in CSS pixels it could not be read. */
const PLATE_TYPE = 0.3;
const LEAST_PLATE_PIXELS = 9;
/** Half the bar on a cell that closes. */
const CLOSED_SHARE = 0.16;
/** Eight dashes round a ring of that radius. */
const THREAT_DASH = [0.16, 0.0913];

/**
 * The threats that a preview leaves as they are: what it takes, turns or joins would only be in its way.
 * @param {Threats} threats @param {Preview} preview @param {string} at  the cell of the step
 * @returns {Threats}
 */
export function threatsBeside(threats, preview, at) {
  const { removed, flipped, loop, group, pips } = preview;
  const changed = new Set([at, ...Object.keys(removed), ...Object.keys(flipped), ...group, ...loop?.cells ?? [],
    ...loop?.inside ?? []]);
  /** @template Value @param {Record<string, Value>} record */
  const unchanged = (record) => Object.fromEntries(Object.entries(record).filter(([cell]) => !changed.has(cell)));
  return {
    rings: unchanged(threats.rings),
    groups: threats.groups.filter((cells) => !cells.some((cell) => changed.has(cell))),
    loops: threats.loops.filter(({ cells }) => !cells.some((cell) => changed.has(cell))),
    pips: Object.fromEntries(Object.entries(threats.pips).filter(([cell]) => !(cell in pips))),
  };
}

/** Lies under the stones. @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Threats} threats */
export function paintThreatsBelow(context, layer, threats) {
  for (const loop of threats.loops) paintLoop(context, layer, loop, 0.45);
}

/**
 * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Threats} threats
 * @param {Record<string, Colour>} stones
 */
export function paintThreats(context, layer, threats, stones) {
  const { geometry, palette } = layer;
  for (const cell of cellsOf(geometry, Object.keys(threats.rings))) {
    const colour = stones[cell.name];
    if (threats.rings[cell.name] === "threat") drawThreat(context, palette, cell);
    else if (colour) drawRing(context, cell, palette.stones[colour].mark, { width: 0.045, radius: 0.285 });
  }
  for (const group of threats.groups) {
    const middle = mostCentral(cellsOf(geometry, group));
    if (middle) drawPlate(context, layer, middle, String(group.length));
  }
  for (const loop of threats.loops) labelLoop(context, layer, loop, cellsOf(geometry, loop.inside));
  paintPips(context, layer, threats.pips);
}

/** Lies under the stones. @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Preview} preview */
export function paintPreviewBelow(context, layer, preview) {
  if (preview.loop) paintLoop(context, layer, preview.loop, 0.95);
}

/**
 * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Preview} preview
 * @param {string} at  the cell of the step
 */
export function paintPreview(context, layer, preview, at) {
  const { geometry, palette } = layer;
  for (const [name, colours] of Object.entries(preview.closed)) {
    for (const cell of cellsOf(geometry, [name])) drawClosed(context, palette, cell, colours);
  }
  for (const [name, colour] of Object.entries(preview.flipped)) {
    if (name === at) continue;
    for (const cell of cellsOf(geometry, [name])) {
      drawStone(context, palette, cell, colour, { size: 0.7, shadow: false });
      drawTurned(context, cell, palette.glow, { width: 0.08, heads: true });
    }
  }
  for (const [name, colour] of Object.entries(preview.removed)) {
    if (name === at) continue;
    for (const cell of cellsOf(geometry, [name])) drawCross(context, palette, cell, colour);
  }
  paintPips(context, layer, preview.pips, true);
  if (preview.loop) {
    const inside = cellsOf(geometry, preview.loop.inside);
    const bare = inside.filter(({ name }) => !(name in preview.removed));
    labelLoop(context, layer, preview.loop, bare.length > 0 ? bare : inside);
  }
  const placed = cellsOf(geometry, [at])[0];
  if (placed && preview.group.length > 1) drawPlate(context, layer, placed, String(preview.group.length));
}

/** @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Record<string, Pip>} pips @param {boolean} [isNew] */
function paintPips(context, { geometry, palette }, pips, isNew = false) {
  for (const [name, pip] of Object.entries(pips)) {
    for (const cell of cellsOf(geometry, [name])) drawPip(context, palette, cell, pip, isNew);
  }
}

/**
 * A path through the loop's cells, its inside tinted.
 * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Loop} loop @param {number} opacity
 */
function paintLoop(context, { geometry, palette }, loop, opacity) {
  context.save();
  context.globalAlpha *= opacity;
  fillOutlines(context, geometry, cellsOf(geometry, [...loop.cells, ...loop.inside]), TILE_SHARE, palette.glowSoft);
  traceLoop(context, cellsOf(geometry, loop.cells));
  context.lineCap = "round";
  context.lineWidth = 0.3;
  context.strokeStyle = palette.glow;
  context.stroke();
  context.lineWidth = 0.16;
  context.strokeStyle = palette.stones[loop.colour].main;
  context.stroke();
  context.restore();
}

/**
 * Its count stands inside the loop, where no stone is.
 * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Loop} loop @param {readonly Cell[]} room
 */
function labelLoop(context, layer, loop, room) {
  const middle = mostCentral(room);
  if (loop.label && middle) drawPlate(context, layer, middle, loop.label);
}

/**
 * The stone may go with the next step: a broken ring, cased so that it shows on any stone.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre
 */
function drawThreat(context, palette, centre) {
  drawRing(context, centre, palette.badge, { width: 0.085, radius: 0.32 });
  drawRing(context, centre, palette.threat, { width: 0.055, radius: 0.32, dash: THREAT_DASH });
}

/**
 * A cell that closes: a bar in the colour of each player who may no longer go there.
 * @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Point} centre @param {readonly Colour[]} colours
 */
function drawClosed(context, palette, centre, colours) {
  context.save();
  context.lineCap = "round";
  for (const [index, colour] of colours.entries()) {
    const y = centre.y + (index - (colours.length - 1) / 2) * 0.2;
    for (const [width, style] of /** @type {const} */ ([
      [0.15, palette.badge], [0.11, palette.stones[colour].rim], [0.07, palette.stones[colour].main]])) {
      context.beginPath();
      context.moveTo(centre.x - CLOSED_SHARE, y);
      context.lineTo(centre.x + CLOSED_SHARE, y);
      context.lineWidth = width;
      context.strokeStyle = style;
      context.stroke();
    }
  }
  context.restore();
}

/**
 * A few letters on a small plate.
 * @param {CanvasRenderingContext2D} context @param {Layer} layer @param {Point} centre @param {string} text
 */
function drawPlate(context, { palette, scale }, centre, text) {
  const pixels = Math.max(LEAST_PLATE_PIXELS, scale * PLATE_TYPE);
  inPixels(context, scale, centre, () => {
    context.font = `600 ${pixels}px ${LABEL_FONT}`;
    const height = pixels * 1.35;
    const width = Math.max(height, context.measureText(text).width + pixels * 0.7);
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, height / 2);
    context.fillStyle = palette.badge;
    context.fill();
    context.lineWidth = Math.max(1, scale * 0.02);
    context.strokeStyle = palette.badgeInk;
    context.stroke();
    context.fillStyle = palette.badgeInk;
    context.fillText(text, 0, pixels * 0.06);
  });
}

/** @param {readonly Cell[]} cells @returns {Cell | undefined} the one nearest to the middle of them all */
function mostCentral(cells) {
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  /** @param {Cell} cell */
  const distance = (cell) => (cell.x - x) ** 2 + (cell.y - y) ** 2;
  return cells.length === 0 ? undefined : cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}
