/** Results that come later: values that are kept, the newest of several answers, and waiting. */

/**
 * A value that is made at the first call and kept: the page's first paint does not wait for dialogs that are closed. A promise
 * that has failed is not kept, as the next attempt may succeed.
 */
export function lazy<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | null = null;
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
 * @returns signal: of the newest request; renew: aborts it and
 *   returns another one
 */
export function createNewest(): { signal: () => AbortSignal; renew: () => AbortSignal } {
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

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));
