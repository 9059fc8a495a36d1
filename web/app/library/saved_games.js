/**
 * Games and boards that are saved: under a name that a player has given, or, when they are over, by themselves. They are kept
 * in the browser's IndexedDB, where there is room for many.
 *
 * Entries are read one by one; one that cannot be read is listed as unreadable (entry.js). Where the browser forbids storing
 * or has no room left, games are kept for as long as the page is open, and `save` says so. They are stored once something has
 * been deleted, and wait again where that is undone. The only game that is ever deleted without being asked for is one that was
 * kept by itself (`keep`).
 *
 * @import { MatchRecord } from "../../engine/wire.js"
 * @import { About, NewGame, SavedGame, SavedRecord } from "./entry.js"
 * @import { StoredEntry } from "./games_store.js"
 *
 * @typedef {StoredEntry} UnreadableEntry
 *
 * @typedef {object} Kept           the result of keeping a game that is over
 * @property {boolean} isStored     or kept for the page only
 * @property {number} stored        games in the database
 * @property {number} automatic     those of them that were kept by themselves
 */
import { entryOf, freshGames, isSameGame, readSavedGame, tidyName } from "./entry.js";
import { createGamesStore } from "./games_store.js";

/** Games kept by themselves; each has a few kilobytes. */
export const MOST_AUTOMATIC = 500;

