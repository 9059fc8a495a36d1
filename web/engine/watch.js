/** Watching over a worker: whether its start fails or takes too long, and whether it dies or falls silent later. */

/** The worker lives, but something that it was asked goes unanswered. */
export class EngineSilent extends Error {}

/**
 * @typedef {object} StartWatch
 * @property {Promise<never>} failure        rejects when the start is to be given up
 * @property {(problem: Error) => void} fail
 * @property {() => void} progress           a stage has begun: the time starts again
 * @property {() => void} end
 */

/**
 * A worker whose script cannot be loaded reports that by an event only, and one that hangs reports nothing. Both become a
 * rejection here.
 * @param {Worker} worker
 * @param {number} timeout  milliseconds a stage may last
 * @returns {StartWatch}
 */
export function watchStart(worker, timeout) {
  const { failure, fail } = createFailing();
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
  const { failure, fail } = createFailing();
  void navigator.locks
    ?.request(lockName, () => {
      const problem = new Error("the worker was ended");
      fail(problem);
      onDeath(problem);
      // Where locks are refused, a death is not noticed.
    })
    .catch(() => {});
  return failure;
}

/**
 * @typedef {object} SilenceWatch
 * @property {<T>(answer: Promise<T>) => Promise<T>} during  watches until the answer is there, or the worker's life is over
 * @property {() => void} heard        the worker has given a sign
 */

/**
 * A worker in an endless loop does not die. It gives no sign at all, while a busy one does so several times a second. The
 * time is counted in ticks, so that a computer's sleep does not count.
 * @param {Failing} life      the worker's; it fails with an EngineSilent
 * @param {number} mostTicks  without a sign
 * @param {number} tick       milliseconds
 * @returns {SilenceWatch}
 */
export function watchSilence(life, mostTicks, tick) {
  let unanswered = 0;
  let ticks = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  return {
    heard: () => {
      ticks = 0;
    },
    async during(answer) {
      unanswered += 1;
      if (unanswered === 1) {
        ticks = 0;
        timer = setInterval(() => {
          ticks += 1;
          if (ticks > mostTicks) life.fail(new EngineSilent("the worker no longer answers"));
        }, tick);
      }
      try {
        return await life.unless(answer);
      } finally {
        ticks = 0;
        unanswered -= 1;
        if (unanswered === 0) clearInterval(timer);
      }
    },
  };
}

/**
 * @typedef {object} Failing
 * @property {Promise<never>} failure  rejects when it is said to have failed
 * @property {(problem: Error) => void} fail
 * @property {<T>(answer: Promise<T>) => Promise<T>} unless  the answer, or the failure if that comes first
 */

/**
 * Something that lives for long and may fail one day, while many short things wait for their answers.
 * @returns {Failing}
 */
export function createFailing() {
  /** @type {(problem: Error) => void} */
  let reject = () => {};
  /** @type {Promise<never>} */
  const failure = new Promise((_, rejectFailure) => {
    reject = rejectFailure;
  });
  // Without a handler the console would report a rejection that is not waited for.
  failure.catch(() => {});
  /** @type {Set<(problem: Error) => void>} */
  const waiting = new Set();
  /** @type {Error | null} */
  let known = null;
  return {
    failure,
    fail(problem) {
      known ??= problem;
      reject(problem);
      for (const give of waiting) give(known);
    },
    // Promise.race would do, but for as long as the failure has not happened it keeps every answer in memory.
    unless: (answer) =>
      new Promise((resolve, giveUp) => {
        if (known) giveUp(known);
        waiting.add(giveUp);
        answer.then(resolve, giveUp).finally(() => waiting.delete(giveUp));
      }),
  };
}
