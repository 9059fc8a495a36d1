/**
 * A question that wants a yes or a no before something is done that cannot be taken back.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { button, byId, element } from "../../common/dom.js";
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
      const refuse = button(no, () => dialog.close());
      const agree = button(
        yes,
        () => {
          answer = true;
          dialog.close();
        },
        "danger",
      );
      agree.dataset["do"] = "confirm";
      dialog.setAttribute("aria-label", title);
      dialog.replaceChildren(element("h2", {}, title), element("p", {}, text), element("footer", {}, refuse, agree));
      dialog.addEventListener("close", () => resolve(answer), { once: true });
      dialog.showModal();
      refuse.focus();
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
