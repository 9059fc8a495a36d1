/**
 * Runs the turns of a game: what players do goes to the engine one after another, and forced passes and the computer's turns
 * follow by themselves. A search runs beside other actions, and whatever changes the game ends it first.
 */
import { createNewest, pause } from "../common/promises.js";
import { hasHuman } from "../common/setup.js";
import { HUMAN, isComputer } from "../common/sides.js";
import { isOver, isWaiting, type Note } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { EngineLost } from "../engine/errors.js";
import type { Session } from "../engine/session.js";
import type { Choice, LoadReply, MatchRecord, MatchRequest, Player, State, ThinkingReport } from "../engine/wire.js";
import type { Store } from "./store.js";

/** What a request has led to. */
export interface Reached {
  state: State;
  record: MatchRecord;
  remark: string | null | undefined; // on a game that was loaded: why it goes on otherwise in its record
}

export interface RunnerOptions {
  mostSeconds?: (player: Player) => number | null; // that a computer may think about a turn, if it must hurry
  asksForPass?: boolean; // whether a person who can do nothing but pass is asked to; otherwise that is done by itself
}

export type Runner = ReturnType<typeof createRunner>;

const NOTHING = async () => {};
const MUST_PASS = { message: strings.mustPass, stones: [] };

export function createRunner(
  store: Store,
  session: Pick<Session, "request" | "job">,
  { mostSeconds = () => null, asksForPass = false }: RunnerOptions,
) {
  let tail: Promise<unknown> = Promise.resolve();
  let pending = 0;
  /** The last search, until its turn has been played. */
  let searching: Promise<void> = Promise.resolve();
  /** Aborted when a search is stopped. */
  const newest = createNewest();
  /** When the computer's last turn was played, by performance.now(). */
  let playedAt = -Infinity;

  /**
   * Runs an action when all earlier ones are through, then lets the computer play.
   * @returns rejects when the action does; the game's note says so, too
   */
  function run<T>(action: () => Promise<T>): Promise<T> {
    pending += 1;
    const done = tail.then(action);
    tail = done.catch(store.report).then(() => {
      pending -= 1;
      if (pending === 0) goOn();
    });
    return done;
  }

  /** The same where the result is of no interest. */
  const enqueue = (action: () => Promise<unknown> = NOTHING): Promise<void> => run(action).then(NOTHING, NOTHING);

  /**
   * @param request  one that changes the match or shows it
   * @param options  as the session's
   */
  async function ask(request: MatchRequest, options?: { again?: boolean }): Promise<Reached> {
    const { state, record, remark } = (await session.request(request, options)) as LoadReply;
    return { state, record, remark };
  }

  /** Does what no player has to be asked for. */
  function goOn() {
    const snapshot = store.snapshot();
    const { state, setup, thinking, visiting } = snapshot;
    if (!state || thinking || isWaiting(snapshot) || isOver(snapshot)) return;
    const side = setup.sides[state.to_move];
    if (state.forced_pass !== null) {
      if (isComputer(side) || (side === HUMAN && !visiting && !asksForPass)) pass(state.forced_pass);
    } else if (isComputer(side)) searching = search(side, state.to_move);
  }

  function pass(reason: string) {
    // Said before it is done, and left standing until a person does something.
    store.change({ note: { kind: "pass", text: reason } });
    void enqueue(async () => store.change({ ...(await ask({ do: "act", action: "pass" })), ...afterOneTurn() }));
  }

  async function search(opponent: string, player: Player) {
    const signal = newest.signal();
    store.change({ thinking: { progress: 0, playouts: 0, winRate: null, isDone: false } });
    // A character that hurries keeps its own number of playouts: it must not be the stronger for having less time.
    const budget = { seconds: store.snapshot().setup.seconds ?? undefined, most_seconds: mostSeconds(player) ?? undefined };
    let found: ThinkingReport | null;
    try {
      found = await session.job({ do: "think", opponent, ...budget }, { signal, onReport });
    } catch (problem) {
      if (signal.aborted) return;
      const isLost = problem instanceof EngineLost;
      store.change({ thinking: null, paused: store.snapshot().paused || !isLost });
      // Another engine is on its way, and with it the search begins again.
      if (isLost) void enqueue();
      else store.report(problem);
      return;
    }
    if (signal.aborted) return;
    const choice = found?.choice;
    if (!choice) return void store.change({ thinking: null });
    await showLastTurn();
    // The turn is played as an action, so that nothing can come between; until then the search is under way.
    await enqueue(async () => {
      if (!signal.aborted) await play(choice);
    });
  }

  function onReport({ done, progress, playouts, win_rate: winRate }: ThinkingReport) {
    if (!done) store.think({ progress, playouts, winRate, isDone: false });
  }

  /** Those who watch two computers may want to see each turn for a while, which is not to cost the player time. */
  async function showLastTurn() {
    const { setup, thinking } = store.snapshot();
    const wait = hasHuman(setup) ? 0 : playedAt + setup.pace * 1000 - performance.now();
    if (wait <= 0) return;
    if (thinking) store.change({ thinking: { ...thinking, progress: 1, isDone: true } });
    await pause(wait);
  }

  async function play(choice: Choice) {
    const reached = await ask({ do: "play", turn: choice.text }).catch((problem) => {
      // What cannot be played is not searched for again.
      store.change({ thinking: null, paused: store.snapshot().paused || !(problem instanceof EngineLost) });
      throw problem;
    });
    const { state, setup } = store.snapshot();
    const player = state?.to_move ?? 0;
    playedAt = performance.now();
    store.change({
      ...reached,
      verdict: { player, opponent: setup.sides[player], choice },
      thinking: null,
      visiting: false,
      note: noteAfter(reached.state),
      ...afterOneTurn(),
    });
  }

  /** The players are held again if they were to play one turn only. */
  const afterOneTurn = () => (store.snapshot().single ? { paused: true, single: false } : {});

  /**
   * What still stands below the board when a computer has played: news, or its opponent's pass just before in a game that
   * goes on.
   */
  function noteAfter({ turns, over }: State) {
    const { note } = store.snapshot();
    const tellsOfPass = note?.kind === "pass" && turns.at(-2) === "pass" && !over;
    return note?.kind === "news" || tellsOfPass ? note : null;
  }

  /** Of the turn that is seen: the same as long as none is finished, also by an engine that was revived. */
  function turnSeen() {
    const { gameNumber, state } = store.snapshot();
    return `${gameNumber} ${state?.turns.length}`;
  }

  return {
    run,
    enqueue,
    ask,

    /** Whether an action is under way or waits. */
    isBusy: () => pending > 0,

    /**
     * What a player does on the board is meant for the turn that is seen then: if that is over when the action's time has come,
     * and perhaps answered already, nothing is done.
     */
    enqueueForThisTurn(action: () => Promise<void>) {
      const seen = turnSeen();
      return enqueue(async () => {
        if (turnSeen() === seen) await action();
      });
    },

    /**
     * The computer has answered what was played.
     * @returns the player whose search was stopped instead; null where none was
     */
    async answered(): Promise<Player | null> {
      for (let seen = null; seen !== tail;) {
        seen = tail;
        await tail;
        const signal = newest.signal();
        const player = store.snapshot().state?.to_move ?? null;
        await searching;
        if (signal.aborted) return player;
      }
      return null;
    },

    /** @returns what picking it has led to, or a note on why it cannot be picked */
    async pick(state: State, cell: string): Promise<Reached | { note: Note }> {
      const target = state.targets[cell];
      if (target) return ask({ do: "act", action: target.action });
      const refusal = state.forced_pass === null ? await session.request({ do: "explain", cell }) : MUST_PASS;
      const text = refusal.message ?? strings.nothingHere(cell);
      return { note: { kind: "illegal", text, cells: [cell, ...refusal.stones] } };
    },

    /** Ends a search; what it had found is dropped. */
    stop() {
      newest.renew();
      if (store.snapshot().thinking) store.change({ thinking: null });
    },
  };
}
