/**
 * All that the page knows of the game it shows, and plain questions about it.
 *
 * @import { Stage, State } from "../engine/protocol.js"
 * @import { Setup } from "./setup.js"
 *
 * @typedef {object} Note  the line below the board
 * @property {"illegal" | "pass" | "problem" | "hint"} kind
 * @property {string} text
 *
 * @typedef {object} Snapshot
 * @property {Setup} setup
 * @property {State | null} state             null until the engine has answered for the first time
 * @property {string | null} waiting          a cell picked before that
 * @property {Note | null} note
 * @property {{ progress: number } | null} thinking
 * @property {boolean} paused                 the computer players are held
 * @property {Stage} stage                    of the engine's start
 * @property {string | null} problem          why that failed
 */
import { hasHuman, isHuman } from "./setup.js";

/** @param {Setup} setup @returns {Snapshot} before anything has happened */
export function firstSnapshot(setup) {
  return {
    setup, state: null, waiting: null, note: null, thinking: null, paused: false, stage: "runtime", problem: null,
  };
}

/** @param {Setup} setup @param {State} state whether a person is asked for something other than a forced pass */
export function isPersonsChoice(setup, state) {
  return !state.over && isHuman(setup, state.to_move) && state.forced_pass === null;
}

/**
 * Against a computer there must be a turn of a person's own to go back to.
 * @param {Snapshot} snapshot
 */
export function canUndo({ state, setup }) {
  if (!state?.can_undo) return false;
  if (state.steps.length > 0 || !hasHuman(setup)) return true;
  return state.turns.some((_, index) => isHuman(setup, index % 2 === 0 ? 0 : 1));
}
