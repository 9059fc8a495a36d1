/**
 * Data that outlives a reload: kept in the browser's local storage, each kind as JSON with a version under its own key.
 *
 * Stored data is untrusted: an older page, a newer one or a person may have written it. `restore` is
 * the one way in. It keeps what can be read, says what cannot, and puts that text aside instead of losing it. A text that was put
 * aside stays until the player deletes it, even where the storage is full.
 * If nothing can be stored, data is kept for as long as the page is open, and `save` says so.
 *
 * @import { Fallback } from "./fallback.js"
 *
 * @typedef {Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Area
 *
 * @typedef {object} Aside  a text that could not be read
 * @property {string} key
 * @property {string} text
 */
/**
 * @template T
 * @typedef {object} Kind  a kind of thing that is kept
 * @property {string} key
 * @property {number} version  of its form
 * @property {string} what     the kind's name in a sentence
 * @property {(data: unknown) => { value: T, lost: string[] }} read  what can be kept of the data, and what cannot, in words
 */
import { strings } from "../../common/strings/index.js";
import { excerpt, fieldsOf, isWhole, parseJson } from "../../common/untrusted.js";
import { createFallback } from "./fallback.js";

/** Other pages of the same host share the storage. */
export const PREFIX = "sunstones.";
export const ASIDE = ".unreadable";
/** Texts that are put aside of one kind of thing; the last one gives way to those that come after it. */
const MOST_ASIDES = 5;

/**
 * @param {() => Area} [openArea]  throws where the browser allows no storage
 * @param {Fallback} [fallback]          for texts that the area does not take
 */
export function createStorage(openArea = () => localStorage, fallback = createFallback()) {
  let hasPutAside = false;
  /** The readable parts of the texts that this page has put aside, by their keys; null if there is none. */
  const rests = /** @type {Map<string, { text: string, rest: string | null }>} */ (new Map());

  /** @param {string} key @returns {string | null} */
  function readText(key) {
    const text = fallback.get(key);
    if (text !== null) return text;
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
    } catch {
      fallback.set(key, text);
      return false;
    }
    fallback.delete(key);
    return true;
  }

  /** @param {string} key */
  function removeText(key) {
    fallback.delete(key);
    try {
      openArea().removeItem(key);
    } catch {
      /* there is none */
    }
  }

  /** @returns {Aside[]} those in the area */
  function storedAsides() {
    try {
      const area = openArea();
      const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? "");
      return keys.filter(isAside).map((key) => ({ key, text: area.getItem(key) ?? "" }));
    } catch {
      return [];
    }
  }

  /** @param {string} key  of what could not be read @param {string} text */
  function putTextAside(key, text) {
    hasPutAside = true;
    const places = Array.from(
      { length: MOST_ASIDES },
      (_, index) => `${PREFIX}${key}${index > 0 ? `.${index + 1}` : ""}${ASIDE}`,
    );
    const place = places.find((one) => [null, text].includes(readText(one))) ?? places.at(-1);
    writeText(/** @type {string} */ (place), text);
  }

  /** @returns {Aside[]} what this page and earlier ones could not read */
  const asides = () => [...storedAsides(), ...fallback.entries().filter(({ key }) => isAside(key))];

  return {
    /**
     * @template T
     * @param {Kind<T>} kind
     * @returns {{ value: T | null, problem: string | null }}  no value where nothing can be read; a problem is a sentence
     */
    restore(kind) {
      const text = readText(PREFIX + kind.key);
      if (text === null) return { value: null, problem: null };
      const read = readKept(kind, text);
      if (read.problem !== null) {
        putTextAside(kind.key, text);
        rests.set(PREFIX + kind.key, { text, rest: read.value === null ? null : textOf(kind, read.value) });
      }
      return read;
    },

    /**
     * Puts a restored text aside that turned out to be of no use, before another one takes its place.
     * @template T
     * @param {Kind<T>} kind
     */
    putAside(kind) {
      const text = readText(PREFIX + kind.key);
      if (text === null) return;
      putTextAside(kind.key, text);
      rests.set(PREFIX + kind.key, { text, rest: null });
    },

    putTextAside,

    /** Whether there is something that this page could not read. */
    hasPutAside: () => hasPutAside && asides().length > 0,

    asides,

    /** For deleted_texts.js. */
    texts: { openArea, fallback, rests, read: readText, write: writeText, remove: removeText },

    /**
     * @template T
     * @param {Kind<T>} kind
     * @param {T} value
     * @returns {boolean} whether it outlives the page
     */
    save: (kind, value) => writeText(PREFIX + kind.key, textOf(kind, value)),

    /** @template T @param {Kind<T>} kind */
    remove: (kind) => removeText(PREFIX + kind.key),

    /** @template T @param {Kind<T>} kind @returns {boolean} whether values that the area did not take outlive a reload */
    isInFallback: (kind) => fallback.outlivesReload(PREFIX + kind.key),

    /**
     * @template T
     * @param {Kind<T>} kind
     * @param {T} value
     * @returns {boolean} whether it is kept
     */
    holds: (kind, value) => readText(PREFIX + kind.key) === textOf(kind, value),

    /** @param {() => void} onChange  called when another tab has changed the kept data */
    watch(onChange) {
      addEventListener("storage", (event) => {
        if (event.key === null || event.key.startsWith(PREFIX)) onChange();
      });
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} Storage */

/** @template T @param {Kind<T>} kind @param {T} value */
export const textOf = (kind, value) => JSON.stringify({ version: kind.version, data: value });

/**
 * @template T
 * @param {Kind<T>} kind
 * @param {string} text
 * @returns {{ value: T | null, problem: string | null }}
 */
export function readKept(kind, text) {
  const { version, data } = fieldsOf(parseJson(text)?.data);
  const read = isVersion(version) ? attemptToRead(kind, data) : null;
  if (!isVersion(version) || !read) return { value: null, problem: strings.savedUnreadable(kind.what, excerpt(text)) };
  const { value, lost } = read;
  if (version > kind.version) return { value, problem: strings.savedByNewer(kind.what, version) };
  return { value, problem: lost.length > 0 ? strings.savedInParts(kind.what, lost.map(excerpt)) : null };
}

export const isVersion = isWhole(1, Number.MAX_SAFE_INTEGER);

/**
 * A reader throws nothing; if one does all the same, the page opens without the thing.
 * @template T
 * @param {Kind<T>} kind
 * @param {unknown} data
 */
function attemptToRead(kind, data) {
  try {
    return kind.read(data);
  } catch {
    return null;
  }
}

/** @param {string} key */
const isAside = (key) => key.startsWith(PREFIX) && key.endsWith(ASIDE);
