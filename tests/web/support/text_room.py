"""The check that every text of an open page has room: as it is, and at a browser's larger least size of text."""

from __future__ import annotations

from tests.web.support.page import Page

# Buttons and the like whose text is wider than they are, and everything past the right edge of the window.
CUT_OFF = """
return [...document.querySelectorAll("button, label, select, summary, h1, h2, h3, p, li, a, td, th, .player-unit")]
  .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden"))
  .filter((one) => getComputedStyle(one).display !== "inline")
  .filter((one) => one.scrollWidth > one.clientWidth + 2 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => `${one.tagName} ${one.className}: ${one.textContent}`);
"""

LEAST = 24

# All text gets at least this size for a moment. Returns texts that are cut off or leave their button, card or window.
LOOK = """
const [least] = arguments;
const everything = [...document.body.querySelectorAll("*")];
const sizes = everything.map((one) => parseFloat(getComputedStyle(one).fontSize));
const before = everything.map((one) => one.style.fontSize);
everything.forEach((one, index) => {
  if (sizes[index] < least) one.style.setProperty("font-size", `${least}px`, "important");
});
const BOXES = "button, .card, .player, :is(.opponent, .seat, .choices, .modes, .editor-choices) label";
const MEANT = ".visually-hidden, svg, textarea, select, input, legend, .board, [role=grid]";
const cut = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (node.data.trim() === "" || element.closest(MEANT) || getComputedStyle(element).visibility === "hidden") continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const text = range.getBoundingClientRect();
  if (text.width === 0 || text.height === 0) continue;
  const leaves = (box) => text.left < box.left - 2 || text.right > box.right + 2;
  const where = `${element.closest("[id]")?.id} ${element.className}`;
  const isTold = (why) => cut.add(`${why}: ${where}: ${node.data.trim()}`);
  const box = element.closest(BOXES)?.getBoundingClientRect();
  if (box && (leaves(box) || text.bottom > box.bottom + 2)) isTold("box");
  for (let around = element; around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const room = around.getBoundingClientRect();
    if (room.width <= 1 || room.height <= 1) break;
    if (overflowX === "hidden" && leaves(room)) isTold("cut");
    if (overflowY === "hidden" && (text.top < room.top - 3 || text.bottom > room.bottom + 3)) isTold("cut below");
    if (overflowX === "auto" || overflowX === "scroll" || position === "fixed") break;
    const isOutside = text.right > innerWidth + 2 || text.left < -2;
    if (around.parentElement === document.body && isOutside) isTold("window");
  }
}
everything.forEach((one, index) => { one.style.fontSize = before[index]; });
return [...cut];
"""


def cut_off(page: Page) -> list[str]:
    """The elements of the open page that are wider than their box or the window."""
    found: list[str] = page.driver.execute_script(CUT_OFF)
    return found


def cut_in_large_text(page: Page) -> list[str]:
    """The texts on the open page that cannot be read in full where no text is smaller than `LEAST` pixels."""
    cut: list[str] = page.driver.execute_script(LOOK, LEAST)
    return cut
