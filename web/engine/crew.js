/**
 * The further workers that help this one with a search: they play batches of its random games, or look at positions. What
 * a batch is, and what comes back, Python alone knows (py_engine/search/shared_playouts.py); here they are texts.
 *
 * A helper that has died says nothing, and is not waited for long: Python plays itself what does not come back.
 *
 * @typedef {object} Result
 * @property {number} helper  who has played it
 * @property {string} text
 *
 * @typedef {object} Place  of a job whose batches the helpers play
 * @property {(batches: string[]) => void} give
 * @property {() => Result[]} take  what has come back since it was last asked
 * @property {() => void} leave     the job is over
 */

/** A helper has the batch that it plays, and one more, so that it need not wait for the next one. */
const MOST_BATCHES = 2;
/** No result is longer, and as many as can be on their way at once are no longer than a request may be (characters). */
const LONGEST_RESULT = 300_000;

export function createCrew() {
  /** @typedef {{ batches: string[], results: Result[] }} Job */
  /** @type {Map<number, { port: MessagePort, jobs: Job[] }>} by number; whose the batches are that it has, the oldest first */
  const helpers = new Map();
  /** @type {Set<Job>} the one that is served next comes first */
  const jobs = new Set();

  function handOut() {
    for (const { port, jobs: theirs } of helpers.values()) {
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
    helpers.get(number)?.port.close();
    helpers.delete(number);
  }

  return {
    /** How many help. */
    size: () => helpers.size,

    /** @param {number} number  of the helper @param {MessagePort} port  to it */
    add(number, port) {
      dismiss(number);
      /** @type {Job[]} */
      const theirs = [];
      helpers.set(number, { port, jobs: theirs });
      port.onmessage = ({ data }) => {
        const text = typeof data === "string" && data.length <= LONGEST_RESULT ? data : "";
        theirs.shift()?.results.push({ helper: number, text });
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
