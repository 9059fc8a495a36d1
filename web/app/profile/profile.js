/**
 * The player's own results, a game at a time: it follows the game on the board, counts each that ends against the computer
 * once, and knows how strong an even match has to be.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Side } from "../../common/sides.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Controller } from "../../play/controller.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { Entry, Results } from "./results.js"
 */
import { USUAL_RUNG, isHuman } from "../../common/setup.js";
import { evenMatch, isComputer, isEvenMatch, levelOf } from "../../common/sides.js";
import { isOver, winnerOf } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf, characters } from "../opponents/characters.js";
import { NO_RESULTS, resultsKind, withResult } from "./results.js";

/** Standard error of the strength of an even match, which is between two that were measured (Elo). */
const EVEN_ERROR = 80;
/**
 * @typedef {object} Counted  the outcome of the game on the board
 * @property {Entry} entry
 * @property {number | null} before  the rating before it, where there was one
 */

/**
 * @param {Pick<Controller, "setCounts" | "rematch">} controller
 * @param {Storage} storage
 */
export function createProfile(controller, storage) {
  /** @type {{ gameNumber: number, counted: Counted } | null} */
  let last = null;
  let outlivesPage = true;

  /** @param {GameInfo} info */
  const kindOf = (info) => resultsKind(info.id, later.resultsOf(info.name));

  /** @param {GameInfo} info @returns {Results} as they are kept now: another tab may have added to them */
  const results = (info) => storage.restore(kindOf(info)).value ?? NO_RESULTS;

  /** @param {GameInfo} info @returns {{ elo: number, deviation: number | null }} the deviation null before a game that counted */
  function ratingOf(info) {
    const { rating } = results(info);
    return rating ?? { elo: startOf(info), deviation: null };
  }

  /** @param {GameInfo} info @returns {Side} the opponent who is as strong as the player is now */
  function evenMatchIn(info) {
    const rungs = (characters[info.id] ?? []).map(({ rating }) => rating.elo);
    const elo = Math.min(Math.max(ratingOf(info).elo, rungs[0] ?? 0), rungs.at(-1) ?? 0);
    return evenMatch(Math.round(elo));
  }

  return {
    results,
    ratingOf,
    evenMatch: evenMatchIn,

    /** The same game with the sides exchanged; an even match is as strong as the player is by now. @param {GameInfo} info */
    rematch: (info) => controller.rematch((side) => (isEvenMatch(side) ? evenMatchIn(info) : side)),

    /** @param {Snapshot} snapshot @returns {Counted | null} the outcome of the game on the board, where it was counted */
    counted: ({ gameNumber }) => (last?.gameNumber === gameNumber ? last.counted : null),

    /** Whether the results outlive the page. */
    outlivesPage: () => outlivesPage,

    /** Counts the game on the board once it is over. @param {Snapshot} snapshot @param {GameInfo} info */
    observe(snapshot, info) {
      const { setup, gameNumber } = snapshot;
      const winner = winnerOf(snapshot);
      if (setup.counts === "nothing" || !isOver(snapshot) || winner === null) return;
      const player = isHuman(setup, 0) ? 0 : 1;
      const opponent = setup.sides[player === 0 ? 1 : 0];
      if (!isHuman(setup, player) || !isComputer(opponent)) return;
      const before = results(info);
      const game = { at: Date.now(), opponent, won: winner === player };
      const strength = isRated(snapshot, info) ? strengthOf(info, opponent) : null;
      const after = withResult(before, game, strength && { start: startOf(info), ...strength });
      outlivesPage = storage.save(kindOf(info), after);
      const entry = after.entries.at(-1);
      if (entry) last = { gameNumber, counted: { entry, before: before.rating?.elo ?? null } };
      controller.setCounts("nothing");
    },

    /** @param {GameInfo} info  whose results are forgotten */
    forget(info) {
      storage.remove(kindOf(info));
    },
  };
}

/** @typedef {ReturnType<typeof createProfile>} Profile */

/** @param {GameInfo} info @returns {number} a newcomer is taken to be as strong as the opponent whom newcomers meet */
const startOf = (info) => characters[info.id]?.[USUAL_RUNG]?.rating.elo ?? 0;

/**
 * Whether a game was played under the conditions in which the opponents' strength was measured. A player who has gone back and
 * played another turn has a variation.
 * @param {Snapshot} snapshot @param {GameInfo} info
 */
function isRated({ setup, state }, info) {
  const isUsual = setup.size === info.default_size && setup.holeCount === 0 && setup.seconds === null;
  const isOneLine = state !== null && state.tree.nodes.length === state.turns.length;
  return setup.counts === "rating" && isUsual && isOneLine && state.start === null;
}

/** @param {GameInfo} info @param {Side} opponent @returns {{ elo: number, error: number } | null} */
function strengthOf(info, opponent) {
  if (isEvenMatch(opponent)) return { elo: levelOf(opponent), error: EVEN_ERROR };
  return characterOf(info.id, opponent)?.rating ?? null;
}
