/** The layers of the board as SVG, from the wood up: what `layers/` paints on the canvas, where it is for pictures, too. */
import { cellsOf, linksOf, type Cell } from "../geometry.js";
import { ARMS, DASH } from "../layers/captures.js";
import { isTintedOn } from "../layers/cells.js";
import { isCoveredByLoop, isRinged } from "../layers/last_turn.js";
import { litCells } from "../layers/loop.js";
import { crescent, hasSun, opacityIn } from "../layers/stones.js";
import {
  BASE_SHARE,
  CROSS_WIDTH,
  LABEL_FONT,
  LABEL_SIZE,
  LIT_WIDTH,
  REMOVED_FILL,
  REMOVED_LINE,
  REMOVED_RADIUS,
  REMOVED_WIDTH,
  RIM_SHARE,
  RING_HALF,
  RING_RADIUS,
  RING_WIDTH,
  STONE_RADIUS,
  STONE_RIM,
  SUN_SHARE,
  TEXT_DROP,
  TURNED_WIDTH,
} from "../measures.js";
import { at, escape, length, tilePaint, tilesSvg } from "../svg_text.js";
import type { Paints } from "../palette.js";
import type { Picture } from "../scene.js";
import type { Colour } from "../view.js";

/**
 * An outline that is drawn larger is a line around the true one.
 * @param key  of the outlines of all cells
 */
export function cellsSvg({ geometry, palette }: Picture, key: string, shaded: readonly string[]): string[] {
  const { base, rim, line = base, shade = palette.glowSoft } = palette;
  const whole = `<use href="#cells${key}"`;
  const wood = (colour: string, share: number) => {
    const paint = escape(colour);
    return colour === "none" ? "" : `${whole} fill="${paint}" stroke="${paint}" stroke-width="${length(share - 1)}"/>`;
  };
  const tiles = (cells: Cell[], colour: string) => tilesSvg(geometry, cells, colour, palette);
  const labels = geometry.labels.map(
    ({ text, x, y }) => `<text x="${length(x)}" y="${length(y + LABEL_SIZE * TEXT_DROP)}">${escape(text)}</text>`,
  );
  return [
    wood(rim, RIM_SHARE),
    wood(base, BASE_SHARE),
    `${whole} ${tilePaint(palette.tile, line)}/>`,
    tiles(geometry.cells.filter(isTintedOn(geometry)), palette.edgeTile),
    tiles(geometry.holes, palette.hole),
    tiles(cellsOf(geometry, shaded), shade),
    labels.length > 0
      ? `<g fill="${escape(palette.label)}" font-family="${LABEL_FONT}" font-size="${length(LABEL_SIZE)}" ` +
        `font-weight="500" text-anchor="middle">${labels.join("")}</g>`
      : "",
  ];
}

export function litLoopSvg({ geometry, view, palette }: Picture): string[] {
  const loop = cellsOf(geometry, litCells(view));
  if (loop.length === 0) return [];
  const lines = linksOf(loop).map(([one, other]) => `M${at(one)}L${at(other)}`);
  return [
    tilesSvg(geometry, loop, palette.glowSoft, palette),
    `<path class="loop" d="${lines.join("")}" fill="none" stroke="${escape(palette.glow)}" ` +
      `stroke-width="${length(LIT_WIDTH)}" stroke-linecap="round"/>`,
  ];
}

export function capturesSvg({ geometry, view, palette }: Picture): string[] {
  return cellsOf(geometry, Object.keys(view.marks.removed)).flatMap((cell) => {
    const colour = view.marks.removed[cell.name];
    if (!colour || view.stones[cell.name]) return [];
    const paint = palette.stones[colour];
    const [x, y, radius] = [length(cell.x), length(cell.y), length(REMOVED_RADIUS)];
    const lines = ARMS.map(([fromX = 0, fromY = 0, toX = 0, toY = 0]) => {
      const from = at({ x: cell.x + fromX, y: cell.y + fromY });
      return `M${from}L${at({ x: cell.x + toX, y: cell.y + toY })}`;
    });
    const stroke = `fill="none" stroke="${escape(paint.rim)}" opacity="${REMOVED_LINE}"`;
    return [
      `<circle class="removed" cx="${x}" cy="${y}" r="${radius}" fill="${escape(paint.main)}" opacity="${REMOVED_FILL}"/>`,
      `<circle cx="${x}" cy="${y}" r="${radius}" ${stroke} stroke-width="${length(REMOVED_WIDTH)}" ` +
        `stroke-dasharray="${DASH.map(length).join(" ")}"/>`,
      `<path d="${lines.join("")}" ${stroke} stroke-width="${length(CROSS_WIDTH)}" stroke-linecap="round"/>`,
    ];
  });
}

