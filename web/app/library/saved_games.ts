/**
 * Games and boards that are saved: under a name that a player has given, or, when they are over, by themselves. They are kept
 * in the browser's IndexedDB, where there is room for many.
 *
 * Entries are read one by one; one that cannot be read is listed as unreadable (entry.ts). Where the browser forbids storing
 * or has no room left, games are kept for as long as the page is open, and `save` says so. They are stored once something has
 * been deleted, and wait again where that is undone. The only game that is ever deleted without being asked for is one that was
 * kept by itself (`keep`).
 */
import { entryOf, freshGames, isSameGame, readSavedGame, tidyName } from "./entry.js";
import { createGamesStore, type StoredEntry } from "./games_store.js";
import type { MatchRecord } from "../../engine/wire.js";
import type { About, NewGame, SavedGame, SavedRecord } from "./entry.js";

export type UnreadableEntry = StoredEntry;

/** The result of keeping a game that is over. */
export interface Kept {
  isStored: boolean; // or kept for the page only
  stored: number; // games in the database
  automatic: number; // those of them that were kept by themselves
}

/** Games kept by themselves; each has a few kilobytes. */
export const MOST_AUTOMATIC = 500;

export function createSavedGames(open?: Parameters<typeof createGamesStore>[0]) {
  const { change, entries: storedEntries } = createGamesStore(open);
  /** What could not be stored. */
  const unstored = new Map<number, SavedGame>();
  let lastUnstored = 0;
  /** Entries that were deleted and could not be put back. */
  const unreturned = new Map<IDBValidKey, UnreadableEntry>();
  /** Ids of games that had waited, and have the room of the last deletion. */
  let movedIn = new Set<number>();
  /** Called when a game has been kept automatically. */
  const listeners: (() => void)[] = [];

  /**
   * @param gone  deleted in the same step
   * @returns its id; null where it cannot be stored, and then nothing is deleted
   */
  async function tryToStore(game: NewGame, gone: readonly SavedGame[] = []): Promise<number | null> {
    try {
      const ids = await change((store) => [...gone.map((other) => store.delete(other.id)), store.put(entryOf(game))]);
      return Number(ids.at(-1));
    } catch {
      return null;
    }
  }

  /**
   * Stores a game, or keeps it for the page.
   * @param gone  deleted where it is stored
   */
  async function put(game: NewGame, gone?: readonly SavedGame[]): Promise<{ game: SavedGame; isStored: boolean }> {
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
   * @returns whether they are back
   */
  async function putBack(entries: readonly unknown[]): Promise<boolean> {
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

  /** @returns the latest first; whether a newer page has saved them in a newer form */
  async function list(): Promise<{ games: SavedGame[]; unreadable: UnreadableEntry[]; isNewer: boolean }> {
    const games: SavedGame[] = [];
    const unreadable: UnreadableEntry[] = [];
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

  /** @returns that was saved last */
  const sameGame = async (game: Pick<SavedGame, "record" | "about">): Promise<SavedGame | undefined> =>
    (await list()).games.find((other) => isSameGame(game, other));

  /**
   * Takes games out again. If that is impossible they stay: nothing is lost.
   * @param ids  of games that were stored
   * @param before  games from before: those that were there already are restored
   */
  async function takeOut(ids: unknown[], before: readonly SavedGame[]) {
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

    /** Saves a game under a name. Where it has been kept by itself, that is the game that gets the name. */
    async save(name: string, record: MatchRecord, about: About | null = null) {
      const game = {
        name: tidyName(name),
        isNamed: true,
        isAutomatic: false,
        savedAt: Date.now(),
        record: record as SavedRecord,
        about,
      };
      const same = await sameGame(game);
      return put(same && !same.isNamed ? { ...game, id: same.id } : game);
    },

    /**
     * Keeps a game that is over and has no name.
     * @param name  for older pages, which show one
     * @param isLimited  the oldest game that was kept by itself goes where there are `MOST_AUTOMATIC`; otherwise none
     * @returns null where the same game is there already
     */
    async keep(name: string, record: MatchRecord, about: About, isLimited: boolean): Promise<Kept | null> {
      const game = {
        name: tidyName(name),
        isNamed: false,
        isAutomatic: true,
        savedAt: Date.now(),
        record: record as SavedRecord,
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

    /** A game is kept at its end, whatever is on the screen then. */
    onKept: (listener: () => void) => void listeners.push(listener),

    /** From now on it has a name; without letters it keeps what it had. */
    rename(game: SavedGame, name: string) {
      const wanted = tidyName(name);
      return put({ ...game, name: wanted || game.name, isNamed: game.isNamed || wanted !== "" });
    },

    /** @returns all that there is, as it is stored; read or not */
    async entries(): Promise<unknown[]> {
      const stored = await storedEntries().catch(() => []);
      const kept = stored.filter(({ key }) => !unstored.has(Number(key))).map(({ entry }) => entry);
      return [...kept, ...[...unstored.values()].map(entryOf), ...[...unreturned.values()].map(({ entry }) => entry)];
    },

    /**
     * Adds games from elsewhere, all or none. One that is there already is not added; if it has no name here, it gets its name.
     * @param andThen  done once they are stored; where that fails, they are taken out again
     * @returns null where there is no room for them, or the rest has failed
     */
    async add(
      games: readonly SavedGame[],
      andThen: () => Promise<boolean> = async () => true,
    ): Promise<{ added: number; known: number } | null> {
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

    /** @returns whether nothing is there any more */
    async clear(): Promise<boolean> {
      unstored.clear();
      unreturned.clear();
      try {
        await change((store) => [store.clear()]);
        return true;
      } catch {
        return false;
      }
    },

    /** Adds the facts about a game for the list. */
    amend: (game: SavedGame, about: About) => put({ ...game, about }),

    /** @returns whether they are gone; otherwise all are still there */
    async remove(games: readonly SavedGame[]): Promise<boolean> {
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

    /** Puts removed games back. @returns whether all are stored */
    async restore(games: readonly SavedGame[]): Promise<boolean> {
      const isBack = await putBack(games.filter(({ id }) => id > 0).map(entryOf));
      for (const game of games) if (game.id < 0 || !isBack) unstored.set(game.id, game);
      return isBack && games.every(({ id }) => id > 0);
    },

    /** @returns whether it is gone */
    async removeUnreadable({ key }: UnreadableEntry): Promise<boolean> {
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
     * @returns whether it is stored
     */
    async restoreUnreadable(unreadable: UnreadableEntry): Promise<boolean> {
      const isBack = await putBack([unreadable.entry]);
      if (!isBack) unreturned.set(unreadable.key, unreadable);
      return isBack;
    },
  };
}

const withoutId = ({ id: _, ...game }: SavedGame): NewGame => game;

export type SavedGames = ReturnType<typeof createSavedGames>;

/** Those of this page. The database is opened when it is first asked. */
export const savedGames = createSavedGames();
