/**
 * Links that open puzzles: `#puzzles`, `#puzzles=GAME`, `#puzzles=daily`, `#puzzles=easy`, and a position with `puzzle=1`,
 * which is a share link but for that part.
 */
import { addressOf, hashText, puzzleText } from "../../common/share_link.js";
import { startOf, type Position } from "./pack.js";
import type { GameInfo } from "../../common/catalogue.js";

/** position: the text of a link that the engine reads; of: a game's id, "daily", "easy", or empty for all. */
type PuzzleLink = { position: string } | { of: string };

/** Signs may stick to its end. */
const OF_LIST = /(?:^|&)puzzles(?:=(\w*))?(?![\w=-])/;
const PART = "puzzle";
export const DAILY = "daily";
/** The easy one of the day. */
export const EASY = "easy";

/** @returns null where it opens no puzzle */
export function puzzleLink(hash: string): PuzzleLink | null {
  const text = hashText(hash);
  const parts = new URLSearchParams(text);
  if (parts.has("game")) return parts.has(PART) ? { position: text } : null;
  const list = OF_LIST.exec(text);
  return list && { of: list[1] ?? "" };
}

/** @returns the text of a link to it */
export const positionText = (position: Position, info: GameInfo): string =>
  puzzleText({ ...position, holes: [...position.holes], start: startOf(position, info), turns: [] });

/** @returns the address that opens it */
export const puzzleAddress = (position: Position, info: GameInfo): string => addressOf(positionText(position, info));
