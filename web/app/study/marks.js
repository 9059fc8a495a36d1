/**
 * What a review says of a turn, as a sign: told by more than its colour, and the same in the list, in the graph and on the board.
 *
 * @import { MistakeMark } from "../../engine/protocol.js"
 */

/** @type {Readonly<Record<MistakeMark, string>>} */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };
