/** The settings of a new game. */
import { FRIEND, HUMAN, sidesFor, type Side } from "./sides.js";
import type { Player } from "../engine/wire.js";
import type { GameInfo } from "./catalogue.js";

/**
 * Use of a result against a computer: after help, not for the
 *   rating; for a game from elsewhere, or one that was counted already, none.
 */
export type Counts = "rating" | "tally" | "nothing";

export interface Setup {
  game: string;
  size: number;
  holeCount: number; // the engine chooses which squares
  sides: [Side, Side]; // first and second player
  names: [string, string]; // of two people at one screen; empty for a side that has given none
  seconds: number | null; // the computer's thinking time for a turn; null leaves it to the opponent
  clock: ClockSetting | null; // null for a game without; no friend plays by one
  pace: number; // time from turn to turn between two computers (seconds); 0: as long as they think
  gauntlet: GauntletMatch | null; // null in a single game
  counts: Counts;
}

export interface ClockSetting {
  main: number; // for each side (seconds)
  increment: number; // added by each turn (seconds)
}

/** A match of a gauntlet: played without undo or hints. */
interface GauntletMatch {
  rung: number; // of the opponent, from 0
  token: string; // which match it is
}

/** The game at the first visit. */
export const OPENING_GAME = "subsume";
/** The choices of thinking time instead of an opponent's own pace (seconds). */
export const THINKING_TIMES = Object.freeze([0.3, 1, 3, 10]);
/** Minutes for a side, and seconds that a turn adds. */
export const CLOCK_MINUTES = Object.freeze([1, 3, 5, 10, 15, 30, 60]);
export const INCREMENTS = Object.freeze([0, 2, 5, 10, 30]);
/** From turn to turn of two computers (seconds). */
export const PACES = Object.freeze([0, 1, 3]);
/** Whom a newcomer meets: gentle, but not the weakest of the five (counted from 0). */
export const USUAL_RUNG = 1;
/** More holes than a third of the squares leave scattered islands rather than a board. */
const MOST_HOLES_SHARE = 1 / 3;

/** @returns the game as a newcomer meets it: you begin, the computer answers */
export function usualSetup(info: GameInfo): Setup {
  return {
    game: info.id,
    size: info.default_size,
    holeCount: holeCounts(info, info.default_size)[0] ?? 0,
    sides: [HUMAN, usualOpponent(info)],
    names: ["", ""],
    seconds: null,
    clock: null,
    pace: 0,
    gauntlet: null,
    counts: "rating",
  };
}

/** @returns a match of the gauntlet: on the usual board; you begin the first, then the colours alternate */
export function gauntletSetup(info: GameInfo, rung: number, token: string): Setup {
  const opponent = info.opponents[rung]?.id ?? HUMAN;
  return { ...usualSetup(info), sides: sidesFor(rung % 2 === 0 ? 0 : 1, opponent), gauntlet: { rung, token } };
}

/**
 * An even number of free squares is refused by the engine, so only counts that leave an odd number are offered.
 * @returns the numbers of holes to choose from
 */
export function holeCounts(info: GameInfo, size: number): number[] {
  if (!info.holes) return [0];
  const squares = size * size;
  const counts = [];
  for (let count = (squares + 1) % 2; count <= squares * MOST_HOLES_SHARE; count += 2) counts.push(count);
  return counts;
}

function usualOpponent({ opponents }: GameInfo): Side {
  return opponents[USUAL_RUNG]?.id ?? HUMAN;
}

export const isHuman = (setup: Setup, player: Player) => setup.sides[player] === HUMAN;

/** @param sides  whether a clock makes sense: a friend's turn comes by post, as it were */
export const mayHaveClock = (sides: readonly Side[]) => !sides.includes(FRIEND);

export const hasHuman = (setup: Setup) => setup.sides.includes(HUMAN);
