/**
 * The button that copies a link to the game as it stands, its finished turns.
 *
 * @import { Flow } from "../flow.js"
 * @import { Snapshot } from "../snapshot.js"
 */
import { byId, setText } from "../dom.js";
import { linkText } from "../share_link.js";
import { strings } from "../strings/index.js";

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createShare(flow) {
  const copy = /** @type {HTMLButtonElement} */ (byId("copy-link"));
  /** @type {Snapshot["record"]} the match whose link was copied last */
  let copied = null;

  copy.addEventListener("click", async () => {
    const { state, record } = flow.snapshot();
    if (!state) return;
    const link = `${location.origin}${location.pathname}#${linkText(state)}`;
    try {
      await navigator.clipboard.writeText(link);
      copied = record;
      flow.setNote({ kind: "news", text: strings.linkCopied });
    } catch {
      flow.setNote({ kind: "news", text: strings.linkNotCopied(link) });
    }
  });
  return ({ state, record }) => {
    copy.disabled = state === null;
    setText(copy, copied !== null && copied === record ? strings.copied : strings.copyLink);
  };
}
