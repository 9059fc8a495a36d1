/**
 * Short movements of stones that come, go and turn. They only decorate: the view is true from its first frame, and no input
 * waits for them. Readers who ask for less motion get none.
 *
 * The effects of a placement follow it like a ripple: the stones near it go or turn first.
 */

import type { Geometry, Point } from "./geometry.js";
import type { Colour, View } from "./view.js";

export interface Turning {
  from: Colour; // the colour that the stone had
  share: number; // 0 … 1: how far it has turned
}

interface Motion {
  notice: (before: View, after: View, geometry: Geometry) => void; // starts the change's motion
  arrival: (cell: string) => number; // 0 … 1
  departure: (cell: string) => number; // 1 … 0
  turning: (cell: string) => Turning | null; // null for a stone that does not move
  running: () => boolean;
}

/** Long enough to be seen, short enough not to be waited for (milliseconds). */
const ARRIVAL_TIME = 140;
const DEPARTURE_TIME = 420;
const TURNING_TIME = 280;
/** The delay for each cell between a stone and the placement, and the longest delay (milliseconds). */
const RIPPLE_TIME = 30;
const LONGEST_RIPPLE = 210;

/** @param isWanted  by the page; the device may still ask for less motion */
export function createMotion(isWanted: () => boolean): Motion {
  /** When each began or will begin, by cell (milliseconds, as performance.now() counts). */
  const arrivals = new Map<string, number>();
  const departures = new Map<string, number>();
  const turns = new Map<string, number>();
  const turnedFrom = new Map<string, Colour>();
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @returns 0 … 1 */
  function progress(starts: Map<string, number>, cell: string, duration: number): number {
    const start = starts.get(cell);
    return start === undefined ? 1 : Math.max(0, Math.min(1, (performance.now() - start) / duration));
  }

  function forgetFinished(starts: Map<string, number>, duration: number) {
    const oldest = performance.now() - duration;
    for (const [cell, start] of starts) if (start < oldest) starts.delete(cell);
  }

  return {
    notice(before, after, geometry) {
      const now = performance.now();
      const changed = Object.entries(after.stones).filter(([cell, colour]) => before.stones[cell] !== colour);
      // A stone that is turned back while it still turns stops turning.
      for (const cell of turns.keys()) if (before.stones[cell] !== after.stones[cell]) turns.delete(cell);
      if (calm.matches || !isWanted()) return;
      const flipped = new Set(after.marks.flipped);
      const isTurn = (cell: string) => flipped.has(cell) && before.stones[cell] !== undefined;
      const come = changed.filter(([cell]) => !isTurn(cell));
      for (const [cell] of come) arrivals.set(cell, now);
      const delay = ripple(
        geometry,
        come.map(([cell]) => cell),
      );
      for (const [cell] of changed) {
        const from = before.stones[cell];
        if (!from || !isTurn(cell)) continue;
        turns.set(cell, now + delay(cell));
        turnedFrom.set(cell, from);
      }
      for (const cell of Object.keys(after.marks.removed)) {
        if (before.stones[cell] && !after.stones[cell]) departures.set(cell, now + delay(cell));
      }
    },
    arrival: (cell) => eased(progress(arrivals, cell, ARRIVAL_TIME)),
    departure: (cell) => 1 - eased(progress(departures, cell, DEPARTURE_TIME)),
    turning(cell) {
      const from = turnedFrom.get(cell);
      return from && turns.has(cell) ? { from, share: progress(turns, cell, TURNING_TIME) } : null;
    },
    running() {
      forgetFinished(arrivals, ARRIVAL_TIME);
      forgetFinished(departures, DEPARTURE_TIME);
      forgetFinished(turns, TURNING_TIME);
      return arrivals.size + departures.size + turns.size > 0;
    },
  };
}

/** @param share  0 … 1 @returns the same, fast at first */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * @param origins  cells
 * @returns how much later something happens there (milliseconds)
 */
function ripple(geometry: Geometry, origins: string[]): (cell: string) => number {
  const centres = origins.flatMap((cell) => geometry.byName.get(cell) ?? []);
  return (cell) => {
    const place = geometry.byName.get(cell);
    if (!place || centres.length === 0) return 0;
    const nearest = Math.min(...centres.map((centre) => distance(centre, place)));
    return Math.min(LONGEST_RIPPLE, nearest * RIPPLE_TIME);
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
