/**
 * Solving a position on the board: one player is the solver, a referee judges the solver's turns and plays the other side. Who
 * may act follows from the phase: outside of the solver's turns and of lines that are played out, the game is held.
 *
 * @import { Setup } from "../common/setup.js"
 * @import { Snapshot } from "../common/snapshot.js"
 * @import { JobOptions, Session } from "../engine/session.js"
 * @import { Jobs, MatchRequest, Player, ProvenTurns, RequestOf, State, ThinkingReport } from "../engine/wire.js"
 * @import { ProofVerb } from "./proofs.js"
 * @import { Verdict } from "./referee.js"
 *
 * @typedef {"loading" | "proving" | "yours" | "judging" | "answer" | "wrong" | "shown" | "solved" | "plain" | "broken"} Phase
 *   loading: the position is set up; proving: which turns win; yours: the solver has a turn; judging: whether it was right;
 *   answer: the defence's turn; wrong: the last turn does not win, or nothing is proven of it; shown: a line is played out;
 *   plain: there is nothing to solve, and a person plays both sides; broken: it cannot be solved
 *
 * @typedef {object} Solving  how it stands, as plain data
 * @property {Phase} phase
 * @property {ProvenTurns | null} found   what is proven of the turns, where that was asked
 * @property {number | null} progress     of a proof, 0 … 1
 * @property {string} answer              the turn that was judged last; empty before the first
 * @property {boolean} isRight            whether the answer before the position on the board was right
 * @property {Verdict | null} verdict     on the last answer, until it is tried again
 * @property {number} wrong               answers so far
 * @property {boolean} hasSeen            the solution
 * @property {"why" | "solution"} shows
 * @property {readonly string[]} shown    turns of the line that is played out, as far as they are known
 * @property {number} from                of these those before stand
 *
 * @typedef {object} Known  what is known of the position before the first answer
 * @property {readonly string[]} [line]   from the game's first turn on, in which the solver wins
 * @property {ProvenTurns | null} [found]
 *
 * @typedef {<Verb extends ProofVerb>(request: RequestOf<Verb>, options: JobOptions<Verb>) => Promise<Jobs[Verb] | null>} Prove
 *
 * @typedef {object} SolverOptions
 * @property {Session} session
 * @property {Setup} setup                both sides are replaced
 * @property {MatchRequest} request       which begins the match with the position
 * @property {Player} solver
 * @property {number} [given]             turns before the position
 * @property {readonly string[]} [line]   as of `Known`; it is solved at its end
 * @property {(prove: Prove, signal: AbortSignal) => Promise<Known>} [prepare]  finds out what is known, where there is no line;
 *   without a line and winning turns there is nothing to solve
 * @property {boolean} [isPlayedOut]      whether a line is shown to the end of the game, not of what is known
 * @property {boolean} [asksForPass]      as the runner's
 * @property {() => void} onChange
 * @property {(turn: string, right: boolean | null) => void} onAnswer  null where nothing could be proven
 * @property {() => void} onSolved
 * @property {(milliseconds: number) => Promise<void>} [pause]
 */
import { createNewest, pause as usualPause } from "../common/promises.js";
import { HUMAN } from "../common/sides.js";
import { createController } from "./controller.js";
import { proofOf } from "./proofs.js";
import { createReferee } from "./referee.js";

/** The side of the referee, as it is written in a set-up. */
export const DEFENCE = "defence";
/** One's own turn is to be seen before it is answered, and each of a line before the next (milliseconds). */
const BEFORE_ANSWER = 450;
const BETWEEN_TURNS = 1_200;
/** For a turn of the defence where no line is proven to the end. */
const PLAYOUTS = 400;
/** A turn that is legal only where there is no other. */
const PASS = "pass";
/** The phases in which a turn may be played. @type {readonly Phase[]} */
const OPEN = ["yours", "answer", "shown", "plain"];

/** @type {Solving} */
const AT_THE_START = {
  ...{ phase: "loading", found: null, progress: null, answer: "", isRight: false, verdict: null },
  ...{ wrong: 0, hasSeen: false, shows: "why", shown: [], from: 0 },
};

