/** How a game begins: a new one, or one that was played before. */
import { gameUnderWay, type Snapshot } from "../common/snapshot.js";
import type { Setup } from "../common/setup.js";
import type { Runner } from "./runner.js";
import type { MatchRequest } from "../engine/wire.js";
import type { Store } from "./store.js";

/** what no game inherits from the one before */
const AT_THE_START: Partial<Snapshot> = { verdict: null, ended: null, single: false, visiting: false, held: false };

/**
 * @param playWaiting  plays the cell that was picked before the engine was there
 * @param keepsLeft  whether a game that another takes the place of can be brought back
 */
export function createBeginning(store: Store, runner: Runner, playWaiting: () => Promise<void>, keepsLeft: boolean) {
  let beginNumber = 0;
  /** The numbers of games that were left and have gone on since. */
  const goneOn: Set<number> = new Set();

  /**
   * Starts another game. Where the engine refuses the set-up (an EngineError) or is lost over it (an EngineLost), the promise
   * rejects and the old game stands; it also rejects where the page fails over it.
   * @param request  how, when not by a plain new game
   * @returns whether it took place: false where yet another game was begun meanwhile
   */
  return function begin(
    setup: Setup,
    request?: MatchRequest,
    {
      paused = false,
      resumes = null,
      given = 0,
      again = request?.do !== "load",
    }: {
      paused?: boolean; // whether the computer players wait
      resumes?: number | null; // the number of the game that goes on, where this is one that was left
      given?: number; // turns of the game that are not taken back
      again?: boolean; // as the session's; usually not where a game is loaded, which may be the very cause
    } = {},
  ): Promise<boolean> {
    runner.stop();
    beginNumber += 1;
    const number = beginNumber;
    const wanted: MatchRequest = request ?? {
      do: "new",
      game: setup.game,
      size: setup.size,
      hole_count: setup.holeCount || undefined,
    };
    if (!store.snapshot().state) store.change({ setup, waiting: null, note: null, bringsBack: request !== undefined });
    return new Promise((resolve: (value: boolean) => void, reject) => {
      void runner.enqueue(async () => {
        if (number !== beginNumber) return resolve(false);
        try {
          const { state, record, remark } = await runner.ask(wanted, { again });
          // Another game may have been chosen while the engine was still starting.
          if (number !== beginNumber) return resolve(false);
          const { game, size, holes } = state;
          const before = store.snapshot();
          // Who plays, and how fast, may have been changed while the engine was still starting.
          const chosen = before.state ? setup : before.setup;
          // Where nothing was played since another game was left, that one is to be brought back.
          const left = keepsLeft ? (before.left ?? gameUnderWay(before)) : null;
          const goesOn = resumes !== null && resumes === left?.gameNumber;
          // It may end again from where it was left, but it counts once.
          const counts = resumes !== null && goneOn.has(resumes) ? "nothing" : chosen.counts;
          if (resumes !== null) goneOn.add(resumes);
          store.change({
            setup: { ...chosen, game, size, holeCount: holes.length, counts },
            state,
            record,
            ...AT_THE_START,
            visiting: state.finished,
            note: remark ? { kind: "news", text: remark } : null,
            paused,
            given,
            gameNumber: beginNumber,
            resumes,
            left: goesOn ? null : left,
          });
          resolve(true);
        } catch (problem) {
          if (number !== beginNumber) resolve(false);
          else reject(problem);
          return;
        }
        await playWaiting();
      });
    });
  };
}
