/**
 * A place for one text in the browser's IndexedDB, where there is often room when the local storage is full.
 *
 * @import { DBSchema, IDBPDatabase } from "../../vendor/idb.js"
 *
 * @typedef {DBSchema & { texts: { key: string, value: unknown } }} Schema
 *
 * @typedef {object} Backup
 * @property {(text: string) => Promise<boolean>} save  whether it, or one that came after it, is kept
 * @property {() => Promise<string | null>} read
 * @property {() => Promise<void>} clear
 */
const DATABASE = "sunstones-reserve";
const STORE = "texts";
const KEY = "game";

/** @returns {Backup} */
export function createBackup() {
  /** @type {string | null} the latest text that is to be written */
  let wanted = null;
  /** @type {Promise<boolean>} */
  let writing = Promise.resolve(true);

  /** @template T @param {(database: IDBPDatabase<Schema>) => Promise<T>} work @param {T} otherwise @returns {Promise<T>} */
  async function within(work, otherwise) {
    try {
      const { openDB } = await import("../../vendor/idb.js");
      const database = await /** @type {typeof openDB<Schema>} */ (openDB)(DATABASE, 1, {
        upgrade: (created) => void created.createObjectStore(STORE),
      });
      try {
        return await work(database);
      } finally {
        database.close();
      }
    } catch {
      return otherwise;
    }
  }

  return {
    save(text) {
      wanted = text;
      writing = writing.then((isKept) => {
        // The one before has written it already.
        if (wanted === null) return isKept;
        const latest = wanted;
        wanted = null;
        return within(async (database) => {
          await database.put(STORE, latest, KEY);
          return true;
        }, false);
      });
      return writing;
    },

    read: () =>
      within(async (database) => {
        const text = await database.get(STORE, KEY);
        return typeof text === "string" ? text : null;
      }, null),

    async clear() {
      wanted = null;
      await writing;
      await within((database) => database.delete(STORE, KEY), undefined);
    },
  };
}
