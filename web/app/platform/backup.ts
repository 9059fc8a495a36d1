/** A place for one text in the browser's IndexedDB, where there is often room when the local storage is full. */

import type { DBSchema, IDBPDatabase } from "../../vendor/idb.js";

type Schema = DBSchema & { texts: { key: string; value: unknown } };

export interface Backup {
  save: (text: string) => Promise<boolean>; // whether it, or one that came after it, is kept
  read: () => Promise<string | null>;
  clear: () => Promise<void>;
}

const DATABASE = "sunstones-reserve";
const STORE = "texts";
const KEY = "game";

export function createBackup(): Backup {
  /** The latest text that is to be written. */
  let wanted: string | null = null;
  let writing: Promise<boolean> = Promise.resolve(true);

  async function within<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
    try {
      const { openDB } = await import("../../vendor/idb.js");
      const database = await (openDB as typeof openDB<Schema>)(DATABASE, 1, {
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
