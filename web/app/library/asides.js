/**
 * Texts that could not be read are put aside; here they can be downloaded. Another version may read them.
 *
 * @import { Aside, Storage } from "../platform/storage.js"
 */
import { button, byId, element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { download } from "../transfer/outgoing.js";

/** @param {Storage[]} storages @returns {HTMLButtonElement} */
export function asidesButton(storages) {
  const made = button(later.downloadUnreadable, () => {
    download("sunstones-unreadable.txt", new Blob([textOf(asidesOf(storages))], { type: "text/plain" }));
  });
  made.dataset["do"] = "downloadUnreadable";
  return made;
}

/** @param {Storage[]} storages @returns {Aside[]} */
export const asidesOf = (storages) => storages.flatMap((storage) => storage.asides());

/** @param {Aside[]} asides @returns {string} each below its key */
function textOf(asides) {
  const different = new Set(asides.map(({ key, text }) => `${key}\n${text}\n`));
  return [...different].join("\n");
}

/** Offers them as soon as this page has put something aside. @param {Storage[]} storages @returns {() => void} */
export function createAsides(storages) {
  const root = byId("asides");
  root.append(element("p", {}, later.unreadableKept), element("div", { class: "offer-buttons" }, asidesButton(storages)));
  return () => {
    root.hidden = !storages.some((storage) => storage.hasPutAside());
  };
}
