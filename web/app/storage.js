/**
 * What outlives a reload: things kept in the browser's local storage, each as JSON with a version under a key of its own.
 *
 * Whatever is found there is untrusted: an older page, a newer one or somebody's hand may have written it. `restore` is
 * the one way in. It keeps what can be read, says what cannot, and puts that text aside instead of losing it.
 * Where nothing can be stored, things are kept for as long as the page is open, and `save` says so.
 *
 * @template T
 * @typedef {object} Kind  a kind of thing that is kept
 * @property {string} key
 * @property {number} version  of its form
 * @property {string} what     it is, to stand in a sentence
 * @property {(data: unknown) => { value: T, lost: string[] }} read  what can be kept of the data, and what cannot, in words
 */
import { excerpt } from "./problems.js";
import { strings } from "./strings/index.js";

/** Other pages of the same host share the storage. */
const PREFIX = "sunstones.";
const ASIDE = ".unreadable";
/** Characters that are read at all: twice as many as the engine takes for a record. */
const LONGEST = 2_000_000;

/** @param {() => globalThis.Storage} [openArea]  throws where the browser allows no storage */
export function createStorage(openArea = () => localStorage) {
  /** @type {Map<string, string>} what could not be written */
  const unwritten = new Map();

  /** @param {string} key @returns {string | null} */
  function readText(key) {
    const text = unwritten.get(key);
    if (text !== undefined) return text;
    try {
      return openArea().getItem(key);
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} text @returns {boolean} whether it outlives the page */
  function writeText(key, text) {
    try {
      openArea().setItem(key, text);
      unwritten.delete(key);
      return true;
    } catch {
      unwritten.set(key, text);
      return false;
    }
  }

  return {
    /**
     * @template T
     * @param {Kind<T>} kind
     * @returns {{ value: T | null, problem: string | null }}  no value where nothing can be read; a problem is a sentence
     */
    restore(kind) {
      const key = PREFIX + kind.key;
      const text = readText(key);
      if (text === null) return { value: null, problem: null };
      const found = parse(text);
      const { value, lost } = found ? kind.read(found.data) : { value: null, lost: [] };
      let problem = null;
      if (!found) problem = strings.savedUnreadable(kind.what, excerpt(text));
      else if (found.version > kind.version) problem = strings.savedByNewer(kind.what, found.version);
      else if (lost.length > 0) problem = strings.savedInParts(kind.what, lost.map(excerpt));
      if (problem !== null) writeText(key + ASIDE, text);
      return { value, problem };
    },

    /**
     * Somebody else cannot use what was restored: it is put aside as well, before another thing takes its place.
     * @template T
     * @param {Kind<T>} kind
     */
    putAside(kind) {
      const key = PREFIX + kind.key;
      const text = readText(key);
      if (text !== null) writeText(key + ASIDE, text);
    },

    /**
     * @template T
     * @param {Kind<T>} kind
     * @param {T} value
     * @returns {boolean} whether it outlives the page
     */
    save: (kind, value) => writeText(PREFIX + kind.key, textOf(kind, value)),

    /**
     * @template T
     * @param {Kind<T>} kind
     * @param {T} value
     * @returns {boolean} whether it is what is kept
     */
    holds: (kind, value) => readText(PREFIX + kind.key) === textOf(kind, value),

    /** @param {() => void} onChange  called when another tab has changed what is kept */
    watch(onChange) {
      addEventListener("storage", (event) => {
        if (event.key === null || event.key.startsWith(PREFIX)) onChange();
      });
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} Storage */

/** @template T @param {Kind<T>} kind @param {T} value */
const textOf = (kind, value) => JSON.stringify({ version: kind.version, data: value });

/** @param {string} text @returns {{ version: number, data: unknown } | null} */
function parse(text) {
  if (text.length > LONGEST) return null;
  try {
    const found = JSON.parse(text);
    return Number.isSafeInteger(found?.version) && found.version > 0 ? found : null;
  } catch {
    return null;
  }
}
