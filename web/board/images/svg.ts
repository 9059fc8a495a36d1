/**
 * A view as an SVG picture: a complete text, for documents, printing and further drawing. It shows the position, the last
 * turn and the overlays that are for pictures, too. Everything that only serves play is left out: targets, previews, threats,
 * advice and the cursor. `py_engine/figures/` writes the same text, byte by byte.
 */
import { geometryOf } from "../orientation.js";
import { capturesSvg, cellsSvg, lastTurnSvg, litLoopSvg, stoneSymbol, stonesSvg } from "./layers.js";
import { escape, keyOf, length, outlinesPath } from "../svg_text.js";
import type { Paints } from "../palette.js";
import type { Colour, View } from "../view.js";

/**
 * @param title  for screen readers
 * @param more  a longer text for them, and cells that are set apart by a shade
 */
export function boardSvg(
  view: View,
  palette: Paints,
  title: string,
  { description = "", shaded = [] }: { description?: string; shaded?: readonly string[] } = {},
): string {
  const geometry = geometryOf(view);
  const [width, height] = [length(geometry.width), length(geometry.height)];
  const colours = [...new Set(Object.values(view.stones))].sort() as Colour[];
  const parts = (key: string) =>
    [
      `<path id="cells${key}" d="${outlinesPath(geometry, [...geometry.cells, ...geometry.holes])}"/>`,
      ...colours.map((colour) => stoneSymbol(colour, palette, key)),
    ].join("");
  const key = `-${keyOf(parts(""))}`;
  const picture = { geometry, view, palette };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    description && `<desc>${escape(description)}</desc>`,
    `<defs>${parts(key)}</defs>`,
    ...cellsSvg(picture, key, shaded),
    ...litLoopSvg(picture),
    ...capturesSvg(picture),
    ...stonesSvg(picture, key),
    ...lastTurnSvg(picture),
    ...view.overlays.flatMap(({ svg }) => svg?.(picture) ?? []),
    "</svg>",
  ]
    .filter(Boolean)
    .join("\n");
}
