/**
 * Solving a position on the board: one player is the solver, a referee judges the solver's turns and plays the other side. Who
 * may act follows from the phase: the game is held except for a turn of either side, and for a line that is played out.
 */
import { createNewest } from "../common/promises.js";
import { HUMAN, sidesFor } from "../common/sides.js";
import { strings } from "../common/strings/index.js";
import { createController } from "./controller.js";
import { createDefence } from "./defence.js";
import { proofOf, type ProofVerb } from "./proofs.js";
import { createReferee, type Verdict } from "./referee.js";
import type { Setup } from "../common/setup.js";
import type { Snapshot } from "../common/snapshot.js";
import type { JobOptions, Session } from "../engine/session.js";
import type { Jobs, MatchRequest, Player, ProvenTurns, RequestOf, State } from "../engine/wire.js";

/**
 * loading: the position is set up; proving: which turns win; yours: the solver has a turn; judging: whether it was right;
 * answer: the defence's turn; wrong: the last turn does not win, or nothing is proven of it; shown: a line is played out;
 * plain: there is nothing to solve, and a person plays both sides; broken: it cannot be solved.
 */
export type Phase = "loading" | "proving" | "yours" | "judging" | "answer" | "wrong" | "shown" | "solved" | "plain" | "broken";

/** How it stands, as plain data. */
export interface Solving {
  phase: Phase;
  found: ProvenTurns | null; // what is proven of the turns, where that was asked
  answer: string; // the turn that was judged last; empty before the first
  isRight: boolean; // whether the answer before the position on the board was right
  verdict: Verdict | null; // on the last answer, until it is tried again
  wrong: number; // number of wrong answers so far
  hasSeen: boolean; // the solution
  shows: "why" | "solution";
  shown: readonly string[]; // turns of the line that is played out, as far as they are known
  from: number; // of these those before stand
}

/** What is known of the position before the first answer. */
export interface Known {
  line?: readonly string[]; // from the game's first turn on, in which the solver wins
  found?: ProvenTurns | null;
}

export type Prove = <Verb extends ProofVerb>(request: RequestOf<Verb>, options: JobOptions<Verb>) => Promise<Jobs[Verb] | null>;

export interface SolverOptions {
  session: Session;
  setup: Setup; // both sides are replaced
  request: MatchRequest; // which begins the match with the position
  solver: Player;
  given?: number; // turns before the position
  line?: readonly string[]; // as of `Known`; it is solved at its end
  // finds out what is known, where there is no line; without a line and winning turns there is nothing to solve
  prepare?: (prove: Prove, signal: AbortSignal) => Promise<Known>;
  isPlayedOut?: boolean; // whether a line is shown to the end of the game, not of what is known
  asksForPass?: boolean; // as the runner's
  onChange: () => void;
  onProgress?: (share: number | null) => void; // of a proof, 0 … 1; null where none is under way
  onAnswer: (turn: string, right: boolean | null) => void; // null where nothing could be proven
  onSolved: () => void;
  pause?: (milliseconds: number) => Promise<void>; // before a turn of the defence
}

/** The side of the referee, as it is written in a set-up. */
const DEFENCE = "defence";
/** A turn that is legal only where there is no other. */
const PASS = "pass";
/** The phases in which a turn may be played. */
const OPEN: readonly Phase[] = ["yours", "answer", "shown", "plain"];

const AT_THE_START: Solving = {
  ...{ phase: "loading", found: null, answer: "", isRight: false, verdict: null },
  ...{ wrong: 0, hasSeen: false, shows: "why", shown: [], from: 0 },
};

