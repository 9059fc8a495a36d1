/**
 * Areas of the browser's storage as they may be: with room, full, or forbidden.
 *
 * @import { Area } from "../../../web/app/platform/storage.js"
 */

/**
 * @param {Record<string, string>} [texts]
 * @param {number} [room]  characters that are left
 * @returns {Area & { texts: Map<string, string> }}
 */
export function createArea(texts = {}, room = Infinity) {
  const kept = new Map(Object.entries(texts));
  const used = () => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const quota = used() + room;
  return {
    texts: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      const before = kept.get(key);
      kept.set(key, text);
      if (used() <= quota) return;
      if (before === undefined) kept.delete(key);
      else kept.set(key, before);
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** @returns {Area} */
export function forbidden() {
  throw new DOMException("switched off", "SecurityError");
}

/**
 * The browser's database: what it holds, and whether it may.
 * @param {{ text?: string | null, isForbidden?: boolean }} [start]
 */
export function createFakeBackup({ text = null, isForbidden = false } = {}) {
  const backup = {
    text,
    /** @param {string} next */
    async save(next) {
      if (!isForbidden) backup.text = next;
      return !isForbidden;
    },
    read: async () => backup.text,
    async clear() {
      backup.text = null;
    },
  };
  return backup;
}
