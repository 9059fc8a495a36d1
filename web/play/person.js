/**
 * What a person does on the board: picks a cell, finishes a turn, takes a step back, or is told why not.
 *
 * @import { Reached, Runner } from "./runner.js"
 * @import { Store } from "./store.js"
 */
import { colourOf } from "../common/colours.js";
import { isHuman } from "../common/setup.js";
import { isFriendsTurn, isOver, mayPickEarly } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { EngineError } from "../engine/errors.js";

/** @param {Store} store @param {Runner} runner */
export function createPerson(store, runner) {
  /** The last turn that a script has asked for. @type {Promise<void>} */
  let scripted = Promise.resolve();

  /** @param {Reached} reached  by something that a person has played */
  const showPlayed = (reached) => store.change({ ...reached, note: null, verdict: null, left: null, visiting: false });

  /** @returns {string | null} why a person cannot do anything now, in a sentence */
  function whyNotNow() {
    const { state, setup, paused } = store.snapshot();
    if (!state) return strings.tooEarly;
    if (isOver(store.snapshot())) return setup.gauntlet ? strings.matchOver : strings.gameOver;
    if (isFriendsTurn(store.snapshot())) return strings.friendsTurn;
    if (isHuman(setup, state.to_move)) return null;
    const colour = colourOf(state, state.to_move);
    return paused ? strings.computerHeld(colour) : strings.notYourTurn(colour);
  }

  /** @param {string} text */
  const showHint = (text) => store.change({ note: { kind: "hint", text } });

  /** @param {string} cell */
  async function pickNow(cell) {
    const { state } = store.snapshot();
    if (!state) return;
    const hint = whyNotNow();
    if (hint !== null) {
      showHint(hint);
      return;
    }
    const picked = await runner.pick(state, cell);
    if (typeof picked === "string") store.change({ note: { kind: "illegal", text: picked, cell } });
    else showPlayed(picked);
  }

  return {
    /** @param {string} cell */
    pick(cell) {
      const { state, waiting } = store.snapshot();
      const hint = state && whyNotNow();
      // Not when its time in the queue comes: the computer's turn may have been played by then.
      if (hint) showHint(hint);
      else if (state) void runner.enqueueForThisTurn(() => pickNow(cell));
      // The same cell once more takes the early choice back.
      else if (mayPickEarly(store.snapshot())) store.change({ waiting: waiting === cell ? null : cell });
      else showHint(strings.tooEarly);
    },

    /** Plays the cell that was picked before the engine was there. */
    async playWaiting() {
      const { waiting } = store.snapshot();
      if (waiting === null) return;
      store.change({ waiting: null });
      await pickNow(waiting);
    },

    /**
     * Plays a typed turn, or a step of one.
     * @param {string} text
     * @returns {Promise<string | null>} why it cannot be played, in a sentence that quotes it; null where it was
     */
    type(text) {
      return new Promise((resolve) => {
        void runner.enqueue(async () => {
          const hint = whyNotNow();
          if (hint !== null) return resolve(hint);
          try {
            showPlayed(await runner.ask({ do: "type", text }));
            resolve(null);
          } catch (problem) {
            if (!(problem instanceof EngineError)) throw problem;
            resolve(problem.message);
          }
        });
      });
    },

    /**
     * Plays a turn that a script asks for, which is meant for the position after the computer's answer to the turn before.
     * @param {string} turn
     * @returns {Promise<void>} rejects with a sentence where it is not allowed
     */
    play(turn) {
      const played = scripted.then(async () => {
        const stopped = await runner.answered();
        await runner.run(async () => {
          const { state, setup } = store.snapshot();
          const isComputers = state && !state.over && !isHuman(setup, state.to_move);
          // What was meant to follow the computer's turn is not played in its place.
          const mover = stopped ?? (isComputers ? state.to_move : null);
          if (state && mover !== null) throw new Error(strings.notYourTurn(colourOf(state, mover)));
          showPlayed(await runner.ask({ do: "play", turn }));
        });
      });
      scripted = played.catch(() => {});
      return played;
    },

    /** @param {"stop" | "pass" | "swap"} choice */
    choose(choice) {
      void runner.enqueue(async () => {
        const { state, setup, ended } = store.snapshot();
        if (state && !ended && isHuman(setup, state.to_move) && state.choices.includes(choice)) {
          showPlayed(await runner.ask({ do: "act", action: choice }));
        }
      });
    },

    undoStep() {
      return runner.enqueue(async () => {
        if (!store.snapshot().state?.steps.length || isOver(store.snapshot())) return;
        store.change({ ...(await runner.ask({ do: "undo" })), note: null });
      });
    },
  };
}
