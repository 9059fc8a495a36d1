"""The changes of page translators to a page, without translating: a text is put into brackets.

Firefox writes over the text nodes themselves, which disturbs no script; others take them away.
"""

from __future__ import annotations

from typing import Any

from selenium.webdriver import Chrome

OPENING, CLOSING = "\u2983", "\u2984"

# It goes on with later texts, as they do, also in shadow trees.
WATCH = f"""
const LEFT_OUT = "[translate=no], script, style, textarea, svg";
const translated = (text) => `{OPENING}${{text}}{CLOSING}`;
const isTranslated = ({{ data }}) => data.includes("{CLOSING}");
const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "";
const isFresh = (node) => isText(node) && !isTranslated(node) && !node.parentElement?.closest(LEFT_OUT);
function textsIn(root) {{
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (isFresh(walker.currentNode)) texts.push(walker.currentNode);
  return texts;
}}
const roots = new Set();
function everything() {{
  for (const root of [document.body, ...roots]) {{
    translate(root);
    for (const {{ shadowRoot }} of root.querySelectorAll("*")) if (shadowRoot) follow(shadowRoot);
  }}
}}
const observer = new MutationObserver(everything);
function follow(root) {{
  if (roots.has(root)) return;
  roots.add(root);
  observer.observe(root, {{ childList: true, subtree: true, characterData: true }});
  translate(root);
}}
follow(document.body);
everything();
"""

# Chromium and Edge: a text gives way to two elements around another one.
WRAPS = """
function translate(root) {
  for (const text of textsIn(root)) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    inner.append(translated(text.data));
    text.replaceWith(outer);
  }
}
"""

# Safari: the nodes of a sentence are taken out, and new texts and the old elements are put in.
REFILLS = """
function translate(root) {
  for (const parent of new Set(textsIn(root).map(({ parentNode }) => parentNode))) {
    const nodes = [...parent.childNodes];
    const [first, last] = [nodes.findIndex(isText), nodes.findLastIndex(isText)];
    const after = nodes[last].nextSibling;
    for (const node of nodes.slice(first, last + 1)) {
      node.remove();
      const isKept = node instanceof Element || (isText(node) && isTranslated(node));
      if (isKept) parent.insertBefore(node, after);
      else if (isText(node)) parent.insertBefore(new Text(translated(node.data)), after);
    }
  }
}
"""

TRANSLATORS = {"wraps": WRAPS, "refills": REFILLS}

# All text of the page, shadow trees too; spaces may come and go.
READ = """
const read = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node instanceof Element && node.matches("script, style")) return "";
  return [...(node.shadowRoot ?? node).childNodes].map(read).join(" ");
};
return read(arguments[0] ?? document.body).replace(/\\s+/g, "");
"""


def translate(driver: Chrome, translator: str) -> None:
    """Have the opened page translated from now on."""
    driver.execute_script(f"{{ {TRANSLATORS[translator]} {WATCH} }}")


def read(driver: Chrome, part: Any = None) -> str:
    """The text of a part of the page, or of all of it, without spaces; brackets show what is translated."""
    return str(driver.execute_script(READ, part))


def original(text: str) -> str:
    """The text without a translator."""
    return text.replace(OPENING, "").replace(CLOSING, "")
