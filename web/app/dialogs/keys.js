/** The list of the keys that can be used. */
import { button, byId, element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { closeFromBeside } from "../platform/dialog.js";

const { enter, pageUp, pageDown, home, end, shift, control } = later.keyNames;

/** @type {readonly [string[], keyof typeof later.keysOfBoard][]} the keys of a line, and what they do */
const LINES = [
  [["←", "↑", "→", "↓"], "arrows"],
  [[enter], "pick"],
  [[pageUp, pageDown], "pages"],
  [["←", "→"], "turns"],
  [["↑", "↓"], "list"],
  [[shift], "steps"],
  [[home, end], "ends"],
  [[`${control}+Z`, `${control}+Y`], "undo"],
  [["?"], "help"],
];

/** @returns {() => void} opens it */
export function createKeysDialog() {
  const dialog = /** @type {HTMLDialogElement} */ (byId("keys"));
  const heading = element("h2", { id: "keys-title" }, later.keysTitle);
  dialog.setAttribute("aria-labelledby", heading.id);
  const lines = LINES.flatMap(([keys, meaning]) => [
    element("dt", {}, ...keys.map((key) => element("kbd", {}, key))),
    element("dd", {}, later.keysOfBoard[meaning]),
  ]);
  const close = button(later.closeDialog, () => dialog.close(), "primary");
  dialog.append(heading, element("dl", { class: "keys" }, ...lines), element("footer", {}, close));
  closeFromBeside(dialog);
  return () => {
    dialog.showModal();
    close.focus();
  };
}
