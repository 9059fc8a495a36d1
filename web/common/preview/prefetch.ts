/**
 * Previews of steps, fetched ahead: once a person is to choose, the engine is asked about all cells, a few at a time, so that
 * a hover needs no answer and a click never waits behind more than one small request. An answer about an outdated position is
 * dropped.
 */
import { previewOf } from "./preview.js";
import type { Session } from "../../engine/session.js";
import type { View } from "../../board/view.js";
import type { State } from "../../engine/wire.js";

/**
 * Cells in one request. In Pyodide a cell takes about 0.2 milliseconds in the dearest positions of the usual boards, and a
 * request 0.7 (py_engine/search/notes/2026-11-30-measurements.md), so that one is answered well within a frame.
 */
const CELLS_AT_ONCE = 12;

/** By cell, as far as they are known. */
export type KnownPreviews = View["previews"];

const NONE: KnownPreviews = Object.freeze({});

const NO_WIN = { winner: null, decides: null };

export function createPrefetch({
  client,
  hidesWins = false,
  onArrival,
}: {
  client: Pick<Session, "request">;
  hidesWins?: boolean; // whether they leave out that a step wins, where that is to be found
  onArrival: () => void; // more is known
}) {
  /** The state whose previews are fetched, and its revision. */
  let subject: { state: State; revision: number } | null = null;
  let known: KnownPreviews = NONE;
  /** Cells yet to ask about. */
  let missing: string[] = [];
  let isAsking = false;

  async function askOn() {
    if (isAsking) return;
    isAsking = true;
    try {
      while (subject !== null && missing.length > 0) {
        const about = subject;
        const cells = missing.splice(0, CELLS_AT_ONCE);
        try {
          const { previews } = await client.request({ do: "preview", cells });
          if (about !== subject) continue;
          const made = Object.entries(previews).flatMap(([cell, facts]) =>
            facts ? [[cell, previewOf(about.state, hidesWins ? { ...facts, ...NO_WIN } : facts)]] : [],
          );
          known = { ...known, ...Object.fromEntries(made) };
        } catch {
          // The position was another one than the page thought, or has no words: nothing is shown for it.
          if (about === subject) missing = [];
          continue;
        }
        onArrival();
      }
    } finally {
      isAsking = false;
    }
  }

  return {
    /** @param state  null where no person is to choose @param revision  of the state */
    lookAt(state: State | null, revision: number) {
      if (state === null ? subject === null : revision === subject?.revision) return;
      subject = state && { state, revision };
      known = NONE;
      missing = state === null ? [] : Object.keys(state.targets);
      void askOn();
    },

    /** Asks about this cell before all others. */
    hurry(cell: string) {
      const at = missing.indexOf(cell);
      if (at > 0) missing.unshift(...missing.splice(at, 1));
    },

    /** The previews known of the present state. */
    known: () => known,
  };
}

export type Prefetch = ReturnType<typeof createPrefetch>;
