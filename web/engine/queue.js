/**
 * The order in which jobs under way use the engine. One slice of one job runs at a time, and between two slices other calls
 * are heard.
 *
 * Searches for turns come first, and the oldest of them runs alone until it ends. Each is answered within one budget for
 * every search before it, its own included; in turns, all would be answered when the last one is. Analyses and reviews
 * share the remaining time by turns.
 *
 * @typedef {"search" | "other"} Rank
 */

/**
 * @template Result
 * @typedef {object} Work
 * @property {Rank} rank
 * @property {() => boolean} isCurrent     asked before each slice: whether to go on
 * @property {() => Result | null} slice   the result with the last slice; null before that
 */

/**
 * @typedef {object} Entry  a work and who waits for it
 * @property {Work<any>} work
 * @property {(result: any) => void} resolve
 * @property {(problem: unknown) => void} reject
 *
 * @typedef {object} Queue
 * @property {<Result>(work: Work<Result>) => Promise<Result | null>} run
 *   resolves to null where the work is no longer current; rejects where a slice throws
 */

/**
 * @param {() => Promise<void>} pause  between two slices
 * @returns {Queue}
 */
export function createQueue(pause) {
  /** @type {Entry[]} the oldest first; one that is no search goes to the end after each slice */
  let entries = [];
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

  /** @param {Entry} entry */
  function runSlice(entry) {
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

/** Answers a request at once that is not to go on. @param {Entry} entry @returns {boolean} whether it is */
function isLeft({ work, resolve }) {
  const isCurrent = work.isCurrent();
  if (!isCurrent) resolve(null);
  return isCurrent;
}
