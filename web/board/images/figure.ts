/** Figures as plain data, for rule sheets and posts: the same text as the engine's `Figure` of `py_engine/figures/` gives. */
import { numbersOverlay } from "../layers/numbers.js";
import { PALETTES } from "../palettes.js";
import { emptyView, noMarks, type Colour, type Overlay, type Shape } from "../view.js";
import { boardSvg } from "./svg.js";

/** All that a figure shows. Cells that the board lacks are left out. */
export interface Figure {
  shape: Shape;
  size: number; // cells along one side
  holes: readonly string[];
  stones: Record<string, Colour>;
  last: string[]; // cells with a ring, such as those of the last turn
  flipped: string[]; // stones of which the last turn changed the colour
  removed: Record<string, Colour>; // stones that the last turn took off
  loop: string[]; // cells that are lit up and joined: a loop that has won
  lit: string[]; // cells that are shown in the same way, to explain a shape
  shaded: readonly string[]; // cells that are set apart by a shade
  numbers: Record<string, number>; // on stones
  coordinates: boolean;
  turned: number; // steps clockwise
  mirrored: boolean; // before it is turned
  palette: keyof typeof PALETTES;
  title: string; // for readers who cannot see it
  description: string; // a longer text for them
}

/**
 * @param marks  of a person's hand
 * @returns an SVG text
 */
export function figureSvg(figure: Figure, marks: Overlay): string {
  const { shape, size, holes, stones, last, flipped, removed, loop, lit, shaded, numbers, turned, mirrored } = figure;
  const view = {
    ...emptyView(shape, size, holes),
    stones,
    marks: { ...noMarks(), last, flipped, removed, loop, lit },
    showCoordinates: figure.coordinates,
    orientation: { turned, mirrored },
    overlays: [numbersOverlay(numbers), marks],
  };
  return boardSvg(view, PALETTES[figure.palette], figure.title, { description: figure.description, shaded });
}
