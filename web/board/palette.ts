/**
 * The board's colours. They live in board.css as custom properties, so a light, a dark or an embedding page's own theme
 * needs no line of script; here they are read once per theme and handed to the painter as plain strings.
 */

import type { Colour } from "./view.js";

export interface StonePaint {
  light: string; // where the light falls
  main: string;
  deep: string; // the shaded side
  rim: string; // outline
  mark: string; // the engraved sign, which identifies the colour without its hue
  ink?: string; // of a number on it, where the palette is one of palettes.js
}

/** The colours of pictures; "none" leaves a surface out. */
export interface Paints {
  base: string; // the wood between and around the cells
  rim: string;
  tile: string;
  edgeTile: string; // a cell of the perimeter
  hole: string;
  label: string;
  glow: string; // the sun's gold: last turn, winning loop
  glowSoft: string;
  drawing: string; // a person's drawings on the board
  drawingCase: string; // around it
  line?: string; // between cells, where it is not that of the wood
  shade?: string; // of cells that are set apart
  stones: Record<Colour, StonePaint>;
}

export interface Palette extends Paints {
  cursor: string;
  shadow: string;
  boldSigns: boolean; // whether the signs on stones are to be seen from afar: a dot, a ring
  badge: string; // a small plate with a number, and the casing of signs on stones
  badgeInk: string;
  threat: string; // stones in danger, and those about to go
  advice: string; // a badge of advice
  adviceBest: string;
  adviceInk: string;
}

const COLOURS: readonly Colour[] = ["red", "blue", "black", "white"];
const PARTS = ["light", "main", "deep", "rim", "mark"] as const;
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

/** @param host  an element that the board's style sheet applies to */
export function readPalette(host: Element): Palette {
  const style = getComputedStyle(host);
  const value = (name: string) => style.getPropertyValue(`--board-${name}`).trim();
  const stone = (colour: Colour): StonePaint => ({
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
    stones: Object.fromEntries(COLOURS.map((colour) => [colour, stone(colour)])) as Record<Colour, StonePaint>,
  };
}
