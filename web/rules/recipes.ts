/** The recipes name the site that shows them, so that they can be copied unchanged; a button copies them. */
import { button, element } from "../common/dom.js";

/** The address in the file, for readers without scripts. */
const EXAMPLE = "https://example.org/sunstones/";
const SITE = new URL("../", import.meta.url).href;

for (const code of document.querySelectorAll("code[data-recipe]")) {
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
  block.replaceWith(element("div", { class: "recipe" }, copy));
  copy.before(block);
}
