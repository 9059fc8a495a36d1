/**
 * Share links keep a whole game in the address's hash. The engine reads them; the page looks only for the board to paint
 * before the engine is there. A game that is kept for later is kept as such a link.
 */

import type { State } from "../engine/wire.js";

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

/** @returns the text in it; signs that stick to its end are the engine's to take off */
export const hashText = (hash: string): string => hash.replace(/^#/, "").replace(AMPERSAND, "&").replace(NOT, "&notes=");

/** @param text  from anywhere @returns of the first link in it, as in a hash; empty where it holds none */
export function linkIn(text: string): string {
  const found = NAME.exec(text);
  if (!found || /^\s*\{/.test(text)) return "";
  const at = found.index + found[0].length - "game=".length;
  const before = text.slice(0, at);
  // A link in a comment of a list does not count.
  if (before.lastIndexOf("{") > before.lastIndexOf("}")) return "";
  const head = before.split(END).at(-1)?.replace(BEFORE, "") ?? "";
  return hashText(head + text.slice(at)).split(END)[0] ?? "";
}

/** @returns the link's text for the engine; null where the hash holds no game, but a puzzle perhaps */
export function sharedText(hash: string): string | null {
  const text = hashText(hash);
  const parts = new URLSearchParams(text);
  return parts.has("game") && !parts.has("puzzle") ? text : null;
}

export function sharedGame(hash: string): { game: string; size: number } | null {
  const text = sharedText(hash);
  if (text === null) return null;
  const parts = new URLSearchParams(text);
  // Signs may stick to the last part.
  return { game: /^\w*/.exec(parts.get("game") ?? "")?.[0] ?? "", size: Number.parseInt(parts.get("size") ?? "", 10) };
}

/** @returns the text of a link that asks for the turn that wins there */
export const puzzleText = (position: Pick<State, "game" | "size" | "holes" | "start" | "turns">): string =>
  `${linkText(position)}&puzzle=1`;

/** @param text  of a link @returns the address of this page that opens it */
export const addressOf = (text: string): string => `${location.origin}${location.pathname}#${text}`;

/** @returns the link's text for a game's finished turns, without those of an unfinished one */
export function linkText({
  game,
  size,
  holes,
  start,
  turns,
}: Pick<State, "game" | "size" | "holes" | "start" | "turns">): string {
  const parts = new URLSearchParams({ game, size: String(size) });
  if (holes.length > 0) parts.set("holes", holes.join(" "));
  if (start) parts.set("start", start);
  if (turns.length > 0) parts.set("turns", turns.join(" "));
  return parts.toString();
}
