/** Results that come later: values that are kept, the newest of several answers, and waiting. */

/**
 * A value that is made at the first call and kept: the page's first paint does not wait for dialogs that are closed. A promise
 * that has failed is not kept, as the next attempt may succeed.
 * @template Made
 * @param {() => Made} make
 * @returns {() => Made}
 */
export function lazy(make) {
  /** @type {{ made: Made } | null} */
  let kept = null;
  return () => {
    if (!kept) {
      kept = { made: make() };
      Promise.resolve(kept.made).catch(() => {
        kept = null;
      });
    }
    return kept.made;
  };
}

/**
 * Signals for requests of which only the newest matters.
 *
 * @returns {{ signal: () => AbortSignal, renew: () => AbortSignal }} signal: of the newest request; renew: aborts it and
 *   returns another one
 */
export function createNewest() {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    renew() {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
  };
}

/** @param {number} milliseconds @returns {Promise<void>} */
export const pause = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds));
