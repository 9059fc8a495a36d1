/**
 * What studying lays over the board.
 *
 * @import { Advice, Badge, Ghost } from "../../board/view.js"
 * @import { Candidate, State } from "../../engine/protocol.js"
 * @import { StudyStatus } from "./study.js"
 */
import { cellToPick, estimate } from "./hint.js";

/** More numbers than these on the board would hide it. */
const MOST_BADGES = 6;

/** @param {StudyStatus} status @param {State} state @returns {Advice | null} */
export function adviceOf({ hinted, isOn, analysis, peek }, state) {
  const followed = isOn ? analysis : null;
  if (followed && peek !== null) return { hint: null, badges: {}, ghosts: ghostsOf(followed.line.slice(0, peek), state) };
  if (hinted !== null) return { hint: cellToPick(state, hinted), badges: {}, ghosts: {} };
  return followed && { hint: null, badges: badgesOf(followed.candidates, state), ghosts: {} };
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
    for (const [cell, colour] of Object.entries(cells)) {
      if (colour === null) {
        if (state.board[cell] === null) delete ghosts[cell];
        else ghosts[cell] = { colour: null, text: "" };
      } else {
        ghosts[cell] = { colour, text: String(index + 1) };
      }
    }
  }
  return ghosts;
}
