/**
 * The marks of a review on turns: they differ by more than colour, and are the same in the list, in the graph and on the board.
 */

import type { Judgement, TurnMark } from "../../engine/wire.js";
import type { Notebook } from "./notebook.js";

export const SIGNS: Readonly<Record<TurnMark, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??", good: "!" };

/** @param judgement  whether the turn has cost something that is sure */
export const isMistake = (judgement: Judgement | null | undefined) => Boolean(judgement?.mark && judgement.mark !== "good");

/** @param line  the ids of its turns @returns by turn */
export function marksOfLine(notebook: Notebook, line: readonly number[]): Map<number, TurnMark> {
  const marks = new Map<number, TurnMark>();
  for (const [index, id] of line.entries()) {
    const mark = notebook.find(index + 1)?.judgement?.mark;
    if (mark) marks.set(id, mark);
  }
  return marks;
}
