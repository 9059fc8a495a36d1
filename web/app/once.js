/**
 * What is made when it is first asked for, and kept: the first picture waits for nothing that nobody has opened.
 * @template Made
 * @param {() => Made} make
 * @returns {() => Made}
 */
export function once(make) {
  /** @type {{ made: Made } | null} */
  let kept = null;
  return () => (kept ??= { made: make() }).made;
}
