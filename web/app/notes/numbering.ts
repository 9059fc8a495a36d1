/** The choice of stones that show the number of their turn: none, all, or those from some turn on. */
import { numbersOverlay } from "../../board/layers/numbers.js";
import type { View } from "../../board/view.js";
import type { Snapshot } from "../../common/snapshot.js";

/** @param onChange  the numbers shown have changed */
export function createNumbering(onChange: () => void) {
  /** The first turn that is shown; null for no numbers. */
  let from: number | null = null;

  return {
    from: () => from,
    setFrom(turn: number | null) {
      from = turn;
      onChange();
    },

    decorate(view: View, { state }: Snapshot): View {
      const first = from;
      const numbers = Object.entries(state?.numbers ?? {}).filter(([, turn]) => first !== null && turn >= first);
      if (numbers.length === 0) return view;
      return { ...view, overlays: [numbersOverlay(Object.fromEntries(numbers)), ...view.overlays] };
    },
  };
}

export type Numbering = ReturnType<typeof createNumbering>;
