/**
 * The board's colours. They live in board.css as custom properties, so a light, a dark or an embedding page's own theme
 * needs no line of script; here they are read once per theme and handed to the painter as plain strings.
 *
 * @import { Colour } from "./view.js"
 *
 * @typedef {object} StonePaint
 * @property {string} light  where the light falls
 * @property {string} main
 * @property {string} deep   the shaded side
 * @property {string} rim    outline
 * @property {string} mark   the engraved sign, which identifies the colour without its hue
 *
 * @typedef {object} Palette
 * @property {string} base      the wood between and around the cells
 * @property {string} rim
 * @property {string} tile
 * @property {string} edgeTile  a cell of the perimeter
 * @property {string} hole
 * @property {string} label
 * @property {string} glow      the sun's gold: last turn, winning loop
 * @property {string} glowSoft
 * @property {string} cursor
 * @property {string} shadow
 * @property {boolean} boldSigns  whether the signs on stones are to be seen from afar: a dot, a ring
 * @property {string} badge     a small plate with a number, and the casing of signs on stones
 * @property {string} badgeInk
 * @property {string} threat    stones in danger, and those about to go
 * @property {string} advice      a badge of advice
 * @property {string} adviceBest
 * @property {string} adviceInk
 * @property {string} drawing      a person's drawings on the board
 * @property {string} drawingCase  around it
 * @property {Record<Colour, StonePaint>} stones
 */

/** @type {readonly Colour[]} */
const COLOURS = ["red", "blue", "black", "white"];
const PARTS = /** @type {const} */ (["light", "main", "deep", "rim", "mark"]);
const SURFACES = [
  "base",
  "rim",
  "tile",
  "edge-tile",
  "hole",
  "label",
  "glow",
  "glow-soft",
  "cursor",
  "shadow",
  "badge",
  "badge-ink",
  "threat",
  "advice",
  "advice-best",
  "advice-ink",
  "drawing",
  "drawing-case",
];

// Registered as colours they are read as the page shows them; unregistered ones would be read as they are written, and a
// canvas cannot resolve `light-dark()`.
for (const name of [...SURFACES, ...COLOURS.flatMap((colour) => PARTS.map((part) => `${colour}-${part}`))]) {
  try {
    CSS.registerProperty({ name: `--board-${name}`, syntax: "<color>", inherits: true, initialValue: "transparent" });
  } catch {
    // Another copy of this module has done so: two boards' scripts in one document.
  }
}

/** @param {Element} host an element that the board's style sheet applies to @returns {Palette} */
export function readPalette(host) {
  const style = getComputedStyle(host);
  /** @param {string} name */
  const value = (name) => style.getPropertyValue(`--board-${name}`).trim();
  /** @param {Colour} colour @returns {StonePaint} */
  const stone = (colour) => ({
    light: value(`${colour}-light`),
    main: value(`${colour}-main`),
    deep: value(`${colour}-deep`),
    rim: value(`${colour}-rim`),
    mark: value(`${colour}-mark`),
  });
  return {
    base: value("base"),
    rim: value("rim"),
    tile: value("tile"),
    edgeTile: value("edge-tile"),
    hole: value("hole"),
    label: value("label"),
    glow: value("glow"),
    glowSoft: value("glow-soft"),
    cursor: value("cursor"),
    shadow: value("shadow"),
    badge: value("badge"),
    badgeInk: value("badge-ink"),
    threat: value("threat"),
    boldSigns: value("signs") === "bold",
    advice: value("advice"),
    adviceBest: value("advice-best"),
    adviceInk: value("advice-ink"),
    drawing: value("drawing"),
    drawingCase: value("drawing-case"),
    stones: /** @type {Record<Colour, StonePaint>} */ (Object.fromEntries(COLOURS.map((colour) => [colour, stone(colour)]))),
  };
}
