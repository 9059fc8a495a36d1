// The global object of the page for tests and tinkerers.
import type { State } from "../engine/wire.js";

declare global {
  interface Window {
    sunstones: {
      /** The engine's last word on the game; null before its first. */
      state(): State | null;
      /** The centre of a cell in CSS pixels of the viewport. */
      centreOf(cell: string): { x: number; y: number } | null;
      /** Whether something is still under way: the engine's start, a request, a search. */
      busy(): boolean;
    };
  }
}
