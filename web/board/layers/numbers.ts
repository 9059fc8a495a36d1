/** The numbers of turns on the stones that they have placed. */
import { cellsOf } from "../geometry.js";
import { LABEL_FONT, NUMBER_SIZES, SPOT_RADIUS, TEXT_DROP } from "../measures.js";
import { escape, length } from "../svg_text.js";
import { inPixels } from "./shapes.js";
import type { Paints } from "../palette.js";
import type { Picture, Scene } from "../scene.js";
import type { Colour, Overlay } from "../view.js";

/** Text that is light, and dark, enough for a stone. */
const INK = { red: "#fff6ec", blue: "#f4faff", black: "#f6eddd", white: "#2c2418" } as const;

/** @param numbers  by cell */
export function numbersOverlay(numbers: Record<string, number>): Overlay {
  return {
    paint(context, { geometry, palette, view, layout: { scale } }: Scene) {
      for (const cell of cellsOf(geometry, Object.keys(numbers))) {
        const colour = view.stones[cell.name];
        if (!colour) continue;
        const text = String(numbers[cell.name]);
        context.beginPath();
        context.arc(cell.x, cell.y, SPOT_RADIUS, 0, 2 * Math.PI);
        context.fillStyle = palette.stones[colour].main;
        context.fill();
        inPixels(context, scale, cell, () => {
          context.fillStyle = inkOn(palette, colour);
          context.font = `700 ${sizeOf(text) * scale}px ${LABEL_FONT}`;
          context.fillText(text, 0, scale * 0.02);
        });
      }
    },
    svg: ({ geometry, palette, view }: Picture) =>
      cellsOf(geometry, Object.keys(numbers)).flatMap(({ name, x, y }) => {
        const colour = view.stones[name];
        if (!colour) return [];
        const text = String(numbers[name]);
        const size = sizeOf(text);
        return (
          `<circle class="number" cx="${length(x)}" cy="${length(y)}" r="${length(SPOT_RADIUS)}" ` +
          `fill="${escape(palette.stones[colour].main)}"/><text x="${length(x)}" y="${length(y + size * TEXT_DROP)}" ` +
          `font-family="${escape(LABEL_FONT)}" font-size="${length(size)}" font-weight="700" text-anchor="middle" ` +
          `fill="${escape(inkOn(palette, colour))}">${text}</text>`
        );
      }),
  };
}

/** The stone's sign is covered by a spot of the stone's colour; the size of the type depends on the number of digits. */
const sizeOf = (text: string) => NUMBER_SIZES[Math.min(text.length, NUMBER_SIZES.length - 1)] ?? 0;

/** The safe blue is light, and takes dark text; its sign is dark, too. */
const inkOn = ({ stones }: Pick<Paints, "stones">, colour: Colour) =>
  stones[colour].ink ?? (colour === "blue" && isDark(stones.blue.mark) ? INK.white : INK[colour]);

/** @param paint  as a style sheet's computed value, "rgb(5 45 75 / 70%)" or "rgba(5, 45, 75, 0.7)" */
const isDark = (paint: string) => Number(/\d+/.exec(paint)?.[0] ?? 255) < 100;
