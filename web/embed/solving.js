/**
 * How a reader solves a position: the engine proves which turns win, and a referee judges each answer and defends. Who has the
 * word on the board follows from the phase.
 *
 * @import { Phase as CommonPhase, Verdict } from "../common/solving/referee.js"
 * @import { ProofVerb } from "../common/solving/proofs.js"
 * @import { Jobs, ProvenTurns, RequestOf, State, ThinkingReport } from "../engine/wire.js"
 * @import { JobOptions, Session } from "../engine/session.js"
 * @import { Game } from "./game.js"
 *
 * @typedef {CommonPhase | "asleep" | "unsure" | "plain"} Phase
 *   unsure: nothing is proven of the answer; plain: there is nothing to solve, and the reader plays both sides
 *
 * @typedef {object} Solving
 * @property {() => Phase} phase
 * @property {() => ProvenTurns | null} found   what is proven of the turns; null where that was stopped
 * @property {() => number | null} progress     of a proof, 0 … 1
 * @property {() => string} answer              the turn that was judged last; empty before the first
 * @property {() => boolean} isRight            whether the answer before the position on the board was right
 * @property {() => boolean} hasWhy             whether there is a line that shows why the answer is wrong
 * @property {() => boolean} showsSolution      whether that is what is played out
 * @property {() => { wrong: number, shown: boolean }} tries  wrong answers so far; shown: the solution was looked at
 * @property {(state: State) => string} whoPlays
 * @property {() => Promise<boolean>} begin     proves the turns; resolves to whether there is something to find
 * @property {() => void} stop                  that proof
 * @property {(turn: string, state: State) => void} onTurn
 * @property {(options: JobOptions<"think">) => Promise<ThinkingReport | null>} think  finds the turn of who is not the reader
 * @property {() => void} showWhy
 * @property {() => void} showSolution
 * @property {() => Promise<void>} tryAgain     from before the answer
 * @property {() => boolean} restart            the position is to be as at the beginning; false while that is being proven
 * @property {() => void} sleep
 */
import { HUMAN } from "../common/setup.js";
import { createNewest } from "../common/newest.js";
import { proofOf } from "../common/solving/proofs.js";
import { DEFENCE, createReferee, foundTurn } from "../common/solving/referee.js";

/** Between two turns that are played out, so that each can be seen (milliseconds). */
const SHOWN_FOR = 1_100;
/** For a turn of the defence where no line is proven to the end. */
const PLAYOUTS = 400;
/** A turn that is legal only where there is no other. */
const PASS = "pass";

/**
 * @param {object} options
 * @param {0 | 1} options.reader
 * @param {number} options.played                 turns before the position
 * @param {() => Session | null} options.session
 * @param {() => Game | null} options.game
 * @param {() => void} options.onChange           something that `Solving` tells is different now
 * @param {(turn: string, right: boolean | null) => void} options.onAnswer  null where nothing could be proven
 * @param {() => void} options.onSolved
 * @param {(milliseconds: number) => Promise<void>} [options.pause]
 * @returns {Solving}
 */
