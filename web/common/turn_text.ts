/** Facts that the text of a turn, in the notation of any game, gives without an engine. */

/** A letter and a number; an `x` or `X` before it says what becomes of the stone there. */
const CELL = /[a-z]\d+/g;

/** @returns the cells that it names */
export const cellsNamed = (turn: string): string[] => turn.match(CELL) ?? [];
