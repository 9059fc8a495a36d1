/** Watching over a worker: whether its start fails or takes too long, and whether it dies or falls silent later. */

/** The worker lives, but something that it was asked goes unanswered. */
export class EngineSilent extends Error {}

interface StartWatch {
  failure: Promise<never>; // rejects when the start is to be given up
  fail: (problem: Error) => void;
  progress: () => void; // a stage has begun: the time starts again
  end: () => void;
}

/**
 * A worker whose script cannot be loaded reports that by an event only, and one that hangs reports nothing. Both become a
 * rejection here.
 * @param timeout  milliseconds a stage may last
 */
export function watchStart(worker: Worker, timeout: number): StartWatch {
  const { failure, fail } = createFailing();
  const expire = () => fail(new Error("timeout"));
  let timer = setTimeout(expire, timeout);
  const onError = (event: Event) => fail(new Error(event instanceof ErrorEvent && event.message ? event.message : "no worker"));
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
 * @param lockName  of a lock that the worker holds already
 * @returns rejects when the worker is gone; never where the browser has no locks
 */
export function watchDeath(lockName: string, onDeath: (problem: Error) => void): Promise<never> {
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

export interface SilenceWatch {
  during: <T>(answer: Promise<T>) => Promise<T>; // watches until the answer is there, or the worker's life is over
  heard: () => void; // the worker has given a sign
}

/**
 * A worker in an endless loop does not die. It gives no sign at all, while a busy one does so several times a second. The
 * time is counted in ticks, so that a computer's sleep does not count.
 * @param life  the worker's; it fails with an EngineSilent
 * @param mostTicks  without a sign
 * @param tick  milliseconds
 */
export function watchSilence(life: Failing, mostTicks: number, tick: number): SilenceWatch {
  let unanswered = 0;
  let ticks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
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

export interface Failing {
  failure: Promise<never>; // rejects when it is said to have failed
  fail: (problem: Error) => void;
  unless: <T>(answer: Promise<T>) => Promise<T>; // the answer, or the failure if that comes first
}

/** Something that lives for long and may fail one day, while many short things wait for their answers. */
export function createFailing(): Failing {
  let reject: (problem: Error) => void = () => {};
  const failure: Promise<never> = new Promise((_, rejectFailure) => {
    reject = rejectFailure;
  });
  // Without a handler the console would report a rejection that is not waited for.
  failure.catch(() => {});
  const waiting = new Set<(problem: Error) => void>();
  let known: Error | null = null;
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
