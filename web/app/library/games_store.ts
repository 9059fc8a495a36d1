/** The database of saved games as it is stored, whatever its entries are. */

import type { DBSchema, IDBPDatabase, IDBPObjectStore, OpenDBCallbacks } from "../../vendor/idb.js";

export interface StoredEntry {
  key: IDBValidKey;
  entry: unknown;
}

type Schema = DBSchema & { games: { key: IDBValidKey; value: unknown } };

type GameStore = IDBPObjectStore<Schema, ["games"], "games", "readwrite">;

const DATABASE = "sunstones";
const VERSION = 1;
const STORE = "games";

/** The database is opened when it is first asked. */
export function createGamesStore(
  open: (name: string, version: number, callbacks: OpenDBCallbacks<Schema>) => Promise<IDBPDatabase<Schema>> = openDatabase,
) {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** @returns rejects where the browser forbids it */
  function database(): Promise<IDBPDatabase<Schema>> {
    const known = opening;
    if (known) return known;
    const wanted = open(DATABASE, VERSION, {
      upgrade: (created) => void created.createObjectStore(STORE, { keyPath: "id", autoIncrement: true }),
      // A later page needs another version, and must not wait for this tab to be closed.
      blocking(_from, _to, event) {
        opening = null;
        (event.target as IDBDatabase).close();
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
   * @param work  all of it is done, or nothing
   * @returns the result of each part
   */
  async function change(work: (store: GameStore) => Promise<unknown>[]): Promise<unknown[]> {
    const { store, done } = (await database()).transaction(STORE, "readwrite");
    const [results] = await Promise.all([Promise.all(work(store)), done]);
    return results;
  }

  /** @returns all stored entries, readable or not */
  async function entries(): Promise<StoredEntry[]> {
    const store = (await database()).transaction(STORE).store;
    const keys = await store.getAllKeys();
    const all = await store.getAll();
    return keys.map((key, index) => ({ key, entry: all[index] }));
  }

  return { change, entries };
}

async function openDatabase(name: string, version: number, callbacks: OpenDBCallbacks<Schema>) {
  const { openDB } = await import("../../vendor/idb.js");
  return (openDB as typeof openDB<Schema>)(name, version, callbacks);
}
