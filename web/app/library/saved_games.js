/**
 * Games and boards that somebody has saved under a name: kept in the browser's IndexedDB, where there is room for many.
 *
 * What is found there is untrusted, as anything that outlives a page: entries are looked at one by one, those that cannot
 * be read are left alone and counted, and whether a record is a game is for the engine to say. Where the browser forbids
 * storing or has no room left, games are kept for as long as the page is open, and `save` says so.
 *
 * @import { DBSchema, IDBPDatabase } from "../../vendor/idb.js"
 * @import { MatchRecord } from "../../engine/protocol.js"
 *
 * @typedef {object} SavedGame
 * @property {number} id            below 0 where it is kept for the page only
 * @property {string} name
 * @property {number} savedAt       milliseconds since 1970
 * @property {MatchRecord} record
 *
 * @typedef {DBSchema & { games: { key: number, value: unknown } }} Schema
 */
import { openDB } from "../../vendor/idb.js";

const DATABASE = "sunstones";
const VERSION = 1;
const STORE = "games";
/** Longer names would not fit a line (characters). */
export const LONGEST_NAME = 80;
/** As the engine reads them (characters of JSON). */
const LONGEST_RECORD = 1_000_000;
/** Of a form that a later page may change. */
const FORM = 1;

export function createSavedGames() {
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  let opening = null;
  /** @type {Map<number, SavedGame>} what could not be stored */
  const unstored = new Map();
  let lastUnstored = 0;

  /** @returns {Promise<IDBPDatabase<Schema>>} rejects where the browser forbids it */
  function database() {
    const known = opening;
    if (known) return known;
    const wanted = /** @type {typeof openDB<Schema>} */ (openDB)(DATABASE, VERSION, {
      upgrade: (created) => void created.createObjectStore(STORE, { keyPath: "id", autoIncrement: true }),
      // A later page needs another version, and must not wait for this tab to be closed.
      blocking(_from, _to, event) {
        opening = null;
        /** @type {IDBDatabase} */ (event.target).close();
      },
      terminated: () => { opening = null; },
    });
    opening = wanted;
    wanted.catch(() => { opening = null; });
    return wanted;
  }

  /**
   * @param {Omit<SavedGame, "id"> & { id?: number }} game
   * @returns {Promise<{ game: SavedGame, isStored: boolean }>}
   */
  async function put(game) {
    if (game.id === undefined || game.id > 0) {
      try {
        const id = await (await database()).put(STORE, { ...game, form: FORM });
        unstored.delete(id);
        return { game: { ...game, id }, isStored: true };
      } catch { /* it is kept for the page instead */ }
    }
    const id = game.id ?? (lastUnstored -= 1);
    const kept = { ...game, id };
    unstored.set(id, kept);
    return { game: kept, isStored: false };
  }

  return {
    /** @returns {Promise<{ games: SavedGame[], lost: number }>} the latest first, and how many cannot be read */
    async list() {
      /** @type {unknown[]} */
      let found = [];
      try {
        found = await (await database()).getAll(STORE);
      } catch { /* what this page has kept is all there is */ }
      const readable = found.map(readSavedGame).filter((game) => game !== null);
      const games = [...readable.filter(({ id }) => !unstored.has(id)), ...unstored.values()];
      games.sort((one, other) => other.savedAt - one.savedAt || other.id - one.id);
      return { games, lost: found.length - readable.length };
    },

    /** @param {string} name @param {MatchRecord} record */
    save: (name, record) => put({ name: tidyName(name), savedAt: Date.now(), record }),

    /** @param {SavedGame} game @param {string} name */
    rename: (game, name) => put({ ...game, name: tidyName(name) || game.name }),

    /** @param {SavedGame} game @returns {Promise<boolean>} whether it is gone */
    async remove({ id }) {
      unstored.delete(id);
      if (id < 0) return true;
      try {
        await (await database()).delete(STORE, id);
        return true;
      } catch {
        return false;
      }
    },

    /** Puts back what was removed. @param {SavedGame} game */
    restore: put,
  };
}

/** @typedef {ReturnType<typeof createSavedGames>} SavedGames */

/** @param {string} name @returns {string} on one line, and not too long */
const tidyName = (name) => name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

/** @param {unknown} entry @returns {SavedGame | null} null for what is no saved game */
function readSavedGame(entry) {
  if (typeof entry !== "object" || entry === null) return null;
  const { id, name, savedAt, record } = /** @type {Record<string, unknown>} */ (entry);
  if (typeof id !== "number" || typeof name !== "string" || typeof savedAt !== "number" || !isRecord(record)) return null;
  return { id, name: tidyName(name) || "…", savedAt, record };
}

/** @param {unknown} record @returns {record is MatchRecord} whether it looks like one */
function isRecord(record) {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return false;
  const { game, size, turns } = /** @type {Record<string, unknown>} */ (record);
  if (typeof game !== "string" || typeof size !== "number" || !Array.isArray(turns)) return false;
  try {
    return JSON.stringify(record).length <= LONGEST_RECORD;
  } catch {
    return false; // The database can hold what JSON cannot.
  }
}
