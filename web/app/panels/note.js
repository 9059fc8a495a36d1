/**
 * The line below the board: why a click was refused, why a turn is passed.
 *
 * @import { Snapshot } from "../snapshot.js"
 */
import { byId, setText } from "../dom.js";
import { isHuman } from "../setup.js";
import { isOver } from "../snapshot.js";

/** @returns {(snapshot: Snapshot) => void} */
export function createNote() {
  const line = byId("note");
  return (snapshot) => {
    const { note, state, setup } = snapshot;
    const pass = state?.forced_pass && !isOver(snapshot) && isHuman(setup, state.to_move) ? state.forced_pass : null;
    line.dataset["kind"] = note?.kind ?? (pass ? "pass" : "");
    setText(line, note?.text ?? pass ?? "");
  };
}
