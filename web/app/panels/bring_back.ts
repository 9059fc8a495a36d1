/** The button next to the note that brings back the game that was under way when another one was opened or begun. */
import { byId, setText } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";

export function createBringBack(controller: Controller): (snapshot: Snapshot) => void {
  const back = byId("bring-back") as HTMLButtonElement;
  setText(back, later.bringBackGame);
  back.addEventListener("click", () => void controller.reportFailure(controller.bringBack()));
  return ({ left }) => {
    back.hidden = left === null;
  };
}
