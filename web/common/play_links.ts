/**
 * Share links that say who plays: a turn that is sent to a friend, or a board on which to play against the opponent that never
 * errs.
 */
import { linkText } from "./share_link.js";
import type { State } from "../engine/wire.js";

/** In a link that is a turn sent to a friend, who plays the side that is to move. */
const CORRESPONDENCE = "play=letter";

/** @param text  of a link @returns whether it is a turn sent by a friend; signs may stick to its end */
export const isCorrespondence = (text: string): boolean => /\bplay=letter(?![\w-])/.test(text);

/** The part of a link that gives the side not to move, or with `-begins` the other one, to the opponent that never errs. */
export const AGAINST_PROOF = /\bplay=proof(-begins)?/;

/** @returns the text of a link that is a turn sent to a friend */
export const correspondenceText = (state: State): string => `${linkText(state)}&${CORRESPONDENCE}`;
