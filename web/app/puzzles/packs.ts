/** The packs of the site: each is fetched when its puzzles are first asked for. */
import { later } from "../../common/strings/later/index.js";
import { dayOf } from "../platform/day.js";
import { fetchText } from "../platform/text_file.js";
import { easyPuzzleOfDay, gamesOfDay, puzzleOfDay } from "./daily.js";
import { readPack, type Pack, type Puzzle } from "./pack.js";
import type { Catalogue, GameInfo } from "../../common/catalogue.js";

const PACKS = new URL("packs/", import.meta.url);

const NONE: Readonly<Pack> = Object.freeze({ puzzles: [], isWhole: true });

/** puzzle: null where its pack is out of reach; easy: an easy one of the same game, null where it has none. */
export type Daily = { day: string; info: GameInfo; puzzle: Puzzle | null; easy: Puzzle | null };

export function createPacks(catalogue: Catalogue) {
  /** By game. */
  const known = new Map<string, Pack>();
  /** Those on their way. */
  const asked = new Map<string, Promise<Pack>>();
  /** The fault of a game's, in a sentence. */
  const problems = new Map<string, string>();

  /** @returns an empty one where it cannot be had */
  async function fetchPack(info: GameInfo): Promise<Pack> {
    const before = known.get(info.id) ?? asked.get(info.id);
    if (before) return before;
    const asking = ask(info).finally(() => asked.delete(info.id));
    asked.set(info.id, asking);
    return asking;
  }

  async function ask(info: GameInfo): Promise<Pack> {
    const text = await fetchText(new URL(`${info.id}.txt`, PACKS));
    if (text === null) {
      problems.set(info.id, later.packUnreachable(info.name));
      return NONE;
    }
    const pack = readPack(text, info);
    known.set(info.id, pack);
    if (pack.isWhole) problems.delete(info.id);
    else problems.set(info.id, pack.puzzles.length > 0 ? later.packInParts(info.name) : later.packUnreadable(info.name));
    return pack;
  }

  return {
    fetchPack,

    /** @returns as far as they have been fetched */
    puzzlesOf: (info: GameInfo): readonly Puzzle[] => (known.get(info.id) ?? NONE).puzzles,

    /** @param info  whether its pack has been read */
    isKnown: (info: GameInfo) => known.has(info.id),

    /** @returns a sentence; empty where nothing is wrong */
    problemOf: (info: GameInfo): string => problems.get(info.id) ?? "",

    /** @returns today's; null where no game has any puzzle */
    async fetchDaily(): Promise<Daily | null> {
      const day = dayOf();
      for (const info of gamesOfDay(day, catalogue.games)) {
        const { puzzles } = await fetchPack(info);
        const puzzle = puzzleOfDay(day, puzzles);
        // Another game stands in for one that has none, but not for one that is out of reach: others would see another puzzle.
        if (puzzle || problems.has(info.id)) return { day, info, puzzle, easy: easyPuzzleOfDay(day, puzzles) };
      }
      return null;
    },
  };
}

export type Packs = ReturnType<typeof createPacks>;
