/**
 * A figure of a position as an SVG text, also in Node: `figure("subsume 4: red d4 d5, blue e3")`. `sunstones figure` gives the
 * same for the same text. What turns lead to only the engine knows, so a list of turns needs that command.
 */
import { createGeometry } from "../board/geometry.js";
import { figureSvg, type Figure } from "../board/images/figure.js";
import { marksOverlay } from "../common/notes.js";
import games from "../common/games.json" with { type: "json" };
import { excerpt } from "../common/problems.js";
import { boards } from "../common/strings/boards/index.js";
import { BadAttribute, readPosition, words } from "./position_text.js";
import type { Colour } from "../board/view.js";
import type { GameInfo } from "../common/catalogue.js";

/** Lists of cells and marks are words in one text, such as "d4 d5" and "d4.x d4-e5". */
export interface FigureOptions extends Partial<
  Pick<Figure, "coordinates" | "turned" | "mirrored" | "palette" | "title" | "description">
> {
  marks?: string;
  lit?: string;
  shaded?: string;
}

const HEAD = /^\s*([a-z]+)(?:\s+([0-9]{1,2}))?(?:\s+holes\s+([a-z0-9, ]*?))?\s*:([^]*)$/;

/** A text that begins with a board. */
export interface BoardText {
  info: GameInfo;
  size: number;
  holes: string[];
  rest: string; // after the colon
}

/** @throws {BadAttribute} it does not begin so, or the game has no such board */
export function readBoardText(text: string): BoardText {
  const [, game = "", size = "", holes = "", rest = ""] = HEAD.exec(text) ?? [];
  const info = (games as GameInfo[]).find(({ id }) => id === game);
  if (!info) {
    const known = games.map(({ id }) => id);
    throw new BadAttribute(boards.noSuchGame(excerpt(game || text), known));
  }
  const cells = size === "" ? info.default_size : Number(size);
  if (!info.sizes.includes(cells)) {
    throw new BadAttribute(boards.noSuchSize(info.name, excerpt(size), info.sizes[0] ?? 0, info.sizes.at(-1) ?? 0));
  }
  const left = words(holes.replaceAll(",", " "));
  if (!info.holes && left.length > 0) throw new BadAttribute(boards.playedWithoutHoles(info.name, excerpt(holes)));
  return { info, size: cells, holes: left, rest };
}

/** @returns the stones of each colour, for readers who cannot see them */
export const stonesInWords = (stones: Readonly<Record<string, Colour>>, { colours }: GameInfo): string =>
  colours
    .map((colour) => {
      const own = Object.keys(stones).filter((cell) => stones[cell] === colour);
      return `${colour.charAt(0).toUpperCase()}${colour.slice(1)}: ${own.join(", ") || "none"}.`;
    })
    .join(" ");

/**
 * @param text  such as "sum 5 holes b2 c3: white a1, black b1"
 * @throws {BadAttribute} the text cannot be read
 */
export function figure(text: string, options: FigureOptions = {}): string {
  const { info, size, holes, rest } = readBoardText(text);
  return figureOf(info, size, holes, readPosition(rest, info, createGeometry(info.shape, size, holes)), options);
}

/** @returns the figure of a position, as an SVG text */
export function figureOf(
  info: GameInfo,
  size: number,
  holes: string[],
  stones: Record<string, Colour>,
  { marks = "", lit = "", shaded = "", ...others }: FigureOptions,
): string {
  const shown: Figure = {
    ...{ shape: info.shape, size, holes, stones },
    ...{ last: [], flipped: [], removed: {}, loop: [], numbers: {}, lit: words(lit), shaded: words(shaded) },
    ...{ coordinates: true, turned: 0, mirrored: false, palette: "colour" },
    ...{ title: info.name, description: stonesInWords(stones, info) },
    ...others,
  };
  return figureSvg(shown, marksOverlay(words(marks)));
}
