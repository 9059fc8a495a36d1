/**
 * The player's own results, a game at a time: it follows the game on the board, counts each that ends against the computer
 * once, and knows how strong an even match has to be.
 */
import { USUAL_RUNG, isHuman } from "../../common/setup.js";
import { evenMatch, isComputer, isEvenMatch, levelOf, type Side } from "../../common/sides.js";
import { isOver, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf, characters } from "../opponents/characters.js";
import { NO_RESULTS, resultsKind, withResult, type Entry, type Results } from "./results.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Controller } from "../../play/controller.js";
import type { Storage } from "../platform/storage.js";

/** Standard error of the strength of an even match, which is between two that were measured (Elo). */
const EVEN_ERROR = 80;

/** Why a game counts for the record only. */
export type Unrated = "help" | "board" | "pace" | "start" | "replaced";

/** The outcome of the game on the board. */
export interface Counted {
  entry: Entry;
  before: number | null; // the rating before it, where there was one
  unrated: Unrated | null; // why it did not count for the rating
}

export function createProfile(controller: Pick<Controller, "setCounts" | "rematch">, storage: Storage) {
  let last: { gameNumber: number; counted: Counted } | null = null;
  let outlivesPage = true;

  const kindOf = (info: GameInfo) => resultsKind(info.id, later.resultsOf(info.name));

  /** @returns as they are kept now: another tab may have added to them */
  const results = (info: GameInfo): Results => storage.restore(kindOf(info)).value ?? NO_RESULTS;

  /** @returns the deviation null before a game that counted */
  function ratingOf(info: GameInfo): { elo: number; deviation: number | null } {
    const { rating } = results(info);
    return rating ?? { elo: startOf(info), deviation: null };
  }

  /** @returns the opponent who is as strong as the player is now */
  function evenMatchIn(info: GameInfo): Side {
    const rungs = (characters[info.id] ?? []).map(({ rating }) => rating.elo);
    const elo = Math.min(Math.max(ratingOf(info).elo, rungs[0] ?? 0), rungs.at(-1) ?? 0);
    return evenMatch(Math.round(elo));
  }

  return {
    results,
    ratingOf,
    evenMatch: evenMatchIn,

    /** The same game with the sides exchanged; an even match is as strong as the player is by now. */
    rematch: (info: GameInfo) => controller.rematch((side) => (isEvenMatch(side) ? evenMatchIn(info) : side)),

    /** @returns the outcome of the game on the board, where it was counted */
    counted: ({ gameNumber }: Snapshot): Counted | null => (last?.gameNumber === gameNumber ? last.counted : null),

    /** Whether the results outlive the page. */
    outlivesPage: () => outlivesPage,

    /** Counts the game on the board once it is over. */
    observe(snapshot: Snapshot, info: GameInfo) {
      const { setup, gameNumber } = snapshot;
      const winner = winnerOf(snapshot);
      if (setup.counts === "nothing" || !isOver(snapshot) || winner === null) return;
      const player = isHuman(setup, 0) ? 0 : 1;
      const opponent = setup.sides[player === 0 ? 1 : 0];
      if (!isHuman(setup, player) || !isComputer(opponent)) return;
      const before = results(info);
      const game = { at: Date.now(), opponent, won: winner === player };
      const unrated = whyUnrated(snapshot, info);
      const strength = unrated === null ? strengthOf(info, opponent) : null;
      const after = withResult(before, game, strength && { start: startOf(info), ...strength });
      outlivesPage = storage.save(kindOf(info), after);
      const entry = after.entries.at(-1);
      if (entry) last = { gameNumber, counted: { entry, before: before.rating?.elo ?? null, unrated } };
      controller.setCounts("nothing");
    },

    /** @param info  whose results are forgotten */
    forget(info: GameInfo) {
      storage.remove(kindOf(info));
    },
  };
}

export type Profile = ReturnType<typeof createProfile>;

/** @returns a newcomer is taken to be as strong as the opponent whom newcomers meet */
const startOf = (info: GameInfo): number => characters[info.id]?.[USUAL_RUNG]?.rating.elo ?? 0;

/**
 * A game counts for the rating if it was played under the conditions in which the opponents' strength was measured. A player who
 * has gone back and played another turn has a variation.
 * @returns the first that it was not played under; null where it counts
 */
function whyUnrated({ setup, state }: Snapshot, info: GameInfo): Unrated | null {
  if (setup.counts !== "rating") return "help";
  if (setup.size !== info.default_size || setup.holeCount !== 0) return "board";
  if (setup.seconds !== null) return "pace";
  if (state?.start !== null) return "start";
  return state.tree.nodes.length === state.turns.length ? null : "replaced";
}

function strengthOf(info: GameInfo, opponent: Side): { elo: number; error: number } | null {
  if (isEvenMatch(opponent)) return { elo: levelOf(opponent), error: EVEN_ERROR };
  return characterOf(info.id, opponent)?.rating ?? null;
}
