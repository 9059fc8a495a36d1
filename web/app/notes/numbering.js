/**
 * The choice of stones that show the number of their turn: none, all, or those from some turn on.
 *
 * @import { View } from "../../board/view.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { numbersOverlay } from "../../board/layers/numbers.js";

/** @param {() => void} onChange  the numbers shown have changed */
export function createNumbering(onChange) {
  /** @type {number | null} the first turn that is shown; null for no numbers */
  let from = null;

  return {
    from: () => from,
    /** @param {number | null} turn */
    setFrom(turn) {
      from = turn;
      onChange();
    },

    /** @param {View} view @param {Snapshot} snapshot @returns {View} */
    decorate(view, { state }) {
      const first = from;
      const numbers = Object.entries(state?.numbers ?? {}).filter(([, turn]) => first !== null && turn >= first);
      if (numbers.length === 0) return view;
      return { ...view, overlays: [numbersOverlay(Object.fromEntries(numbers)), ...view.overlays] };
    },
  };
}

/** @typedef {ReturnType<typeof createNumbering>} Numbering */
