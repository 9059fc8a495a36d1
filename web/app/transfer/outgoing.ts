/** Data that leaves the page: files that the reader downloads, and text on the clipboard. */

import type { Snapshot } from "../../common/snapshot.js";
import type { MatchRecord } from "../../engine/wire.js";

/** The address of a file is revoked when the browser has surely begun to save it (milliseconds). */
const GRACE = 10_000;

export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}

/**
 * @param game  its id
 * @param turns  that are played in it
 * @param ending  such as "png"
 * @returns a name that differs between files of one game
 */
export const fileName = (game: string, turns: number, ending: string): string => `sunstones-${game}-${turns}.${ending}`;

/** @returns the content of a game's file */
export const gameText = (record: MatchRecord): string => `${JSON.stringify(record, null, 1)}\n`;

/** @returns whether there is a game in it */
export function downloadGame({ state, record }: Snapshot): boolean {
  if (!state || !record) return false;
  download(fileName(state.game, state.turns.length, "json"), new Blob([gameText(record)], { type: "application/json" }));
  return true;
}

/** @returns whether it is on the clipboard now */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param picture  a PNG in the making: some browsers allow copying only at once @returns whether it is on the clipboard now */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
