/** Figures of the position for rule sheets and posts: in light colours, whatever the page's own, and in letters. */
import { pngOf } from "../../board/images/png.js";
import { boardSvg } from "../../board/images/svg.js";
import { createGeometry } from "../../board/geometry.js";
import { PALETTES } from "../../board/palettes.js";
import { escape } from "../../board/svg_text.js";
import { imageTag, plainText } from "../../common/board_code.js";
import { boards } from "../../common/strings/boards/index.js";
import type { Colour, View } from "../../board/view.js";
import type { GameInfo } from "../../common/catalogue.js";

export type FigureColours = keyof typeof PALETTES;

/** For a column of 100 mm at 600 dots an inch, or the width of a page at 300 (pixels of the longer side). */
const PRINT_SIDE = 2400;

/** What a figure shows, and says to those who do not see it. */
export interface Shown {
  view: View;
  info: GameInfo;
  title: string;
}

/** @returns an SVG text */
export function figureOf({ view, info, title }: Shown, colours: FigureColours = "colour"): string {
  const lists = info.colours.map((colour, index) => {
    const cells = Object.keys(view.stones).filter((cell) => view.stones[cell] === colour);
    return cells.length > 0 ? `${info.players[index] ?? colour}: ${cells.join(", ")}.` : "";
  });
  return boardSvg(view, PALETTES[colours], title, { description: lists.filter(Boolean).join(" ") });
}

/** @returns the same as a PNG on white, large enough for print */
export async function printPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const scale = PRINT_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("the picture could not be made");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await pngOf(canvas);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * @param link  to the position
 * @returns what is seen of a board where no script runs: a picture and a link, in one line
 */
export function pictureWithLink(shown: Shown, link: string): string {
  const image = imageTag(figureOf(shown), shown.title);
  return `<a href="${plainText(link)}">${image}<br>${escape(boards.openInSunstones)}</a>`;
}

/**
 * A position in letters, as the engine prints a match.
 * @param first  the colour whose stones are X; the others are O
 */
export function textBoard({ shape, size, holes, stones }: View, first: Colour): string {
  const { rows } = createGeometry(shape, size);
  const widest = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map((cells) => {
    const signs = cells.map(({ name }) => {
      if (holes.includes(name)) return " ";
      return stones[name] ? (stones[name] === first ? "X" : "O") : "·";
    });
    const name = cells[0]?.name ?? "";
    const label = shape === "hex" ? name.slice(0, 1) : name.slice(1);
    return `${label.padStart(2)} ${shape === "hex" ? " ".repeat(widest - cells.length) : ""}${signs.join(" ")}`;
  });
  const letters = shape === "square" ? [`   ${(rows[0] ?? []).map(({ name }) => name.charAt(0)).join(" ")}`] : [];
  return [...lines.reverse(), ...letters].join("\n");
}

/** @returns a post for BoardGameGeek, which shows no HTML: the board in letters of one width, and a link */
export const forumPost = (title: string, board: string, link: string): string =>
  `[b]${title}[/b]\n[c]${board}[/c]\n[url=${link}]${boards.openInSunstones}[/url]\n`;
