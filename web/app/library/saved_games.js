/**
 * Games and boards that are saved: under a name that a player has given, or, when they are over, by themselves. They are kept
 * in the browser's IndexedDB, where there is room for many.
 *
 * Entries are looked at one by one; one that cannot be read is listed as that (entry.js). Where the browser forbids storing
 * or has no room left, games are kept for as long as the page is open, and `save` says so.
 *
 * @import { MatchRecord } from "../../engine/protocol.js"
 * @import { DBSchema, IDBPDatabase, IDBPObjectStore } from "../../vendor/idb.js"
 * @import { About, NewGame, SavedGame, SavedRecord } from "./entry.js"
 *
 * @typedef {object} UnreadableEntry
 * @property {IDBValidKey} key
 * @property {unknown} entry
 *
 * @typedef {object} Kept           what came of keeping a game that is over
 * @property {boolean} isStored     or kept for the page only
 * @property {number} removed       games without a name that made room for it
 * @property {boolean} isForRoom    whether the storage was full; otherwise there were more of them than are kept
 *
 * @typedef {DBSchema & { games: { key: IDBValidKey, value: unknown } }} Schema
 * @typedef {IDBPObjectStore<Schema, ["games"], "games", "readwrite">} GameStore
 */
import { entryOf, freshGames, isSameGame, readSavedGame, tidyName } from "./entry.js";

const DATABASE = "sunstones";
const VERSION = 1;
const STORE = "games";
/** Games without a name that are kept; each has a few kilobytes. */
export const MOST_UNNAMED = 500;

