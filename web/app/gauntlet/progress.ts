/** The progress of a player in the gauntlet of one game, how a match changes that, and how it is kept. */
import { sharedGame } from "../../common/share_link.js";
import { strings } from "../../common/strings/index.js";
import { createReading, fieldsOf, isMoment, isText, isWhole, type Check } from "../../common/untrusted.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Kind } from "../platform/storage.js";

export type Result = "won" | "lost" | "resigned";

/** A match that is not over. */
interface KeptMatch {
  token: string; // of the tab that plays it: one that goes on with it gives it a new one
  record: string; // the text of a share link; empty before the first turn
}

export interface Progress {
  rung: number; // of the opponent who is faced now, from 0: the number beaten in this run
  best: number; // most opponents beaten in one run
  completions: number; // runs in which all were beaten
  match: KeptMatch | null;
  playedAt: number; // when it was played last (milliseconds since 1970)
}

const VERSION = 1;
/** Characters; the page's own texts are far shorter. */
const LONGEST_TOKEN = 100;
/** The longest link that the engine reads (characters). */
const LONGEST_LINK = 1_000_000;

export const NO_PROGRESS: Readonly<Progress> = Object.freeze({ rung: 0, best: 0, completions: 0, match: null, playedAt: 0 });

export function progressKind(info: GameInfo): Kind<Progress> {
  return {
    key: `gauntlet.${info.id}`,
    version: VERSION,
    what: strings.gauntletProgress(info.name),
    read: (data) => readProgress(data, info),
  };
}

/**
 * @param rungs  how many opponents there are
 * @returns after a match that ended so
 */
export function afterMatch(progress: Progress, result: Result, rungs: number): Progress {
  const over = { ...progress, match: null };
  if (result !== "won") return { ...over, rung: 0 };
  const beaten = progress.rung + 1;
  const isComplete = beaten === rungs;
  return {
    ...over,
    rung: isComplete ? 0 : beaten,
    best: Math.max(progress.best, beaten),
    completions: progress.completions + (isComplete ? 1 : 0),
  };
}

/** @param progress  whether a run has begun and is not over */
export const isUnderWay = ({ rung, match }: Progress) => rung > 0 || match !== null;

function readProgress(data: unknown, info: GameInfo): { value: Progress; lost: string[] } {
  const rungs = info.opponents.length;
  const { take, takeFields, lost } = createReading();
  const found = takeFields(data);
  const count = (name: keyof Progress, most: number) => take(found[name], isWhole(0, most), 0, name);
  const rung = count("rung", rungs - 1);
  const value = {
    rung,
    best: Math.max(rung, count("best", rungs)),
    completions: count("completions", Number.MAX_SAFE_INTEGER),
    playedAt: take(found["playedAt"], isMoment, 0, "playedAt"),
    match: take(found["match"], isMatchOf(info.id), null, "match"),
  };
  return { value, lost };
}

const isMatchOf = (game: string): Check<KeptMatch> =>
  ((thing: unknown) => {
    const { token, record } = fieldsOf(thing);
    if (!isText(LONGEST_TOKEN)(token) || !isText(LONGEST_LINK)(record)) return false;
    return record === "" || sharedGame(record)?.game === game;
  }) as any;
