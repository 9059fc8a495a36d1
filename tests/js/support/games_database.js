/**
 * A database of saved games as idb opens it, in memory: with room for a number of entries, or closed to the page.
 *
 * A transaction does all of its work or nothing, and a storage that is full is noticed when it is committed, as in browsers.
 */

/** @param {unknown[]} [entries]  that it has at first, without ids */
export function createGamesDatabase(entries = []) {
  let lastId = 0;
  /** @type {Map<number, any>} */
  let held = new Map();
  const put = (/** @type {any} */ entry) => {
    const id = entry.id ?? (lastId += 1);
    held.set(id, structuredClone({ ...entry, id }));
    return id;
  };
  for (const entry of entries) put(entry);

  const database = {
    /** Entries that it takes. */
    room: Infinity,
    isForbidden: false,
    /** @returns {any[]} */
    entries: () => [...held.values()],
    /** The same as `openDB` of idb. @type {any} */
    open: async () => {
      if (database.isForbidden) throw new DOMException("switched off", "SecurityError");
      return { transaction, delete: async (/** @type {string} */ _store, /** @type {number} */ key) => void held.delete(key) };
    },
  };

  function transaction() {
    const before = new Map(held);
    const store = {
      put: async (/** @type {any} */ entry) => put(entry),
      delete: async (/** @type {number} */ key) => void held.delete(key),
      clear: async () => held.clear(),
      getAllKeys: async () => [...held.keys()],
      getAll: async () => structuredClone([...held.values()]),
    };
    const done = Promise.resolve().then(() => {
      if (held.size <= database.room || held.size <= before.size) return;
      held = before;
      throw new DOMException("full", "QuotaExceededError");
    });
    return { store, done };
  }

  return database;
}