function createSavedGames() {
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  let opening = null;
  /** @type {Map<number, SavedGame>} what could not be stored */
  const unstored = new Map();
  let lastUnstored = 0;
  /** @type {(() => void)[]} told when a game has been kept by itself */
  const listeners = [];

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
   * Stores a game in place of others, or changes nothing.
   * @param {NewGame} game
   * @param {readonly SavedGame[]} others  that make room
   * @returns {Promise<number>} its id
   */
  async function exchange(game, others) {
    const [id] = await change((store) => [...others.map((other) => store.delete(other.id)), store.put(entryOf(game))].reverse());
    return Number(id);
  }

  /**
   * @param {(store: GameStore) => Promise<unknown>[]} work  all of it is done, or nothing
   * @returns {Promise<unknown[]>} what came of each part
   */
  async function change(work) {
    const { store, done } = (await database()).transaction(STORE, "readwrite");
    const [results] = await Promise.all([Promise.all(work(store)), done]);
    return results;
  }

  /**
   * Stores a game. Where there is no room, the oldest games without a name give way to it, as few of them as need be.
   * @param {NewGame} game
   * @param {readonly SavedGame[]} [surplus]  that go in any case
   * @returns {Promise<{ game: SavedGame } & Kept>}
   */
  async function put(game, surplus = []) {
    if (game.id === undefined || game.id > 0) {
      /** @type {SavedGame[] | null} */
      let removable = null;
      for (let removed = [...surplus]; ; removed = removable.slice(0, Math.max(1, 2 * removed.length))) {
        try {
          const id = await exchange(game, removed);
          unstored.delete(id);
          const kept = { ...game, id };
          return { game: kept, isStored: true, removed: removed.length, isForRoom: removed.length > surplus.length };
        } catch {
          removable ??= await unnamedGames(game.id);
          if (removed.length >= removable.length) break;
        }
      }
    }
    const id = game.id ?? (lastUnstored -= 1);
    const kept = { ...game, id };
    unstored.set(id, kept);
    return { game: kept, isStored: false, removed: 0, isForRoom: false };
  }

  /** @param {number} [but]  the id of another one @returns {Promise<SavedGame[]>} those that are stored, the oldest first */
  async function unnamedGames(but) {
    const { games } = await list();
    return games.filter(({ id, isNamed }) => !isNamed && id > 0 && id !== but).reverse();
  }

  /** @returns {Promise<UnreadableEntry[]>} what is stored, read or not */
  async function storedEntries() {
    const store = (await database()).transaction(STORE).store;
    const keys = await store.getAllKeys();
    const entries = await store.getAll();
    return keys.map((key, index) => ({ key, entry: entries[index] }));
  }

  /**
   * @returns {Promise<{ games: SavedGame[], unreadable: UnreadableEntry[], isNewer: boolean }>}
   *   the latest first; whether a newer page has saved them in a form of its own
   */
  async function list() {
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
  }

  /** @param {Pick<SavedGame, "record" | "about">} game @returns {Promise<SavedGame | undefined>} that was saved last */
  const sameGame = async (game) => (await list()).games.find((other) => isSameGame(game, other));

  return {
    list,

    /**
     * Saves a game under a name. Where it has been kept by itself, that is the game that gets the name.
     * @param {string} name
     * @param {MatchRecord} record
     * @param {About | null} [about]
     */
    async save(name, record, about = null) {
      const game = {
        name: tidyName(name),
        isNamed: true,
        savedAt: Date.now(),
        record: /** @type {SavedRecord} */ (record),
        about,
      };
      const same = await sameGame(game);
      return put(same && !same.isNamed ? { ...game, id: same.id } : game);
    },

    /**
     * Keeps a game that is over and has no name.
     * @param {string} name  for older pages, which show one
     * @param {MatchRecord} record
     * @param {About} about
     * @returns {Promise<Kept | null>} null where the same game is there already
     */
    async keep(name, record, about) {
      const game = {
        name: tidyName(name),
        isNamed: false,
        savedAt: Date.now(),
        record: /** @type {SavedRecord} */ (record),
        about,
      };
      if (await sameGame(game)) return null;
      const unnamed = await unnamedGames();
      const kept = await put(game, unnamed.slice(0, Math.max(0, unnamed.length + 1 - MOST_UNNAMED)));
      for (const listener of listeners) listener();
      return kept;
    },

    /** A game is kept at its end, whatever is on the screen then. @param {() => void} listener */
    onKept: (listener) => void listeners.push(listener),

    /** From now on it has a name; without letters it keeps what it had. @param {SavedGame} game @param {string} name */
    rename(game, name) {
      const wanted = tidyName(name);
      return put({ ...game, name: wanted || game.name, isNamed: game.isNamed || wanted !== "" });
    },

    /** @returns {Promise<unknown[]>} all that there is, as it is stored; read or not */
    async entries() {
      const stored = await storedEntries().catch(() => []);
      const kept = stored.filter(({ key }) => !unstored.has(Number(key))).map(({ entry }) => entry);
      return [...kept, ...[...unstored.values()].map(entryOf)];
    },

    /**
     * Adds games from elsewhere, all or none. One that is there already is not added; if it has no name here, it gets its name.
     * @param {readonly SavedGame[]} games
     * @returns {Promise<{ added: number, known: number } | null>} null where there is no room for them
     */
    async add(games) {
      const fresh = freshGames(games, (await list()).games);
      try {
        await change((store) => fresh.map((game) => store.put(entryOf(game))));
      } catch {
        return null;
      }
      return { added: fresh.length, known: games.length - fresh.length };
    },

    /** @returns {Promise<boolean>} whether nothing is there any more */
    async clear() {
      unstored.clear();
      try {
        await change((store) => [store.clear()]);
        return true;
      } catch {
        return false;
      }
    },

    /** What there is to see of a game becomes known. @param {SavedGame} game @param {About} about */
    amend: (game, about) => put({ ...game, about }),

    /** @param {readonly SavedGame[]} games @returns {Promise<boolean>} whether they are gone; otherwise all are still there */
    async remove(games) {
      try {
        const stored = games.filter(({ id }) => id > 0);
        if (stored.length > 0) await change((store) => stored.map(({ id }) => store.delete(id)));
      } catch {
        return false;
      }
      for (const { id } of games) unstored.delete(id);
      return true;
    },

    /** Puts back what was removed. @param {readonly SavedGame[]} games @returns {Promise<boolean>} whether all are stored */
    async restore(games) {
      try {
        await change((store) => games.filter(({ id }) => id > 0).map((game) => store.put(entryOf(game))));
        for (const game of games) if (game.id < 0) unstored.set(game.id, game);
        return games.every(({ id }) => id > 0);
      } catch {
        for (const game of games) unstored.set(game.id, game);
        return false;
      }
    },

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

/** Those of this page. The database is opened when it is first asked. */
export const savedGames = createSavedGames();