export function createSolving({ reader, played, session, game, onChange, onAnswer, onSolved, pause = wait }) {
  /** @type {Phase} */
  let phase = "asleep";
  /** @type {ProvenTurns | null} */
  let found = null;
  /** @type {number | null} */
  let progress = null;
  const whoWins = () => prove({ do: "prove" });
  const referee = createReferee({ solver: reader, whoWins });
  /** Who knows the line that is played out. */
  let guide = referee;
  /** On the answer that was judged last. @type {Verdict | null} */
  let verdict = null;
  let answer = "";
  let isRight = false;
  /** The last answer that was right, which trying again goes back to; empty before the first. */
  let rightAnswer = "";
  let showsSolution = false;
  /** Where trying again begins (turns). */
  let before = played;
  let tries = { wrong: 0, shown: false };
  /** Of a proof or a pause. */
  const newest = createNewest();

  function outdate() {
    newest.renew();
    progress = null;
  }

  /** @param {Phase} next */
  function enter(next) {
    phase = next;
    onChange();
  }

  /**
   * @template {ProofVerb} Verb
   * @param {RequestOf<Verb>} request
   * @returns {Promise<Jobs[Verb] | null>} null where it was stopped
   */
  async function prove(request) {
    const own = session();
    if (!own) return null;
    const signal = newest.signal();
    progress = 0;
    try {
      return await proofOf(own, request, {
        signal,
        onReport(report) {
          progress = report.progress;
          onChange();
        },
      });
    } finally {
      if (!signal.aborted) progress = null;
    }
  }

  /** @param {string} turn @param {State} state */
  async function judge(turn, state) {
    answer = turn;
    before = state.turns.length - 1;
    isRight = false;
    verdict = referee.atSight(state);
    if (!verdict) {
      enter("judging");
      const signal = newest.signal();
      const proven = await referee.byProof(state);
      if (signal.aborted) return;
      verdict = proven;
    }
    if (verdict.isRight === null) settle("unsure", null);
    else if (!verdict.isRight) settle("wrong", false);
    else if (state.over) solve();
    else settle("answer", true);
  }

  /** @param {Phase} next @param {boolean | null} right */
  function settle(next, right) {
    isRight = right === true;
    if (isRight) rightAnswer = answer;
    if (right === false) tries = { ...tries, wrong: tries.wrong + 1 };
    enter(next);
    onAnswer(answer, right);
    if (next === "answer") void game()?.goOn();
  }

  function solve() {
    settle("solved", true);
    onSolved();
  }

  /** @returns {Promise<boolean>} */
  async function begin() {
    const signal = newest.renew();
    enter("proving");
    try {
      found = await prove({ do: "prove_turns" });
    } catch (problem) {
      if (signal.aborted) return false;
      enter("plain");
      throw problem;
    }
    if (signal.aborted) return false;
    const isFound = found !== null && found.winning.length > 0;
    enter(isFound ? "yours" : "plain");
    return isFound;
  }

  /** The game ends by a turn that is no answer. @param {State} state */
  function finishBy(state) {
    if (state.winner !== reader) return settle("wrong", false);
    enter("solved");
    return onSolved();
  }

  /**
   * @param {JobOptions<"think">} options @param {AbortSignal} signal
   * @returns {Promise<ThinkingReport | null>}
   */
  async function findTurn(options, signal) {
    if (phase === "shown") await pause(SHOWN_FOR);
    const state = game()?.state();
    if (signal.aborted || !state) return null;
    const known = phase === "shown" ? guide : referee;
    // Where it is decided who wins, every turn does, and a search finds those that lead to the end.
    const isOpen = known.knows(state) || (state.decided ?? null) === null;
    const choice = isOpen ? await known.defend(state) : null;
    if (signal.aborted) return null;
    if (choice) return foundTurn(choice);
    return session()?.job({ do: "think", playouts: PLAYOUTS }, { ...options, signal }) ?? null;
  }

  /** @param {typeof referee} next */
  function playOut(next) {
    guide = next;
    enter("shown");
    void game()?.goOn();
  }

  return {
    phase: () => phase,
    found: () => found,
    progress: () => progress,
    answer: () => answer,
    isRight: () => isRight,
    hasWhy: () => verdict?.isRight === false && verdict.continuation.length > 0,
    showsSolution: () => showsSolution,
    tries: () => tries,

    whoPlays({ to_move: mover }) {
      if (phase === "shown") return DEFENCE;
      return phase === "answer" && mover !== reader ? DEFENCE : HUMAN;
    },

    begin,
    stop() {
      outdate();
      enter("plain");
    },

    onTurn(turn, state) {
      if (phase === "plain") return;
      if (phase === "shown") return onChange();
      const isReaders = (state.turns.length - 1 - played) % 2 === 0;
      // Where an answer was right, a pass after it is none: there was nothing else to play.
      if (isReaders && !(isRight && turn === PASS)) void judge(turn, state);
      else if (state.over) finishBy(state);
      else enter(isReaders ? "answer" : "yours");
    },

    async think(options) {
      const signal = newest.signal();
      options.signal?.addEventListener("abort", outdate);
      try {
        return await findTurn(options, signal);
      } finally {
        options.signal?.removeEventListener("abort", outdate);
      }
    },

    showWhy() {
      if (!verdict) return;
      showsSolution = false;
      // What is played out wins for the other side, and is no line to follow.
      playOut(createReferee({ solver: reader, whoWins, line: [...verdict.turns, ...verdict.continuation] }));
    },
    showSolution() {
      const state = game()?.state();
      if (!state || phase !== "yours") return;
      before = state.turns.length;
      showsSolution = true;
      tries = { ...tries, shown: true };
      const [first] = found?.winning ?? [];
      if (before === played && first && !referee.knows(state)) referee.follow([...state.turns, first.text]);
      playOut(referee);
    },
    async tryAgain() {
      outdate();
      answer = rightAnswer;
      isRight = answer !== "";
      phase = "yours";
      await game()?.backTo(before);
      onChange();
    },
    restart() {
      if (phase === "proving") return false;
      outdate();
      answer = rightAnswer = "";
      isRight = false;
      before = played;
      if (phase !== "plain" && phase !== "asleep") phase = "yours";
      return true;
    },
    sleep() {
      outdate();
      phase = "asleep";
    },
  };
}

/** @param {number} milliseconds @returns {Promise<void>} */
const wait = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds));
