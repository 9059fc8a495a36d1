/**
 * The controller of a game: it holds the engine's latest state of it, and carries out what players, buttons, links and scripts
 * ask for. It knows no rules and draws nothing; it reports every change. The application, its puzzles and embedded boards each
 * have one.
 *
 * Its parts: the store, the runner of turns, how a game begins, what a person does, and going back and forth. Here they are
 * joined, and here is what concerns the players as such.
 */
import { hasHuman, mayHaveClock, usualSetup, type Counts, type Setup } from "../common/setup.js";
import { HUMAN, PROOF, isComputer, type Side } from "../common/sides.js";
import { attempt } from "../common/problems.js";
import { isFinished, isOver, mayPickEarly, offersResignation, sureWinner, whoMayResign } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { createBeginning } from "./beginning.js";
import { createPerson } from "./person.js";
import { createRunner, type RunnerOptions } from "./runner.js";
import { createStore } from "./store.js";
import { createTravel } from "./travel.js";
import type { GameInfo } from "../common/catalogue.js";
import type { Ending, LeftGame, Note, Snapshot } from "../common/snapshot.js";
import type { Session } from "../engine/session.js";
import type { MatchRecord, MatchReply, Player } from "../engine/wire.js";
import type { Stage } from "../engine/protocol.js";

interface ControllerOptions {
  session: Pick<Session, "request" | "job">;
  setup: Setup; // what is shown until the engine answers
  onChange: (snapshot: Snapshot) => void;
  onThinking?: (snapshot: Snapshot) => void; // instead, where nothing has changed but how far a search is
  reportsLoss?: boolean; // whether the game's note says that an engine was lost; the application does so by itself
  keepsLeft?: boolean; // whether a game that another takes the place of can be brought back
}

/** The players go on from the position on the board, also where a game was over already. */
const ON: Partial<Snapshot> = { paused: false, single: false, visiting: false };

export function createController({
  session,
  setup: firstSetup,
  onChange,
  onThinking = () => {},
  ...own
}: ControllerOptions & RunnerOptions) {
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

  function end(ended: Ending) {
    runner.stop();
    store.change({ ended, note: null, verdict: null, paused: false });
  }

  /**
   * A game that was given up or lost on time goes on after all; without a clock in the latter case. One that has come to its end
   * goes on from the position on the board.
   */
  function playOn() {
    const { ended, setup } = store.snapshot();
    if (!isFinished(store.snapshot()) || setup.gauntlet) return;
    store.change({ ...ON, ended: null, note: null, setup: ended?.how === "time" ? { ...setup, clock: null } : setup });
    letComputerPlay();
  }

  /**
   * Opens a game from elsewhere; both sides are people's at first, and no clock runs.
   * @param board  for bare turns, which do not say where they
   *   were played; and which game is meant of several
   */
  function load(record: MatchRecord | string, board: { game?: string; size?: number; number?: number | undefined } = {}) {
    const sides = [HUMAN, HUMAN] as [Side, Side];
    const names: [string, string] = ["", ""];
    const setup = { ...store.snapshot().setup, sides, names, clock: null, gauntlet: null, counts: "nothing" as const };
    return begin(setup, { do: "load", record, ...board });
  }

  function setSide(player: Player, side: Side) {
    const { setup: before, state, paused, single } = store.snapshot();
    if (before.gauntlet) return;
    const isMover = state?.to_move === player;
    if (isMover) runner.stop();
    const [first, second] = before.sides;
    const sides = (player === 0 ? [side, second] : [first, side]) as [Side, Side];
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

  /** Begins the same game once more. */
  const beginWith = (sides: [Side, Side], names = store.snapshot().setup.names) =>
    void reportFailure(begin({ ...store.snapshot().setup, sides, names, counts: sides.includes(PROOF) ? "nothing" : "rating" }));

  /** Where a game cannot be opened the one on the board stays, and the line below the board says why. */
  async function reportFailure(opening: Promise<unknown>) {
    const problem = await attempt(opening, strings.notOpened);
    if (problem !== null) store.change({ note: { kind: "problem", text: problem } });
  }

  return {
    snapshot: store.snapshot,
    busy,
    begin,

    /** @param info  of the game that is put on the board as a newcomer meets it */
    beginUsual: (info: GameInfo) => void reportFailure(begin(usualSetup(info))),

    /** The same game with the sides exchanged. @param now  who it is that plays a side now */
    rematch(now: (side: Side) => Side = (side) => side) {
      const { sides, names } = store.snapshot().setup;
      beginWith([now(sides[1]), now(sides[0])], [names[1], names[0]]);
    },

    /** What the result is kept for, from now on. */
    setCounts(counts: Counts) {
      const { setup } = store.snapshot();
      if (setup.counts !== counts) store.change({ setup: { ...setup, counts } });
    },

    /** The same game against another computer player. */
    playAgainst(opponent: Side) {
      const [first, second] = store.snapshot().setup.sides;
      beginWith([isComputer(first) ? opponent : first, isComputer(second) ? opponent : second]);
    },

    load,

    /**
     * The game that was left when another took its place goes on; rejects where the engine refuses it.
     * @returns whether it does: false where there is none, or another one was begun meanwhile
     */
    async bringBack(): Promise<boolean> {
      const { left } = store.snapshot();
      if (left === null) return false;
      return begin(left.setup, { do: "load", record: left.record }, { paused: left.paused, resumes: left.gameNumber });
    },

    reportFailure,
    report: store.report,

    /** @param left  one of an earlier visit */
    offerBack: (left: LeftGame) => store.change({ left }),

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

    /** @param loser  whose time has run out */
    endByTime(loser: Player) {
      if (!isOver(store.snapshot())) end({ how: "time", loser });
    },

    playOn,
    end,

    setPaused(paused: boolean) {
      if (paused) runner.stop();
      store.change(paused ? { paused, single: false } : ON);
      letComputerPlay();
    },

    /** @param held  whether the game waits behind something else */
    hold(held: boolean) {
      if (held) runner.stop();
      store.change({ held });
      letComputerPlay();
    },

    /** Lets the computer players, who are paused, play one turn. */
    oneTurn() {
      store.change({ ...ON, single: true });
      letComputerPlay();
    },

    /** @param pace  seconds from turn to turn of two computers */
    setPace: (pace: number) => store.change({ setup: { ...store.snapshot().setup, pace } }),

    /**
     * Says something of a position, while the game goes on as it is.
     * @returns rejects where the engine refuses it
     */
    annotate: (note: { node?: number; comment?: string; marks?: string[] }): Promise<unknown> =>
      runner.run(async () => {
        store.change({ ...(await runner.ask({ do: "annotate", ...note })), revision: store.snapshot().revision });
      }),

    /** Another engine has brought the match back. */
    revive: ({ state, record }: MatchReply) => store.change({ state, record }),
    setStage: (stage: Stage, problem: string | null) => store.change({ stage, problem }),
    setNote: (note: Note | null) => store.change({ note }),
  };
}

export type Controller = ReturnType<typeof createController>;
