/**
 * The button that copies a link to the game as it stands, its finished turns.
 *
 * @import { Flow } from "../flow.js"
 * @import { Snapshot } from "../snapshot.js"
 */
import { byId, setText } from "../dom.js";
import { addressOf, linkText } from "../share_link.js";
import { strings } from "../strings/index.js";
import { copyText } from "../transfer/clipboard.js";

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createShare(flow) {
  const copy = /** @type {HTMLButtonElement} */ (byId("copy-link"));
  /** @type {Snapshot["record"]} the match whose link was copied last */
  let copied = null;

  copy.addEventListener("click", async () => {
    const { state, record } = flow.snapshot();
    if (!state) return;
    const link = addressOf(linkText(state));
    const isCopied = await copyText(link);
    if (isCopied) copied = record;
    flow.setNote({ kind: "news", text: isCopied ? strings.linkCopied : strings.linkNotCopied(link) });
  });
  return ({ state, record }) => {
    copy.disabled = state === null;
    setText(copy, copied !== null && copied === record ? strings.copied : strings.copyLink);
  };
}