/** @param {SolverOptions} options */
export function createSolver(options) {
  const { session, setup, request, solver, given = 0, line = [], prepare, isPlayedOut = false, asksForPass = false } = options;
  const { onChange, onAnswer, onSolved, pause = usualPause } = options;
  /** @type {Solving} */
  let solving = AT_THE_START;
  const referee = createReferee({ solver, whoWins, line });
  /** Who knows the line that is played out. */
  let guide = referee;
  /** Turns at which it is solved, where the game goes on. */
  let enough = line.length || Infinity;
  /** Turns on the board when it was looked at last. */
  let seen = 0;
  /** The last answer that was right, and where trying again begins (turns). */
  let rightAnswer = "";
  let before = given;
  let hurries = false;
  /** Of the proofs of a beginning, and of an answer. */
  const newest = createNewest();

  /** What is shown has a pace of its own. */
  const own = { ...setup, sides: sidesOf("loading"), pace: 0 };
  const controller = createController({
    session: {
      request: session.request,
      job: (_, wishes) => /** @type {Promise<any>} */ (findTurn(/** @type {any} */ (wishes))),
    },
    setup: own,
    asksForPass,
    onChange: follow,
  });

  /** @param {Partial<Solving>} changes */
  function change(changes) {
    solving = { ...solving, ...changes };
    for (const player of /** @type {const} */ ([0, 1])) {
      const side = sidesOf(solving.phase)[player];
      if (controller.snapshot().setup.sides[player] !== side) controller.setSide(player, side);
    }
    const isHeld = !OPEN.includes(solving.phase) || (solving.phase === "shown" && !hasMore());
    if (controller.snapshot().held !== isHeld) controller.hold(isHeld);
    onChange();
  }

  /** @param {Phase} phase @returns {[string, string]} */
  function sidesOf(phase) {
    if (phase === "plain") return [HUMAN, HUMAN];
    if (phase === "shown") return [DEFENCE, DEFENCE];
    return solver === 0 ? [HUMAN, DEFENCE] : [DEFENCE, HUMAN];
  }

  /** @returns {boolean} whether what is shown goes on from the position on the board */
  function hasMore() {
    const { state } = controller.snapshot();
    return state !== null && !state.over && (isPlayedOut || guide.knows(state));
  }

  /** @type {Prove} */
  async function prove(proof, { signal, onReport }) {
    change({ progress: 0 });
    try {
      return await proofOf(session, proof, {
        ...(signal && { signal }),
        onReport(report) {
          change({ progress: report.progress });
          onReport?.(report);
        },
      });
    } finally {
      if (!signal?.aborted) change({ progress: null });
    }
  }

  /** @param {State} _state  on the board @param {AbortSignal} signal */
  function whoWins(_state, signal) {
    return prove({ do: "prove" }, { signal });
  }

  /** Has what was played judged, or answered. @param {Snapshot} snapshot */
  function follow({ state, note }) {
    const isPlayed = state !== null && state.turns.length > seen;
    seen = state?.turns.length ?? 0;
    if (isPlayed && (solving.phase === "yours" || solving.phase === "answer")) onTurn(state);
    else if (solving.phase === "answer" && note?.kind === "problem") change({ phase: "broken" });
    else if (solving.phase === "shown") change({});
    else onChange();
  }

  /** @param {State} state  after a turn */
  function onTurn(state) {
    const { turns, over, winner, last_turn: turn } = state;
    const isSolvers = (turns.length - given) % 2 === 1;
    // After a right answer a pass is none: there was nothing else to play.
    if (isSolvers && !(solving.isRight && turn === PASS)) void judge(state);
    else if (over && winner !== solver) settle(state, /** @type {Verdict} */ (referee.atSight(state)));
    else if (over || turns.length >= enough) solve();
    else change({ phase: isSolvers ? "answer" : "yours" });
  }

  /** @param {State} state  after a turn of the solver */
  async function judge(state) {
    before = state.turns.length - 1;
    solving = { ...solving, answer: state.last_turn ?? "", isRight: false, verdict: null };
    const known = referee.atSight(state);
    if (known) return settle(state, known);
    change({ phase: "judging" });
    const signal = newest.renew();
    const verdict = await referee.byProof(state, signal);
    if (!signal.aborted) settle(state, verdict);
  }

  /** @param {State} state @param {Verdict} verdict */
  function settle({ over, turns }, verdict) {
    const { isRight } = verdict;
    const { answer, wrong } = solving;
    if (isRight) rightAnswer = answer;
    const isDone = over || turns.length >= enough;
    const phase = !isRight ? "wrong" : isDone ? "solved" : "answer";
    change({ phase, verdict, isRight: isRight === true, wrong: isRight === false ? wrong + 1 : wrong });
    onAnswer(answer, isRight);
    if (phase === "solved") onSolved();
  }

  function solve() {
    change({ phase: "solved" });
    onSolved();
  }

  /**
   * A turn of the defence, or of what is shown.
   * @param {JobOptions<"think">} jobOptions @returns {Promise<ThinkingReport | null>}
   */
  async function findTurn(jobOptions) {
    const signal = jobOptions.signal ?? newest.signal();
    const { state } = controller.snapshot();
    if (!state) return null;
    const isShown = solving.phase === "shown";
    const known = isShown ? guide : referee;
    // Where it is decided who wins, every turn does, and a search finds those that lead to the end.
    const isOpen = known.knows(state) || (state.decided ?? null) === null;
    const delay = !isShown ? BEFORE_ANSWER : hurries ? 0 : BETWEEN_TURNS;
    const [choice] = await Promise.all([isOpen ? known.defend(state, signal) : null, pause(delay)]);
    if (signal.aborted) return null;
    if (!choice) return session.job({ do: "think", playouts: PLAYOUTS }, { ...jobOptions, signal });
    return { done: true, progress: 1, playouts: choice.playouts, win_rate: choice.win_rate, best: choice.text, choice };
  }

  /** @param {typeof referee} next @param {Partial<Solving>} changes */
  function playOut(next, changes) {
    guide = next;
    hurries = false;
    change({ phase: "shown", shown: next.line(), ...changes });
    controller.setPaused(false);
  }

  /** @param {Partial<Solving>} changes @returns {Promise<boolean>} false where the match was begun once more meanwhile */
  async function beginMatch(changes) {
    newest.renew();
    rightAnswer = "";
    before = given;
    change({ ...changes, phase: "loading", verdict: null, answer: "", isRight: false, progress: null });
    if (line.length > 0) referee.follow(line);
    return controller.begin(own, request, { given, again: true });
  }

  /** Goes back and forth in what is shown, which does not play on by itself then. @param {() => unknown} go */
  function travel(go) {
    if (solving.phase !== "shown") return;
    controller.setPaused(true);
    hurries = true;
    go();
  }

  /** @returns {number} turns that are on the board */
  const count = () => controller.snapshot().state?.turns.length ?? 0;

  return {
    now: () => solving,
    controller,

    /**
     * Puts the position on the board, and finds out what is known of it.
     * @returns {Promise<void>} rejects with the engine's sentence where it refuses the position
     */
    async begin() {
      try {
        if (!(await beginMatch({ found: null }))) return;
        if (line.length > 0) return change({ phase: "yours" });
        const signal = newest.renew();
        change({ phase: "proving" });
        const known = (await prepare?.(prove, signal)) ?? {};
        if (signal.aborted) return;
        if (known.line) {
          enough = known.line.length;
          referee.follow(known.line);
        }
        const isFound = known.line !== undefined || (known.found?.winning.length ?? 0) > 0;
        change({ phase: isFound ? "yours" : "plain", found: known.found ?? null, progress: null });
      } catch (problem) {
        change({ phase: "broken", progress: null });
        throw problem;
      }
    },

    /** Ends the proof of what wins, and leaves nothing to solve. */
    stopProof() {
      newest.renew();
      change({ phase: "plain", progress: null });
    },

    /** The same position again; what is known of it stays known. */
    async restart() {
      const { phase } = solving;
      if (phase === "proving" || phase === "loading") return;
      if (await beginMatch({})) change({ phase: phase === "plain" ? "plain" : "yours" });
    },

    /** @returns {string | null} the turn to be found, where a line is known */
    wanted: () => referee.line()[count()] ?? null,

    /** @returns {boolean} whether what is shown plays on by itself */
    isRunning: () => solving.phase === "shown" && !controller.snapshot().paused && hasMore(),
    hasMore,

    /** Goes back to before the answer, or before the solution. */
    async tryAgain() {
      newest.renew();
      hurries = false;
      change({ phase: "loading", progress: null });
      await controller.goTo(before);
      if (line.length > 0 && before === given) referee.follow(line);
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

    /** Plays the line from before the answer. */
    async showSolution() {
      const { phase, found } = solving;
      if (phase === "wrong") await controller.goTo(before);
      const { state } = controller.snapshot();
      if (!state || (phase !== "yours" && phase !== "wrong")) return;
      before = state.turns.length;
      const [first] = found?.winning ?? [];
      if (before === given && first && !referee.knows(state)) referee.follow([...state.turns, first.text]);
      const whole = referee.line().slice(0, Math.max(enough, before + 1));
      const solution = isPlayedOut ? referee : createReferee({ solver, whoWins, line: whole });
      playOut(solution, { shows: "solution", hasSeen: true, from: before });
    },

    turnBack: () => travel(() => count() > solving.from && controller.turnBack()),
    turnOn: () => travel(() => (controller.snapshot().state?.can_redo ? controller.turnOn() : controller.oneTurn())),
    toStart: () => travel(() => controller.goTo(solving.from)),
    toEnd: () => travel(() => controller.setPaused(false)),

    /** Nothing is solved any more. */
    close() {
      newest.renew();
      session.close();
    },
  };
}

/** @typedef {ReturnType<typeof createSolver>} Solver */
