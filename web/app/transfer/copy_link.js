/**
 * The button that copies a link to the game as it stands, its finished turns.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 */
import { byId, setText } from "../../common/dom.js";
import { addressOf, linkText } from "../../common/share_link.js";
import { strings } from "../../common/strings/index.js";
import { copyText } from "./outgoing.js";

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createShare(flow) {
  const copy = /** @type {HTMLButtonElement} */ (byId("copy-link"));
  /** @type {number | null} the revision of the game whose link was copied last */
  let copied = null;

  copy.addEventListener("click", async () => {
    const { state, revision } = flow.snapshot();
    if (!state) return;
    const link = addressOf(linkText(state));
    const isCopied = await copyText(link);
    if (isCopied) copied = revision;
    flow.setNote({ kind: "news", text: isCopied ? strings.linkCopied : strings.linkNotCopied(link) });
  });
  return ({ state, revision }) => {
    copy.disabled = state === null;
    setText(copy, copied === revision ? strings.copied : strings.copyLink);
  };
}
