/**
 * A game on an embedded board: one match on one session.
 *
 * @import { Note } from "../common/snapshot.js"
 * @import { Reached } from "../common/turn_runner.js"
 * @import { Session } from "../engine/session.js"
 * @import { State } from "../engine/wire.js"
 *
 * @typedef {object} GameHandlers
 * @property {() => void} onChange                       something that `Game` tells is different now
 * @property {(turn: string, state: State) => void} onTurn  a turn is finished
 *
 * @typedef {ReturnType<typeof createGame>} Game
 */
import { colourOf } from "../common/colours.js";
import { messageOf } from "../common/problems.js";
import { HUMAN } from "../common/setup.js";
import { strings } from "../common/strings/index.js";
import { later } from "../common/strings/later/index.js";
import { createTurnRunner } from "../common/turn_runner.js";
import { EngineLost } from "../engine/errors.js";

/**
 * @param {object} options
 * @param {Session} options.session
 * @param {string} options.link                          the match to begin with
 * @param {(state: State) => string} options.whoPlays    for the player to move: HUMAN or an opponent's id
 * @param {GameHandlers} options.handlers
 */
export function createGame({ session, link, whoPlays, handlers }) {
  /** @type {State | null} */
  let state = null;
  /** Counts the states that the engine has told of. */
  let revision = 0;
  /** @type {Note | null} */
  let note = null;

  const isComputersTurn = () => state !== null && !state.over && whoPlays(state) !== HUMAN;

  const runner = createTurnRunner({
    session,
    // What a page's script asks for next is meant for the position after the computer's turn.
    waitsForComputer: true,
    state: () => state,
    turn: () => String(state?.turns.length),
    opponent: () => (state && isComputersTurn() ? whoPlays(state) : null),
    onSearch: handlers.onChange,
    onPlayed: show,
    onSearchEnd: (problem) => problem === null || report(problem),
    onPassed(reached, reason) {
      show(reached);
      showNote({ kind: "pass", text: reason });
    },
    onProblem: report,
    onRest: handlers.onChange,
  });

  /** @param {Reached} reached */
  function show({ state: next }) {
    const before = state?.turns.length ?? Infinity;
    adopt(next);
    showNote(null);
    if (next.turns.length > before) handlers.onTurn(next.last_turn ?? "", next);
  }

  /** @param {State} next */
  function adopt(next) {
    state = next;
    revision += 1;
  }

  /** @param {Note | null} next */
  function showNote(next) {
    note = next;
    handlers.onChange();
  }

  /** @param {unknown} problem */
  function report(problem) {
    if (problem instanceof EngineLost) showNote({ kind: "news", text: strings.engineLost });
    else showNote({ kind: "problem", text: messageOf(problem) });
  }

  /** @param {(now: State) => Promise<void>} action  of the reader, meant for the turn that is seen then */
  const enqueueForReader = (action) =>
    runner.enqueueForThisTurn(async () => {
      if (state && !isComputersTurn()) await action(state);
    });

  return {
    state: () => state,
    revision: () => revision,
    note: () => note,
    isThinking: runner.isThinking,
    /** The engine has brought the match back. @param {State} back */
    revive(back) {
      adopt(back);
      handlers.onChange();
    },

    /** @returns {Promise<void>} rejects with the engine's sentence where it refuses the match */
    begin() {
      runner.stop();
      return runner.run(async () => show(await runner.ask({ do: "load", record: link })));
    },
    /** Has the side that is not the reader's play, where it was held back until now. */
    goOn: () => runner.enqueue(async () => {}),
    /** @param {string} cell */
    pick: (cell) =>
      enqueueForReader(async (now) => {
        const picked = now.over ? later.boardGameOver : await runner.pick(now, cell);
        if (typeof picked === "string") showNote({ kind: "illegal", text: picked });
        else show(picked);
      }),
    /** @param {"stop" | "pass" | "swap"} choice */
    choose: (choice) =>
      enqueueForReader(async (now) => {
        if (now.choices.includes(choice)) show(await runner.ask({ do: "act", action: choice }));
      }),
    /** @param {string} turn  of the reader's side @returns {Promise<void>} rejects with a sentence where it is not allowed */
    play: (turn) =>
      runner.run(async () => {
        // The computer has been stopped meanwhile, or has failed: what was meant to follow its turn is no turn of its own.
        if (state && isComputersTurn()) throw new Error(strings.notYourTurn(colourOf(state, state.to_move)));
        show(await runner.ask({ do: "play", turn }));
      }),

    /**
     * Takes back a step, or as many turns as lead to one of the reader's own.
     * @param {number} leastTurns  those that were there at the start stay
     */
    undo(leastTurns) {
      runner.stop();
      return runner.enqueue(async () => {
        const mayUndo = () => state !== null && (state.steps.length > 0 || state.turns.length > leastTurns);
        if (!mayUndo()) return;
        do show(await runner.ask({ do: "undo" }));
        while (mayUndo() && (isComputersTurn() || state?.forced_pass !== null));
      });
    },

    /** Takes back all that came after so many turns. @param {number} turns */
    backTo(turns) {
      runner.stop();
      return runner.enqueue(async () => {
        while (state !== null && (state.steps.length > 0 || state.turns.length > turns)) show(await runner.ask({ do: "undo" }));
      });
    },
  };
}
