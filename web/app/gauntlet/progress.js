/**
 * How far somebody has come in the gauntlet of one game, how a match changes that, and how it is kept.
 *
 * @import { GameInfo } from "../catalogue.js"
 * @import { Kind } from "../storage.js"
 *
 * @typedef {"won" | "lost" | "resigned"} Result
 *
 * @typedef {object} KeptMatch  a match that is not over
 * @property {string} token     of whoever plays it: a tab that goes on with it gives it a new one
 * @property {string} record    the text of a share link; empty before the first turn
 *
 * @typedef {object} Progress
 * @property {number} rung         of the opponent who is faced now, from 0: so many are beaten in this run
 * @property {number} best         most opponents beaten in one run
 * @property {number} completions  runs in which all were beaten
 * @property {KeptMatch | null} match
 * @property {number} playedAt     when it was played last (milliseconds since 1970)
 */
import { sharedGame } from "../share_link.js";
import { strings } from "../strings/index.js";

const VERSION = 1;

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
  /** @type {string[]} */
  const lost = [];
  const found = /** @type {Record<string, unknown>} */ (isRecord(data) ? data : {});
  if (found !== data) lost.push(JSON.stringify(data) ?? "");

  /** @param {keyof Progress} name @param {number} most */
  function count(name, most) {
    const value = found[name];
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= most) return value;
    if (value !== undefined) lost.push(`${name} ${JSON.stringify(value)}`);
    return 0;
  }

  const rung = count("rung", rungs - 1);
  const best = Math.max(rung, count("best", rungs));
  const completions = count("completions", Number.MAX_SAFE_INTEGER);
  const playedAt = count("playedAt", Number.MAX_SAFE_INTEGER);
  const { match = null } = found;
  const isMatch = isKeptMatch(match, info.id);
  if (match !== null && !isMatch) lost.push(`match ${JSON.stringify(match)}`);
  return { value: { rung, best, completions, playedAt, match: isMatch ? match : null }, lost };
}

/** @param {unknown} match @param {string} game @returns {match is KeptMatch} */
function isKeptMatch(match, game) {
  if (!isRecord(match)) return false;
  const { token, record } = match;
  return typeof token === "string" && typeof record === "string" && (record === "" || sharedGame(record)?.game === game);
}

/** @param {unknown} thing @returns {thing is Record<string, unknown>} */
const isRecord = (thing) => typeof thing === "object" && thing !== null && !Array.isArray(thing);
