/**
 * How a reader solves a position: the engine proves which turns win, judges each answer by a proof, and defends by the line
 * that loses last. Who has the word on the board follows from the phase.
 *
 * @import { Choice, Proof, ProvenTurns, State } from "../engine/protocol.js"
 * @import { ProofSession, ProofVerb, Session } from "../engine/session.js"
 * @import { Game } from "./game.js"
 *
 * @typedef {"asleep" | "proving" | "solving" | "judging" | "answering" | "wrong" | "unsure" | "showing" | "solved"
 *   | "plain"} Phase
 *   proving: which turns win; judging: the answer; answering: the defence is to play; unsure: nothing is proven of the
 *   answer; showing: a line is played out; plain: there is nothing to solve, and the reader plays both sides
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
 * @property {Session["think"]} think           finds the turn of who is not the reader
 * @property {() => void} stopThinking
 * @property {() => void} showWhy
 * @property {() => void} showSolution
 * @property {() => Promise<void>} tryAgain     from before the answer
 * @property {() => boolean} restart            the position is to be as at the beginning; false while that is being proven
 * @property {() => void} sleep
 */
import { HUMAN } from "../common/setup.js";
import { EngineLost } from "../engine/errors.js";

/** A side of which no turn is asked of the reader. */
export const DEFENCE = "none";
/** Between two turns that are played out, so that each can be seen (milliseconds). */
const SHOWN_FOR = 1_100;
/** For a turn of the defence where no line is proven to the end. */
const PLAYOUTS = 400;

/**
 * @param {object} options
 * @param {0 | 1} options.reader
 * @param {number} options.played                 turns before the position
 * @param {() => ProofSession | null} options.session
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
  /** The proven turns from the position on the board. @type {string[]} */
  let line = [];
  let answer = "";
  let isRight = false;
  let showsSolution = false;
  /** Where trying again begins (turns). */
  let before = played;
  let tries = { wrong: 0, shown: false };
  /** Counts what outdates a proof or a pause. */
  let number = 0;

  /** @param {Phase} next */
  function enter(next) {
    phase = next;
    onChange();
  }

  /**
   * @template {ProofVerb} Verb
   * @param {Verb} verb
   * @returns {Promise<import("../engine/protocol.js").StudyReports[Verb] | null>} null where it was stopped
   */
  async function study(verb) {
    number += 1;
    const begun = number;
    /** @type {import("../engine/protocol.js").StudyReports[Verb] | null} */
    let last = null;
    const ask = async () =>
      session()?.study(verb, {}, (report) => {
        if (begun !== number) return;
        last = report;
        progress = report.progress;
        onChange();
      });
    progress = 0;
    try {
      // With the engine the proof was lost as well; there is another engine by then.
      const isDone = await ask().catch((problem) => {
        if (problem instanceof EngineLost && begun === number) return ask();
        throw problem;
      });
      return isDone && begun === number ? last : null;
    } finally {
      if (begun === number) progress = null;
    }
  }

  /** @param {Proof | null} proof */
  const textsOf = (proof) => proof?.line.filter(({ complete }) => complete).map(({ text }) => text) ?? [];

  /** @param {string} turn @param {State} state @param {boolean} isExpected  the line proves it right */
  async function judge(turn, state, isExpected) {
    answer = turn;
    before = state.turns.length - 1;
    isRight = false;
    if (state.over) return state.winner === reader ? solve() : settle("wrong", false);
    if (isExpected) return settle("answering", true);
    enter("judging");
    const begun = number + 1;
    /** @type {Proof | null} */
    const proof = await study("prove").catch(() => null);
    if (begun !== number) return;
    line = textsOf(proof);
    const winner = proof?.winner ?? null;
    if (winner === null) settle("unsure", null);
    else if (winner === reader) settle("answering", true);
    else settle("wrong", false);
  }

  /** @param {Phase} next @param {boolean | null} right */
  function settle(next, right) {
    isRight = right === true;
    if (right === false) tries = { ...tries, wrong: tries.wrong + 1 };
    enter(next);
    onAnswer(answer, right);
    if (next === "answering") void game()?.goOn();
  }

  function solve() {
    isRight = true;
    enter("solved");
    onAnswer(answer, true);
    onSolved();
  }

  /** @returns {Promise<boolean>} */
  async function begin() {
    line = [];
    enter("proving");
    const begun = number + 1;
    try {
      found = await study("prove_turns");
    } catch (problem) {
      if (begun !== number) return false;
      enter("plain");
      throw problem;
    }
    if (begun !== number) return false;
    const isFound = found !== null && found.winning.length > 0;
    enter(isFound ? "solving" : "plain");
    return isFound;
  }

  /** @param {State} state */
  function finishBy(state) {
    if (state.winner === reader) return solve();
    return settle("wrong", false);
  }

  function play() {
    enter("showing");
    void game()?.goOn();
  }

  return {
    phase: () => phase,
    found: () => found,
    progress: () => progress,
    answer: () => answer,
    isRight: () => isRight,
    hasWhy: () => line.length > 0,
    showsSolution: () => showsSolution,
    tries: () => tries,

    whoPlays({ to_move: mover }) {
      if (phase === "showing") return DEFENCE;
      return phase === "answering" && mover !== reader ? DEFENCE : HUMAN;
    },

    begin,
    stop() {
      number += 1;
      progress = null;
      session()?.stopStudy();
      enter("plain");
    },

    onTurn(turn, state) {
      const isExpected = line[0] === turn;
      line = isExpected ? line.slice(1) : [];
      if (phase === "plain") return;
      if (phase === "showing") return onChange();
      const isReaders = (state.turns.length - 1 - played) % 2 === 0;
      if (isReaders) void judge(turn, state, isExpected);
      else if (state.over) finishBy(state);
      else enter("solving");
    },

    async think(_options, onProgress) {
      const begun = number;
      if (phase === "showing") await pause(SHOWN_FOR);
      if (begun !== number) return null;
      // Where it is decided who wins, every turn does, and a search finds those that lead to the end.
      if (line.length === 0 && (game()?.state()?.decided ?? null) === null) {
        const proof = await study("prove").catch(() => null);
        if (begun + 1 !== number) return null;
        line = textsOf(proof);
      }
      const [text] = line;
      if (text !== undefined) return choiceOf(text);
      return session()?.think({ playouts: PLAYOUTS }, onProgress) ?? null;
    },
    stopThinking() {
      number += 1;
      progress = null;
      session()?.stopStudy();
      session()?.stopThinking();
    },

    showWhy() {
      showsSolution = false;
      play();
    },
    showSolution() {
      const state = game()?.state();
      if (!state || phase !== "solving") return;
      before = state.turns.length;
      showsSolution = true;
      tries = { ...tries, shown: true };
      const [first] = found?.winning ?? [];
      if (line.length === 0 && before === played && first) line = [first.text];
      play();
    },
    async tryAgain() {
      number += 1;
      line = [];
      isRight = before > played;
      phase = "solving";
      await game()?.backTo(before);
      onChange();
    },
    restart() {
      if (phase === "proving") return false;
      number += 1;
      progress = null;
      line = [];
      isRight = false;
      before = played;
      if (phase !== "plain" && phase !== "asleep") phase = "solving";
      return true;
    },
    sleep() {
      number += 1;
      progress = null;
      phase = "asleep";
    },
  };
}

/** @param {string} text @returns {Choice} */
const choiceOf = (text) => ({ text, win_rate: 0, playouts: 0, proven: null, turns: null });

/** @param {number} milliseconds @returns {Promise<void>} */
const wait = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds));