export function createSolver(options: SolverOptions) {
  const { session, setup, request, solver, given = 0, line = [], prepare, isPlayedOut = false, asksForPass = false } = options;
  const { onChange, onProgress = () => {}, onAnswer, onSolved } = options;
  let solving: Solving = AT_THE_START;
  const referee = createReferee({ solver, whoWins, line });
  const defence = createDefence({ session, referee, isPlayedOut, ...(options.pause && { pause: options.pause }) });
  /** Turns at which it is solved, where the game goes on. */
  let enough = line.length || Infinity;
  /** Turns on the board when it was looked at last. */
  let seen = 0;
  /** The last answer that was right, and where trying again begins (turns). */
  let rightAnswer = "";
  let before = given;
  /** Whether something is known to be found. */
  let hasTask = false;
  /** The first setting up, with its proof; and any that is under way, or over. */
  let beginning: Promise<unknown> | null = null;
  let moving: Promise<unknown> = Promise.resolve();
  /** Of the proofs of a beginning, and of an answer. */
  const newest = createNewest();

  /** What is shown has a pace of its own. */
  const own = { ...setup, sides: sidesOf("loading"), pace: 0 };
  const controller = createController({
    session: { request: session.request, job: (_, wishes) => findTurn(wishes) },
    setup: own,
    asksForPass,
    reportsLoss: true,
    onChange: follow,
  });

  function change(changes: Partial<Solving>) {
    solving = { ...solving, ...changes };
    for (const player of [0, 1] as const) {
      const side = sidesOf(solving.phase)[player];
      if (controller.snapshot().setup.sides[player] !== side) controller.setSide(player, side);
    }
    const isHeld = !OPEN.includes(solving.phase) || (solving.phase === "shown" && !hasMore());
    if (controller.snapshot().held !== isHeld) controller.hold(isHeld);
    tell();
  }

  function sidesOf(phase: Phase): [string, string] {
    if (phase === "plain") return [HUMAN, HUMAN];
    if (phase === "shown") return [DEFENCE, DEFENCE];
    return sidesFor(solver, DEFENCE);
  }

  /** @returns whether what is shown goes on from the position on the board */
  function hasMore(): boolean {
    const { state } = controller.snapshot();
    return state !== null && defence.goesOn(state);
  }

  async function findTurn(wishes: JobOptions<any> = {}): Promise<any> {
    const { state } = controller.snapshot();
    return state && defence.findTurn(state, wishes);
  }

  async function prove<Verb extends ProofVerb>(
    proof: RequestOf<Verb>,
    { signal, onReport }: JobOptions<Verb>,
  ): Promise<Jobs[Verb] | null> {
    onProgress(0);
    try {
      return await proofOf(session, proof, {
        ...(signal && { signal }),
        onReport(report) {
          onProgress(report.progress);
          onReport?.(report);
        },
      });
    } finally {
      onProgress(null);
    }
  }

  /** @param _state  on the board */
  function whoWins(_state: State, signal: AbortSignal) {
    return prove({ do: "prove" }, { signal });
  }

  /** Has what was played judged, or answered. */
  function follow({ state, note, paused }: Snapshot) {
    const { phase } = solving;
    const isPlayed = state !== null && state.turns.length > seen;
    seen = state?.turns.length ?? 0;
    if (isPlayed && (phase === "yours" || phase === "answer")) return onTurn(state);
    // A turn of the line, or of the defence, could not be played.
    const isStuck = (phase === "answer" || phase === "shown") && paused && note?.kind === "problem";
    if (isStuck) change({ phase: "broken" });
    else if (phase === "shown") change({});
    else tell();
  }

  /** While another position is put on the board, what is shown stays as it is. */
  function tell() {
    if (solving.phase !== "loading" || controller.snapshot().state === null) onChange();
  }

  /** @param state  after a turn */
  function onTurn(state: State) {
    const { turns, over, winner, last_turn: turn } = state;
    const isSolvers = (turns.length - given) % 2 === 1;
    // After a right answer a pass is none: there was nothing else to play.
    if (isSolvers && !(solving.isRight && turn === PASS)) void judge(state);
    else if (over && winner !== solver) settle(state, referee.atSight(state) as Verdict);
    else if (over || turns.length >= enough) solve();
    else change({ phase: isSolvers ? "answer" : "yours" });
  }

  /** @param state  after a turn of the solver */
  async function judge(state: State) {
    before = state.turns.length - 1;
    solving = { ...solving, answer: state.last_turn ?? "", isRight: false, verdict: null };
    const known = referee.atSight(state);
    if (known) return settle(state, known);
    const signal = newest.renew();
    change({ phase: "judging" });
    const verdict = await referee.byProof(state, signal);
    if (!signal.aborted) settle(state, verdict);
  }

  function settle({ over, turns }: State, verdict: Verdict) {
    const { isRight } = verdict;
    const { answer, wrong } = solving;
    if (isRight) rightAnswer = answer;
    const isSolved = isRight === true && (over || turns.length >= enough);
    const phase = isSolved ? "solved" : isRight ? "answer" : "wrong";
    change({ phase, verdict, isRight: isRight === true, wrong: isRight === false ? wrong + 1 : wrong });
    onAnswer(answer, isRight);
    if (isSolved) onSolved();
  }

  function solve() {
    change({ phase: "solved" });
    onSolved();
  }

  function playOut(next: typeof referee, changes: Partial<Solving>) {
    defence.show(next);
    change({ phase: "shown", shown: next.line(), ...changes });
    controller.setPaused(false);
  }

  /** Puts the position on the board. @returns false where something else was asked for meanwhile */
  async function beginMatch(): Promise<boolean> {
    const signal = newest.renew();
    rightAnswer = "";
    before = given;
    defence.show(null);
    if (line.length > 0) referee.follow(line);
    change({ phase: "loading", verdict: null, answer: "", isRight: false });
    try {
      return (await controller.begin(own, request, { given, again: true })) && !signal.aborted;
    } catch (problem) {
      if (signal.aborted) return false;
      change({ phase: "broken" });
      throw problem;
    }
  }

  async function beginAll() {
    hasTask = false;
    try {
      if (!(await beginMatch())) return false;
      hasTask = line.length > 0;
      if (hasTask) change({ phase: "yours" });
      else await beginProof();
      return hasTask;
    } finally {
      beginning = null;
    }
  }

  /** Finds out what is known of the position on the board. */
  async function beginProof() {
    const signal = newest.signal();
    change({ phase: "proving" });
    try {
      const known = (await prepare?.(prove, signal)) ?? {};
      if (signal.aborted) return;
      if (known.line) {
        enough = known.line.length;
        referee.follow(known.line);
      }
      hasTask = known.line !== undefined || (known.found?.winning.length ?? 0) > 0;
      change({ phase: hasTask ? "yours" : "plain", found: known.found ?? null });
    } catch (problem) {
      if (signal.aborted) return;
      change({ phase: "broken" });
      throw problem;
    }
  }

  /** Goes back to before the answer. @returns false where it fails, or something else was asked for by then */
  async function goBack(): Promise<boolean> {
    const signal = newest.renew();
    defence.show(null);
    change({ phase: "loading" });
    await controller.goTo(before);
    if (signal.aborted) return false;
    const isThere = count() === before;
    if (!isThere) change({ phase: "broken" });
    return isThere;
  }

  /** @param work  that puts another position on the board */
  function move<T>(work: Promise<T>): Promise<T> {
    moving = work.catch(() => {});
    return work;
  }

  /** Goes back and forth in what is shown, which does not play on by itself then. */
  function travel(go: () => unknown) {
    if (solving.phase !== "shown") return;
    controller.setPaused(true);
    defence.hurry();
    go();
  }

  /** @returns turns that are on the board */
  const count = (): number => controller.snapshot().state?.turns.length ?? 0;

  /** @returns whether a person is asked for a turn, of either side where there is nothing to solve */
  const mayPlay = (): boolean =>
    solving.phase === "plain" || (solving.phase === "yours" && controller.snapshot().state?.to_move === solver);

  return {
    now: () => solving,
    controller,
    mayPlay,

    /**
     * Puts the position on the board, and finds out what is known of it.
     * @returns whether there is something to solve; rejects where the engine refuses the position
     */
    begin(): Promise<boolean> {
      const begun = move(beginAll());
      beginning = begun;
      return begun;
    },

    /** Ends the proof of what wins, and leaves nothing to solve. */
    stopProof() {
      newest.renew();
      change({ phase: "plain" });
    },

    /** The same position again; what is known of it stays known. @returns rejects as `begin` does */
    restart(): Promise<unknown> {
      if (beginning) return beginning;
      return move(beginMatch().then((hasBegun) => hasBegun && change({ phase: hasTask ? "yours" : "plain" })));
    },

    /** @returns the turn to be found, where a line is known */
    wanted: (): string | null => referee.line()[solving.phase === "wrong" ? before : count()] ?? null,

    /** @returns whether what is shown plays on by itself */
    isRunning: (): boolean => solving.phase === "shown" && !controller.snapshot().paused && hasMore(),
    hasMore,

    /** Plays a turn that a script asks for. @returns rejects with a sentence */
    async play(turn: string): Promise<void> {
      await moving;
      const { state } = controller.snapshot();
      if (state && !mayPlay()) throw new Error(strings.notYourTurn);
      await controller.play(turn);
    },

    /** Goes back to before the answer, or before the solution. */
    async tryAgain() {
      if (!(await move(goBack()))) return;
      change({ phase: "yours", verdict: null, answer: rightAnswer, isRight: rightAnswer !== "" });
    },

    /** Plays out why the last turn does not win. */
    showWhy() {
      const { verdict } = solving;
      if (!verdict) return;
      const why = [...verdict.turns, ...verdict.continuation];
      // What wins for the other side is no line to follow.
      playOut(createReferee({ solver, whoWins, line: why }), { shows: "why", from: verdict.turns.length });
    },

    /** Plays the line from before the answer. @returns whether it does */
    async showSolution(): Promise<boolean> {
      const { phase, found } = solving;
      if (phase !== "yours" && !(phase === "wrong" && (await move(goBack())))) return false;
      const { state } = controller.snapshot();
      if (!state) return false;
      before = state.turns.length;
      const [first] = found?.winning ?? [];
      if (before === given && first && !referee.knows(state)) referee.follow([...state.turns, first.text]);
      const whole = referee.line().slice(0, enough);
      const solution = isPlayedOut ? referee : createReferee({ solver, whoWins, line: whole });
      playOut(solution, { shows: "solution", hasSeen: true, from: before });
      return true;
    },

    turnBack: () => travel(() => count() > solving.from && controller.turnBack()),
    // Another turn may have been played from here before.
    turnOn: () => travel(controller.oneTurn),
    toStart: () => travel(() => controller.goTo(solving.from)),
    toEnd: () => travel(() => controller.setPaused(false)),

    /** Nothing is solved any more. */
    close() {
      newest.renew();
      change({ phase: "loading" });
    },
  };
}

export type Solver = ReturnType<typeof createSolver>;
