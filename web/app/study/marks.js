/**
 * What a review says of a turn, as a sign: told by more than its colour, and the same in the list, in the graph and on the board.
 *
 * @import { Judgement, TurnMark } from "../../engine/protocol.js"
 */

/** @type {Readonly<Record<TurnMark, string>>} */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", good: "!" };

/** @param {Judgement | null | undefined} judgement whether the turn has cost something that is sure */
export const isMistake = (judgement) => Boolean(judgement?.mark && judgement.mark !== "good");
