/**
 * The kept data of a game's clock, of the pace of two computers, and of the game's end; all of it untrusted.
 *
 * @import { ClockSetting } from "../../common/setup.js"
 * @import { Ending } from "../../common/snapshot.js"
 *
 * @typedef {object} KeptTimes
 * @property {ClockSetting | null} clock
 * @property {[number, number] | null} left  milliseconds
 * @property {number} pace
 * @property {Ending | null} ended
 */
import { CLOCK_MINUTES, INCREMENTS, PACES } from "../../common/setup.js";
import { createReading, fieldsOf, isNumber, isOneOf, isPairOf } from "../../common/untrusted.js";

/** @type {readonly Ending["how"][]} */
const ENDINGS = ["resigned", "time", "decided"];
/** A day; no clock has more (milliseconds). */
const MOST = 86_400_000;

/**
 * @param {unknown} data
 * @returns {{ value: KeptTimes, lost: string[] }}
 */
export function readTimes(data) {
  const { take, takeFields, lost } = createReading();
  const { clock, left, pace, ended } = takeFields(data);
  return {
    value: {
      clock: take(clock, isClock, null),
      left: take(left, isPairOf(isNumber(0, MOST)), null),
      pace: take(pace, isOneOf(PACES), 0),
      ended: take(ended, isEnding, null),
    },
    lost,
  };
}

/** @param {unknown} thing @returns {thing is ClockSetting} */
function isClock(thing) {
  const { main, increment } = fieldsOf(thing);
  return CLOCK_MINUTES.some((minutes) => minutes * 60 === main) && isOneOf(INCREMENTS)(increment);
}

/** @param {unknown} thing @returns {thing is Ending} */
function isEnding(thing) {
  const { how, loser } = fieldsOf(thing);
  return isOneOf(ENDINGS)(how) && (loser === 0 || loser === 1);
}
