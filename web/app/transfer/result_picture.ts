/** A picture of the result: the final board with the game's name above it, and who has won and how below. */
import { LABEL_FONT } from "../../board/geometry.js";
import { byId } from "../../common/dom.js";
import { download, fileName } from "./outgoing.js";
import { pngPicture } from "./picture.js";
import type { Decorate } from "../../common/board_view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";

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
export async function resultPicture(
  snapshot: Snapshot,
  info: GameInfo,
  decorate: Decorate,
  { title, lines }: Captions,
): Promise<Blob> {
  const board = await createImageBitmap(await pngPicture(snapshot, info, decorate));
  const styles = getComputedStyle(byId("board"));
  const [paper, ink] = [getComputedStyle(document.body).backgroundColor, styles.color];
  const width = WIDTH - 2 * MARGIN;
  const height = Math.round((board.height / board.width) * width);
  const top = MARGIN + TITLE.size * SPACING;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(top + height + MARGIN + lines.length * LINE.size * SPACING + MARGIN / 2);
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
  context.font = `${LINE.weight} ${LINE.size}px ${LABEL_FONT}`;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, WIDTH / 2, top + height + MARGIN + index * LINE.size * SPACING, width);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))), "image/png");
  });
}

/** Shares the picture where the device knows how, and saves it as a file where it does not. */
export async function shareResultPicture(snapshot: Snapshot, info: GameInfo, decorate: Decorate, captions: Captions) {
  const content = await resultPicture(snapshot, info, decorate, captions);
  const name = fileName(info.id, snapshot.state?.turns.length ?? 0, "png");
  const file = new File([content], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the device's own sheet is no failure.
    await navigator.share({ files: [file], title: captions.title }).catch(() => {});
    return;
  }
  download(name, content);
}
