/** The game that a link in the address has opened last, for what is offered to a visitor. */

import type { Snapshot } from "../../common/snapshot.js";

/** As it was when it was opened; null where the link says itself who plays. */
let linked: { gameNumber: number; turns: number } | null = null;
let onChange = () => {};

/** @param snapshot  with the game that a link has opened @param link  its text */
export function noteLinked({ gameNumber, state }: Snapshot, link: string) {
  linked = state && !/\bplay=/.test(link) ? { gameNumber, turns: state.turns.length } : null;
  onChange();
}

/** Something was chosen for it. */
export function forgetLinked() {
  linked = null;
  onChange();
}

/** @returns whether it is on the board, and nothing was played since */
export const isLinked = ({ gameNumber, state }: Snapshot): boolean =>
  linked !== null && linked.gameNumber === gameNumber && linked.turns === state?.turns.length;

/** @param listener  called when another link was opened, or something was chosen */
export function onLinked(listener: () => void) {
  onChange = listener;
}
