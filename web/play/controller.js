/**
 * The controller of a game: it holds the engine's latest state of it, and carries out what players, buttons, links and scripts
 * ask for. It knows no rules and draws nothing; it reports every change. The application, its puzzles and embedded boards each
 * have one.
 *
 * Its parts: the store, the runner of turns, how a game begins, what a person does, and going back and forth. Here they are
 * joined, and here is what concerns the players as such.
 *
 * @import { GameInfo } from "../common/catalogue.js"
 * @import { Counts, Setup } from "../common/setup.js"
 * @import { Side } from "../common/sides.js"
 * @import { Ending, LeftGame, Note, Snapshot } from "../common/snapshot.js"
 * @import { Session } from "../engine/session.js"
 * @import { MatchRecord, MatchReply, Player } from "../engine/wire.js"
 * @import { Stage } from "../engine/protocol.js"
 * @import { RunnerOptions } from "./runner.js"
 */
import { hasHuman, mayHaveClock, usualSetup } from "../common/setup.js";
import { HUMAN, PROOF, isComputer } from "../common/sides.js";
import { attempt } from "../common/problems.js";
import { isOver, mayPickEarly, offersResignation, sureWinner, whoMayResign } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { createBeginning } from "./beginning.js";
import { createPerson } from "./person.js";
import { createRunner } from "./runner.js";
import { createStore } from "./store.js";
import { createTravel } from "./travel.js";

/**
 * @typedef {object} ControllerOptions
 * @property {Pick<Session, "request" | "job">} session
 * @property {Setup} setup                        what is shown until the engine answers
 * @property {(snapshot: Snapshot) => void} onChange
 * @property {(snapshot: Snapshot) => void} [onThinking]  instead, where nothing has changed but how far a search is
 * @property {boolean} [reportsLoss]  whether the game's note says that an engine was lost; the application does so by itself
 * @property {boolean} [keepsLeft]  whether a game that another takes the place of can be brought back
 */

