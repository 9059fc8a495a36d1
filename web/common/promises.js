/** What comes later: kept once it is there, outdated by what is asked after it, or waited for. */

/**
 * A value that is made at the first call and kept: the page's first paint does not wait for dialogs that are closed. A promise
 * that has failed is not kept, as what it lacked may be fetched the next time.
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
 * Which answer still matters: what is asked later outdates what was asked before.
 *
 * @returns {{ signal: () => AbortSignal, renew: () => AbortSignal }} signal: of what was asked last; renew: aborts it and
 *   gives another one
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
