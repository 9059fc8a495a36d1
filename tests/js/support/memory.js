/** A place like localStorage, as a browser that keeps nothing else, that is full, or that allows none. */

/** @param {Record<string, string>} [texts]  that it holds at first, by key */
export function memory(texts = {}) {
  const held = new Map(Object.entries(texts));
  return {
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void held.set(key, text),
    held,
  };
}

/** @typedef {ReturnType<typeof memory>} Memory */

/** @param {Memory} area @returns {() => Storage} as createStorage asks for it */
export const opened = (area) => () => /** @type {Storage} */ (/** @type {unknown} */ (area));
