/**
 * Mode "puzzle": the reader looks for the turn that wins. What is right the engine proves in the reader's browser; where it
 * cannot, or where no turn wins, the board says so and is one to play on.
 *
 * @import { Note } from "../common/snapshot.js"
 * @import { State } from "../engine/wire.js"
 * @import { Options } from "./options.js"
 * @import { Guide, Said, Table } from "./play.js"
 * @import { Mode, ModeHandlers, Shell } from "./shell.js"
 * @import { Solving } from "./solving.js"
 */
import { colourOf } from "../common/colours.js";
import { button } from "../common/dom.js";
import { HUMAN } from "../common/setup.js";
import { DEFENCE } from "../common/solving/referee.js";
import { strings } from "../common/strings/index.js";
import { later } from "../common/strings/later/index.js";
import { createPlay } from "./play.js";
import { createSolving } from "./solving.js";

/** @param {Shell} shell @param {Options} options @param {ModeHandlers} handlers @returns {Mode} */
export const createPuzzle = (shell, options, handlers) =>
  createPlay(shell, options, handlers, (table) => createGuide(shell, options, handlers, table));

/** @param {Shell} shell @param {Options} options @param {ModeHandlers} handlers @param {Table} table @returns {Guide} */
function createGuide(shell, options, handlers, { session, game, render, restart }) {
  const reader = options.mover;
  const solving = createSolving({
    reader,
    played: options.played,
    session,
    game,
    onChange() {
      shell.showProgress(solving.progress());
      render();
    },
    onAnswer: handlers.onAnswer,
    onSolved: () => handlers.onSolved(solving.tries()),
  });

  const controls = {
    // What goes wrong stands below the board by then.
    start: doing("start", later.solveStart, () => void restart().catch(() => {}), "primary"),
    stop: doing("stopProof", later.solveStop, solving.stop),
    why: doing("why", later.solveShowWhy, solving.showWhy, "primary"),
    retry: doing("retry", later.solveTryAgain, () => void solving.tryAgain()),
    solution: doing("solution", later.solveSolution, solving.showSolution),
  };

  /** @param {State} state @returns {HTMLElement[]} for its phase, beside the usual ones */
  function bar(state, /** @type {HTMLElement[]} */ usual) {
    switch (solving.phase()) {
      case "proving":
        return [controls.stop];
      case "wrong":
        return solving.hasWhy() ? [controls.why, controls.retry] : [controls.retry];
      case "unsure":
      case "shown":
        return [controls.retry];
      case "plain":
        return usual;
      case "solved":
        return usual.filter(({ dataset }) => dataset["do"] === "again");
      default: {
        const isAsked = mayPlay(state);
        controls.solution.disabled = !isAsked || state.steps.length > 0;
        const steps = usual.filter(({ dataset }) => dataset["do"] !== "swap");
        // Turns that were right are not taken back, only the steps of one that is not finished.
        for (const control of steps) {
          if (control.dataset["do"] === "undo") /** @type {HTMLButtonElement} */ (control).disabled = state.steps.length === 0;
        }
        return [...steps, controls.solution];
      }
    }
  }

  /** @param {State} state */
  const mayPlay = (state) =>
    solving.phase() === "plain" || (solving.phase() === "yours" && state.to_move === reader && !state.over);

  /** @param {State} state @param {Note | null} below @returns {Said | null} */
  function status(state, below) {
    const answer = solving.answer();
    switch (solving.phase()) {
      case "proving":
        return plainly(later.solveProving);
      case "judging":
        return plainly(later.solveJudging(answer));
      case "answer":
        return note(later.solveRight(answer));
      case "wrong":
        return note(later.solveWrong(answer));
      case "unsure":
        return note(later.solveUnsure(answer));
      case "solved":
        return note(later.solveSolved(state.how ?? ""));
      case "shown": {
        const heading = solving.showsSolution() ? later.solveSolution : later.solveWhy(answer);
        return plainly(`${heading}: ${state.over ? wins(state) : state.turns.slice(options.played).join(" – ")}`);
      }
      case "plain":
        return isAtStart(state) ? note(whyPlain(solving)) : null;
      case "yours":
        if (state.steps.length > 0) return null;
        if (solving.isRight()) return praise(answer, passOf(state, below));
        return state.forced_pass === null ? plainly(task(solving, state)) : null;
      default:
        return null;
    }
  }

  /** @param {State} state */
  const isAtStart = (state) => state.turns.length === options.played && state.steps.length === 0;

  return {
    invitation: later.solveInvitation(options.colour),
    firstBar: [controls.start],
    player: { job: (_request, wishes = {}) => /** @type {Promise<any>} */ (solving.think(/** @type {any} */ (wishes))) },
    whoPlays: solving.whoPlays,
    sides() {
      if (solving.phase() === "plain") return [HUMAN, HUMAN];
      const asked = ["yours", "answer"].includes(solving.phase()) ? HUMAN : DEFENCE;
      return reader === 0 ? [asked, DEFENCE] : [DEFENCE, asked];
    },
    mayPlay,
    begin: solving.begin,
    onTurn: solving.onTurn,
    restart: solving.restart,
    async undo() {
      if (["wrong", "unsure", "shown"].includes(solving.phase())) return solving.tryAgain();
      const now = game();
      const state = now?.state();
      // Turns that were right are not taken back.
      if (state && mayPlay(state) && (solving.phase() === "plain" || state.steps.length > 0)) await now?.undo(options.played);
    },
    status,
    bar,
    sleep: solving.sleep,
  };
}

/** @param {string} text @returns {Said} */
const plainly = (text) => ({ text, kind: "" });
/** @param {string} text @returns {Said} */
const note = (text) => ({ text, kind: "note" });

/** @param {State} state @param {Note | null} below @returns {string | null} why the reader has to pass, or the defence had to */
const passOf = (state, below) => state.forced_pass ?? (below?.kind === "pass" ? below.text : null);

/** @param {string} answer @param {string | null} pass  which is spoken by itself @returns {Said} */
const praise = (answer, pass) =>
  pass === null
    ? note(later.solveGoOn(answer))
    : { ...note(`${later.solveRight(answer)} ${pass}`), spoken: later.solveRight(answer) };

/** @param {State} state */
const wins = (state) => `${strings.wins(colourOf(state, state.winner ?? 0))}. ${state.how ?? ""}`;

/** @param {Solving} solving @param {State} state @returns {string} what the reader is to find */
function task(solving, state) {
  const colour = colourOf(state, state.to_move);
  const found = solving.found();
  // After the first turn other turns win than those that were proven.
  if (!found || solving.isRight()) return later.solveFindAny(colour);
  const isSure = found.unproven === 0 && found.all;
  return isSure ? later.solveFind(colour, found.winning.length) : later.solveFindAny(colour);
}

/** @param {Solving} solving @returns {string} */
function whyPlain(solving) {
  const found = solving.found();
  return found && found.unproven === 0 && found.all ? later.solveNoneWins : later.solveUnproven;
}

/** @param {string} name @param {string} text @param {() => void} act @param {string} [className] */
function doing(name, text, act, className) {
  const made = button(text, act, className);
  made.dataset["do"] = name;
  return made;
}
