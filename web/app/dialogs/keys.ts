/** The list of the keys that can be used. */
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { closeFromBeside } from "../platform/dialog.js";

const { enter, pageUp, pageDown, home, end, shift, control } = later.keyNames;

/** The keys of a line, and what they do. */
const LINES: readonly [string[], keyof typeof later.keysOfBoard][] = [
  [["←", "↑", "→", "↓"], "arrows"],
  [[enter], "pick"],
  [[pageUp, pageDown], "pages"],
  [["←", "→"], "turns"],
  [["↑", "↓"], "list"],
  [[shift], "steps"],
  [[home, end], "ends"],
  [[`${control}+Z`, `${control}+Y`], "undo"],
  [["H"], "hint"],
  [["A"], "analysis"],
  [["R"], "rotate"],
  [["N"], "newGame"],
  [["?"], "help"],
];

/** @returns opens it */
export function createKeysDialog(): () => void {
  const dialog = byId("keys") as HTMLDialogElement;
  dialog.setAttribute("aria-labelledby", "keys-title");
  render(
    html`
      <h2 id="keys-title">${later.keysTitle}</h2>
      <dl class="keys">
        ${LINES.map(
          ([keys, meaning]) => html`
            <dt>${keys.map((key) => html`<kbd translate="no">${key}</kbd>`)}</dt>
            <dd>${later.keysOfBoard[meaning]}</dd>
          `,
        )}
      </dl>
      <footer>
        <button type="button" class="primary" autofocus @click=${() => dialog.close()}>${later.closeDialog}</button>
      </footer>
    `,
    dialog,
  );
  closeFromBeside(dialog);
  return () => dialog.showModal();
}
