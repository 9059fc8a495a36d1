/**
 * Previews of steps, fetched ahead: once a person is to choose, the engine is asked about all cells, a few at a time, so that
 * a hover needs no answer and a click never waits behind more than one small request. An answer about an outdated position is
 * dropped.
 *
 * @import { Session } from "../../engine/session.js"
 * @import { View } from "../../board/view.js"
 * @import { PreviewFacts, State } from "../../engine/wire.js"
 */
import { previewOf } from "./preview.js";

/**
 * Cells in one request. In Pyodide a cell takes about 0.2 milliseconds in the dearest positions of the usual boards, and a
 * request 0.7 (py_engine/search/notes/2026-11-30-measurements.md), so that one is answered well within a frame.
 */
const CELLS_AT_ONCE = 12;

/** @typedef {View["previews"]} KnownPreviews  by cell, as far as they are known */

/** @type {KnownPreviews} */
const NONE = Object.freeze({});

/**
 * @param {object} options
 * @param {Pick<Session, "request">} options.client
 * @param {() => void} options.onArrival  more is known
 */
export function createPrefetch({ client, onArrival }) {
  /** The state whose previews are fetched, and its revision. @type {{ state: State, revision: number } | null} */
  let subject = null;
  /** @type {KnownPreviews} */
  let known = NONE;
  /** @type {string[]} cells yet to ask about */
  let missing = [];
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
            facts ? [[cell, previewOf(about.state, facts)]] : [],
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
    /** @param {State | null} state  null where no person is to choose @param {number} revision  of the state */
    lookAt(state, revision) {
      if (state === null ? subject === null : revision === subject?.revision) return;
      subject = state && { state, revision };
      known = NONE;
      missing = state === null ? [] : Object.keys(state.targets);
      void askOn();
    },

    /** Asks about this cell before all others. @param {string} cell */
    hurry(cell) {
      const at = missing.indexOf(cell);
      if (at > 0) missing.unshift(...missing.splice(at, 1));
    },

    /** The previews known of the present state. */
    known: () => known,
  };
}

/** @typedef {ReturnType<typeof createPrefetch>} Prefetch */
