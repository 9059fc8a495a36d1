/**
 * A place for texts that the browser's storage does not take: in this page, and with a name also in the state of the tab's
 * history, which keeps them over a reload. There is no limit for the whole site there, and no setting forbids it.
 *
 * @typedef {object} Fallback
 * @property {(key: string) => string | null} get
 * @property {(key: string, text: string) => void} set
 * @property {(key: string) => void} delete
 * @property {() => { key: string, text: string }[]} entries
 * @property {(key: string) => boolean} outlivesReload
 */
import { fieldsOf } from "../../common/untrusted.js";

/**
 * @param {string | null} [name]  of these texts in the history's state; null keeps the texts in this page only
 * @returns {Fallback}
 */
export function createFallback(name = null) {
  const texts = new Map(name === null ? [] : keptBeside(name));
  if (name !== null) {
    // Another entry of the tab's history, such as a link's, knows nothing of them yet.
    globalThis.addEventListener?.("popstate", () => texts.size > 0 && mirror());
  }

  function mirror() {
    if (name === null) return;
    try {
      history.replaceState({ ...fieldsOf(history.state), [name]: Object.fromEntries(texts) }, "");
    } catch {
      /* too large, or too often: they stay in this page */
    }
  }

  return {
    get: (key) => texts.get(key) ?? null,
    set(key, text) {
      texts.set(key, text);
      mirror();
    },
    delete(key) {
      if (texts.delete(key)) mirror();
    },
    entries: () => [...texts].map(([key, text]) => ({ key, text })),
    // A browser may ignore writes that come too often, so the state is read back.
    outlivesReload: (key) => texts.has(key) && name !== null && new Map(keptBeside(name)).get(key) === texts.get(key),
  };
}

/** @param {string} name @returns {[string, string][]} */
function keptBeside(name) {
  const found = Object.entries(fieldsOf(fieldsOf(globalThis.history?.state)[name]));
  return /** @type {[string, string][]} */ (found.filter(([, text]) => typeof text === "string"));
}
