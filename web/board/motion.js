/**
 * Short movements of stones that come and go. They only decorate: the view is true from its first frame, and no input
 * waits for them. Readers who ask for less motion get none.
 *
 * @import { View } from "./view.js"
 *
 * @typedef {object} Motion
 * @property {(before: View, after: View) => void} notice   starts what the change calls for
 * @property {(cell: string) => number} arrival             0 … 1
 * @property {(cell: string) => number} departure           1 … 0
 * @property {() => boolean} running
 */

/** Long enough to be seen, short enough not to be waited for (milliseconds). */
const ARRIVAL_TIME = 140;
const DEPARTURE_TIME = 420;

/**
 * @param {() => boolean} isWanted  besides the device's own wish for less motion
 * @returns {Motion}
 */
export function createMotion(isWanted) {
  /** @type {Map<string, number>} */
  const arrivals = new Map();
  /** @type {Map<string, number>} */
  const departures = new Map();
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {Map<string, number>} starts @param {string} cell @param {number} duration @returns {number} 0 … 1, eased */
  function progress(starts, cell, duration) {
    const start = starts.get(cell);
    const share = start === undefined ? 1 : Math.min(1, (performance.now() - start) / duration);
    return 1 - (1 - share) ** 3;
  }

  /** @param {Map<string, number>} starts @param {number} duration */
  function forgetFinished(starts, duration) {
    const oldest = performance.now() - duration;
    for (const [cell, start] of starts) if (start < oldest) starts.delete(cell);
  }

  return {
    notice(before, after) {
      if (calm.matches || !isWanted()) return;
      const now = performance.now();
      for (const [cell, colour] of Object.entries(after.stones)) {
        if (before.stones[cell] !== colour) arrivals.set(cell, now);
      }
      for (const cell of Object.keys(after.marks.removed)) {
        if (before.stones[cell] && !after.stones[cell]) departures.set(cell, now);
      }
    },
    arrival: (cell) => progress(arrivals, cell, ARRIVAL_TIME),
    departure: (cell) => 1 - progress(departures, cell, DEPARTURE_TIME),
    running() {
      forgetFinished(arrivals, ARRIVAL_TIME);
      forgetFinished(departures, DEPARTURE_TIME);
      return arrivals.size + departures.size > 0;
    },
  };
}
