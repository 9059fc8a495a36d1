/**
 * The line below the board: why a click was refused, why a turn is passed.
 *
 * @import { Snapshot } from "../snapshot.js"
 */
import { byId, setText } from "../dom.js";
import { isHuman } from "../setup.js";

/** @returns {(snapshot: Snapshot) => void} */
export function createNote() {
  const line = byId("note");
  return ({ note, state, setup }) => {
    const pass = state?.forced_pass && isHuman(setup, state.to_move) ? state.forced_pass : null;
    line.dataset["kind"] = note?.kind ?? (pass ? "pass" : "");
    setText(line, note?.text ?? pass ?? "");
  };
}