/** @param {ControllerOptions & RunnerOptions} options */
export function createController({ session, setup: firstSetup, onChange, onThinking = () => {}, ...own }) {
  const store = createStore(firstSetup, onChange, onThinking, own.reportsLoss ?? false);
  const runner = createRunner(store, session, own);
  const { playWaiting, ...person } = createPerson(store, runner);
  const begin = createBeginning(store, runner, playWaiting, own.keepsLeft ?? false);
  const travel = createTravel(store, runner, playOn);

  /** As it does after every action. */
  const letComputerPlay = () => void runner.enqueue();

  /** Whether something is still under way. */
  function busy() {
    const { thinking, state, stage } = store.snapshot();
    return runner.isBusy() || thinking !== null || state === null || stage !== "ready";
  }

  /** @param {Ending} ended */
  function end(ended) {
    runner.stop();
    store.change({ ended, note: null, verdict: null, paused: false });
  }

  /** A game that was given up or lost on time goes on after all; without a clock in the latter case. */
  function playOn() {
    const { ended, setup } = store.snapshot();
    if (!ended || setup.gauntlet) return;
    store.change({ ended: null, note: null, setup: ended.how === "time" ? { ...setup, clock: null } : setup });
    letComputerPlay();
  }

  /**
   * Opens a game from elsewhere; both sides are people's at first, and no clock runs.
   * @param {MatchRecord | string} record
   * @param {{ game?: string, size?: number, number?: number | undefined }} [board]  for bare turns, which do not say where they
   *   were played; and which game is meant of several
   */
  function load(record, board = {}) {
    const sides = /** @type {[Side, Side]} */ ([HUMAN, HUMAN]);
    const setup = { ...store.snapshot().setup, sides, clock: null, gauntlet: null, counts: /** @type {const} */ ("nothing") };
    return begin(setup, { do: "load", record, ...board });
  }

  /** @param {Player} player @param {Side} side */
  function setSide(player, side) {
    const { setup: before, state, paused, single } = store.snapshot();
    if (before.gauntlet) return;
    const isMover = state?.to_move === player;
    if (isMover) runner.stop();
    const [first, second] = before.sides;
    const sides = /** @type {[Side, Side]} */ (player === 0 ? [side, second] : [first, side]);
    // Who takes over a game has not played it.
    const counts = state && state.turns.length > 0 ? "nothing" : before.counts;
    const setup = { ...before, sides, counts, clock: mayHaveClock(sides) ? before.clock : null };
    // Where a person plays, no computer is let on for one turn only.
    store.change({ setup, paused: paused && !(isMover && hasHuman(setup)), single: single && !hasHuman(setup) });
    if (!mayPickEarly(store.snapshot())) store.change({ waiting: null });
    void runner.enqueue(async () => {
      // A turn that is taken over is decided as a whole.
      for (let now = store.snapshot().state; now?.to_move === player && now.steps.length > 0; now = store.snapshot().state) {
        store.change({ ...(await runner.ask({ do: "undo" })), note: null });
      }
    });
  }

  /**
   * Begins the same game once more.
   * @param {[Side, Side]} sides
   */
  const beginWith = (sides) =>
    void reportFailure(begin({ ...store.snapshot().setup, sides, counts: sides.includes(PROOF) ? "nothing" : "rating" }));

  /**
   * Where a game cannot be opened the one on the board stays, and the line below the board says why.
   * @param {Promise<unknown>} opening
   */
  async function reportFailure(opening) {
    const problem = await attempt(opening, strings.notOpened);
    if (problem !== null) store.change({ note: { kind: "problem", text: problem } });
  }

  return {
    snapshot: store.snapshot,
    busy,
    begin,

    /** @param {GameInfo} info  of the game that is put on the board as a newcomer meets it */
    beginUsual: (info) => void reportFailure(begin(usualSetup(info))),

    /** The same game with the sides exchanged. @param {(side: Side) => Side} [now]  who it is that plays a side now */
    rematch(now = (side) => side) {
      const [first, second] = store.snapshot().setup.sides;
      beginWith([now(second), now(first)]);
    },

    /** What the result is kept for, from now on. @param {Counts} counts */
    setCounts(counts) {
      const { setup } = store.snapshot();
      if (setup.counts !== counts) store.change({ setup: { ...setup, counts } });
    },

    /** The same game against another computer player. @param {Side} opponent */
    playAgainst(opponent) {
      const [first, second] = store.snapshot().setup.sides;
      beginWith([isComputer(first) ? opponent : first, isComputer(second) ? opponent : second]);
    },

    load,

    /**
     * The game that was left when another took its place goes on; rejects where the engine refuses it.
     * @returns {Promise<boolean>} whether it does: false where there is none, or another one was begun meanwhile
     */
    async bringBack() {
      const { left } = store.snapshot();
      if (left === null) return false;
      return begin(left.setup, { do: "load", record: left.record }, { paused: left.paused, resumes: left.gameNumber });
    },

    reportFailure,
    report: store.report,

    /** @param {LeftGame} left  one of an earlier visit */
    offerBack: (left) => store.change({ left }),

    ...person,
    ...travel,

    setSide,

    /** A person gives the game up. */
    resign() {
      const loser = whoMayResign(store.snapshot());
      if (loser !== null) end({ how: "resigned", loser });
    },

    /** The computer player who has seen that it cannot win gives the game up. */
    acceptResignation() {
      const loser = offersResignation(store.snapshot());
      if (loser !== null) end({ how: "resigned", loser });
    },

    /** The game ends where one side is sure to win. */
    stopDecided() {
      const winner = sureWinner(store.snapshot());
      if (winner !== null) end({ how: "decided", loser: winner === 0 ? 1 : 0 });
    },

    /** @param {Player} loser  whose time has run out */
    endByTime(loser) {
      if (!isOver(store.snapshot())) end({ how: "time", loser });
    },

    playOn,
    end,

    /** @param {boolean} paused */
    setPaused(paused) {
      if (paused) runner.stop();
      store.change({ paused, single: false });
      letComputerPlay();
    },

    /** @param {boolean} held  whether the game waits behind something else */
    hold(held) {
      if (held) runner.stop();
      store.change({ held });
      letComputerPlay();
    },

    /** Lets the computer players, who are paused, play one turn. */
    oneTurn() {
      store.change({ paused: false, single: true });
      letComputerPlay();
    },

    /** @param {number} pace  seconds from turn to turn of two computers */
    setPace: (pace) => store.change({ setup: { ...store.snapshot().setup, pace } }),

    /**
     * Says something of a position, while the game goes on as it is.
     * @param {{ node?: number, comment?: string, marks?: string[] }} note
     * @returns {Promise<unknown>} rejects where the engine refuses it
     */
    annotate: (note) =>
      runner.run(async () => {
        store.change({ ...(await runner.ask({ do: "annotate", ...note })), revision: store.snapshot().revision });
      }),

    /** Another engine has brought the match back. @param {MatchReply} reply */
    revive: ({ state, record }) => store.change({ state, record }),
    /** @param {Stage} stage @param {string | null} problem */
    setStage: (stage, problem) => store.change({ stage, problem }),
    /** @param {Note | null} note */
    setNote: (note) => store.change({ note }),
  };
}

/** @typedef {ReturnType<typeof createController>} Controller */
