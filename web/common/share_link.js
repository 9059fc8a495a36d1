/**
 * Share links keep a whole game in the address's hash. The engine reads them; the page looks only for the board to paint
 * before the engine is there. A game that is kept for later is kept as such a link.
 *
 * @import { State } from "../engine/wire.js"
 */

/** `&` as HTML escapes it. */
const AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;
/** `&notes=` as some programs change it, as `&not` is a sign in HTML. */
const NOT = /(?:¬|%C2%AC)es=/gi;
/** Characters that end a link. */
const END = /[\s<>"[\]{}|\\^`]/;
/** The name of a link's first part, and not the end of another name. */
const NAME = /(?:^|[^\p{L}\p{N}_-]|%[0-9A-Fa-f]{2})game=/u;
/** The address before a link's text, or signs that may stick to its beginning. */
const BEFORE = /^.*(?:#|%23|\?)|^[('*_~“„«‚‘]+/s;

/** @param {string} hash @returns {string} the text in it; signs that stick to its end are the engine's to take off */
export const hashText = (hash) => hash.replace(/^#/, "").replace(AMPERSAND, "&").replace(NOT, "&notes=");

/** @param {string} text  from anywhere @returns {string} of the first link in it, as in a hash; empty where it holds none */
export function linkIn(text) {
  const found = NAME.exec(text);
  if (!found || /^\s*\{/.test(text)) return "";
  const at = found.index + found[0].length - "game=".length;
  const before = text.slice(0, at);
  // A link in a comment of a list does not count.
  if (before.lastIndexOf("{") > before.lastIndexOf("}")) return "";
  const head = before.split(END).at(-1)?.replace(BEFORE, "") ?? "";
  return hashText(head + text.slice(at)).split(END)[0] ?? "";
}

/**
 * @param {string} hash
 * @returns {string | null} the link's text for the engine; null where the hash holds no game, but a puzzle perhaps
 */
export function sharedText(hash) {
  const text = hashText(hash);
  const parts = new URLSearchParams(text);
  return parts.has("game") && !parts.has("puzzle") ? text : null;
}

/** @param {string} hash @returns {{ game: string, size: number } | null} */
export function sharedGame(hash) {
  const text = sharedText(hash);
  if (text === null) return null;
  const parts = new URLSearchParams(text);
  // Signs may stick to the last part.
  return { game: /^\w*/.exec(parts.get("game") ?? "")?.[0] ?? "", size: Number.parseInt(parts.get("size") ?? "", 10) };
}

/**
 * @param {Pick<State, "game" | "size" | "holes" | "start" | "turns">} position
 * @returns {string} the text of a link that asks for the turn that wins there
 */
export const puzzleText = (position) => `${linkText(position)}&puzzle=1`;

/** @param {string} text  of a link @returns {string} the address of this page that opens it */
export const addressOf = (text) => `${location.origin}${location.pathname}#${text}`;

/**
 * @param {Pick<State, "game" | "size" | "holes" | "start" | "turns">} state
 * @returns {string} the link's text for a game's finished turns, without those of an unfinished one
 */
export function linkText({ game, size, holes, start, turns }) {
  const parts = new URLSearchParams({ game, size: String(size) });
  if (holes.length > 0) parts.set("holes", holes.join(" "));
  if (start) parts.set("start", start);
  if (turns.length > 0) parts.set("turns", turns.join(" "));
  return parts.toString();
}
