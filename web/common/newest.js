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
