/**
 * The further workers that help this one with a search: they play batches of its random games, or evaluate positions. The
 * form of batches and results is known to Python alone (py_engine/search/shared_playouts.py); here they are texts.
 *
 * A worker that has died does not answer. The search does not wait for it long: Python plays missing batches itself.
 */

export interface Result {
  worker: number; // the number of the worker that has played it
  text: string;
}

/** Of a job whose batches further workers play. */
export interface Place {
  give: (batches: string[]) => void;
  take: () => Result[]; // results that have come back since the last call
  leave: () => void; // the job is over
}

/** A further worker has the batch that it plays, and one more, so that it need not wait for the next one. */
const MOST_BATCHES = 2;
/** No result is longer, and as many as can be on their way at once are no longer than a request may be (characters). */
const LONGEST_RESULT = 300_000;

export function createCrew() {
  type Job = { batches: string[]; results: Result[] };
  /** By number; whose the batches are that it has, the oldest first. */
  const workers = new Map<number, { port: MessagePort; jobs: Job[] }>();
  /** The one that is served next comes first. */
  const jobs = new Set<Job>();

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

  function dismiss(number: number) {
    workers.get(number)?.port.close();
    workers.delete(number);
  }

  return {
    /** The number of further workers. */
    size: () => workers.size,

    /** @param number  of the further worker @param port  to it */
    add(number: number, port: MessagePort) {
      dismiss(number);
      const theirs: Job[] = [];
      workers.set(number, { port, jobs: theirs });
      port.onmessage = ({ data }) => {
        const text = typeof data === "string" && data.length <= LONGEST_RESULT ? data : "";
        theirs.shift()?.results.push({ worker: number, text });
        handOut();
      };
      handOut();
    },

    dismiss,

    join(): Place {
      const job: Job = { batches: [], results: [] };
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
