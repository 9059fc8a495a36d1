/** A puzzle that is sent to others: by the device's own way of sharing, or else by the clipboard. */
import { later } from "../../common/strings/later/index.js";
import { copyText } from "../transfer/outgoing.js";

/** @returns a sentence about it; null where none is needed */
export async function shareLink(text: string, url: string): Promise<string | null> {
  if (navigator.share) {
    try {
      await navigator.share({ title: later.puzzlesTitle, text, url });
      return null;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return null;
    }
  }
  return (await copyText(`${text}\n${url}`)) ? later.textCopied : later.linkNotCopied(url);
}
