/**
 * Mode "puzzle": the reader looks for the turn that wins. What is right the engine proves in the reader's browser; where it
 * cannot, or where no turn wins, the board says so and is one to play on.
 */
import { colourOf } from "../common/colours.js";
import { boards } from "../common/strings/boards/index.js";
import { createSolver } from "../play/solver.js";
import { createPlay, doing, type Guide, type Said } from "./play.js";
import { isAtStart, loadOf, resultText, setupOf } from "./views.js";
import type { Snapshot } from "../common/snapshot.js";
import type { Session } from "../engine/session.js";
import type { State } from "../engine/wire.js";
import type { Solver, Solving } from "../play/solver.js";
import type { Options } from "./options.js";
import type { Mode, ModeHandlers, Shell } from "./shell.js";

export const createPuzzle = (shell: Shell, options: Options, handlers: ModeHandlers): Mode =>
  createPlay(shell, options, handlers, (start) => createGuide(shell, options, handlers, start));

/** @param start  brings the engine where it is not there, and begins */
function createGuide(shell: Shell, options: Options, handlers: ModeHandlers, start: () => Promise<void>): Guide {
  let solver: Solver;
  const phase = () => solver.now().phase;

  const controls = {
    // What goes wrong stands below the board by then.
    start: doing("start", boards.solveStart, () => void start().catch(() => {}), "primary"),
    stop: doing("stopProof", boards.solveStop, () => solver.stopProof()),
    why: doing("why", boards.solveShowWhy, () => solver.showWhy(), "primary"),
    retry: doing("retry", boards.solveTryAgain, () => void solver.tryAgain()),
    solution: doing("solution", boards.solveSolution, () => void solver.showSolution()),
  };

  function sitDown(session: Session, onChange: () => void) {
    const own = createSolver({
      ...{ session, request: loadOf(options), setup: setupOf(options), solver: options.mover, given: options.played },
      prepare: async (prove, signal) => ({ found: await prove({ do: "prove_turns" }, { signal }) }),
      isPlayedOut: true,
      asksForPass: true,
      onChange,
      onProgress: shell.showProgress,
      onAnswer: handlers.onAnswer,
      onSolved: () => handlers.onSolved({ wrong: own.now().wrong, shown: own.now().hasSeen }),
    });
    solver = own;
    return own.controller;
  }

  /** @returns for its phase, beside the usual ones */
  function bar(state: State, usual: HTMLElement[]): HTMLElement[] {
    const { verdict } = solver.now();
    switch (phase()) {
      case "proving":
        return [controls.stop];
      case "wrong":
        return verdict?.isRight === false && verdict.continuation.length > 0 ? [controls.why, controls.retry] : [controls.retry];
      case "shown":
        return [controls.retry];
      case "plain":
        return usual;
      case "solved":
        return usual.filter(({ dataset }) => dataset["do"] === "again");
      default: {
        const isAsked = solver.mayPlay() && !state.over;
        controls.solution.disabled = !isAsked || state.steps.length > 0;
        const steps = usual.filter(({ dataset }) => dataset["do"] !== "swap");
        // Turns that were right are not taken back, only the steps of one that is not finished.
        for (const control of steps) {
          if (control.dataset["do"] === "undo") (control as HTMLButtonElement).disabled = state.steps.length === 0;
        }
        return [...steps, controls.solution];
      }
    }
  }

  function status({ state, note: below }: Snapshot): Said | null {
    const { answer, verdict, isRight, shows } = solver.now();
    if (!state) return null;
    switch (phase()) {
      case "proving":
        return plainly(boards.solveProving);
      case "judging":
        return plainly(boards.solveJudging(answer));
      case "answer":
        return note(boards.solveRight(answer));
      case "wrong":
        return note(verdict?.isRight === null ? boards.solveUnsure(answer) : boards.solveWrong(answer));
      case "solved":
        return note(boards.solveSolved(state.how ?? ""));
      case "shown": {
        const heading = shows === "solution" ? boards.solveSolution : boards.solveWhy(answer);
        return plainly(`${heading}: ${state.over ? resultText(state) : state.turns.slice(options.played).join(" – ")}`);
      }
      case "plain":
        return isAtStart(options, state) ? note(whyPlain(solver.now())) : null;
      case "yours":
        if (state.steps.length > 0) return null;
        if (isRight) return praise(answer, state.forced_pass ?? (below?.kind === "pass" ? below.text : null));
        return state.forced_pass === null ? plainly(task(solver.now(), state)) : null;
      default:
        return null;
    }
  }

  return {
    invitation: boards.solveInvitation(options.colour),
    firstBar: [controls.start],
    sitDown,
    begin: () => solver.begin(),
    restart: () => solver.restart(),
    play: (turn) => solver.play(turn),
    async undo() {
      if (["wrong", "shown"].includes(phase())) return solver.tryAgain();
      const hasSteps = (solver.controller.snapshot().state?.steps.length ?? 0) > 0;
      // Turns that were right are not taken back.
      if (phase() === "plain" || (solver.mayPlay() && hasSteps)) await solver.controller.takeBack();
    },
    mayPlay: () => solver.mayPlay(),
    close: () => solver.close(),
    status,
    bar,
  };
}

const plainly = (text: string): Said => ({ text, kind: "" });
const note = (text: string): Said => ({ text, kind: "note" });

/** @param pass  why the reader has to, or the defence had to; spoken by itself */
const praise = (answer: string, pass: string | null): Said =>
  pass === null
    ? note(boards.solveGoOn(answer))
    : { ...note(`${boards.solveRight(answer)} ${pass}`), spoken: boards.solveRight(answer) };

/** @returns the reader's task */
function task({ found, isRight }: Solving, state: State): string {
  const colour = colourOf(state, state.to_move);
  // After the first turn other turns win than those that were proven.
  if (!found || isRight) return boards.solveFindAny(colour);
  const isSure = found.unproven === 0 && found.all;
  return isSure ? boards.solveFind(colour, found.winning.length) : boards.solveFindAny(colour);
}

function whyPlain({ found }: Solving): string {
  return found && found.unproven === 0 && found.all ? boards.solveNoneWins : boards.solveUnproven;
}
