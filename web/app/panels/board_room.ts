/**
 * The shape of the board on the page, kept for the next visit: settings/first_paint.ts gives the board its room before anything
 * is painted.
 */
import { byId } from "../../common/dom.js";

const KEY = "sunstones.aspect";

/** @returns to be called when the board may be another one */
export function createBoardRoom(): () => void {
  const board = byId("board");
  let kept = "";
  return () => {
    const aspect = board.style.getPropertyValue("--board-aspect");
    if (aspect === kept) return;
    kept = aspect;
    try {
      localStorage.setItem(KEY, aspect);
    } catch {
      // Then the board moves a little at the next start, and that is all.
    }
  };
}
