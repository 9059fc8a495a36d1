/** Advice over the board: a suggested cell, badges with numbers, the stones of a line to come. */
import { LABEL_FONT } from "../measures.js";
import type { Cell, Point } from "../geometry.js";
import { drawRemoved } from "./captures.js";
import { drawRing, inPixels } from "./shapes.js";
import { drawStone, hasSun } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Scene } from "../scene.js";
import type { Advice, Badge, Colour, Ghost, Overlay, Owner } from "../view.js";

const GHOST_OPACITY = 0.72;
/** A badge is a pill, so that it looks like no stone; a shorter one where it holds a sign alone. */
const PILL = { width: 0.74, height: 0.4 };
const WIDTH_OF_SIGN = 0.52;
const RAYS = 12;
/** Half a side of the square of who owns a cell for sure, and how far below the middle it is. */
const OWNER_SIZE = 0.11;
const OWNER_BELOW = 0.3;
/** Its outline: colours and widths, the outer one first. */
const OWNER_EDGES = [
  ["#fffaf0", 0.1],
  ["#33291e", 0.04],
] as const;
/** Text on the best badge, which is golden in any light. */
const INK_ON_GOLD = "#33291e";

export const adviceOverlay = (advice: Advice): Overlay => ({
  paint: (context, scene: Scene) => paintAdvice(context, scene, advice),
  advice,
});

function paintAdvice(context: CanvasRenderingContext2D, { geometry, layout, palette, view: { stones } }: Scene, advice: Advice) {
  for (const [name, owner] of Object.entries(advice.owners ?? {})) {
    const cell = geometry.byName.get(name);
    if (cell) drawOwner(context, palette, cell, owner);
  }
  for (const [name, ghost] of Object.entries(advice.ghosts)) {
    const cell = geometry.byName.get(name);
    if (cell) drawGhost(context, palette, cell, ghost, { scale: layout.scale, before: stones[name] ?? null });
  }
  for (const [name, badge] of Object.entries(advice.badges)) {
    const cell = geometry.byName.get(name);
    if (cell) drawBadge(context, palette, cell, badge, layout.scale);
  }
  const hint = advice.hint === null ? undefined : geometry.byName.get(advice.hint);
  if (hint) drawHint(context, palette, hint);
}

/** A square at the cell's lower edge, the larger the surer. The square of a pair's second colour is turned onto its corner. */
function drawOwner(context: CanvasRenderingContext2D, palette: Palette, cell: Point, { colour, share }: Owner) {
  const half = OWNER_SIZE * (0.4 + 0.6 * share);
  context.save();
  context.translate(cell.x, cell.y + OWNER_BELOW);
  if (!hasSun(colour)) context.rotate(Math.PI / 4);
  context.beginPath();
  context.rect(-half, -half, 2 * half, 2 * half);
  // Light around dark: one of the two is visible on any stone and any cell.
  for (const [edge, width] of OWNER_EDGES) {
    context.lineWidth = width;
    context.strokeStyle = edge;
    context.stroke();
  }
  context.globalAlpha = 0.35 + 0.65 * share;
  context.fillStyle = palette.stones[colour].main;
  context.fill();
  context.restore();
}

function drawGhost(
  context: CanvasRenderingContext2D,
  palette: Palette,
  cell: Cell,
  { colour, text }: Ghost,
  { scale, before }: { scale: number; before: Colour | null },
) {
  if (colour === null) {
    if (before !== null) drawRemoved(context, palette, cell, before);
    return;
  }
  drawStone(context, palette, cell, colour, { opacity: GHOST_OPACITY, shadow: false });
  if (text === "") return;
  context.beginPath();
  context.arc(cell.x, cell.y, 0.21, 0, 2 * Math.PI);
  context.fillStyle = palette.advice;
  context.fill();
  drawText(context, cell, text, { colour: palette.adviceInk, scale, size: 0.3 });
}

/** @param scale  CSS pixels in a unit */
function drawBadge(context: CanvasRenderingContext2D, palette: Palette, cell: Cell, { text, share, best }: Badge, scale: number) {
  const { height } = PILL;
  const width = text.length > 1 ? PILL.width : WIDTH_OF_SIGN;
  const [left, top] = [cell.x - width / 2, cell.y - height / 2];
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fillStyle = best ? palette.adviceBest : palette.advice;
  context.fill();
  context.lineWidth = best ? 0.04 : 0.025;
  context.strokeStyle = best ? INK_ON_GOLD : palette.label;
  context.stroke();
  context.clip();
  // A bar along the foot says the number once more.
  context.fillStyle = best ? INK_ON_GOLD : palette.glow;
  context.fillRect(left, top + height - 0.07, width * share, 0.07);
  context.restore();
  const middle = { x: cell.x, y: cell.y - 0.015 };
  drawText(context, middle, text, { colour: best ? INK_ON_GOLD : palette.adviceInk, scale, size: 0.28, bold: best });
}

/** The suggested cell: a ring with rays, a small sun. */
function drawHint(context: CanvasRenderingContext2D, palette: Palette, centre: Point) {
  for (const [colour, width] of [
    [palette.adviceInk, 0.1],
    [palette.adviceBest, 0.06],
  ] as const) {
    drawRing(context, centre, colour, { width, radius: 0.27 });
    context.beginPath();
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = (ray * 2 * Math.PI) / RAYS;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      context.moveTo(centre.x + 0.35 * across, centre.y + 0.35 * down);
      context.lineTo(centre.x + 0.44 * across, centre.y + 0.44 * down);
    }
    context.lineWidth = width;
    context.lineCap = "round";
    context.strokeStyle = colour;
    context.stroke();
  }
}

function drawText(
  context: CanvasRenderingContext2D,
  centre: Point,
  text: string,
  { colour, scale, size, bold = false }: { colour: string; scale: number; size: number; bold?: boolean },
) {
  inPixels(context, scale, centre, () => {
    context.fillStyle = colour;
    context.font = `${bold ? 700 : 600} ${size * scale}px ${LABEL_FONT}`;
    // Signs such as ✓ come from type faces in which the middle of the line is not that of the sign.
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text);
    context.fillText(text, 0, (above - below) / 2);
  });
}
