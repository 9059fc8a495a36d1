/**
 * A question that wants a yes or a no before something is done that cannot be taken back.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { whoMayResign } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";

/**
 * @typedef {object} Question
 * @property {string} title
 * @property {string} text
 * @property {string} yes
 * @property {string} no
 */

/** @returns {(question: Question) => Promise<boolean>} closing the dialog in any other way is a no */
export function createConfirm() {
  const dialog = /** @type {HTMLDialogElement} */ (byId("confirm"));
  return ({ title, text, yes, no }) =>
    new Promise((resolve) => {
      let answer = false;
      const agree = () => {
        answer = true;
        dialog.close();
      };
      dialog.setAttribute("aria-label", title);
      render(
        html`
          <h2>${title}</h2>
          <p>${text}</p>
          <footer>
            <button type="button" @click=${() => dialog.close()}>${no}</button>
            ${buttonPart("confirm", yes, agree, { kind: "danger" })}
          </footer>
        `,
        dialog,
      );
      dialog.addEventListener("close", () => resolve(answer), { once: true });
      dialog.showModal();
      dialog.querySelector("button")?.focus();
    });
}

/** @param {Snapshot} snapshot @param {GameInfo} info @returns {Question} what resigning means */
export function resignQuestion(snapshot, info) {
  const answers = { yes: strings.resign, no: strings.playOn };
  if (snapshot.setup.gauntlet) {
    return { title: later.resignTitle, text: later.resignText(info.opponents[0]?.name ?? ""), ...answers };
  }
  const winner = whoMayResign(snapshot) === 0 ? 1 : 0;
  const colour = snapshot.state?.players[winner]?.colour ?? "black";
  return { title: later.resignGameTitle, text: later.resignGameText(colour), ...answers };
}
