/**
 * Playing with a friend by link: one player sends a link with the turn, the other opens it, plays the side that is to move,
 * and sends it back. Nothing is stored anywhere but in the link.
 */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { FRIEND, HUMAN } from "../../common/sides.js";
import { correspondenceText } from "../../common/play_links.js";
import { addressOf } from "../../common/share_link.js";
import { isFriendsTurn, isOver, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { copyText } from "./outgoing.js";
import type { Controller } from "../../play/controller.js";

export function createCorrespondence(controller: Controller): (snapshot: Snapshot) => void {
  const root = byId("correspondence");

  async function sendLink() {
    const { state } = controller.snapshot();
    if (!state) return;
    const url = addressOf(correspondenceText(state));
    if (navigator.share) {
      try {
        await navigator.share({ title: document.title, text: later.correspondenceMessage, url });
        controller.setNote({ kind: "news", text: later.correspondenceSent });
        return;
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === "AbortError") return;
      }
    }
    const isCopied = await copyText(url);
    controller.setNote({ kind: "news", text: isCopied ? later.correspondenceCopied : later.linkNotCopied(url) });
  }

  return (snapshot) => {
    const { state, setup } = snapshot;
    const isOverByMe =
      state !== null &&
      isOver(snapshot) &&
      state.turns.length > 0 &&
      setup.sides[state.to_move] === FRIEND &&
      setup.sides[1 - state.to_move] === HUMAN;
    const isDue = isFriendsTurn(snapshot) && (state?.turns.length ?? 0) > 0;
    root.hidden = !isDue && !isOverByMe;
    render(
      html`
        <p>${isOverByMe ? later.correspondenceAtTheEnd : later.correspondenceDue}</p>
        <div class="offer-buttons">${buttonPart("sendLink", later.sendLink, () => void sendLink(), { kind: "primary" })}</div>
      `,
      root,
    );
  };
}
