/** A hint in words. */
import { colourOf } from "../../common/colours.js";
import { personOf } from "../../common/sides.js";
import { later } from "../../common/strings/later/index.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Analysis, State } from "../../engine/wire.js";

const BY_WORD: Record<string, string> = { stop: later.hintStop, swap: later.hintSwap, pass: later.hintPass };

const BY_KIND = {
  place: later.hintPlace,
  grow: later.hintGrow,
  capture: later.hintCapture,
  flip: later.hintFlip,
  give: later.hintGive,
};

/**
 * @param step  its text
 * @returns the cell that is to be picked for it; null where none is
 */
export function cellToPick(state: State, step: string): string | null {
  return Object.entries(state.targets).find(([, target]) => target.action === step)?.[0] ?? null;
}

/** @returns null where there is nothing to suggest */
export function hintText({ state, setup }: Snapshot, analysis: Analysis): string | null {
  const best = analysis.candidates[0];
  if (!state || !best) return null;
  const cell = cellToPick(state, best.text);
  const kind = cell === null ? undefined : state.targets[cell]?.kind;
  const step = cell !== null && kind ? BY_KIND[kind](cell) : (BY_WORD[best.text] ?? best.text);
  const isYours = personOf(setup.sides) === state.to_move;
  return later.hintSays(step, isYours ? yourChances(state, analysis) : chancesText(state, analysis));
}

/** @returns in steps of a hundredth; certainty is for proofs */
export const estimate = (share: number): number => Math.min(0.99, Math.max(0.01, Math.round(share * 100) / 100));

function yourChances(state: State, analysis: Analysis): string {
  const { win_rate: winRate, proven, turns } = analysis;
  if (proven === null) return later.yourChances(estimate(winRate ?? 0));
  return proven === "win" ? later.forcedWin(null, turns ?? 0) : chancesText(state, analysis);
}

/** @returns who will win, or how likely the player to move is to */
export function chancesText(state: State, { win_rate: winRate, proven, turns }: Analysis): string {
  const mover = colourOf(state, state.to_move);
  if (proven === null) return later.chancesOf(mover, estimate(winRate ?? 0));
  const winner = proven === "win" ? mover : colourOf(state, 1 - state.to_move);
  return later.provenWinner(winner, turns ?? 0);
}
