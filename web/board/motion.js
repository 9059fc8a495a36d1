/**
 * Short movements of stones that come, go and turn. They only decorate: the view is true from its first frame, and no input
 * waits for them. Readers who ask for less motion get none.
 *
 * The effects of a placement follow it like a ripple: the stones near it go or turn first.
 *
 * @import { Geometry, Point } from "./geometry.js"
 * @import { Colour, View } from "./view.js"
 *
 * @typedef {object} Turning
 * @property {Colour} from   the colour that the stone had
 * @property {number} share  0 … 1: how far it has turned
 *
 * @typedef {object} Motion
 * @property {(before: View, after: View, geometry: Geometry) => void} notice   starts the change's motion
 * @property {(cell: string) => number} arrival             0 … 1
 * @property {(cell: string) => number} departure           1 … 0
 * @property {(cell: string) => Turning | null} turning     null for a stone that does not move
 * @property {() => boolean} running
 */

/** Long enough to be seen, short enough not to be waited for (milliseconds). */
const ARRIVAL_TIME = 140;
const DEPARTURE_TIME = 420;
const TURNING_TIME = 280;
/** The delay for each cell between a stone and the placement, and the longest delay (milliseconds). */
const RIPPLE_TIME = 30;
const LONGEST_RIPPLE = 210;

/**
 * @param {() => boolean} isWanted  by the page; the device may still ask for less motion
 * @returns {Motion}
 */
export function createMotion(isWanted) {
  /** When each began or will begin, by cell (milliseconds, as performance.now() counts). @type {Map<string, number>} */
  const arrivals = new Map();
  /** @type {Map<string, number>} */
  const departures = new Map();
  /** @type {Map<string, number>} */
  const turns = new Map();
  /** @type {Map<string, Colour>} */
  const turnedFrom = new Map();
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {Map<string, number>} starts @param {string} cell @param {number} duration @returns {number} 0 … 1 */
  function progress(starts, cell, duration) {
    const start = starts.get(cell);
    return start === undefined ? 1 : Math.max(0, Math.min(1, (performance.now() - start) / duration));
  }

  /** @param {Map<string, number>} starts @param {number} duration */
  function forgetFinished(starts, duration) {
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
      const isTurn = (/** @type {string} */ cell) => flipped.has(cell) && before.stones[cell] !== undefined;
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

/** @param {number} share 0 … 1 @returns {number} the same, fast at first */
const eased = (share) => 1 - (1 - share) ** 3;

/**
 * @param {Geometry} geometry
 * @param {string[]} origins  cells
 * @returns {(cell: string) => number} how much later something happens there (milliseconds)
 */
function ripple(geometry, origins) {
  const centres = origins.flatMap((cell) => geometry.byName.get(cell) ?? []);
  return (cell) => {
    const place = geometry.byName.get(cell);
    if (!place || centres.length === 0) return 0;
    const nearest = Math.min(...centres.map((centre) => distance(centre, place)));
    return Math.min(LONGEST_RIPPLE, nearest * RIPPLE_TIME);
  };
}

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
