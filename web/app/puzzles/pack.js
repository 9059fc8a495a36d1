/**
 * A pack: the puzzles of a game, one a line, in a file of the site. A line that was cut or damaged is left out; the rest can be
 * solved.
 *
 *     sunstones-puzzles 1 GAME
 *     KEY SIZE BOARD RATING THEMES LINE
 *
 * @import { Geometry } from "../../board/geometry.js"
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Colour } from "../../engine/wire.js"
 *
 * @typedef {object} Position  a board between two turns
 * @property {string} game
 * @property {number} size
 * @property {readonly string[]} holes
 * @property {Readonly<Record<string, Colour>>} stones
 * @property {0 | 1} mover               the game's first colour or its second
 *
 * @typedef {object} Puzzle
 * @property {string | null} key         for good; null where it is of no pack
 * @property {Position} position
 * @property {number | null} rating      how hard it is, in Elo; null where that is not known
 * @property {readonly string[]} themes  letters of `later.puzzleThemes`, the main one first
 * @property {readonly string[]} line    turns: the only one that wins, the defence that holds out longest, and so on
 *
 * @typedef {object} Pack
 * @property {readonly Puzzle[]} puzzles
 * @property {boolean} isWhole           whether all of its text could be read
 */
import { createGeometry } from "../../board/geometry.js";
import { emptyView } from "../../board/view.js";

const HEADING = "sunstones-puzzles 1";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Cells in one character of a board, and what stands for one of them. */
const CELLS_AT_ONCE = 3;
const BASE = 4;
const HOLE = 3;
const LINE = /^([0-9a-z]{6}) (\d{1,2}) ([\w-]+\.[12]) (\d{1,4}) ([a-z]{1,8}) ([^\s~]+(?:~[^\s~]+)*)$/;

/** @param {string} text  of a file @param {GameInfo} info  of the game that it is of @returns {Pack} */
export function readPack(text, info) {
  const [heading, ...lines] = text.split("\n");
  if (heading?.trimEnd() !== `${HEADING} ${info.id}`) return { puzzles: [], isWhole: false };
  // The last line ends, too; where it does not, something of it is lost.
  const rest = lines.pop();
  const puzzles = lines.flatMap((line) => readPuzzle(line, info) ?? []);
  const known = [...new Map(puzzles.map((puzzle) => [puzzle.key, puzzle])).values()];
  return { puzzles: known, isWhole: rest === "" && known.length === lines.length };
}

/** @param {string} line @param {GameInfo} info @returns {Puzzle | null} */
function readPuzzle(line, info) {
  const [, key = "", size = "", board = "", rating = "", themes = "", turns = ""] = LINE.exec(line) ?? [];
  const position = readBoard(board, Number(size), info);
  const solution = turns.split("~");
  // It begins and ends with a turn of the one who solves it.
  if (!position || solution.length % 2 === 0) return null;
  return { key, position, rating: Number(rating), themes: [...themes], line: solution };
}

/** Geometries by game and size: a pack has hundreds of boards of a few sizes. @type {Map<string, Geometry>} */
const geometries = new Map();

/** @param {GameInfo} info @param {number} size @returns {readonly string[]} every place of a board in board order, holes too */
function placesOf({ shape }, size) {
  const key = `${shape} ${size}`;
  const geometry = geometries.get(key) ?? createGeometry(shape, size);
  geometries.set(key, geometry);
  return geometry.cells.map(({ name }) => name);
}

/** @param {string} code @param {number} size @param {GameInfo} info @returns {Position | null} */
export function readBoard(code, size, info) {
  const [cells = "", mover] = code.split(".");
  if (!info.sizes.includes(size)) return null;
  const places = placesOf(info, size);
  if (cells.length !== Math.ceil(places.length / CELLS_AT_ONCE)) return null;
  /** @type {Record<string, Colour>} */
  const stones = {};
  /** @type {string[]} */
  const holes = [];
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

/** @param {Position} position @param {GameInfo} info @returns {string} as a pack has it, so that positions can be compared */
export function boardCode({ size, holes, stones, mover }, info) {
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

/** @param {Position} position @param {GameInfo} info @returns {string} as the engine reads it, such as "d4 e5/c3/2" */
export function startOf({ stones, mover }, { colours }) {
  const cells = colours.map((colour) => Object.keys(stones).filter((cell) => stones[cell] === colour));
  return `${cells.map((those) => those.join(" ")).join("/")}/${mover + 1}`;
}

/** @param {Position} position @param {GameInfo} info @returns {View} its board, on which nothing can be picked */
export const viewOf = ({ size, holes, stones }, { shape }) => ({ ...emptyView(shape, size, holes), stones });