/** @param {Parameters<typeof createGamesStore>[0]} [open] */
export function createSavedGames(open) {
  const { change, entries: storedEntries } = createGamesStore(open);
  /** @type {Map<number, SavedGame>} what could not be stored */
  const unstored = new Map();
  let lastUnstored = 0;
  /** @type {Map<IDBValidKey, UnreadableEntry>} entries that were deleted and could not be put back */
  const unreturned = new Map();
  /** @type {Set<number>} ids of games that had waited, and have the room of the last deletion */
  let movedIn = new Set();
  /** @type {(() => void)[]} called when a game has been kept automatically */
  const listeners = [];

  /**
   * @param {NewGame} game
   * @param {readonly SavedGame[]} [gone]  deleted in the same step
   * @returns {Promise<number | null>} its id; null where it cannot be stored, and then nothing is deleted
   */
  async function tryToStore(game, gone = []) {
    try {
      const ids = await change((store) => [...gone.map((other) => store.delete(other.id)), store.put(entryOf(game))]);
      return Number(ids.at(-1));
    } catch {
      return null;
    }
  }

  /**
   * Stores a game, or keeps it for the page.
   * @param {NewGame} game
   * @param {readonly SavedGame[]} [gone]  deleted where it is stored
   * @returns {Promise<{ game: SavedGame, isStored: boolean }>}
   */
  async function put(game, gone) {
    const stored = game.id === undefined || game.id > 0 ? await tryToStore(game, gone) : null;
    const id = stored ?? game.id ?? (lastUnstored -= 1);
    const kept = { ...game, id };
    if (stored === null) unstored.set(id, kept);
    else unstored.delete(id);
    return { game: kept, isStored: stored !== null };
  }

  /** Something was deleted, so there may be room now for what could not be stored. */
  async function storeWaiting() {
    movedIn = new Set();
    for (const [id, game] of [...unstored]) {
      const stored = await tryToStore(id > 0 ? game : withoutId(game));
      if (stored === null) continue;
      unstored.delete(id);
      movedIn.add(stored);
    }
  }

  /**
   * Puts back the last deleted ones. Where there is no room for it, the games that have moved into its room wait again.
   * @param {readonly unknown[]} entries
   * @returns {Promise<boolean>} whether they are back
   */
  async function putBack(entries) {
    const isBack = await change((store) => entries.map((entry) => store.put(entry))).catch(() => null);
    if (isBack) return true;
    const games = (await list()).games.filter(({ id }) => movedIn.has(id));
    if (games.length === 0) return false;
    try {
      await change((store) => [...games.map(({ id }) => store.delete(id)), ...entries.map((entry) => store.put(entry))]);
    } catch {
      return false;
    }
    for (const game of games) unstored.set((lastUnstored -= 1), { ...game, id: lastUnstored });
    return true;
  }

  /**
   * @returns {Promise<{ games: SavedGame[], unreadable: UnreadableEntry[], isNewer: boolean }>}
   *   the latest first; whether a newer page has saved them in a newer form
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
      // Only the games that this page has kept itself are known.
      isNewer = problem instanceof DOMException && problem.name === "VersionError";
    }
    unreadable.push(...unreturned.values());
    games.push(...unstored.values());
    games.sort((one, other) => other.savedAt - one.savedAt || other.id - one.id);
    return { games, unreadable, isNewer };
  }

  /** @param {Pick<SavedGame, "record" | "about">} game @returns {Promise<SavedGame | undefined>} that was saved last */
  const sameGame = async (game) => (await list()).games.find((other) => isSameGame(game, other));

  /**
   * Takes games out again. If that is impossible they stay: nothing is lost.
   * @param {unknown[]} ids                      of games that were stored
   * @param {readonly SavedGame[]} before  games from before: those that were there already are restored
   */
  async function takeOut(ids, before) {
    const byId = new Map(before.map((game) => [game.id, game]));
    await change((store) =>
      ids.map((id) => {
        const game = byId.get(Number(id));
        return game ? store.put(entryOf(game)) : store.delete(Number(id));
      }),
    ).catch(() => {});
  }

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
        isAutomatic: false,
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
     * @param {boolean} isLimited  the oldest game that was kept by itself goes where there are `MOST_AUTOMATIC`; otherwise none
     * @returns {Promise<Kept | null>} null where the same game is there already
     */
    async keep(name, record, about, isLimited) {
      const game = {
        name: tidyName(name),
        isNamed: false,
        isAutomatic: true,
        savedAt: Date.now(),
        record: /** @type {SavedRecord} */ (record),
        about,
      };
      const { games } = await list();
      if (games.some((other) => isSameGame(game, other))) return null;
      const stored = games.filter(({ id }) => id > 0);
      // By their ids: a clock may have been set back since.
      const automatic = stored.filter(({ isAutomatic }) => isAutomatic).sort((one, other) => one.id - other.id);
      const gone = isLimited && automatic.length >= MOST_AUTOMATIC ? automatic.slice(0, 1) : [];
      const { isStored } = await put(game, gone);
      for (const listener of listeners) listener();
      const more = isStored ? 1 - gone.length : 0;
      return { isStored, stored: stored.length + more, automatic: automatic.length + more };
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
      return [...kept, ...[...unstored.values()].map(entryOf), ...[...unreturned.values()].map(({ entry }) => entry)];
    },

    /**
     * Adds games from elsewhere, all or none. One that is there already is not added; if it has no name here, it gets its name.
     * @param {readonly SavedGame[]} games
     * @param {() => Promise<boolean>} [andThen]  done once they are stored; where that fails, they are taken out again
     * @returns {Promise<{ added: number, known: number } | null>} null where there is no room for them, or the rest has failed
     */
    async add(games, andThen = async () => true) {
      const here = (await list()).games;
      const { fresh, known } = freshGames(games, here);
      const ids = await change((store) => fresh.map((game) => store.put(entryOf(game)))).catch(() => null);
      if (!ids) return null;
      if (!(await andThen())) {
        await takeOut(ids, here);
        return null;
      }
      for (const { id } of fresh) if (id !== undefined) unstored.delete(id);
      return { added: games.length - known, known };
    },

    /** @returns {Promise<boolean>} whether nothing is there any more */
    async clear() {
      unstored.clear();
      unreturned.clear();
      try {
        await change((store) => [store.clear()]);
        return true;
      } catch {
        return false;
      }
    },

    /** Adds the facts about a game for the list. @param {SavedGame} game @param {About} about */
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
      await storeWaiting();
      return true;
    },

    /** Puts removed games back. @param {readonly SavedGame[]} games @returns {Promise<boolean>} whether all are stored */
    async restore(games) {
      const isBack = await putBack(games.filter(({ id }) => id > 0).map(entryOf));
      for (const game of games) if (game.id < 0 || !isBack) unstored.set(game.id, game);
      return isBack && games.every(({ id }) => id > 0);
    },

    /** @param {UnreadableEntry} unreadable @returns {Promise<boolean>} whether it is gone */
    async removeUnreadable({ key }) {
      try {
        await change((store) => [store.delete(key)]);
      } catch {
        return false;
      }
      unreturned.delete(key);
      await storeWaiting();
      return true;
    },

    /**
     * Puts removed games back, or keeps them for the page.
     * @param {UnreadableEntry} unreadable
     * @returns {Promise<boolean>} whether it is stored
     */
    async restoreUnreadable(unreadable) {
      const isBack = await putBack([unreadable.entry]);
      if (!isBack) unreturned.set(unreadable.key, unreadable);
      return isBack;
    },
  };
}

/** @param {SavedGame} game @returns {NewGame} */
const withoutId = ({ id: _, ...game }) => game;

/** @typedef {ReturnType<typeof createSavedGames>} SavedGames */

/** Those of this page. The database is opened when it is first asked. */
export const savedGames = createSavedGames();
