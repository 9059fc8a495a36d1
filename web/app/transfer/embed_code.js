/**
 * A game as markup for somebody else's page: the element and the script that brings it to life.
 *
 * @import { State } from "../../engine/protocol.js"
 */
import { escape } from "../../board/images/svg.js";

/** @param {State} state @param {string} site  the address of this page's folder @returns {string} */
export function embedCode({ game, size, holes, start, turns }, site) {
  const attributes = Object.entries({
    game,
    size: String(size),
    holes: holes.join(" "),
    start: start ?? "",
    turns: turns.join(" "),
    mode: "replay",
  }).filter(([, value]) => value !== "").map(([name, value]) => `${name}="${escape(value)}"`);
  return `<sunstones-board ${attributes.join(" ")}></sunstones-board>\n`
    + `<script type="module" src="${escape(new URL("embed.js", site).href)}"></script>\n`;
}
