/**
 * What the computer says of its search: playouts counted, its estimate of winning, and what it has proved.
 *
 * @import { GameInfo } from "../catalogue.js"
 * @import { Snapshot } from "../snapshot.js"
 */
import { opponentName } from "../catalogue.js";
import { colourOf } from "../colours.js";
import { byId, setText } from "../dom.js";
import { strings } from "../strings/index.js";

/** @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createThought() {
  const count = byId("thought");
  const proof = byId("proof");
  return (snapshot, info) => {
    setText(count, countText(snapshot, info));
    setText(proof, proofText(snapshot, info));
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

/** @param {Snapshot} snapshot @param {GameInfo} info */
export function proofText({ verdict, setup, state }, info) {
  if (!verdict || !state || state.over || setup.gauntlet || verdict.choice.proven === null) return "";
  const { player, opponent, choice } = verdict;
  const winner = choice.proven === "win" ? player : 1 - player;
  const turnsLeft = Math.max(0, (choice.turns ?? 0) - 1); // the computer's own turn was the first of them
  return strings.proven(opponentName(info, opponent), colourOf(state, winner), turnsLeft);
}
