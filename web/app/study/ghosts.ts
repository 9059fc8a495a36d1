/** Turns that are drawn on a board, not played. */
import type { Ghost } from "../../board/view.js";
import type { LineTurn, State } from "../../engine/wire.js";

/** @param line  from the position with these stones @returns its turns, with their numbers */
export function ghostsOf(line: readonly LineTurn[], board: State["board"]): Record<string, Ghost> {
  const ghosts: Record<string, Ghost> = {};
  for (const [index, { cells }] of line.entries()) {
    for (const [cell, colour] of Object.entries(cells)) {
      if (colour === null) {
        if (board[cell] === null) delete ghosts[cell];
        else ghosts[cell] = { colour: null, text: "" };
      } else {
        ghosts[cell] = { colour, text: String(index + 1) };
      }
    }
  }
  return ghosts;
}
