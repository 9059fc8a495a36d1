/** All that a painted board depends on. A picture depends on less. */

import type { Geometry } from "./geometry.js";
import type { Layout } from "./layout.js";
import type { Turning } from "./motion.js";
import type { Paints, Palette } from "./palette.js";
import type { Preview, View } from "./view.js";

export interface Picture {
  geometry: Geometry;
  palette: Paints;
  view: View;
}

export interface Scene {
  geometry: Geometry;
  layout: Layout;
  ratio: number; // device pixels in a CSS pixel
  palette: Palette;
  view: View;
  aim: string | null; // cell under the pointer, chosen by a first tap or by key
  cursor: string | null; // cell under the keyboard's cursor, when it is to be seen
  arrival: (cell: string) => number; // 0 … 1: how far a new stone has come
  departure: (cell: string) => number; // 1 … 0: how much of a removed stone is still there
  turning?: (cell: string) => Turning | null; // how far a stone has turned to its colour; none turns without it
}

/** @returns of the cell that is aimed at, where it is known */
export const previewAtAim = ({ view, aim }: Scene): Preview | undefined => (aim === null ? undefined : view.previews[aim]);
