/**
 * A place for texts that the browser's storage does not take: in this page, and with a name also in the state of the tab's
 * history, which keeps them over a reload. There is no limit for the whole site there, and no setting forbids it.
 */
import { fieldsOf } from "../../common/untrusted.js";

export interface Fallback {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  delete: (key: string) => void;
  entries: () => { key: string; text: string }[];
  outlivesReload: (key: string) => boolean;
}

/** @param name  of these texts in the history's state; null keeps the texts in this page only */
export function createFallback(name: string | null = null): Fallback {
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

function keptBeside(name: string): [string, string][] {
  const found = Object.entries(fieldsOf(fieldsOf(globalThis.history?.state)[name]));
  return found.filter(([, text]) => typeof text === "string") as [string, string][];
}
