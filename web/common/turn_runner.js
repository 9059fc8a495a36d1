/**
 * Runs the turns of one match: what players do goes to the engine one after another, and forced passes and the computer's turns
 * follow by themselves. The application and embedded boards use it alike; what they show of it is theirs.
 *
 * @import { Session } from "../engine/session.js"
 * @import { Choice, LoadReply, MatchRecord, MatchRequest, Player, State, Think, ThinkingReport } from "../engine/wire.js"
 *
 * @typedef {object} Reached                what a request has led to
 * @property {State} state
 * @property {MatchRecord} record
 * @property {string | null | undefined} remark  on a game that was loaded: why it goes on otherwise in its record
 *
 * @typedef {object} Match  what the runner knows of the match, and what it tells
 * @property {Pick<Session, "request" | "job">} session
 * @property {boolean} waitsForComputer   whether actions wait until the computer has played; otherwise they run while it thinks
 * @property {() => State | null} state   the latest
 * @property {() => string} turn          the same for as long as no turn is finished
 * @property {() => string | null} opponent  the computer that is to play now; null where none is, or the game waits
 * @property {(player: Player) => Pick<Think, "seconds" | "most_seconds">} [budget]  of a search
 * @property {() => void} onSearch        a search begins
 * @property {(report: ThinkingReport) => void} [onProgress]
 * @property {() => Promise<void>} [beforePlay]  a turn was found; it is played when this resolves
 * @property {(reached: Reached, choice: Choice) => void} onPlayed
 * @property {(problem: unknown) => void} onSearchEnd  without a turn; null where no problem ended it
 * @property {() => boolean} [passesForPerson]  whether a person to move, who can do nothing but pass, need not be asked
 * @property {(reason: string) => void} [onForcedPass]  one comes next
 * @property {(reached: Reached, reason: string) => void} onPassed
 * @property {(problem: unknown) => void} onProblem  an action has failed
 * @property {() => void} [onRest]        where actions wait for the computer: it has nothing more to do
 *
 * @typedef {ReturnType<typeof createTurnRunner>} TurnRunner
 */
import { EngineLost } from "../engine/errors.js";
import { createNewest } from "./newest.js";
import { strings } from "./strings/index.js";

const NOTHING = async () => {};

/** @param {Match} match */
export function createTurnRunner(match) {
  const { session, waitsForComputer } = match;
  /** @type {Promise<unknown>} */
  let tail = Promise.resolve();
  let pending = 0;
  let isThinking = false;
  /** Aborted when a search is stopped, and what waits to begin one. */
  const newest = createNewest();

  /**
   * Runs an action when all earlier ones are through, then lets the computer play.
   * @template T
   * @param {() => Promise<T>} action
   * @returns {Promise<T>} rejects when the action does, of which `onProblem` is told as well
   */
  function run(action) {
    pending += 1;
    const signal = newest.signal();
    const done = tail.then(action);
    tail = done.catch(match.onProblem).then(() => {
      pending -= 1;
      // Where a search was stopped for the sake of a later action, none begins before that.
      if (waitsForComputer) return signal.aborted ? undefined : playOut().catch(match.onProblem);
      if (pending === 0) void goOn();
      return undefined;
    });
    return done;
  }

  /** The same where the result is of no interest. @param {() => Promise<unknown>} action */
  const enqueue = (action) =>
    run(action).then(
      () => {},
      () => {},
    );

  /** For what the computer does itself. */
  const whenFree = waitsForComputer ? (/** @type {() => Promise<void>} */ action) => action() : enqueue;

  /**
   * @param {MatchRequest} request  one that changes the match or shows it
   * @param {{ again?: boolean }} [options]  as the session's
   * @returns {Promise<Reached>}
   */
  async function ask(request, options) {
    const { state, record, remark } = /** @type {LoadReply} */ (await session.request(request, options));
    return { state, record, remark };
  }

  async function playOut() {
    const signal = newest.signal();
    while (!signal.aborted && (await goOn()));
    match.onRest?.();
  }

  /** Does what no player has to be asked for. @returns {Promise<boolean>} whether there was anything to do */
  async function goOn() {
    const state = match.state();
    const opponent = match.opponent();
    if (!state || isThinking) return false;
    const reason = state.forced_pass;
    if (reason === null) return opponent !== null && search(opponent, state.to_move);
    if (opponent === null && !match.passesForPerson?.()) return false;
    match.onForcedPass?.(reason);
    await whenFree(async () => match.onPassed(await ask({ do: "act", action: "pass" }), reason));
    return true;
  }

  /** @param {string} opponent @param {Player} player @returns {Promise<boolean>} whether the game may go on */
  async function search(opponent, player) {
    const signal = newest.signal();
    isThinking = true;
    match.onSearch();
    /** @type {ThinkingReport | null} */
    let found;
    try {
      found = await session.job(
        { do: "think", opponent, ...match.budget?.(player) },
        { signal, onReport: (report) => report.done || match.onProgress?.(report) },
      );
    } catch (problem) {
      if (signal.aborted) return false;
      const isLost = problem instanceof EngineLost;
      endSearch(isLost ? null : problem);
      // Another engine is on its way, and with it the search begins again.
      if (isLost && !waitsForComputer) void enqueue(NOTHING);
      return isLost;
    }
    if (signal.aborted) return false;
    const choice = found?.choice;
    if (!choice) {
      endSearch(null);
      return false;
    }
    await match.beforePlay?.();
    // The turn is played as an action, so that nothing can come between; until then the search is under way.
    await whenFree(async () => {
      if (!signal.aborted) await play(choice);
    });
    return true;
  }

  /** @param {Choice} choice */
  async function play(choice) {
    const reached = await ask({ do: "play", turn: choice.text }).catch((problem) => {
      endSearch(null);
      throw problem;
    });
    isThinking = false;
    match.onPlayed(reached, choice);
  }

  /** @param {unknown} problem */
  function endSearch(problem) {
    isThinking = false;
    match.onSearchEnd(problem);
  }

  return {
    run,
    enqueue,
    ask,

    /** Whether an action is under way or waits. */
    isBusy: () => pending > 0,
    isThinking: () => isThinking,

    /**
     * What a player does on the board is meant for the turn that is seen then: if that is over when the action's time has come,
     * and perhaps answered already, nothing is done.
     * @param {() => Promise<void>} action
     */
    enqueueForThisTurn(action) {
      const seen = match.turn();
      return enqueue(async () => {
        if (match.turn() === seen) await action();
      });
    },

    /**
     * @param {State} state
     * @param {string} cell
     * @returns {Promise<Reached | string>} what picking it has led to, or why it cannot be picked
     */
    async pick(state, cell) {
      const target = state.targets[cell];
      if (target) return ask({ do: "act", action: target.action });
      if (state.forced_pass !== null) return strings.mustPass;
      const { message } = await session.request({ do: "explain", cell });
      return message ?? strings.nothingHere(cell);
    },

    /** Ends a search; what it had found is dropped. */
    stop() {
      newest.renew();
      if (isThinking) endSearch(null);
    },
  };
}
