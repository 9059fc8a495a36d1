/** Points for guessed turns, and the best results that are kept. */
import { createReading, describe, isListOf, isObjectOf, isWhole, noteLoss } from "../../common/untrusted.js";
import { later } from "../../common/strings/later/index.js";
import type { Kind, Storage } from "../platform/storage.js";

/** For one turn. */
export const MOST_POINTS = 3;

/** What a turn may cost against the best one for three, two and one points (chances, 0 … 1). */
const STEPS = [0.03, 0.08, 0.2];

/** @param cost  against the best turn; less than nothing where it is better still */
export const pointsFor = (cost: number): number => STEPS.filter((most) => cost <= most).length;

/** By game: the best part of the points in hundredths, and the games of the pack that were played. */
export type Results = Record<string, { best: number; played: number[] }>;

export const ALONG_KIND: Kind<Results> = { key: "along", version: 1, what: later.alongKept, read };

const MOST_PLAYED = 100_000;
const isResult = isObjectOf({ best: isWhole(0, 100), played: isListOf(isWhole(0, MOST_PLAYED)) });

function read(data: unknown): { value: Results; lost: string[] } {
  const { lost, takeFields } = createReading();
  const value: Results = {};
  for (const [game, one] of Object.entries(takeFields(data))) {
    if (isResult(one)) value[game] = { best: one.best, played: one.played };
    else noteLoss(lost, describe(game));
  }
  return { value, lost };
}

export function createResults(storage: Pick<Storage, "restore" | "save">) {
  const all = (): Results => storage.restore(ALONG_KIND).value ?? {};
  return {
    of: (game: string): { best: number; played: number[] } | null => all()[game] ?? null,

    /** @param share  of the points, 0 … 1 @param number  of the game in its pack */
    note(game: string, share: number, number: number | null) {
      const before = all();
      const { best = 0, played = [] } = before[game] ?? {};
      const now = number === null || played.includes(number) ? played : [...played, number];
      storage.save(ALONG_KIND, { ...before, [game]: { best: Math.max(best, Math.round(100 * share)), played: now } });
    },
  };
}

export type AlongResults = ReturnType<typeof createResults>;
