/**
 * Beside the line below the board: what brings back the game that was under way when another one was opened or begun.
 *
 * @import { Flow } from "../flow.js"
 * @import { Snapshot } from "../snapshot.js"
 */
import { byId, setText } from "../dom.js";
import { orTell } from "../problems.js";
import { strings } from "../strings/index.js";

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createBringBack(flow) {
  const back = /** @type {HTMLButtonElement} */ (byId("bring-back"));
  setText(back, strings.bringBackGame);

  back.addEventListener("click", () => void orTell(flow, flow.bringBack()));

  return ({ left }) => {
    back.hidden = left === null;
  };
}
