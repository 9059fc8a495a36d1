/** What dialogs have in common. */
import { button, element } from "../dom.js";
import { strings } from "../strings/index.js";

/**
 * The head of a dialog: its title, which names it, and the button that closes it. A press beside it closes it as well.
 * @param {HTMLDialogElement} dialog
 * @param {string} [title]
 * @returns {{ header: HTMLElement, heading: HTMLHeadingElement }}
 */
export function dialogHeader(dialog, title = "") {
  const heading = element("h2", { id: `${dialog.id}-title` }, title);
  const close = button("×", () => dialog.close(), "close");
  close.setAttribute("aria-label", strings.closeDialog);
  dialog.setAttribute("aria-labelledby", heading.id);
  closeFromBeside(dialog);
  return { header: element("header", { class: "dialog-header" }, heading, close), heading };
}

/** A press on the backdrop is a press on the dialog element itself. @param {HTMLDialogElement} dialog */
export function closeFromBeside(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}
