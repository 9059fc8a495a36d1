/** Watching over a worker: whether its start fails or takes too long, and whether it dies later. */

/**
 * @typedef {object} StartWatch
 * @property {Promise<never>} failure        rejects when the start is to be given up
 * @property {(problem: Error) => void} fail
 * @property {() => void} progress           a stage has begun: the time starts again
 * @property {() => void} end
 */

/**
 * A worker whose script cannot be loaded tells of it by an event only, and one that hangs by nothing at all; both become a
 * rejection here.
 * @param {Worker} worker
 * @param {number} timeout  milliseconds a stage may last
 * @returns {StartWatch}
 */
export function watchStart(worker, timeout) {
  const { failure, fail } = failing();
  const expire = () => fail(new Error("timeout"));
  let timer = setTimeout(expire, timeout);
  /** @param {Event} event */
  const onError = (event) => fail(new Error(event instanceof ErrorEvent && event.message ? event.message : "no worker"));
  worker.addEventListener("error", onError);
  return {
    failure,
    fail,
    progress() {
      clearTimeout(timer);
      timer = setTimeout(expire, timeout);
    },
    end() {
      clearTimeout(timer);
      worker.removeEventListener("error", onError);
    },
  };
}

/**
 * @param {string} lockName  of a lock that the worker holds already
 * @param {(problem: Error) => void} onDeath
 * @returns {Promise<never>} rejects when the worker is gone; never where the browser has no locks
 */
export function watchDeath(lockName, onDeath) {
  const { failure, fail } = failing();
  void navigator.locks?.request(lockName, () => {
    const problem = new Error("the worker was ended");
    fail(problem);
    onDeath(problem);
  });
  return failure;
}

function failing() {
  /** @type {(problem: Error) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  // Whether anybody waits for it is for others to say: without this line the console would complain of it.
  failure.catch(() => {});
  return { failure, fail };
}
