/**
 * The button next to the note that brings back the game that was under way when another one was opened or begun.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Controller } from "../../play/controller.js"
 */
import { byId, setText } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";

/** @param {Controller} controller @returns {(snapshot: Snapshot) => void} */
export function createBringBack(controller) {
  const back = /** @type {HTMLButtonElement} */ (byId("bring-back"));
  setText(back, later.bringBackGame);
  back.addEventListener("click", () => void controller.reportFailure(controller.bringBack()));
  return ({ left }) => {
    back.hidden = left === null;
  };
}
