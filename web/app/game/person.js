/**
 * What a person does on the board: picks a cell, finishes a turn, takes a step back, or is told why not.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Request } from "../../engine/protocol.js"
 * @import { Store } from "./store.js"
 */
import { colourOf } from "../../common/colours.js";
import { isHuman } from "../../common/setup.js";
import { isFriendsTurn, isOver, mayPickEarly } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { EngineError } from "../../engine/client.js";

/** @param {Snapshot} snapshot @returns {string} the same as long as no turn is finished, also by an engine that was revived */
const turnOf = ({ state, gameNumber }) => `${gameNumber} ${state?.turns.length}`;

/** @param {Store} store @param {Client} client */
export function createPerson(store, client) {
  /** @param {Request} request  one that plays something */
  async function play(request) {
    store.change({ ...await store.ask(request), note: null, verdict: null, left: null });
  }

  /** @param {string} action an atomic step */
  const act = (action) => play({ do: "act", action });

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
    } else if (state.targets[cell]) {
      await act(state.targets[cell].action);
    } else if (state.forced_pass !== null) {
      store.change({ note: { kind: "illegal", text: strings.mustPass, cell } });
    } else {
      const reply = await client.request({ do: "explain", cell });
      const reason = /** @type {string | null} */ (reply["message"]);
      store.change({ note: { kind: "illegal", text: reason ?? strings.nothingHere(cell), cell } });
    }
  }

  /**
   * What a person picks is meant for the turn that is seen then: if that is over when the step's time has come, and
   * perhaps answered already, nothing is done.
   * @param {() => Promise<void>} step
   */
  function enqueueForThisTurn(step) {
    const seen = turnOf(store.snapshot());
    return store.enqueue(async () => {
      if (turnOf(store.snapshot()) === seen) await step();
    });
  }

  return {
    /** @param {string} cell */
    pick(cell) {
      const { state, waiting } = store.snapshot();
      const hint = state && whyNotNow();
      // Not when its time in the queue comes: the computer's turn may have been played by then.
      if (hint) showHint(hint);
      else if (state) void enqueueForThisTurn(() => pickNow(cell));
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
        void store.enqueue(async () => {
          const hint = whyNotNow();
          if (hint !== null) return resolve(hint);
          try {
            await play({ do: "type", text });
            resolve(null);
          } catch (problem) {
            if (!(problem instanceof EngineError)) throw problem;
            resolve(problem.message);
          }
        });
      });
    },

    /** @param {"stop" | "pass" | "swap"} choice */
    choose(choice) {
      void store.enqueue(async () => {
        const { state, setup, ended } = store.snapshot();
        if (state && !ended && isHuman(setup, state.to_move) && state.choices.includes(choice)) await act(choice);
      });
    },

    undoStep() {
      void store.enqueue(async () => {
        if (!store.snapshot().state?.steps.length || isOver(store.snapshot())) return;
        store.change({ ...await store.ask({ do: "undo" }), note: null });
      });
    },
  };
}
