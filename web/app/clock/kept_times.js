/**
 * What is kept of a game's clock, of how fast two computers play, and of how the game was ended; all of it untrusted.
 *
 * @import { ClockSetting } from "../setup.js"
 * @import { Ending } from "../snapshot.js"
 *
 * @typedef {object} KeptTimes
 * @property {ClockSetting | null} clock
 * @property {[number, number] | null} left  milliseconds
 * @property {number} pace
 * @property {Ending | null} ended
 */
import { CLOCK_MINUTES, INCREMENTS, PACES } from "../setup.js";

/** Nobody has more time than a day (milliseconds). */
const MOST = 86_400_000;

/**
 * @param {Record<string, unknown>} found
 * @returns {{ value: KeptTimes, lost: string[] }}
 */
export function readTimes({ clock = null, left = null, pace = 0, ended = null }) {
  /** @type {string[]} */
  const lost = [];
  /** @template T @param {unknown} thing @param {(thing: any) => boolean} fits @param {T} otherwise @returns {T} */
  function take(thing, fits, otherwise) {
    if (thing === null || fits(thing)) return /** @type {T} */ (thing);
    lost.push(JSON.stringify(thing) ?? "");
    return otherwise;
  }

  const value = {
    clock: take(clock, isClock, /** @type {ClockSetting | null} */ (null)),
    left: take(left, isPairOfTimes, /** @type {[number, number] | null} */ (null)),
    pace: take(pace, (thing) => PACES.includes(thing), 0) ?? 0,
    ended: take(ended, isEnding, /** @type {Ending | null} */ (null)),
  };
  return { value, lost };
}

/** @param {any} thing */
const isClock = (thing) => CLOCK_MINUTES.includes(thing?.main / 60) && INCREMENTS.includes(thing?.increment);

/** @param {any} thing */
const isPairOfTimes = (thing) =>
  Array.isArray(thing) && thing.length === 2 && thing.every((time) => Number.isFinite(time) && time >= 0 && time <= MOST);

/** @param {any} thing */
const isEnding = (thing) =>
  (thing?.how === "resigned" || thing?.how === "time") && (thing?.loser === 0 || thing?.loser === 1);
