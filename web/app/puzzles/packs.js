/**
 * The packs of the site: each is fetched when its puzzles are first asked for.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Pack, Puzzle } from "./pack.js"
 */
import { later } from "../../common/strings/later/index.js";
import { dayOf } from "../platform/day.js";
import { gamesOfDay, puzzleOfDay } from "./daily.js";
import { readPack } from "./pack.js";

const PACKS = new URL("packs/", import.meta.url);

/** @type {Readonly<Pack>} */
const NONE = Object.freeze({ puzzles: [], isWhole: true });

/** @typedef {{ day: string, info: GameInfo, puzzle: Puzzle | null }} Daily  the puzzle null where it cannot be had */

/** @param {Catalogue} catalogue */
export function createPacks(catalogue) {
  /** @type {Map<string, Pack>} by game */
  const known = new Map();
  /** @type {Map<string, Promise<Pack>>} those on their way */
  const asked = new Map();
  /** @type {Map<string, string>} the fault of a game's, in a sentence */
  const problems = new Map();

  /** @param {GameInfo} info @returns {Promise<Pack>} an empty one where it cannot be had */
  async function fetchPack(info) {
    const before = known.get(info.id) ?? asked.get(info.id);
    if (before) return before;
    const asking = ask(info).finally(() => asked.delete(info.id));
    asked.set(info.id, asking);
    return asking;
  }

  /** @param {GameInfo} info @returns {Promise<Pack>} */
  async function ask(info) {
    const text = await fetch(new URL(`${info.id}.txt`, PACKS)).then(
      (reply) => (reply.ok ? reply.text() : null),
      () => null,
    );
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

    /** @param {GameInfo} info @returns {readonly Puzzle[]} as far as they have been fetched */
    puzzlesOf: (info) => (known.get(info.id) ?? NONE).puzzles,

    /** @param {GameInfo} info  whether its pack has been read */
    isKnown: (info) => known.has(info.id),

    /** @param {GameInfo} info @returns {string} a sentence; empty where nothing is wrong */
    problemOf: (info) => problems.get(info.id) ?? "",

    /** @returns {Promise<Daily | null>} today's; null where no game has any puzzle */
    async fetchDaily() {
      const day = dayOf();
      for (const info of gamesOfDay(day, catalogue.games)) {
        const puzzle = puzzleOfDay(day, (await fetchPack(info)).puzzles);
        // Another game stands in for one that has none, but not for one that is out of reach: others would see another puzzle.
        if (puzzle || problems.has(info.id)) return { day, info, puzzle };
      }
      return null;
    },
  };
}

/** @typedef {ReturnType<typeof createPacks>} Packs */
