/**
 * The database of saved games as it is stored, whatever its entries are.
 *
 * @import { DBSchema, IDBPDatabase, IDBPObjectStore, OpenDBCallbacks } from "../../vendor/idb.js"
 *
 * @typedef {object} StoredEntry
 * @property {IDBValidKey} key
 * @property {unknown} entry
 *
 * @typedef {DBSchema & { games: { key: IDBValidKey, value: unknown } }} Schema
 * @typedef {IDBPObjectStore<Schema, ["games"], "games", "readwrite">} GameStore
 */
const DATABASE = "sunstones";
const VERSION = 1;
const STORE = "games";

/**
 * The database is opened when it is first asked.
 * @param {(name: string, version: number, callbacks: OpenDBCallbacks<Schema>) => Promise<IDBPDatabase<Schema>>} [open]
 */
export function createGamesStore(open = openDatabase) {
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  let opening = null;

  /** @returns {Promise<IDBPDatabase<Schema>>} rejects where the browser forbids it */
  function database() {
    const known = opening;
    if (known) return known;
    const wanted = open(DATABASE, VERSION, {
      upgrade: (created) => void created.createObjectStore(STORE, { keyPath: "id", autoIncrement: true }),
      // A later page needs another version, and must not wait for this tab to be closed.
      blocking(_from, _to, event) {
        opening = null;
        /** @type {IDBDatabase} */ (event.target).close();
      },
      terminated: () => {
        opening = null;
      },
    });
    opening = wanted;
    wanted.catch(() => {
      opening = null;
    });
    return wanted;
  }

  /**
   * @param {(store: GameStore) => Promise<unknown>[]} work  all of it is done, or nothing
   * @returns {Promise<unknown[]>} the result of each part
   */
  async function change(work) {
    const { store, done } = (await database()).transaction(STORE, "readwrite");
    const [results] = await Promise.all([Promise.all(work(store)), done]);
    return results;
  }

  /** @returns {Promise<StoredEntry[]>} all stored entries, readable or not */
  async function entries() {
    const store = (await database()).transaction(STORE).store;
    const keys = await store.getAllKeys();
    const all = await store.getAll();
    return keys.map((key, index) => ({ key, entry: all[index] }));
  }

  return { change, entries };
}

/** @type {NonNullable<Parameters<typeof createGamesStore>[0]>} */
async function openDatabase(name, version, callbacks) {
  const { openDB } = await import("../../vendor/idb.js");
  return /** @type {typeof openDB<Schema>} */ (openDB)(name, version, callbacks);
}
