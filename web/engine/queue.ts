/**
 * The order in which jobs under way use the engine. One slice of one job runs at a time, and between two slices other calls
 * are heard.
 *
 * Searches for turns come first, and the oldest of them runs alone until it ends. Each is answered within one budget for
 * every search before it, its own included; in turns, all would be answered when the last one is. Analyses and reviews
 * share the remaining time by turns.
 */

type Rank = "search" | "other";

interface Work<Result> {
  rank: Rank;
  isCurrent: () => boolean; // asked before each slice: whether to go on
  slice: () => Result | null; // the result with the last slice; null before that
}

/** A work and who waits for it. */
export interface Entry {
  work: Work<any>;
  resolve: (result: any) => void;
  reject: (problem: unknown) => void;
}

interface Queue {
  /** Resolves to null where the work is no longer current; rejects where a slice throws. */
  run: <Result>(work: Work<Result>) => Promise<Result | null>;
}

/** @param pause  between two slices */
export function createQueue(pause: () => Promise<void>): Queue {
  /** The oldest first; one that is no search goes to the end after each slice. */
  let entries: Entry[] = [];
  let isRunning = false;

  async function runAll() {
    while (entries.length > 0) {
      await pause();
      entries = entries.filter(isLeft);
      const next = entries.find(({ work }) => work.rank === "search") ?? entries[0];
      if (next) runSlice(next);
    }
    isRunning = false;
  }

  function runSlice(entry: Entry) {
    const { work, resolve, reject } = entry;
    let isOver = true;
    try {
      const result = work.slice();
      isOver = result !== null;
      if (isOver) resolve(result);
    } catch (problem) {
      reject(problem);
    }
    if (!isOver && work.rank === "search") return;
    entries = entries.filter((other) => other !== entry);
    if (!isOver) entries.push(entry);
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        entries.push({ work, resolve, reject });
        if (isRunning) return;
        isRunning = true;
        void runAll();
      }),
  };
}

/** Answers a request at once that is not to go on. @returns whether it is */
function isLeft({ work, resolve }: Entry): boolean {
  const isCurrent = work.isCurrent();
  if (!isCurrent) resolve(null);
  return isCurrent;
}
