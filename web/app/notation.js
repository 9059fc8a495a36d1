/**
 * The little that the page knows of the notation: a step is a cell, with a sign before it where it is done to a stone.
 *
 * @import { State } from "../engine/protocol.js"
 */

/** @type {Readonly<Record<string, string>>} what a step on an enemy stone is written with */
const SIGNS = { surmount: "x", sunspot: "X" };

/** @param {string} step such as c4, xe5 or Xi3 @returns {string} its cell */
export const cellOfStep = (step) => step.replace(/^[xX]/, "");

/**
 * @param {State} state
 * @param {string} cell
 * @returns {string} the step that a click on the cell asks for, whether it is legal or not
 */
export function stepAt(state, cell) {
  const isEnemy = state.board[cell] === 1 - state.to_move;
  return `${isEnemy ? SIGNS[state.game] ?? "" : ""}${cell}`;
}
