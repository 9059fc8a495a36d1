/** The offer to change to a new version of the page. */
import { button, byId, element } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";

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
