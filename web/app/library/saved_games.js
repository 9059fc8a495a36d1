/**
 * Games and boards that were saved under a name: kept in the browser's IndexedDB, where there is room for many.
 *
 * What is found there is untrusted, as anything that outlives a page: entries are looked at one by one, one that cannot be
 * read is listed as that, and whether a record is a game is for the engine to say. Where the browser forbids
 * storing or has no room left, games are kept for as long as the page is open, and `save` says so.
 *
 * @import { MatchRecord } from "../../engine/protocol.js"
 * @import { DBSchema, IDBPDatabase } from "../../vendor/idb.js"
 *
 * @typedef {object} SavedGame
 * @property {number} id            below 0 where it is kept for the page only
 * @property {string} name
 * @property {number} savedAt       milliseconds since 1970
 * @property {SavedRecord} record
 *
 * @typedef {MatchRecord & { game: string, size: number, turns: unknown[] }} SavedRecord
 *
 * @typedef {object} UnreadableEntry
 * @property {IDBValidKey} key
 * @property {unknown} entry
 *
 * @typedef {DBSchema & { games: { key: IDBValidKey, value: unknown } }} Schema
 */
import { problemOfData } from "../../common/json_data.js";
import { fieldsOf, isNumber, isWhole } from "../../common/untrusted.js";

const DATABASE = "sunstones";
const VERSION = 1;
const STORE = "games";
/** Longer names would not fit a line (characters). */
export const LONGEST_NAME = 80;
/** As the engine reads them (characters of JSON). */
const LONGEST_RECORD = 1_000_000;
/** The last moment that a date can be (milliseconds since 1970). */
const LAST_MOMENT = 8.64e15;
/** Boards are far smaller. */
const LARGEST_SIZE = 1000;
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
    const wanted = import("../../vendor/idb.js").then(({ openDB }) =>
      /** @type {typeof openDB<Schema>} */ (openDB)(DATABASE, VERSION, {
        upgrade: (created) => void created.createObjectStore(STORE, { keyPath: "id", autoIncrement: true }),
        // A later page needs another version, and must not wait for this tab to be closed.
        blocking(_from, _to, event) {
          opening = null;
          /** @type {IDBDatabase} */ (event.target).close();
        },
        terminated: () => {
          opening = null;
        },
      }),
    );
    opening = wanted;
    wanted.catch(() => {
      opening = null;
    });
    return wanted;
  }

  /**
   * @param {Omit<SavedGame, "id"> & { id?: number }} game
   * @returns {Promise<{ game: SavedGame, isStored: boolean }>}
   */
  async function put(game) {
    if (game.id === undefined || game.id > 0) {
      try {
        const id = Number(await (await database()).put(STORE, { ...game, form: FORM }));
        unstored.delete(id);
        return { game: { ...game, id }, isStored: true };
      } catch {
        /* it is kept for the page instead */
      }
    }
    const id = game.id ?? (lastUnstored -= 1);
    const kept = { ...game, id };
    unstored.set(id, kept);
    return { game: kept, isStored: false };
  }

  /** @returns {Promise<UnreadableEntry[]>} what is stored, read or not */
  async function storedEntries() {
    const store = (await database()).transaction(STORE).store;
    const keys = await store.getAllKeys();
    const entries = await store.getAll();
    return keys.map((key, index) => ({ key, entry: entries[index] }));
  }

  return {
    /**
     * @returns {Promise<{ games: SavedGame[], unreadable: UnreadableEntry[], isNewer: boolean }>}
     *   the latest first; whether a newer page has saved them in a form of its own
     */
    async list() {
      /** @type {SavedGame[]} */
      const games = [];
      /** @type {UnreadableEntry[]} */
      const unreadable = [];
      let isNewer = false;
      try {
        for (const stored of await storedEntries()) {
          const game = readSavedGame(stored.entry);
          if (!game) unreadable.push(stored);
          else if (!unstored.has(game.id)) games.push(game);
        }
      } catch (problem) {
        // What this page has kept is all there is.
        isNewer = problem instanceof DOMException && problem.name === "VersionError";
      }
      games.push(...unstored.values());
      games.sort((one, other) => other.savedAt - one.savedAt || other.id - one.id);
      return { games, unreadable, isNewer };
    },

    /** @param {string} name @param {MatchRecord} record */
    save: (name, record) => put({ name: tidyName(name), savedAt: Date.now(), record: /** @type {SavedRecord} */ (record) }),

    /** @param {SavedGame} game @param {string} name */
    rename: (game, name) => put({ ...game, name: tidyName(name) || game.name }),

    /** @param {SavedGame} game @returns {Promise<boolean>} whether it is gone */
    async remove({ id }) {
      unstored.delete(id);
      return id < 0 || removeEntry(id);
    },

    /** Puts back what was removed. @param {SavedGame} game */
    restore: put,

    /** @param {UnreadableEntry} unreadable @returns {Promise<boolean>} whether it is gone */
    removeUnreadable: ({ key }) => removeEntry(key),

    /** Puts back what was removed. @param {UnreadableEntry} unreadable @returns {Promise<boolean>} whether it is back */
    async restoreUnreadable({ entry }) {
      try {
        await (await database()).put(STORE, entry);
        return true;
      } catch {
        return false;
      }
    },
  };

  /** @param {IDBValidKey} key */
  async function removeEntry(key) {
    try {
      await (await database()).delete(STORE, key);
      return true;
    } catch {
      return false;
    }
  }
}

/** @typedef {ReturnType<typeof createSavedGames>} SavedGames */

/** @param {string} name @returns {string} on one line, and not too long */
const tidyName = (name) =>
  name
    .slice(0, 10 * LONGEST_NAME)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);

/** @param {unknown} entry @returns {SavedGame | null} null for what is no saved game */
export function readSavedGame(entry) {
  const { id, name, savedAt, record } = fieldsOf(entry);
  if (!isId(id) || typeof name !== "string" || !isMoment(savedAt) || !isRecord(record)) return null;
  return { id, name: tidyName(name) || "…", savedAt, record };
}

const isId = isNumber(-Number.MAX_VALUE, Number.MAX_VALUE);
const isMoment = isNumber(0, LAST_MOMENT);
const isSize = isWhole(0, LARGEST_SIZE);

/** @param {unknown} record @returns {record is SavedRecord} whether it looks like one */
function isRecord(record) {
  const { game, size, turns } = fieldsOf(record);
  const looksRight = typeof game === "string" && isSize(size) && Array.isArray(turns);
  return looksRight && problemOfData(record, LONGEST_RECORD) === null;
}
