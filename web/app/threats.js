/**
 * From the engine's facts of the board as it lies to what the board shows of them.
 *
 * @import { Threats } from "../board/view.js"
 * @import { State } from "../engine/protocol.js"
 */
import { coloursOf } from "./colours.js";
import { loopOf, pipsOf } from "./foresight.js";

/** @param {State} state @returns {Threats} */
export function threatsOf(state) {
  const { limit, interior, exposed, groups, loops, parasols } = state.marks;
  const colourOf = coloursOf(state);
  const inDanger = [...limit, ...exposed];
  return {
    rings: {
      ...Object.fromEntries(interior.map((cell) => [cell, "calm"])),
      ...Object.fromEntries(inDanger.map((cell) => [cell, "threat"])),
    },
    groups,
    loops: loops.map((loop) => loopOf(loop, colourOf)),
    pips: pipsOf(parasols, colourOf),
  };
}
