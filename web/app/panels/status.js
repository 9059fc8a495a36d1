/**
 * The status: loading, whose turn it is and what may be done, the computer's thinking, the result.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { byId, setText } from "../../common/dom.js";
import { statusText } from "../../common/speech/status.js";

/** @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createStatus() {
  const root = byId("status");
  const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
  const triumph = byId("triumph");
  return (snapshot, info) => {
    const { title, detail, progress, mood, isTriumph = false } = statusText(snapshot, info);
    root.dataset["mood"] = mood;
    setText(byId("status-title"), title);
    setText(byId("status-detail"), detail);
    triumph.hidden = !isTriumph;
    bar.hidden = progress === null;
    if (progress !== null) bar.value = progress;
  };
}
