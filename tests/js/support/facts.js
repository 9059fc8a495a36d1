/** The facts that engine_facts.py has written. */
import { readFileSync } from "node:fs";

const FOLDER = new URL("../../../.cache/js-tests/", import.meta.url);

/** @param {string} name @returns {any} */
const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));

/** The games as the page lists them. @type {import("../../../web/common/catalogue.js").Catalogue} */
export const catalogue = read("catalogue.json");

/** Boards of the engine by shape and size, such as "hex 5". */
export const boards = /** @type {Record<string, { names: string[], edge: string[], neighbours: Record<string, string[]> }>} */ (
  read("boards.json")
);

/**
 * What embedded boards ask, or "slice", and the engine's replies; of: which job the slice is of.
 * @type {{ asked: string, of?: string, reply: any }[]}
 */
export const replies = read("replies.json");

/** Attributes of embedded boards of which one is damaged. @type {Record<string, string>[]} */
export const damagedAttributes = read("damaged_attributes.json");

/**
 * Figures by the engine, with their texts; text: the board in letters, first: the colour that is X there.
 * @typedef {import("../../../web/board/images/figure.js").Figure & { marks: string[] }} MarkedFigure
 * @type {{ figure: MarkedFigure, svg: string, first: import("../../../web/board/view.js").Colour, text: string }[]}
 */
export const figures = read("figures.json");

/** Figures of positions by `sunstones figure`. @type {{ text: string, options: any, svg: string }[]} */
export const positionFigures = read("position_figures.json");

/**
 * Blocks of Markdown by the engine, and those that it refuses, with the line that is wrong.
 * @type {{ shown: { source: string, html: string }[], refused: { source: string, line: number }[], site: string }}
 */
export const markdownBlocks = read("markdown_blocks.json");
