/**
 * Cells by name, and their outlines filled or traced. The context is in units (see geometry.js).
 *
 * @import { Cell, Geometry, Point } from "./geometry.js"
 */
import { areBeside } from "./geometry.js";

/** @param {Geometry} geometry @param {readonly string[]} names @returns {Cell[]} */
export function cellsOf(geometry, names) {
  return names.flatMap((name) => geometry.byName.get(name) ?? []);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {readonly Cell[]} cells
 * @param {number} share  1 for the true outline
 * @param {string} colour
 */
export function fillOutlines(context, geometry, cells, share, colour) {
  context.beginPath();
  for (const cell of cells) traceOutline(context, geometry.corners, cell, share);
  context.fillStyle = colour;
  context.fill();
}

/**
 * A path through the cells of a loop.
 * @param {CanvasRenderingContext2D} context @param {readonly Cell[]} loop
 */
export function traceLoop(context, loop) {
  context.beginPath();
  for (const [one, other] of linksOf(loop)) {
    context.moveTo(one.x, one.y);
    context.lineTo(other.x, other.y);
  }
}

/** @param {readonly Cell[]} loop @returns {[Cell, Cell][]} each two of its cells that lie beside each other */
export function linksOf(loop) {
  return loop.flatMap((one, index) => loop.slice(index + 1).filter((other) => areBeside(one, other))
    .map((other) => /** @type {[Cell, Cell]} */ ([one, other])));
}

/** @param {CanvasRenderingContext2D} context @param {readonly Point[]} corners @param {Point} centre @param {number} share */
export function traceOutline(context, corners, centre, share) {
  for (const [index, corner] of corners.entries()) {
    const [x, y] = [centre.x + corner.x * share, centre.y + corner.y * share];
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}
