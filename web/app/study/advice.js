/**
 * What studying lays over the board.
 *
 * @import { Advice, Badge, Ghost } from "../../board/view.js"
 * @import { Candidate, State } from "../../engine/protocol.js"
 * @import { Study } from "./study.js"
 */
import { colourOf } from "../colours.js";
import { cellToPick, estimate } from "./hint.js";

/** More numbers than these on the board would hide it. */
const MOST_BADGES = 6;

/** @param {Study} study @param {State} state @returns {Advice | null} */
export function adviceOf({ hint, isOn, analysis, peek }, state) {
  if (!analysis) return null;
  const best = analysis.candidates[0];
  const hinted = hint === "shown" && best ? cellToPick(state, best.text) : null;
  if (isOn && peek !== null) return { hint: null, badges: {}, ghosts: ghostsOf(analysis.line.slice(0, peek), state) };
  return { hint: hinted, badges: isOn && hint !== "shown" ? badgesOf(analysis.candidates, state) : {}, ghosts: {} };
}

/** @param {Candidate[]} candidates @param {State} state */
function badgesOf(candidates, state) {
  /** @type {Record<string, Badge>} */
  const badges = {};
  for (const [index, one] of candidates.slice(0, MOST_BADGES).entries()) {
    const cell = cellToPick(state, one.text);
    if (cell !== null) badges[cell] = { text: badgeText(one), share: one.win_rate, best: index === 0 };
  }
  return badges;
}

/** @param {Candidate} candidate @returns {string} its chances in hundredths; a sign where they are no estimate */
function badgeText({ win_rate: winRate, proven }) {
  if (proven !== null) return proven === "win" ? "✓" : "✗";
  return String(Math.round(estimate(winRate) * 100));
}

/** @param {import("../../engine/protocol.js").LineTurn[]} line @param {State} state */
function ghostsOf(line, state) {
  /** @type {Record<string, Ghost>} */
  const ghosts = {};
  for (const [index, { cells }] of line.entries()) {
    for (const [cell, player] of Object.entries(cells)) {
      if (player === null) {
        if (state.board[cell] === null) delete ghosts[cell];
        else ghosts[cell] = { colour: null, text: "" };
      } else {
        ghosts[cell] = { colour: colourOf(state, player), text: String(index + 1) };
      }
    }
  }
  return ghosts;
}
