/**
 * A review of the whole match, as far as it was played. It runs in a separate session, and its results are entered in the
 * notebook.
 */
import { EngineLost } from "../../engine/errors.js";
import type { Session } from "../../engine/session.js";
import type { Client } from "../../engine/client.js";
import type { Notebook } from "./notebook.js";

export interface Progress {
  done: number; // positions
  all: number;
  seconds?: number | null; // that it will take from now on, once it can be told
}

/** Positions after which the pace can be told: the first takes longer than others, or is known at once. */
const TOLD_AFTER = 3;

export function createReviewing({
  client,
  notebook,
  onChange,
  report,
}: {
  client: Client;
  notebook: Notebook;
  onChange: (review: Progress | null) => void; // how far it is; null when none goes on
  report: (problem: unknown) => void;
}) {
  let session: Session | null = null;

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
    const begun = performance.now();
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
            const pace = (performance.now() - begun) / 1000 / done;
            onChange({ done, all, seconds: done < TOLD_AFTER ? null : pace * (all - done) });
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

export type Reviewing = ReturnType<typeof createReviewing>;
