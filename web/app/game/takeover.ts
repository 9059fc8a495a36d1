/** A part that has taken over the board while the game waits: a position that is set up, or a puzzle. */

import type { View } from "../../board/view.js";
import type { Snapshot } from "../../common/snapshot.js";

export interface Takeover {
  isOpen: () => boolean;
  observe: (snapshot: Snapshot) => void; // of the waiting game: the part closes when another game begins
  view: () => View | null; // null while it is not open
  pick: (cell: string) => boolean; // whether the part has used the cell
  undo: () => void;
  leave: () => void; // goes back to the game
}
