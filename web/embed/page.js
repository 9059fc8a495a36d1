/**
 * The page that is only a board (embed.html), for an `<iframe>` where a host allows no scripts. What the element takes as
 * attributes the page takes from its address, before or after the `#`: `embed.html?game=sum&size=5&mode=play`. Besides
 * them: `theme=light` or `dark` where the page around it is not as the reader's device asks for.
 */
import "../embed.js";
import { element } from "../app/dom.js";
import { strings } from "../app/strings/index.js";
import { ATTRIBUTES } from "./options.js";

const THEMES = ["light", "dark"];

const wishes = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
const theme = wishes.get("theme") ?? "";
if (THEMES.includes(theme)) document.documentElement.dataset["theme"] = theme;

const board = document.createElement("sunstones-board");
/** @type {Record<string, string>} of the match for the page of the whole application */
const match = {};
for (const name of ATTRIBUTES) {
  const value = wishes.get(name);
  if (value === null) continue;
  board.setAttribute(name, value);
  if (["game", "size", "holes", "start", "turns"].includes(name)) match[name] = value;
}
const link = new URL("../", import.meta.url);
link.hash = new URLSearchParams(match).toString();
document.querySelector("main")?.append(board,
  element("p", {}, element("a", { href: link.href, target: "_blank", rel: "noopener" }, strings.openInSunstones)));
