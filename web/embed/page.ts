/**
 * The page that is only a board (embed.html), for an `<iframe>` where a host allows no scripts. What the element takes as
 * attributes the page takes from its address, before or after the `#`: `embed.html?game=sum&size=5&mode=play`. In
 * addition: `theme=light` or `dark` where the page around it is not as the reader's device asks for, and `lang=de`, `en` or
 * `fr` where the board is not to speak the reader's own language.
 */
// The page around the frame may change what it asks for.
addEventListener("hashchange", () => location.reload());

const THEMES = ["light", "dark"];

const wishes = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
const root = document.documentElement;
const theme = wishes.get("theme") ?? "";
if (THEMES.includes(theme)) root.dataset["theme"] = theme;
root.dataset["language"] = wishes.get("lang") ?? "system";

// Only now: the language that is set when the sentences are loaded is the language of the page.
const [{ element }, { language }, { boards }, { ATTRIBUTES }] = await Promise.all([
  import("../common/dom.js"),
  import("../common/strings/index.js"),
  import("../common/strings/boards/index.js"),
  import("./options.js"),
  import("../embed.js").then(() => customElements.whenDefined("sunstones-board")),
]);
root.lang = language;

const board = document.createElement("sunstones-board");
/** Of the match for the page of the whole application. */
const match: Record<string, string> = {};
for (const name of ATTRIBUTES) {
  const value = wishes.get(name);
  if (value === null) continue;
  board.setAttribute(name, value);
  if (["game", "size", "holes", "start", "turns"].includes(name)) match[name] = value;
}
if (wishes.get("mode") === "puzzle") match["puzzle"] = "1";
document.title = boards.boardPageTitle;
const link = new URL("../", import.meta.url);
link.hash = new URLSearchParams(match).toString();
const shown = [board];
// A position alone is no match, and a link to its game would lead to an empty board.
if (match["turns"] || match["start"] || !wishes.get("position")) {
  shown.push(element("p", {}, element("a", { href: link.href, target: "_blank", rel: "noopener" }, boards.openInSunstones)));
}
document.querySelector("main")?.append(...shown);
