/**
 * The progress of a player in the gauntlet of one game, how a match changes that, and how it is kept.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Check } from "../../common/untrusted.js"
 * @import { Kind } from "../platform/storage.js"
 *
 * @typedef {"won" | "lost" | "resigned"} Result
 *
 * @typedef {object} KeptMatch  a match that is not over
 * @property {string} token     of the tab that plays it: one that goes on with it gives it a new one
 * @property {string} record    the text of a share link; empty before the first turn
 *
 * @typedef {object} Progress
 * @property {number} rung         of the opponent who is faced now, from 0: the number beaten in this run
 * @property {number} best         most opponents beaten in one run
 * @property {number} completions  runs in which all were beaten
 * @property {KeptMatch | null} match
 * @property {number} playedAt     when it was played last (milliseconds since 1970)
 */
import { sharedGame } from "../../common/share_link.js";
import { strings } from "../../common/strings/index.js";
import { createReading, fieldsOf, isMoment, isText, isWhole } from "../../common/untrusted.js";

const VERSION = 1;
/** Characters; the page's own texts are far shorter. */
const LONGEST_TOKEN = 100;
/** The longest link that the engine reads (characters). */
const LONGEST_LINK = 1_000_000;

/** @type {Readonly<Progress>} */
export const NO_PROGRESS = Object.freeze({ rung: 0, best: 0, completions: 0, match: null, playedAt: 0 });

/** @param {GameInfo} info @returns {Kind<Progress>} */
export function progressKind(info) {
  return {
    key: `gauntlet.${info.id}`,
    version: VERSION,
    what: strings.gauntletProgress(info.name),
    read: (data) => readProgress(data, info),
  };
}

/**
 * @param {Progress} progress
 * @param {Result} result
 * @param {number} rungs  how many opponents there are
 * @returns {Progress} after a match that ended so
 */
export function afterMatch(progress, result, rungs) {
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

/** @param {Progress} progress whether a run has begun and is not over */
export const isUnderWay = ({ rung, match }) => rung > 0 || match !== null;

/**
 * @param {unknown} data
 * @param {GameInfo} info
 * @returns {{ value: Progress, lost: string[] }}
 */
function readProgress(data, info) {
  const rungs = info.opponents.length;
  const { take, takeFields, lost } = createReading();
  const found = takeFields(data);
  /** @param {keyof Progress} name @param {number} most */
  const count = (name, most) => take(found[name], isWhole(0, most), 0, name);
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

/** @param {string} game @returns {Check<KeptMatch>} */
const isMatchOf = (game) =>
  /** @type {any} */ (
    (/** @type {unknown} */ thing) => {
      const { token, record } = fieldsOf(thing);
      if (!isText(LONGEST_TOKEN)(token) || !isText(LONGEST_LINK)(record)) return false;
      return record === "" || sharedGame(record)?.game === game;
    }
  );
