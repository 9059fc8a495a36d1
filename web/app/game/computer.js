/**
 * The computer players: whose turn it is searches, or passes where it must. A search is the one thing that runs beside the
 * requests, and whatever changes the game ends it first.
 *
 * @import { Client } from "../../engine/client.js"
 * @import { Choice, Player, State } from "../../engine/protocol.js"
 * @import { Store } from "./store.js"
 */
import { hasHuman } from "../../common/setup.js";
import { isComputersTurn, isWaiting } from "../../common/snapshot.js";
import { EngineLost } from "../../engine/client.js";

/**
 * @param {Store} store
 * @param {Client} client
 * @param {(player: Player) => number | null} mostSeconds  that a player may think about a turn; null: as long as it likes
 */
export function createComputer(store, client, mostSeconds) {
  /** When the last turn was played, by performance.now(). */
  let playedAt = 0;
  /** Counts what outdates a running search; its result counts only while its own number is the latest. */
  let searchNumber = 0;

  /** @param {Player} player */
  async function search(player) {
    searchNumber += 1;
    const number = searchNumber;
    const { sides, seconds } = store.snapshot().setup;
    const most = mostSeconds(player);
    const opponent = sides[player];
    store.change({ thinking: { progress: 0, playouts: 0, winRate: null, isDone: false } });
    /** @type {Choice | null} */
    let choice;
    try {
      // A character that hurries keeps its own number of playouts: it must not be the stronger for having less time.
      const budget = { ...(seconds === null ? {} : { seconds }), ...(most === null ? {} : { most_seconds: most }) };
      choice = await client.think({ opponent, ...budget }, ({ progress, playouts, win_rate: winRate }) => {
        if (number === searchNumber) store.change({ thinking: { progress, playouts, winRate, isDone: false } });
      });
    } catch (problem) {
      if (number !== searchNumber) return;
      const isLost = problem instanceof EngineLost;
      store.change({ thinking: null, paused: !isLost });
      // Another engine is on its way, and with it the search begins again.
      if (isLost) void store.enqueue(async () => {});
      else store.report(problem);
      return;
    }
    if (number !== searchNumber) return;
    if (!choice) {
      store.change({ thinking: null });
      return;
    }
    await untilItsTime();
    const verdict = { player, opponent, choice };
    // The search is over in the same breath as its turn is asked for, so that nothing can come between.
    void store.enqueue(async () => {
      if (number !== searchNumber) return;
      const played = await store.ask({ do: "play", turn: verdict.choice.text }).catch((problem) => {
        store.change({ thinking: null });
        throw problem;
      });
      playedAt = performance.now();
      store.change({ ...played, verdict, thinking: null, note: noteAfter(played.state), ...afterOneTurn() });
    });
  }

  /** Those who watch two computers may want to see each turn for a while, which is not to cost the player time. */
  async function untilItsTime() {
    const { setup, thinking } = store.snapshot();
    const wait = hasHuman(setup) ? 0 : playedAt + setup.pace * 1000 - performance.now();
    if (wait <= 0) return;
    if (thinking) store.change({ thinking: { ...thinking, progress: 1, isDone: true } });
    await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** The players are held again if they were to play one turn only. */
  const afterOneTurn = () => (store.snapshot().single ? { paused: true, single: false } : {});

  /**
   * What still stands below the board when a computer has played: its opponent's pass just before, or news.
   * @param {State} state
   */
  function noteAfter({ turns }) {
    const { note } = store.snapshot();
    return note?.kind === "news" || (note?.kind === "pass" && turns.at(-2) === "pass") ? note : null;
  }

  return {
    /** Does what nobody has to be asked for: a computer player's search or pass. */
    goOn() {
      const snapshot = store.snapshot();
      const { state, thinking } = snapshot;
      if (!state || isWaiting(snapshot) || thinking || !isComputersTurn(snapshot)) return;
      if (state.forced_pass !== null) {
        // Said before it is done, and left standing until a person does something.
        store.change({ note: { kind: "pass", text: state.forced_pass } });
        void store.enqueue(async () => {
          const passed = await store.ask({ do: "act", action: "pass" });
          store.change({ ...passed, ...afterOneTurn() });
        });
      } else {
        void search(state.to_move);
      }
    },

    /** Ends a search; what it had found is dropped. */
    stop() {
      searchNumber += 1;
      if (!store.snapshot().thinking) return;
      client.stopThinking();
      store.change({ thinking: null });
    },
  };
}
