/**
 * A view as an SVG picture: a complete text, for documents, printing and further drawing. It shows the position, the last
 * turn and the overlays that are for pictures, too. Everything that only serves play is left out: targets, previews, threats,
 * advice and the cursor.
 */
import { geometryOf } from "../orientation.js";
import { capturesSvg } from "../layers/captures.js";
import { cellsSvg } from "../layers/cells.js";
import { lastTurnSvg } from "../layers/last_turn.js";
import { litLoopSvg } from "../layers/loop.js";
import { stoneSymbol, stonesSvg } from "../layers/stones.js";
import { escape, length } from "../svg_text.js";
import type { Palette } from "../palette.js";
import type { Colour, View } from "../view.js";

const LAYERS = [cellsSvg, litLoopSvg, capturesSvg, stonesSvg, lastTurnSvg];

/** @param title  for screen readers */
export function boardSvg(view: View, palette: Palette, title: string): string {
  const geometry = geometryOf(view);
  const [width, height] = [length(geometry.width), length(geometry.height)];
  const colours = [...new Set(Object.values(view.stones))].sort() as Colour[];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<defs>${colours.map((colour) => stoneSymbol(colour, palette)).join("")}</defs>`,
    ...LAYERS.flatMap((layer) => layer({ geometry, view, palette })),
    ...view.overlays.flatMap(({ svg }) => svg?.({ geometry, view, palette }) ?? []),
    "</svg>",
  ]
    .filter(Boolean)
    .join("\n");
}
