/**
 * The player of a side: a person, a friend elsewhere, or an opponent.
 *
 * @typedef {string} Side  HUMAN, FRIEND, or the id of an opponent: of a character, an even match (`even-1430`), or PROOF
 *
 * @import { Player } from "../engine/wire.js"
 */

export const HUMAN = "human";
/** A person elsewhere, who is sent the game as a link and sends it back. */
export const FRIEND = "friend";

/** @param {Player} person  whose side is a person's @param {Side} other  the other side @returns {[Side, Side]} */
export const sidesFor = (person, other) => (person === 0 ? [HUMAN, other] : [other, HUMAN]);

/** @param {Side} side */
export const isComputer = (side) => side !== HUMAN && side !== FRIEND;

/** The opponent that adapts: a side such as `even-1430` is an even match for a player with that rating. So all of them begin. */
export const EVEN = "even";

const EVEN_MATCH = /^even-\d{1,4}$/;

/** @param {unknown} side @returns {side is string} */
export const isEvenMatch = (side) => typeof side === "string" && EVEN_MATCH.test(side);

/** @param {number} elo @returns {string} the side of an opponent for a player with this rating */
export const evenMatch = (elo) => `${EVEN}-${elo}`;

/** The opponent that never errs, on boards that are solved. A link names it, and no list. */
export const PROOF = "proof";

/** @param {unknown} side @returns {side is string} whether it is an opponent that no game lists */
export const isUnlisted = (side) => side === PROOF || isEvenMatch(side);

/** @param {string} side  an even match @returns {number} the rating that it is for */
export const levelOf = (side) => Number(side.slice(EVEN.length + 1));
