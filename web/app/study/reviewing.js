/**
 * A review of the whole match, as far as it was played. It runs in a separate session, and its results are entered in the
 * notebook.
 *
 * @import { Session } from "../../engine/session.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Notebook } from "./notebook.js"
 *
 * @typedef {{ done: number, all: number }} Progress  in positions
 */
import { EngineLost } from "../../engine/errors.js";

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Notebook} options.notebook
 * @param {(review: Progress | null) => void} options.onChange  how far it is; null when none goes on
 * @param {(problem: unknown) => void} options.report
 */
export function createReviewing({ client, notebook, onChange, report }) {
  /** @type {Session | null} */
  let session = null;

  /** Without a word to `onChange`. */
  function close() {
    session?.close();
    session = null;
  }

  function end() {
    if (!session) return;
    close();
    onChange(null);
  }

  async function begin() {
    const [match, turns] = [notebook.record(), notebook.line()];
    if (!match || turns.length === 0 || session) return;
    const own = client.openSession();
    session = own;
    const all = turns.length + 1;
    let done = 0;
    onChange({ done, all });
    try {
      await own.request({ do: "load", record: match });
      const last = await own.job(
        { do: "review" },
        {
          onReport({ entries }) {
            if (session !== own) return;
            for (const entry of entries) notebook.enter(turns, entry);
            done += entries.length;
            onChange({ done, all });
          },
        },
      );
      if (session === own && last) notebook.close(turns, last.accuracy);
    } catch (problem) {
      if (session === own && !(problem instanceof EngineLost)) report(problem);
    }
    if (session === own) end();
  }

  return { begin, close };
}

/** @typedef {ReturnType<typeof createReviewing>} Reviewing */
