/** Features of the present position: stones in danger, sizes of groups, loops, and the colour that leads around a cell. */
import { cellsOf, type Point } from "../geometry.js";
import { previewAtAim, type Scene } from "../scene.js";
import { drawLoop, labelLoop } from "./loop.js";
import { drawPlate, drawRing, mostCentral, strokeLines } from "./shapes.js";
import { hasSun } from "./stones.js";
import type { Palette } from "../palette.js";
import type { Pip, Preview, Threats } from "../view.js";

const LOOP_OPACITY = 0.45;
/** Eight dashes round a ring of that radius. */
const THREAT_DASH = [0.16, 0.0913];

/** Painted under the stones. */
export function paintLoopsOfThreats(context: CanvasRenderingContext2D, scene: Scene) {
  for (const loop of threatsOf(scene).loops) drawLoop(context, scene, loop, LOOP_OPACITY);
}

export function paintThreats(context: CanvasRenderingContext2D, scene: Scene) {
  const {
    geometry,
    palette,
    view: { stones },
  } = scene;
  const threats = threatsOf(scene);
  for (const cell of cellsOf(geometry, Object.keys(threats.rings))) {
    const colour = stones[cell.name];
    if (threats.rings[cell.name] === "threat") drawThreat(context, palette, cell);
    else if (colour) drawRing(context, cell, palette.stones[colour].mark, { width: 0.045, radius: 0.285 });
  }
  for (const group of threats.groups) {
    const middle = mostCentral(cellsOf(geometry, group));
    if (middle) drawPlate(context, scene, middle, String(group.length));
  }
  for (const loop of threats.loops) labelLoop(context, scene, loop, cellsOf(geometry, loop.inside));
  drawPips(context, scene, threats.pips);
}

/** @returns those that are visible next to a preview and owners, where these are shown */
function threatsOf(scene: Scene): Threats {
  const {
    view: { threats, overlays },
    aim,
  } = scene;
  const preview = previewAtAim(scene);
  const seen = preview && aim !== null ? threatsBeside(threats, preview, aim) : threats;
  // The likely owner of a cell matters more than the present one, and two marks on one cell are hard to read.
  const owners = overlays.find(({ advice }) => advice?.owners)?.advice?.owners;
  return owners ? { ...seen, pips: without(seen.pips, (cell) => cell in owners) } : seen;
}

/** @param record  by cells */
const without = <Value>(record: Record<string, Value>, isLeftOut: (cell: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([cell]) => !isLeftOut(cell)));

/**
 * The threats that a preview leaves unchanged: marks on cells that it takes, turns or joins would hide it.
 * @param at  the cell of the step
 */
function threatsBeside(threats: Threats, preview: Preview, at: string): Threats {
  const { removed, flipped, loop, group, pips } = preview;
  const changed = new Set([
    at,
    ...Object.keys(removed),
    ...Object.keys(flipped),
    ...group,
    ...(loop?.cells ?? []),
    ...(loop?.inside ?? []),
  ]);
  return {
    rings: without(threats.rings, (cell) => changed.has(cell)),
    groups: threats.groups.filter((cells) => !cells.some((cell) => changed.has(cell))),
    loops: threats.loops.filter(({ cells }) => !cells.some((cell) => changed.has(cell))),
    pips: without(threats.pips, (cell) => cell in pips),
  };
}

export function drawPips(
  context: CanvasRenderingContext2D,
  { geometry, palette }: Scene,
  pips: Record<string, Pip>,
  isNew: boolean = false,
) {
  for (const [name, pip] of Object.entries(pips)) {
    for (const cell of cellsOf(geometry, [name])) drawPip(context, palette, cell, pip, isNew);
  }
}

/**
 * The colour that leads around a cell: a full pip holds, a hollow one only leads, and a small bar means that neither player
 * can any more. The second colour of a pair has a lozenge, so that the two differ by more than hue.
 * @param isNew  it is about to change to this
 */
function drawPip(context: CanvasRenderingContext2D, palette: Palette, centre: Point, { colour, held }: Pip, isNew: boolean) {
  const radius = isNew ? 0.2 : held ? 0.15 : 0.12;
  if (isNew) {
    context.beginPath();
    context.arc(centre.x, centre.y, radius + 0.11, 0, 2 * Math.PI);
    context.fillStyle = palette.glow;
    context.fill();
  }
  context.beginPath();
  context.arc(centre.x, centre.y, radius + 0.045, 0, 2 * Math.PI);
  context.fillStyle = palette.badge;
  context.fill();
  if (!colour) {
    strokeLines(context, centre, palette.badgeInk, 0.05, [[-radius / 2, 0, radius / 2, 0]]);
    return;
  }
  const paint = palette.stones[colour];
  context.beginPath();
  if (hasSun(colour)) {
    context.arc(centre.x, centre.y, radius * 0.86, 0, 2 * Math.PI);
  } else {
    context.moveTo(centre.x, centre.y - radius);
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      context.lineTo(centre.x + x * radius, centre.y + y * radius);
    }
    context.closePath();
  }
  if (held) {
    context.fillStyle = paint.main;
    context.fill();
  }
  // A hollow one is cased, so that light colours show on a light plate.
  context.lineWidth = held ? 0.025 : 0.075;
  context.strokeStyle = paint.rim;
  context.stroke();
  if (held) return;
  context.lineWidth = 0.05;
  context.strokeStyle = paint.main;
  context.stroke();
}

/** The stone may go with the next step: a broken ring, cased so that it shows on any stone. */
function drawThreat(context: CanvasRenderingContext2D, palette: Palette, centre: Point) {
  drawRing(context, centre, palette.badge, { width: 0.085, radius: 0.32 });
  drawRing(context, centre, palette.threat, { width: 0.055, radius: 0.32, dash: THREAT_DASH });
}
