/**
 * Playing with a friend by link: whoever has played sends the link, the other opens it, plays the side that is to move, and
 * sends it back. Nothing is stored anywhere but in the link.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Player } from "../../engine/protocol.js"
 * @import { Flow } from "../game/flow.js"
 */
import { colourOf } from "../../common/colours.js";
import { button, byId, element, setText } from "../../common/dom.js";
import { FRIEND, HUMAN } from "../../common/setup.js";
import { addressOf, letterText } from "../../common/share_link.js";
import { isFriendsTurn, isOver } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { copyText } from "./outgoing.js";

/**
 * Opens a turn that a friend has sent.
 * @param {Flow} flow
 * @param {string} link  its text
 */
export async function openLetter(flow, link) {
  await flow.load(link);
  const { state } = flow.snapshot();
  if (!state) return;
  flow.setSide(/** @type {Player} */ (1 - state.to_move), FRIEND);
  const colour = colourOf(state, state.to_move);
  flow.setNote({ kind: "news", text: state.over ? strings.letterEnds : strings.letterOpened(colour) });
}

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createCorrespondence(flow) {
  const root = byId("letter");
  const text = element("p");
  const send = button(strings.sendLink, () => void sendLink(), "primary");
  send.dataset["do"] = "sendLink";
  root.append(text, element("div", { class: "offer-buttons" }, send));

  async function sendLink() {
    const { state } = flow.snapshot();
    if (!state) return;
    const url = addressOf(letterText(state));
    if (navigator.share) {
      try {
        await navigator.share({ title: document.title, text: strings.letterMessage, url });
        flow.setNote({ kind: "news", text: strings.letterSent });
        return;
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === "AbortError") return;
      }
    }
    const isCopied = await copyText(url);
    flow.setNote({ kind: "news", text: isCopied ? strings.letterCopied : strings.linkNotCopied(url) });
  }

  return (snapshot) => {
    const { state, setup } = snapshot;
    const isOverByMe = state !== null && isOver(snapshot) && state.turns.length > 0
      && setup.sides[state.to_move] === FRIEND && setup.sides[1 - state.to_move] === HUMAN;
    const isDue = isFriendsTurn(snapshot) && (state?.turns.length ?? 0) > 0;
    root.hidden = !isDue && !isOverByMe;
    setText(text, isOverByMe ? strings.letterAtTheEnd : strings.letterDue);
  };
}
