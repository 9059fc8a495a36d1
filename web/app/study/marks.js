/**
 * The marks of a review on turns: they differ by more than colour, and are the same in the list, in the graph and on the board.
 *
 * @import { Judgement, TurnMark } from "../../engine/wire.js"
 * @import { Notebook } from "./notebook.js"
 */

/** @type {Readonly<Record<TurnMark, string>>} */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", good: "!" };

/** @param {Judgement | null | undefined} judgement whether the turn has cost something that is sure */
export const isMistake = (judgement) => Boolean(judgement?.mark && judgement.mark !== "good");

/** @param {Notebook} notebook @param {readonly number[]} line  the ids of its turns @returns {Map<number, TurnMark>} by turn */
export function marksOfLine(notebook, line) {
  /** @type {Map<number, TurnMark>} */
  const marks = new Map();
  for (const [index, id] of line.entries()) {
    const mark = notebook.find(index + 1)?.judgement?.mark;
    if (mark) marks.set(id, mark);
  }
  return marks;
}
