/** The kept data of a game's clock, of the pace of two computers, and of the game's end; all of it untrusted. */
import { CLOCK_MINUTES, INCREMENTS, PACES, type ClockSetting } from "../../common/setup.js";
import { createReading, fieldsOf, isNumber, isOneOf, isPairOf } from "../../common/untrusted.js";
import type { Ending } from "../../common/snapshot.js";

export interface KeptTimes {
  clock: ClockSetting | null;
  left: [number, number] | null; // milliseconds
  pace: number;
  ended: Ending | null;
}

const ENDINGS: readonly Ending["how"][] = ["resigned", "time", "decided"];
/** A day; no clock has more (milliseconds). */
const MOST = 86_400_000;

export function readTimes(data: unknown): { value: KeptTimes; lost: string[] } {
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

function isClock(thing: unknown): thing is ClockSetting {
  const { main, increment } = fieldsOf(thing);
  return CLOCK_MINUTES.some((minutes) => minutes * 60 === main) && isOneOf(INCREMENTS)(increment);
}

function isEnding(thing: unknown): thing is Ending {
  const { how, loser } = fieldsOf(thing);
  return isOneOf(ENDINGS)(how) && (loser === 0 || loser === 1);
}
