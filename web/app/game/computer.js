/**
 * What becomes of a game when its computer players search, play and pass. A search runs beside what else is done, and whatever
 * changes the game ends it first.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Match } from "../../common/turn_runner.js"
 * @import { Session } from "../../engine/session.js"
 * @import { Player, State } from "../../engine/wire.js"
 * @import { Store } from "./store.js"
 */
import { hasHuman, isHuman } from "../../common/setup.js";
import { isComputersTurn, isOver, isWaiting } from "../../common/snapshot.js";

/** @param {Snapshot} snapshot @returns {string} the same as long as no turn is finished, also by an engine that was revived */
const turnOf = ({ state, gameNumber }) => `${gameNumber} ${state?.turns.length}`;

/**
 * @param {Store} store
 * @param {Pick<Session, "request" | "job">} client
 * @param {(player: Player) => number | null} mostSeconds  that a player may think about a turn; null: as long as it likes
 * @returns {Match} for the turn runner
 */
export function createMatch(store, client, mostSeconds) {
  /** When the last turn was played, by performance.now(). */
  let playedAt = 0;

  /** The players are held again if they were to play one turn only. */
  const afterOneTurn = () => (store.snapshot().single ? { paused: true, single: false } : {});

  /**
   * What still stands below the board when a computer has played: news, or its opponent's pass just before in a game that
   * goes on.
   * @param {State} state
   */
  function noteAfter({ turns, over }) {
    const { note } = store.snapshot();
    const tellsOfPass = note?.kind === "pass" && turns.at(-2) === "pass" && !over;
    return note?.kind === "news" || tellsOfPass ? note : null;
  }

  return {
    session: client,
    waitsForComputer: false,
    state: () => store.snapshot().state,
    turn: () => turnOf(store.snapshot()),

    opponent() {
      const snapshot = store.snapshot();
      const { state, setup } = snapshot;
      return state && isComputersTurn(snapshot) && !isWaiting(snapshot) ? setup.sides[state.to_move] : null;
    },

    passesForPerson() {
      const snapshot = store.snapshot();
      const { state, setup, visiting } = snapshot;
      return state !== null && isHuman(setup, state.to_move) && !visiting && !isWaiting(snapshot) && !isOver(snapshot);
    },

    budget(player) {
      // A character that hurries keeps its own number of playouts: it must not be the stronger for having less time.
      return { seconds: store.snapshot().setup.seconds ?? undefined, most_seconds: mostSeconds(player) ?? undefined };
    },

    onSearch: () => store.change({ thinking: { progress: 0, playouts: 0, winRate: null, isDone: false } }),
    onProgress: ({ progress, playouts, win_rate: winRate }) => store.think({ progress, playouts, winRate, isDone: false }),

    /** Those who watch two computers may want to see each turn for a while, which is not to cost the player time. */
    async beforePlay() {
      const { setup, thinking } = store.snapshot();
      const wait = hasHuman(setup) ? 0 : playedAt + setup.pace * 1000 - performance.now();
      if (wait <= 0) return;
      if (thinking) store.change({ thinking: { ...thinking, progress: 1, isDone: true } });
      await new Promise((resolve) => setTimeout(resolve, wait));
    },

    onPlayed(reached, choice) {
      const {
        state,
        setup: { sides },
      } = store.snapshot();
      const player = state?.to_move ?? 0;
      playedAt = performance.now();
      store.change({
        ...reached,
        verdict: { player, opponent: sides[player], choice },
        thinking: null,
        visiting: false,
        note: noteAfter(reached.state),
        ...afterOneTurn(),
      });
    },

    onSearchEnd(problem) {
      store.change({ thinking: null, ...(problem === null ? {} : { paused: true }) });
      if (problem !== null) store.report(problem);
    },

    // Said before it is done, and left standing until a person does something.
    onForcedPass: (reason) => store.change({ note: { kind: "pass", text: reason } }),
    onPassed: (reached) => store.change({ ...reached, ...afterOneTurn() }),
    onProblem: store.report,
  };
}
