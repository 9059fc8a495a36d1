/**
 * The status: loading, whose turn it is and what may be done, the computer's thinking, the result.
 *
 * @import { Stage } from "../../engine/protocol.js"
 * @import { GameInfo } from "../catalogue.js"
 * @import { Snapshot } from "../snapshot.js"
 */
import { opponentName } from "../catalogue.js";
import { byId, setText } from "../dom.js";
import { hasHuman, isHuman } from "../setup.js";
import { spokenLastTurn } from "../spoken.js";
import { strings } from "../strings.js";

/** @type {readonly Stage[]} */
const BOOT_STAGES = ["runtime", "micropip", "engine"];

/**
 * @typedef {object} StatusText
 * @property {string} title
 * @property {string} detail
 * @property {number | null} progress  0 … 1; null for no bar
 * @property {"" | "loading" | "failed" | "thinking" | "over"} mood
 */

/** @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createStatus() {
  const root = byId("status");
  const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
  return (snapshot, info) => {
    const { title, detail, progress, mood } = statusText(snapshot, info);
    root.dataset["mood"] = mood;
    setText(byId("status-title"), title);
    setText(byId("status-detail"), detail);
    bar.hidden = progress === null;
    if (progress !== null) bar.value = progress;
    setText(byId("spoken"), snapshot.state ? spokenLastTurn(snapshot.state) : "");
  };
}

/** @param {Snapshot} snapshot @param {GameInfo} info @returns {StatusText} */
function statusText(snapshot, info) {
  const { setup, state, stage, problem, thinking, paused, waiting } = snapshot;
  if (stage === "failed") {
    return {
      title: strings.stages.failed,
      detail: problem === "timeout" ? strings.bootTimedOut : strings.bootFailed(problem ?? ""),
      progress: null,
      mood: "failed",
    };
  }
  if (!state) {
    const step = Math.max(0, BOOT_STAGES.indexOf(stage));
    const invitation = isHuman(setup, 0) ? strings.firstMoveNow : "";
    return {
      title: strings.stages[stage],
      detail: waiting === null ? invitation : strings.waitingFor(waiting),
      progress: (step + 0.5) / BOOT_STAGES.length,
      mood: "loading",
    };
  }
  const colour = strings.colourName(state.players[state.winner ?? state.to_move]?.colour ?? info.colours[0] ?? "black");
  if (state.over) return { title: strings.wins(colour), detail: state.how ?? "", progress: null, mood: "over" };
  if (paused) {
    const detail = hasHuman(setup) ? "" : strings.pausedDetail;
    return { title: strings.paused, detail, progress: null, mood: "" };
  }
  const side = setup.sides[state.to_move];
  if (!isHuman(setup, state.to_move)) {
    return {
      title: strings.thinking(colour, opponentName(info, side)),
      detail: "",
      progress: thinking?.progress ?? 0,
      mood: "thinking",
    };
  }
  return { title: strings.toMove(colour), detail: state.forced_pass ?? state.prompt, progress: null, mood: "" };
}
