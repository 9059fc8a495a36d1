/** The offer to change to a new version of the page. */
import { byId, button, element } from "../dom.js";
import { strings } from "../strings/index.js";

/** @param {() => void} takeOver @param {() => void} goOn  with the game, without it */
export function offerUpdate(takeOver, goOn) {
  const root = byId("update");
  const accept = button(strings.useNewVersion, () => {
    accept.disabled = true;
    takeOver();
  }, "primary");
  accept.dataset["do"] = "update";
  const decline = button(strings.notNow, () => {
    root.hidden = true;
    goOn();
  });
  root.replaceChildren(element("p", {}, strings.newVersion), element("div", { class: "offer-buttons" }, accept, decline));
  root.hidden = false;
}
