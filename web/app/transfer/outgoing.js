/**
 * Data that leaves the page: files that the reader downloads, and text on the clipboard.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { MatchRecord } from "../../engine/wire.js"
 */

/** The address of a file is revoked when the browser has surely begun to save it (milliseconds). */
const GRACE = 10_000;

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}

/**
 * @param {string} game   its id
 * @param {number} turns  that are played in it
 * @param {string} ending such as "png"
 * @returns {string} a name that differs between files of one game
 */
export const fileName = (game, turns, ending) => `sunstones-${game}-${turns}.${ending}`;

/** @param {MatchRecord} record @returns {string} the content of a game's file */
export const gameText = (record) => `${JSON.stringify(record, null, 1)}\n`;

/** @param {Snapshot} snapshot @returns {boolean} whether there is a game in it */
export function downloadGame({ state, record }) {
  if (!state || !record) return false;
  download(fileName(state.game, state.turns.length, "json"), new Blob([gameText(record)], { type: "application/json" }));
  return true;
}

/** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
