/**
 * The game on the board, kept so that a reload brings it back as it was: by the tab itself, where two tabs may show two
 * games, and by the browser, for a later visit. If one of them has no room or may store nothing, the tab's history and
 * the browser's database are used instead, and a message says so.
 *
 * @import { Catalogue } from "../../common/catalogue.js"
 * @import { Counts, Setup } from "../../common/setup.js"
 * @import { Side } from "../../common/sides.js"
 * @import { Ending, Snapshot } from "../../common/snapshot.js"
 * @import { Check } from "../../common/untrusted.js"
 * @import { MatchRecord } from "../../engine/wire.js"
 * @import { Backup } from "../platform/backup.js"
 * @import { Kind, Storage } from "../platform/storage.js"
 * @import { KeptTimes } from "./kept_times.js"
 *
 * @typedef {object} KeptGame
 * @property {string} game
 * @property {MatchRecord | null} record  for the engine to judge; null for a match of a gauntlet, which keeps its own
 * @property {[Side, Side]} sides
 * @property {number | null} seconds
 * @property {boolean} paused
 * @property {Counts} counts
 * @property {KeptTimes} times
 * @property {KeptGame | null} left  the game that it took the place of, while that can be brought back
 *
 * @typedef {object} Durability  of a game that could not be kept as usual
 * @property {boolean} forReload  whether it outlives a reload
 * @property {boolean} forLater   whether a later visit finds it
 */
import { gameOf } from "../../common/catalogue.js";
import { THINKING_TIMES } from "../../common/setup.js";
import { FRIEND, HUMAN, isUnlisted } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import { createReading, describe, fieldsOf, isBoolean, isList, isObject, isOneOf } from "../../common/untrusted.js";
import { readKept, textOf } from "../platform/storage.js";
import { readTimes } from "./kept_times.js";

const VERSION = 1;
/** @type {Counts[]} */
const COUNTS = ["rating", "tally", "nothing"];

/** @param {Catalogue} catalogue @returns {Kind<KeptGame | null>} */
export const gameKind = (catalogue) => ({
  key: "game",
  version: VERSION,
  what: strings.lastGame,
  read: (data) => readGame(data, catalogue),
});

/**
 * @param {Catalogue} catalogue
 * @param {object} areas
 * @param {Storage} areas.tab       goes with the tab
 * @param {Storage} areas.browser   shared by all tabs, and outlives them
 * @param {() => Promise<Backup>} areas.openBackup  where the browser has room when it has none there
 */
