/**
 * The recipes name the site that shows them, so that they can be copied unchanged; a button copies them. Below each are the
 * boards that it makes.
 */
import { button, element } from "../common/dom.js";

/** The address in the file, for readers without scripts. */
const EXAMPLE = "https://example.org/sunstones/";
const SITE = new URL("../", import.meta.url).href;

/** An attribute that a recipe's script sets. */
const SET = /\.setAttribute\("(.+?)", "(.+?)"\)/g;

/** The policy of this page allows no such style, not even in a document that is not shown. */
const STYLE = /<style>.*<\/style>/s;

/** @param recipe  its text @returns its boards; of a frame, the board that is in it */
function boardsOf(recipe: string): HTMLElement[] {
  const parsed = new DOMParser().parseFromString(recipe.replace(STYLE, ""), "text/html");
  const written = [...parsed.querySelectorAll<HTMLElement>("sunstones-board")].map((board) => document.importNode(board, true));
  if (written.length > 0) return written;
  const address = parsed.querySelector("iframe")?.src;
  const attributes = address
    ? [...new URL(address).searchParams]
    : [...recipe.matchAll(SET)].map(([, name, value]) => [name, value]);
  const board = document.createElement("sunstones-board");
  for (const [name = "", value = ""] of attributes) board.setAttribute(name, value);
  return [board];
}

for (const code of document.querySelectorAll<HTMLElement>("code[data-recipe]")) {
  const text = (code.textContent ?? "").replaceAll(EXAMPLE, SITE);
  code.textContent = text;
  code.setAttribute("translate", "no");
  const block = code.closest("pre");
  const copy = button("", async () => {
    try {
      await navigator.clipboard.writeText(text);
      call("Copied");
    } catch {
      // The browser does not let a page copy: then the text is chosen, for the reader to do it.
      getSelection()?.selectAllChildren(code);
    }
  });
  const title = code.closest("section")?.querySelector("h2")?.textContent ?? "";
  // For screen readers: there are a dozen such buttons.
  const call = (word: string) => {
    copy.textContent = word;
    copy.setAttribute("aria-label", `${word}: ${title}`);
  };
  call("Copy");
  if (!block) continue;
  const boards = boardsOf(text);
  // The page has other boards and marks of these names.
  for (const board of boards) board.removeAttribute("id");
  const live = element("div", { class: "live", "data-of": code.dataset["recipe"] ?? "" }, ...boards);
  block.replaceWith(element("div", { class: "recipe" }, copy, live));
  copy.before(block);
}
