/**
 * The line below the board: why a click was refused, why the computer has passed, what has happened meanwhile.
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
