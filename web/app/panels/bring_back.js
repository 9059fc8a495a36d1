/**
 * The button beside the note that brings back the game that was under way when another one was opened or begun.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 */
import { byId, setText } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createBringBack(flow) {
  const back = /** @type {HTMLButtonElement} */ (byId("bring-back"));
  setText(back, later.bringBackGame);
  back.addEventListener("click", () => void flow.reportFailure(flow.bringBack()));
  return ({ left }) => {
    back.hidden = left === null;
  };
}