export function createGameKeeper(catalogue, { tab, browser, openBackup }) {
  const kind = gameKind(catalogue);
  /** @type {Pick<Snapshot, "record" | "paused" | "ended"> & { setup: Setup | null }} */
  let kept = { record: null, setup: null, paused: false, ended: null };
  /** @type {KeptGame | null} the game on the board, as it was kept last */
  let latest = null;
  /** @type {KeptGame | null} the game that this tab has stored in the browser last */
  let told = null;
  let isInTab = true;
  let isInBrowser = true;
  let isInBackup = false;
  let isBackupUsed = false;
  /** @type {string | null} the text found in the backup */
  let fromBackup = null;
  /** Called when the durability has changed by itself. */
  let onDurability = () => {};

  /**
   * @param {Snapshot} snapshot
   * @param {MatchRecord} record      of the game on the board
   * @param {[number, number]} left   milliseconds on the clocks
   * @returns {KeptGame}
   */
  function valueOf({ setup, paused, ended, left: leftGame }, record, left) {
    const { game, sides, seconds, gauntlet, clock, pace, counts } = setup;
    const times = gauntlet ? { clock: null, left: null, pace, ended: null } : { clock, left: clock && left, pace, ended };
    const leftValue = leftGame && latest && (latest.left ?? latest);
    return { game, record: gauntlet ? null : record, sides, seconds, paused, counts, times, left: leftValue };
  }

  /** @param {KeptGame} value */
  function tellTab(value) {
    isInTab = tab.save(kind, value) || (value.left !== null && tab.save(kind, { ...value, left: null }));
  }

  /** @param {KeptGame} value */
  function tellBrowser(value) {
    told = value;
    isInBrowser = browser.save(kind, value);
    if (!isInBrowser) void useBackup(value);
    else if (isBackupUsed) {
      isBackupUsed = isInBackup = false;
      void backup(({ clear }) => clear());
    }
  }

  /** @template T @param {(backup: Backup) => Promise<T>} work @returns {Promise<T | null>} null where its code does not come */
  const backup = (work) => openBackup().then(work, () => null);

  /** @param {KeptGame} value */
  async function useBackup(value) {
    isBackupUsed = true;
    const isKept = (await backup(({ save }) => save(textOf(kind, value)))) ?? false;
    if (isInBrowser) return;
    isInBackup = isKept;
    // The backup is read only if there is no other game, so older games elsewhere are removed.
    if (isKept) browser.remove(kind);
    if (isKept && !isInTab && !tab.isInFallback(kind)) tab.remove(kind);
    onDurability();
  }

  return {
    /** Keeps the changes. @param {Snapshot} snapshot @param {[number, number]} left  milliseconds on the clocks */
    observe(snapshot, left) {
      const { record, setup, paused, ended } = snapshot;
      const isKept = record === kept.record && setup === kept.setup && paused === kept.paused && ended === kept.ended;
      if (!record || isKept) return;
      const value = valueOf(snapshot, record, left);
      kept = { record, setup, paused, ended };
      latest = value;
      tellTab(value);
      // A game that can still be brought back stays in the browser until a person plays on the other one.
      if (!value.left) tellBrowser(value);
    },

    /**
     * Keeps the time on the clocks as well when the page is left. A game that another tab has stored since stays.
     * @param {Snapshot} snapshot @param {[number, number]} left
     */
    keepTimes(snapshot, left) {
      if (!latest || !snapshot.record) return;
      const value = { ...latest, times: { ...latest.times, left: latest.times.clock && left } };
      tellTab(value);
      if (!value.left && told && (isInBackup || browser.holds(kind, told))) tellBrowser(value);
    },

    /** @returns {Durability | null} null where the game is kept as usual */
    durability: () =>
      isInTab && isInBrowser
        ? null
        : {
            forReload: isInTab || tab.isInFallback(kind) || isInBackup,
            forLater: isInBrowser || isInBackup,
          },

    /** @param {() => void} listener */
    onDurability(listener) {
      onDurability = listener;
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

    /**
     * A game from the backup, for when `restore` has found nothing.
     * @returns {Promise<{ value: KeptGame | null, problem: string | null }>}
     */
    async restoreFromBackup() {
      const text = await backup(({ read }) => read());
      if (text === null) return { value: null, problem: null };
      isBackupUsed = true;
      fromBackup = text;
      const { value, problem } = readKept(kind, text);
      if (problem !== null) browser.putTextAside(kind.key, text);
      latest = value?.record ? value : null;
      return { value: latest, problem };
    },

    /** @param {string} key @param {string} text  that nothing can be made of */
    putTextAside: (key, text) => browser.putTextAside(key, text),

    /** The engine refuses the restored game, or the page cannot use it. */
    putAside() {
      tab.putAside(kind);
      browser.putAside(kind);
      if (fromBackup !== null) browser.putTextAside(kind.key, fromBackup);
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
  const { game, record = null, sides, seconds, paused, counts, times, left } = fieldsOf(data);
  const info = typeof game === "string" ? gameOf(catalogue, game) : undefined;
  if (!info || !(record === null || isObject(record))) return { value: null, lost: [describe(data)] };
  const { take, lost } = createReading();
  const isNamed = isOneOf([HUMAN, FRIEND, ...info.opponents.map(({ id }) => id)]);
  /** @type {Check<Side>} */
  const isSide = (side) => isNamed(side) || isUnlisted(side);
  const [first, second] = take(sides, isList, []);
  const itsTimes = readTimes(times);
  // The game that was left has left none itself.
  const itsLeft = isObject(left) ? readGame({ ...left, left: null }, catalogue) : { value: null, lost: [] };
  const value = {
    game: info.id,
    record,
    sides: /** @type {[Side, Side]} */ ([take(first, isSide, HUMAN), take(second, isSide, HUMAN)]),
    seconds: take(seconds, isOneOf(THINKING_TIMES), null),
    paused: take(paused, isBoolean, false),
    counts: take(counts, isOneOf(COUNTS), "nothing"),
    times: itsTimes.value,
    left: itsLeft.value,
  };
  return { value, lost: [...lost, ...itsTimes.lost, ...itsLeft.lost] };
}
