/**
 * A value that is made at the first call and kept: the page's first paint does not wait for dialogs that are closed.
 * @template Made
 * @param {() => Made} make
 * @returns {() => Made}
 */
export function lazy(make) {
  /** @type {{ made: Made } | null} */
  let kept = null;
  return () => (kept ??= { made: make() }).made;
}