export function stonesSvg({ geometry, view }: Picture, key: string): string[] {
  const opacityOf = opacityIn(view);
  return geometry.cells.flatMap((cell) => {
    const colour = view.stones[cell.name];
    if (!colour) return [];
    const opacity = opacityOf(cell.name);
    const stone = `<use href="#stone-${colour}${key}" x="${length(cell.x)}" y="${length(cell.y)}" data-cell="${cell.name}"/>`;
    // Of a group: some programs that make PDFs leave out the opacity of what is used.
    return opacity < 1 ? `<g opacity="${opacity}">${stone}</g>` : stone;
  });
}

/**
 * @param key  after the names of its parts
 * @returns a stone round 0, 0, with the paint it needs, to be used
 */
export function stoneSymbol(colour: Colour, palette: Paints, key: string): string {
  const paint = palette.stones[colour];
  const radius = STONE_RADIUS;
  const isFlat = paint.light === paint.deep;
  const body =
    `<radialGradient id="paint-${colour}${key}" cx="${length(-radius * 0.35)}" cy="${length(-radius * 0.45)}" ` +
    `r="${length(radius * 1.5)}" gradientUnits="userSpaceOnUse">` +
    `<stop offset="0" stop-color="${escape(paint.light)}"/><stop offset=".55" stop-color="${escape(paint.main)}"/>` +
    `<stop offset="1" stop-color="${escape(paint.deep)}"/></radialGradient>`;
  return (
    `${isFlat ? "" : body}<g id="stone-${colour}${key}"><circle r="${length(radius)}" ` +
    `fill="${isFlat ? escape(paint.main) : `url(#paint-${colour}${key})`}" stroke="${escape(paint.rim)}" ` +
    `stroke-width="${length(STONE_RIM)}"/>${signSvg(colour, paint.mark, radius)}</g>`
  );
}

function signSvg(colour: Colour, mark: string, radius: number) {
  if (hasSun(colour)) return `<circle r="${length(radius * SUN_SHARE)}" fill="${escape(mark)}"/>`;
  const { outer, tip, inner } = crescent(radius);
  const [far, near] = [length(outer), length(inner)];
  const [start, end] = [at(tip), at({ x: tip.x, y: -tip.y })];
  return `<path fill="${escape(mark)}" d="M${start}A${far} ${far} 0 1 1 ${end}A${near} ${near} 0 0 0 ${start}Z"/>`;
}

/** In a picture a turn under way looks like a finished one. */
export function lastTurnSvg({ geometry, view, palette }: Picture): string[] {
  const { marks } = view;
  const ring = (cell: Cell, width: number, dash = "") =>
    `<circle class="mark" cx="${length(cell.x)}" cy="${length(cell.y)}" r="${length(RING_RADIUS)}" fill="none" ` +
    `stroke="${escape(palette.glow)}" stroke-width="${length(width)}"${dash}/>`;
  const pointed = cellsOf(geometry, marks.pointed).map((cell) => ring(cell, RING_WIDTH));
  if (isCoveredByLoop(view)) return pointed;
  // A stone that changed its colour has a ring in two arcs.
  const halves = length(RING_HALF);
  return [
    ...pointed,
    ...cellsOf(geometry, [...new Set([...marks.last, ...marks.steps])])
      .filter(isRinged(view))
      .map((cell) => ring(cell, RING_WIDTH)),
    ...cellsOf(geometry, marks.flipped).map((cell) => ring(cell, TURNED_WIDTH, ` stroke-dasharray="${halves} ${halves}"`)),
  ];
}
