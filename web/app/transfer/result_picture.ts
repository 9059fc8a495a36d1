/** A picture of the board with the game's name above it, and below it who plays, and how the game has ended or else its goal. */
import { pngOf } from "../../board/images/png.js";
import { LABEL_FONT } from "../../board/measures.js";
import { byId } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { download, fileName } from "./outgoing.js";
import { pngPicture } from "./picture.js";
import type { Decorate } from "../../common/board_view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";

/** Of the picture (pixels). */
const WIDTH = 1200;
const MARGIN = 60;
const TITLE = { size: 64, weight: 600 };
const LINE = { size: 36, weight: 400 };
const SPACING = 1.35;

export interface Captions {
  title: string;
  lines: string[]; // below the board
}

/** @returns a PNG */
export async function captionedPicture(
  snapshot: Snapshot,
  info: GameInfo,
  decorate: Decorate,
  { title, lines }: Captions,
): Promise<Blob> {
  const board = await createImageBitmap(await pngPicture(snapshot, info, decorate));
  const styles = getComputedStyle(byId("board"));
  const [paper, ink] = [getComputedStyle(document.body).backgroundColor, styles.color];
  const width = WIDTH - 2 * MARGIN;
  const small = `${LINE.weight} ${LINE.size}px ${LABEL_FONT}`;
  const rows = lines.flatMap((line) => wrapped(line, width, small));
  const height = Math.round((board.height / board.width) * width);
  const top = MARGIN + TITLE.size * SPACING;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(top + height + MARGIN + rows.length * LINE.size * SPACING + MARGIN / 2);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the picture could not be made");
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(board, MARGIN, top, width, height);
  context.fillStyle = ink;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.font = `${TITLE.weight} ${TITLE.size}px Lora, Georgia, serif`;
  context.fillText(title, WIDTH / 2, MARGIN + TITLE.size * 0.7, width);
  context.font = small;
  for (const [index, line] of rows.entries()) {
    context.fillText(line, WIDTH / 2, top + height + MARGIN + index * LINE.size * SPACING, width);
  }
  return pngOf(canvas);
}

/** @returns the rows of a text that is too long for one */
function wrapped(text: string, width: number, font: string): string[] {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return [text];
  context.font = font;
  const rows = [""];
  for (const word of text.split(" ")) {
    const longer = `${rows.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.filter(Boolean);
}

/**
 * Shares the picture where the device knows how, and saves it as a file where it does not.
 * @param controller  its note says that the picture was saved
 */
export async function shareResultPicture(
  snapshot: Snapshot,
  info: GameInfo,
  decorate: Decorate,
  captions: Captions,
  controller: Pick<Controller, "setNote">,
) {
  const content = await captionedPicture(snapshot, info, decorate, captions);
  const name = fileName(info.id, snapshot.state?.turns.length ?? 0, "png");
  const file = new File([content], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the device's own sheet is no failure.
    await navigator.share({ files: [file], title: captions.title }).catch(() => {});
    return;
  }
  download(name, content);
  controller.setNote({ kind: "news", text: later.pictureSaved });
}
