/**
 * Texts that could not be read are put aside; here they can be downloaded. Another version may read them. Once they have been
 * downloaded, those that were can be deleted.
 *
 * @import { Aside, Storage } from "../platform/storage.js"
 */
import { button, byId, element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { deleteAsides } from "../platform/deleted_texts.js";
import { download } from "../transfer/outgoing.js";

/** @param {Storage[]} storages @param {() => void} onDeleted @returns {[HTMLButtonElement, HTMLButtonElement]} */
export function asidesButtons(storages, onDeleted) {
  /** Others may be put aside since. @type {Aside[]} */
  let downloaded = [];
  const save = button(later.downloadUnreadable, () => {
    downloaded = asidesOf(storages);
    download("sunstones-unreadable.txt", new Blob([textOf(downloaded)], { type: "text/plain" }));
    remove.hidden = false;
  });
  const remove = button(later.deleteUnreadable, () => {
    for (const storage of storages) deleteAsides(storage, downloaded);
    remove.hidden = true;
    onDeleted();
  });
  save.dataset["do"] = "downloadUnreadable";
  remove.dataset["do"] = "deleteUnreadable";
  remove.hidden = true;
  return [save, remove];
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
  const buttons = element("div", { class: "offer-buttons" }, ...asidesButtons(storages, show));
  root.append(element("p", {}, later.unreadableKept), buttons);
  function show() {
    root.hidden = !storages.some((storage) => storage.hasPutAside());
  }
  return show;
}
