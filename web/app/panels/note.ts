/** The line below the board: reasons for a refused click or a computer's pass, and news. */
import { byId, setText } from "../../common/dom.js";
import type { Snapshot } from "../../common/snapshot.js";

export function createNote(): (snapshot: Snapshot) => void {
  const line = byId("note");
  return ({ note }) => {
    line.dataset["kind"] = note?.kind ?? "";
    setText(line, note?.text ?? "");
  };
}
