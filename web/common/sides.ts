/** The player of a side: a person, a friend elsewhere, or an opponent. */

import type { Player } from "../engine/wire.js";

/** HUMAN, FRIEND, or the id of an opponent: of a character, an even match (`even-1430`), or PROOF. */
export type Side = string;

export const HUMAN = "human";
/** A person elsewhere, who is sent the game as a link and sends it back. */
export const FRIEND = "friend";

/** Longer names of people would not fit their cards (characters). */
export const LONGEST_PLAYER = 20;

/** @param person  whose side is a person's @param other  the other side */
export const sidesFor = (person: Player, other: Side): [Side, Side] => (person === 0 ? [HUMAN, other] : [other, HUMAN]);

/** @returns the player who is the person at this screen; null where none is, or two are */
export function personOf([first, second]: readonly [Side, Side]): Player | null {
  if (first === HUMAN) return second === HUMAN ? null : 0;
  return second === HUMAN ? 1 : null;
}

export const isComputer = (side: Side) => side !== HUMAN && side !== FRIEND;

/** The opponent that adapts: a side such as `even-1430` is an even match for a player with that rating. So all of them begin. */
export const EVEN = "even";

const EVEN_MATCH = /^even-\d{1,4}$/;

export const isEvenMatch = (side: unknown): side is string => typeof side === "string" && EVEN_MATCH.test(side);

/** @returns the side of an opponent for a player with this rating */
export const evenMatch = (elo: number): string => `${EVEN}-${elo}`;

/** The opponent that never errs, on boards that are solved. A link names it, and no list. */
export const PROOF = "proof";

/** @returns whether it is an opponent that no game lists */
export const isUnlisted = (side: unknown): side is string => side === PROOF || isEvenMatch(side);

/** @param side  an even match @returns the rating that it is for */
export const levelOf = (side: string): number => Number(side.slice(EVEN.length + 1));
