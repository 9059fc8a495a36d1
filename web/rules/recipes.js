/** The recipes name the site that shows them, so that they can be copied as they stand; a button copies them. */
import { button, element } from "../app/dom.js";

/** What stands in the file, for readers without scripts. */
const EXAMPLE = "https://example.org/sunstones/";
const SITE = new URL("../", import.meta.url).href;

for (const code of document.querySelectorAll("code[data-recipe]")) {
  const text = (code.textContent ?? "").replaceAll(EXAMPLE, SITE);
  code.textContent = text;
  const block = code.closest("pre");
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(text);
      copy.textContent = "Copied";
    } catch {
      // The browser does not let a page copy: then the text is chosen, for the reader to do it.
      getSelection()?.selectAllChildren(code);
    }
  });
  if (!block) continue;
  block.replaceWith(element("div", { class: "recipe" }, copy));
  copy.before(block);
}
