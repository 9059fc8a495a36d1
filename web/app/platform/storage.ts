/**
 * Data that outlives a reload: kept in the browser's local storage, each kind as JSON with a version under its own key.
 *
 * Stored data is untrusted: an older page, a newer one or a person may have written it. `restore` is
 * the one way in. It keeps what can be read, says what cannot, and puts that text aside instead of losing it. A text that was put
 * aside stays until the player deletes it, even where the storage is full.
 * If nothing can be stored, data is kept for as long as the page is open, and `save` says so.
 */
import { strings } from "../../common/strings/index.js";
import { excerpt, fieldsOf, isWhole, parseJson } from "../../common/untrusted.js";
import { createFallback, type Fallback } from "./fallback.js";

export type Area = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A text that could not be read. */
export interface Aside {
  key: string;
  text: string;
}

/** A kind of thing that is kept. */
export interface Kind<T> {
  key: string;
  version: number; // of its form
  what: string; // the kind's name in a sentence
  read: (data: unknown) => { value: T; lost: string[] }; // what can be kept of the data, and what cannot, in words
}

/** Other pages of the same host share the storage. */
export const PREFIX = "sunstones.";
export const ASIDE = ".unreadable";
/** Texts that are put aside of one kind of thing; the last one gives way to those that come after it. */
const MOST_ASIDES = 5;

/**
 * @param openArea  throws where the browser allows no storage
 * @param fallback  for texts that the area does not take
 */
export function createStorage(openArea: () => Area = () => localStorage, fallback: Fallback = createFallback()) {
  let hasPutAside = false;
  /** The readable parts of the texts that this page has put aside, by their keys; null if there is none. */
  const rests = new Map() as Map<string, { text: string; rest: string | null }>;

  function readText(key: string): string | null {
    const text = fallback.get(key);
    if (text !== null) return text;
    try {
      return openArea().getItem(key);
    } catch {
      return null;
    }
  }

  /** @returns whether it outlives the page */
  function writeText(key: string, text: string): boolean {
    try {
      openArea().setItem(key, text);
    } catch {
      fallback.set(key, text);
      return false;
    }
    fallback.delete(key);
    return true;
  }

  function removeText(key: string) {
    fallback.delete(key);
    try {
      openArea().removeItem(key);
    } catch {
      /* there is none */
    }
  }

  /** @returns those in the area */
  function storedAsides(): Aside[] {
    try {
      const area = openArea();
      const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? "");
      return keys.filter(isAside).map((key) => ({ key, text: area.getItem(key) ?? "" }));
    } catch {
      return [];
    }
  }

  /** @param key  of what could not be read */
  function putTextAside(key: string, text: string) {
    hasPutAside = true;
    const places = Array.from(
      { length: MOST_ASIDES },
      (_, index) => `${PREFIX}${key}${index > 0 ? `.${index + 1}` : ""}${ASIDE}`,
    );
    const place = places.find((one) => [null, text].includes(readText(one))) ?? places.at(-1);
    writeText(place as string, text);
  }

  /** @returns what this page and earlier ones could not read */
  const asides = (): Aside[] => [...storedAsides(), ...fallback.entries().filter(({ key }) => isAside(key))];

  return {
    /** @returns no value where nothing can be read; a problem is a sentence */
    restore<T>(kind: Kind<T>): { value: T | null; problem: string | null } {
      const text = readText(PREFIX + kind.key);
      if (text === null) return { value: null, problem: null };
      const read = readKept(kind, text);
      if (read.problem !== null) {
        putTextAside(kind.key, text);
        rests.set(PREFIX + kind.key, { text, rest: read.value === null ? null : textOf(kind, read.value) });
      }
      return read;
    },

    /** Puts a restored text aside that turned out to be of no use, before another one takes its place. */
    putAside<T>(kind: Kind<T>) {
      const text = readText(PREFIX + kind.key);
      if (text === null) return;
      putTextAside(kind.key, text);
      rests.set(PREFIX + kind.key, { text, rest: null });
    },

    putTextAside,

    /** Whether there is something that this page could not read. */
    hasPutAside: () => hasPutAside && asides().length > 0,

    asides,

    /** For deleted_texts.ts. */
    texts: { openArea, fallback, rests, read: readText, write: writeText, remove: removeText },

    /** @returns whether it outlives the page */
    save: <T>(kind: Kind<T>, value: T): boolean => writeText(PREFIX + kind.key, textOf(kind, value)),

    remove: <T>(kind: Kind<T>) => removeText(PREFIX + kind.key),

    /** @returns whether values that the area did not take outlive a reload */
    isInFallback: <T>(kind: Kind<T>): boolean => fallback.outlivesReload(PREFIX + kind.key),

    /** @returns whether it is kept */
    holds: <T>(kind: Kind<T>, value: T): boolean => readText(PREFIX + kind.key) === textOf(kind, value),

    /** @param onChange  called when another tab has changed the kept data */
    watch(onChange: () => void) {
      addEventListener("storage", (event) => {
        if (event.key === null || event.key.startsWith(PREFIX)) onChange();
      });
    },
  };
}

export type Storage = ReturnType<typeof createStorage>;

export const textOf = <T>(kind: Kind<T>, value: T) => JSON.stringify({ version: kind.version, data: value });

export function readKept<T>(kind: Kind<T>, text: string): { value: T | null; problem: string | null } {
  const { version, data } = fieldsOf(parseJson(text)?.data);
  const read = isVersion(version) ? attemptToRead(kind, data) : null;
  if (!isVersion(version) || !read) return { value: null, problem: strings.savedUnreadable(kind.what, excerpt(text)) };
  const { value, lost } = read;
  if (version > kind.version) return { value, problem: strings.savedByNewer(kind.what, version) };
  return { value, problem: lost.length > 0 ? strings.savedInParts(kind.what, lost.map(excerpt)) : null };
}

export const isVersion = isWhole(1, Number.MAX_SAFE_INTEGER);

/** A reader throws nothing; if one does all the same, the page opens without the thing. */
function attemptToRead<T>(kind: Kind<T>, data: unknown) {
  try {
    return kind.read(data);
  } catch {
    return null;
  }
}

const isAside = (key: string) => key.startsWith(PREFIX) && key.endsWith(ASIDE);
