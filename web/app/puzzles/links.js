/**
 * Links that open puzzles: `#puzzles`, `#puzzles=GAME`, `#puzzles=daily`, and a position with `puzzle=1`, which is a share link
 * but for that part.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Position } from "./pack.js"
 *
 * @typedef {{ position: string } | { of: string }} PuzzleLink
 *   position: the text of a link that the engine reads; of: a game's id, "daily", or empty for all
 */
import { addressOf, hashText, puzzleText } from "../../common/share_link.js";
import { startOf } from "./pack.js";

/** Signs may stick to its end. */
const OF_LIST = /(?:^|&)puzzles(?:=(\w*))?(?![\w=-])/;
const PART = "puzzle";
export const DAILY = "daily";

/** @param {string} hash @returns {PuzzleLink | null} null where it opens no puzzle */
export function puzzleLink(hash) {
  const text = hashText(hash);
  const parts = new URLSearchParams(text);
  if (parts.has("game")) return parts.has(PART) ? { position: text } : null;
  const list = OF_LIST.exec(text);
  return list && { of: list[1] ?? "" };
}

/** @param {Position} position @param {GameInfo} info @returns {string} the text of a link to it */
export const positionText = (position, info) =>
  puzzleText({ ...position, holes: [...position.holes], start: startOf(position, info), turns: [] });

/** @param {Position} position @param {GameInfo} info @returns {string} the address that opens it */
export const puzzleAddress = (position, info) => addressOf(positionText(position, info));
