/**
 * The further workers that help this one with a search: they play batches of its random games, or evaluate positions. The
 * form of batches and results is known to Python alone (py_engine/search/shared_playouts.py); here they are texts.
 *
 * A worker that has died does not answer. The search does not wait for it long: Python plays missing batches itself.
 *
 * @typedef {object} Result
 * @property {number} worker  the number of the worker that has played it
 * @property {string} text
 *
 * @typedef {object} Place  of a job whose batches further workers play
 * @property {(batches: string[]) => void} give
 * @property {() => Result[]} take  results that have come back since the last call
 * @property {() => void} leave     the job is over
 */

/** A further worker has the batch that it plays, and one more, so that it need not wait for the next one. */
const MOST_BATCHES = 2;
/** No result is longer, and as many as can be on their way at once are no longer than a request may be (characters). */
const LONGEST_RESULT = 300_000;

export function createCrew() {
  /** @typedef {{ batches: string[], results: Result[] }} Job */
  /** @type {Map<number, { port: MessagePort, jobs: Job[] }>} by number; whose the batches are that it has, the oldest first */
  const workers = new Map();
  /** @type {Set<Job>} the one that is served next comes first */
  const jobs = new Set();

  function handOut() {
    for (const { port, jobs: theirs } of workers.values()) {
      while (theirs.length < MOST_BATCHES) {
        const job = [...jobs].find(({ batches }) => batches.length > 0);
        if (!job) return;
        jobs.delete(job);
        jobs.add(job);
        theirs.push(job);
        port.postMessage(job.batches.shift());
      }
    }
  }

  /** @param {number} number */
  function dismiss(number) {
    workers.get(number)?.port.close();
    workers.delete(number);
  }

  return {
    /** The number of further workers. */
    size: () => workers.size,

    /** @param {number} number  of the further worker @param {MessagePort} port  to it */
    add(number, port) {
      dismiss(number);
      /** @type {Job[]} */
      const theirs = [];
      workers.set(number, { port, jobs: theirs });
      port.onmessage = ({ data }) => {
        const text = typeof data === "string" && data.length <= LONGEST_RESULT ? data : "";
        theirs.shift()?.results.push({ worker: number, text });
        handOut();
      };
      handOut();
    },

    dismiss,

    /** @returns {Place} */
    join() {
      /** @type {Job} */
      const job = { batches: [], results: [] };
      jobs.add(job);
      return {
        give(batches) {
          job.batches.push(...batches);
          handOut();
        },
        take: () => job.results.splice(0),
        leave: () => void jobs.delete(job),
      };
    },
  };
}
