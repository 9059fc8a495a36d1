/**
 * Going back and forth in a game.
 *
 * @import { State } from "../../engine/protocol.js"
 * @import { Store } from "./store.js"
 */
import { hasHuman, isHuman } from "../setup.js";
import { canUndo, isPersonsChoice } from "../snapshot.js";

/** @param {Store} store @param {() => void} stopSearch */
export function createTravel(store, stopSearch) {
  /** Whether undo and redo may stop here: where a person has something to decide. @param {State} state */
  function isResting(state) {
    const { setup } = store.snapshot();
    return state.over || !hasHuman(setup) || isPersonsChoice(setup, state);
  }

  /** @param {"undo" | "redo"} verb */
  function travel(verb) {
    stopSearch();
    void store.enqueue(async () => {
      const { state, setup } = store.snapshot();
      if (!state || setup.gauntlet || (verb === "undo" ? !canUndo(store.snapshot()) : !state.can_redo)) return;
      const insideTurn = verb === "undo" && state.steps.length > 0;
      const isThere = (/** @type {State} */ now) => (insideTurn ? now.steps.length === 0 : isResting(now));
      let reached;
      do {
        reached = await store.ask({ do: verb });
      } while (!isThere(reached.state) && (verb === "undo" ? reached.state.can_undo : reached.state.can_redo));
      store.change({ ...reached, note: null, verdict: null, paused: !hasHuman(setup) });
    });
  }

  /**
   * Goes to where so many turns of the line that lies on the board had been played. A computer whose turn it is there is held.
   * @param {number} turns
   */
  function goTo(turns) {
    stopSearch();
    void store.enqueue(async () => {
      const { state, record, setup } = store.snapshot();
      if (!state || !record || setup.gauntlet) return;
      let reached = { state, record };
      const isPast = () => reached.state.steps.length > 0 || reached.state.turns.length > turns;
      while (isPast() && reached.state.can_undo) reached = await store.ask({ do: "undo" });
      while (reached.state.turns.length < turns && reached.state.can_redo) reached = await store.ask({ do: "redo" });
      const paused = !reached.state.over && !isHuman(setup, reached.state.to_move);
      store.change({ ...reached, note: null, verdict: null, paused });
    });
  }

  return {
    goTo,
    /** Takes back the steps of an unfinished turn; otherwise goes back to where a person last had something to decide. */
    undo: () => travel("undo"),
    redo: () => travel("redo"),
  };
}
