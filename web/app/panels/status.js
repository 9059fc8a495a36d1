/**
 * The status: loading, whose turn it is and what may be done, the computer's thinking, the result.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { opponentName } from "../../common/catalogue.js";
import { byId, setText } from "../../common/dom.js";
import { proofText, statusText } from "../../common/speech/status.js";
import { strings } from "../../common/strings/index.js";

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

/** @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createThought() {
  const count = byId("thought");
  const proof = byId("proof");
  return (snapshot, info) => {
    setText(count, countText(snapshot, info));
    setText(proof, proofText(snapshot));
  };
}

/** @param {Snapshot} snapshot @param {GameInfo} info */
function countText({ thinking, verdict, setup }, info) {
  // An estimate would be a hint.
  const showsEstimate = setup.gauntlet === null;
  if (thinking) return strings.thought(thinking.playouts, showsEstimate ? thinking.winRate : null);
  // Where a step was plain at once nothing was counted, and there is nothing to tell of it.
  if (!verdict || verdict.choice.playouts === 0) return "";
  const { playouts, win_rate: winRate } = verdict.choice;
  return strings.thoughtOf(opponentName(info, verdict.opponent), playouts, showsEstimate ? winRate : null);
}
