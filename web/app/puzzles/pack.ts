/**
 * A pack: the puzzles of a game, one a line, in a file of the site. A line that was cut or damaged is left out; the rest can be
 * solved.
 *
 *     sunstones-puzzles 1 GAME
 *     KEY SIZE BOARD RATING THEMES LINE
 */
import { createGeometry, type Geometry } from "../../board/geometry.js";
import { emptyView, type View } from "../../board/view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Colour } from "../../engine/wire.js";

/** A board between two turns. */
export interface Position {
  game: string;
  size: number;
  holes: readonly string[];
  stones: Readonly<Record<string, Colour>>;
  mover: 0 | 1; // the game's first colour or its second
}

export interface Puzzle {
  key: string | null; // for good; null where it is of no pack
  position: Position;
  rating: number | null; // how hard it is, in Elo; null where that is not known
  themes: readonly string[]; // letters of `later.puzzleThemes`, the main one first
  line: readonly string[]; // turns: the only one that wins, the defence that holds out longest, and so on
}

export interface Pack {
  puzzles: readonly Puzzle[];
  isWhole: boolean; // whether all of its text could be read
}

const HEADING = "sunstones-puzzles 1";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Cells in one character of a board, and what stands for one of them. */
const CELLS_AT_ONCE = 3;
const BASE = 4;
const HOLE = 3;
const LINE = /^([0-9a-z]{6}) (\d{1,2}) ([\w-]+\.[12]) (\d{1,4}) ([a-z]{1,8}) ([^\s~]+(?:~[^\s~]+)*)$/;

/** @param text  of a file @param info  of the game that it is of */
export function readPack(text: string, info: GameInfo): Pack {
  const [heading, ...lines] = text.split("\n");
  if (heading?.trimEnd() !== `${HEADING} ${info.id}`) return { puzzles: [], isWhole: false };
  // The last line ends, too; where it does not, something of it is lost.
  const rest = lines.pop();
  const puzzles = lines.flatMap((line) => readPuzzle(line, info) ?? []);
  const known = [...new Map(puzzles.map((puzzle) => [puzzle.key, puzzle])).values()];
  return { puzzles: known, isWhole: rest === "" && known.length === lines.length };
}

function readPuzzle(line: string, info: GameInfo): Puzzle | null {
  const [, key = "", size = "", board = "", rating = "", themes = "", turns = ""] = LINE.exec(line) ?? [];
  const position = readBoard(board, Number(size), info);
  const solution = turns.split("~");
  // It begins and ends with a turn of the one who solves it.
  if (!position || solution.length % 2 === 0) return null;
  return { key, position, rating: Number(rating), themes: [...themes], line: solution };
}

/** Geometries by game and size: a pack has hundreds of boards of a few sizes. */
const geometries = new Map<string, Geometry>();

/** @returns every place of a board in board order, holes too */
function placesOf({ shape }: GameInfo, size: number): readonly string[] {
  const key = `${shape} ${size}`;
  const geometry = geometries.get(key) ?? createGeometry(shape, size);
  geometries.set(key, geometry);
  return geometry.cells.map(({ name }) => name);
}

export function readBoard(code: string, size: number, info: GameInfo): Position | null {
  const [cells = "", mover] = code.split(".");
  if (!info.sizes.includes(size)) return null;
  const places = placesOf(info, size);
  if (cells.length !== Math.ceil(places.length / CELLS_AT_ONCE)) return null;
  const stones: Record<string, Colour> = {};
  const holes: string[] = [];
  for (const [index, sign] of [...cells].entries()) {
    const value = DIGITS.indexOf(sign);
    if (value < 0) return null;
    for (let at = 0; at < CELLS_AT_ONCE; at += 1) {
      const place = places[index * CELLS_AT_ONCE + at];
      const held = Math.floor(value / BASE ** (CELLS_AT_ONCE - 1 - at)) % BASE;
      const colour = info.colours[held - 1];
      if (held === 0) continue;
      if (place === undefined || (held === HOLE && !info.holes)) return null;
      if (held === HOLE) holes.push(place);
      else if (colour) stones[place] = colour;
    }
  }
  return { game: info.id, size, holes, stones, mover: mover === "2" ? 1 : 0 };
}

/** @returns as a pack has it, so that positions can be compared */
export function boardCode({ size, holes, stones, mover }: Position, info: GameInfo): string {
  const places = placesOf(info, size);
  const missing = new Set(holes);
  let code = "";
  for (let start = 0; start < places.length; start += CELLS_AT_ONCE) {
    let value = 0;
    for (let at = start; at < start + CELLS_AT_ONCE; at += 1) {
      const place = places[at] ?? "";
      const colour = stones[place];
      value = value * BASE + (missing.has(place) ? HOLE : colour ? info.colours.indexOf(colour) + 1 : 0);
    }
    code += DIGITS[value];
  }
  return `${code}.${mover + 1}`;
}

/** @returns as the engine reads it, such as "d4 e5/c3/2" */
export function startOf({ stones, mover }: Position, { colours }: GameInfo): string {
  const cells = colours.map((colour) => Object.keys(stones).filter((cell) => stones[cell] === colour));
  return `${cells.map((those) => those.join(" ")).join("/")}/${mover + 1}`;
}

/** @returns its board, on which nothing can be picked */
export const viewOf = ({ size, holes, stones }: Position, { shape }: GameInfo): View => ({
  ...emptyView(shape, size, holes),
  stones,
});
