/**
 * Share links keep a whole game in the address's hash. The engine reads them; the page looks only for the board to paint
 * before the engine is there.
 */

/** @param {string} hash @returns {string | null} the link's text for the engine; null where the hash holds no game */
export function sharedText(hash) {
  const text = hash.replace(/^#/, "");
  return new URLSearchParams(text).has("game") ? text : null;
}

/** @param {string} hash @returns {{ game: string, size: number } | null} */
export function sharedGame(hash) {
  const text = sharedText(hash);
  if (text === null) return null;
  const parts = new URLSearchParams(text);
  return { game: parts.get("game") ?? "", size: Number(parts.get("size")) };
}
