/** A question that wants a yes or a no before something is done that cannot be taken back. */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { whoMayResign, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { calledBy } from "../opponents/voice.js";
import type { GameInfo } from "../../common/catalogue.js";

interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** @returns closing the dialog in any other way is a no */
export function createConfirm(): (question: Question) => Promise<boolean> {
  const dialog = byId("confirm") as HTMLDialogElement;
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

/** @returns what resigning means */
export function resignQuestion(snapshot: Snapshot, info: GameInfo): Question {
  const answers = { yes: strings.resign, no: later.playOn };
  if (snapshot.setup.gauntlet) {
    return { title: later.resignTitle, text: later.resignText(info.opponents[0]?.name ?? ""), ...answers };
  }
  const winner = whoMayResign(snapshot) === 0 ? 1 : 0;
  const colour = snapshot.state?.players[winner]?.colour ?? "black";
  const name = calledBy(snapshot, winner, info);
  const text = name ? later.resignGameTo(name) : later.resignGameText(colour);
  return { title: later.resignGameTitle, text, ...answers };
}
