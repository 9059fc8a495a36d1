/**
 * Texts that could not be read are put aside; here they can be downloaded. Another version may read them. Once they have been
 * downloaded, those that were can be deleted.
 */
import { button, byId, element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { deleteAsides } from "../platform/deleted_texts.js";
import { download } from "../transfer/outgoing.js";
import type { Aside, Storage } from "../platform/storage.js";

export function asidesButtons(storages: Storage[], onDeleted: () => void): [HTMLButtonElement, HTMLButtonElement] {
  /** Others may be put aside since. */
  let downloaded: Aside[] = [];
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

export const asidesOf = (storages: Storage[]): Aside[] => storages.flatMap((storage) => storage.asides());

/** @returns each below its key */
function textOf(asides: Aside[]): string {
  const different = new Set(asides.map(({ key, text }) => `${key}\n${text}\n`));
  return [...different].join("\n");
}

/** Offers them as soon as this page has put something aside. */
export function createAsides(storages: Storage[]): () => void {
  const root = byId("asides");
  const buttons = element("div", { class: "offer-buttons" }, ...asidesButtons(storages, show));
  root.append(element("p", {}, later.unreadableKept), buttons);
  function show() {
    root.hidden = !storages.some((storage) => storage.hasPutAside());
  }
  return show;
}
