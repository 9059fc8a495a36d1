/**
 * The game on the board, kept so that a reload brings it back as it was: by the tab itself, where two tabs may show two
 * games, and by the browser, for a later visit.
 *
 * @import { MatchRecord } from "../engine/protocol.js"
 * @import { Catalogue } from "./catalogue.js"
 * @import { KeptTimes } from "./clock/kept_times.js"
 * @import { Setup, Side } from "./setup.js"
 * @import { Ending, Snapshot } from "./snapshot.js"
 * @import { Kind, Storage } from "./storage.js"
 *
 * @typedef {object} KeptGame
 * @property {string} game
 * @property {MatchRecord | null} record  for the engine to judge; null for a match of a gauntlet, which keeps its own
 * @property {[Side, Side]} sides
 * @property {number | null} seconds
 * @property {boolean} paused
 * @property {KeptTimes} times
 * @property {KeptGame | null} left  the game that it took the place of, while that can be brought back
 */
import { gameOf } from "./catalogue.js";
import { readTimes } from "./clock/kept_times.js";
import { FRIEND, HUMAN, THINKING_TIMES } from "./setup.js";
import { strings } from "./strings/index.js";

const VERSION = 1;

/**
 * @param {Catalogue} catalogue
 * @param {object} areas
 * @param {Storage} areas.tab       goes with the tab
 * @param {Storage} areas.browser   shared by all tabs, and outlives them
 */
export function createGameKeeper(catalogue, { tab, browser }) {
  /** @type {Kind<KeptGame | null>} */
  const kind = { key: "game", version: VERSION, what: strings.lastGame, read: (data) => readGame(data, catalogue) };
  /** @type {{ record: MatchRecord | null, setup: Setup | null, paused: boolean, ended: Ending | null }} */
  let kept = { record: null, setup: null, paused: false, ended: null };
  /** @type {KeptGame | null} the game on the board, as it was kept last */
  let latest = null;
  /** @type {KeptGame | null} what this tab has told the browser last */
  let told = null;

  /**
   * @param {Snapshot} snapshot
   * @param {MatchRecord} record      of the game on the board
   * @param {[number, number]} left   milliseconds on the clocks
   * @returns {KeptGame}
   */
  function valueOf({ setup, paused, ended, left: leftGame }, record, left) {
    const { game, sides, seconds, gauntlet, clock, pace } = setup;
    const times = gauntlet ? { clock: null, left: null, pace, ended: null } : { clock, left: clock && left, pace, ended };
    const leftValue = leftGame && latest && (latest.left ?? latest);
    return { game, record: gauntlet ? null : record, sides, seconds, paused, times, left: leftValue };
  }

  /** @param {KeptGame} value */
  function tellBrowser(value) {
    browser.save(kind, value);
    told = value;
  }

  return {
    /** Keeps what has changed. @param {Snapshot} snapshot @param {[number, number]} left  milliseconds on the clocks */
    observe(snapshot, left) {
      const { record, setup, paused, ended } = snapshot;
      const isKept = record === kept.record && setup === kept.setup && paused === kept.paused && ended === kept.ended;
      if (!record || isKept) return;
      const value = valueOf(snapshot, record, left);
      kept = { record, setup, paused, ended };
      latest = value;
      tab.save(kind, value);
      // A game that can still be brought back is not forgotten by the browser before somebody plays on the other one.
      if (!value.left) tellBrowser(value);
    },

    /**
     * Keeps the time on the clocks as well when the page is left. What another tab has told the browser since stays.
     * @param {Snapshot} snapshot @param {[number, number]} left
     */
    keepTimes(snapshot, left) {
      if (!latest || !snapshot.record) return;
      const value = { ...latest, times: { ...latest.times, left: latest.times.clock && left } };
      tab.save(kind, value);
      if (!value.left && told && browser.holds(kind, told)) tellBrowser(value);
    },

    /** @returns {{ value: KeptGame | null, problem: string | null }} a problem is a sentence */
    restore() {
      const own = tab.restore(kind);
      if (own.value || own.problem !== null) {
        latest = own.value;
        return own;
      }
      const { value, problem } = browser.restore(kind);
      // A match of a gauntlet belongs to the tab that plays it.
      latest = value?.record ? value : null;
      return { value: latest, problem };
    },

    /** The engine refuses what was restored. */
    putAside() {
      tab.putAside(kind);
      browser.putAside(kind);
    },
  };
}

/** @typedef {ReturnType<typeof createGameKeeper>} GameKeeper */

/**
 * @param {unknown} data
 * @param {Catalogue} catalogue
 * @returns {{ value: KeptGame | null, lost: string[] }}
 */
function readGame(data, catalogue) {
  const found = /** @type {Record<string, unknown>} */ (isObject(data) ? data : {});
  const info = gameOf(catalogue, String(found["game"]));
  const { record = null, sides, seconds = null, paused = false } = found;
  if (!info || !(record === null || isObject(record))) return { value: null, lost: [JSON.stringify(data) ?? ""] };
  /** @type {string[]} */
  const lost = [];
  /** @param {number} player @returns {Side} */
  function side(player) {
    const name = Array.isArray(sides) ? sides[player] : undefined;
    if (name === HUMAN || name === FRIEND || info?.opponents.some(({ id }) => id === name)) return name;
    lost.push(JSON.stringify(name) ?? "");
    return HUMAN;
  }
  const isPace = seconds === null || THINKING_TIMES.includes(/** @type {number} */ (seconds));
  if (!isPace) lost.push(JSON.stringify(seconds));
  const times = readTimes(isObject(found["times"]) ? found["times"] : {});
  // The game that was left has left none itself.
  const left = isObject(found["left"]) ? readGame({ ...found["left"], left: null }, catalogue) : { value: null, lost: [] };
  lost.push(...times.lost, ...left.lost);
  return {
    value: {
      game: info.id,
      record: /** @type {MatchRecord | null} */ (record),
      sides: [side(0), side(1)],
      seconds: isPace ? /** @type {number | null} */ (seconds) : null,
      paused: paused === true,
      times: times.value,
      left: left.value,
    },
    lost,
  };
}

/** @param {unknown} thing @returns {thing is Record<string, unknown>} */
const isObject = (thing) => typeof thing === "object" && thing !== null && !Array.isArray(thing);
