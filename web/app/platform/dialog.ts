/** The head of all dialogs: a title and a way to close them. */
import { button, element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";

/**
 * The head of a dialog: its title, which names it, and the button that closes it. A press outside the dialog closes it as well.
 */
export function dialogHeader(
  dialog: HTMLDialogElement,
  title: string = "",
): { header: HTMLElement; heading: HTMLHeadingElement } {
  const heading = element("h2", { id: `${dialog.id}-title` }, title);
  const close = button("×", () => dialog.close(), "close");
  close.setAttribute("aria-label", later.closeDialog);
  dialog.setAttribute("aria-labelledby", heading.id);
  closeFromBeside(dialog);
  return { header: element("header", { class: "dialog-header" }, heading, close), heading };
}

/**
 * A press on the backdrop is one on the dialog element itself, as is one on its margin; and a text that is selected beyond
 * the dialog's edge ends in such a click.
 */
export function closeFromBeside(dialog: HTMLDialogElement) {
  function isBeside({ target, clientX, clientY }: MouseEvent) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  }

  let beganBeside = false;
  dialog.addEventListener("pointerdown", (event) => {
    beganBeside = isBeside(event);
  });
  dialog.addEventListener("click", (event) => {
    if (beganBeside && isBeside(event)) dialog.close();
  });
}
