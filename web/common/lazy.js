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
