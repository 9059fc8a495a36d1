/**
 * The line below the board: reasons for a refused click or a computer's pass, and news.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { byId, setText } from "../../common/dom.js";

/** @returns {(snapshot: Snapshot) => void} */
export function createNote() {
  const line = byId("note");
  return ({ note }) => {
    line.dataset["kind"] = note?.kind ?? "";
    setText(line, note?.text ?? "");
  };
}
