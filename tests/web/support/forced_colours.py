"""Contrast themes, in which every colour is the reader's own: information by colour alone is lost there."""

from __future__ import annotations

from tests.web.support.page import Page

# Every state that a style sheet shows is taken away for a moment: something must look different then, the element
# itself or what represents it. Elements without a box, and those that the browser draws itself, are left out.
LOOK = """
const root = document.documentElement;
const motion = root.dataset.motion;
root.dataset.motion = "false";
const LOOKS = ["background-color", "background-image", "color", "border-top-color", "border-bottom-color",
  "border-top-width", "border-bottom-width", "outline-color", "outline-style", "outline-width", "font-weight",
  "text-decoration-line", "translate"];
const look = (element) => ["", "::before"].map((part) => {
  const style = getComputedStyle(element, part || null);
  return LOOKS.map((name) => style.getPropertyValue(name)).join();
}).join(" | ");
const standIns = (element) =>
  [element, element.nextElementSibling, element.closest(".card, .welcome-game")].filter((one) => one !== null);
const signature = (element) => standIns(element).map(look).join("\\n");
const attribute = (name, off) => [
  (element) => { const before = element.getAttribute(name); element.setAttribute(name, off); return before; },
  (element, before) => element.setAttribute(name, before)];
const className = (name) => [
  (element) => element.classList.remove(name), (element) => element.classList.add(name)];
const checked = [(element) => { element.checked = false; }, (element) => { element.checked = true; }];
const KINDS = [
  ["tab", "[aria-selected=true]", attribute("aria-selected", "false")],
  ["pressed", "[aria-pressed=true]", attribute("aria-pressed", "false")],
  ["current", "[aria-current]:not([aria-current=false])", attribute("aria-current", "false")],
  ["expanded", "[aria-expanded=true]", attribute("aria-expanded", "false")],
  ["radio", "input[type=radio]:checked", checked],
  ["switch", "[role=switch]:checked", checked],
  ["dot", ".dot.is-full", className("is-full")],
  ["to move", ".player.is-to-move", className("is-to-move")],
  ["winner", ".player.is-winner", className("is-winner")],
  ["hint", ".is-on", className("is-on")],
];
const found = new Set();
const lost = [];
const tell = (kind, element) => {
  lost.push(`${kind}: <${element.localName} id="${element.id}" class="${element.getAttribute("class")}">`);
};
for (const [kind, selector, [take, giveBack]] of KINDS) {
  for (const element of document.querySelectorAll(selector)) {
    if (element.getClientRects().length === 0) continue;
    found.add(kind);
    const on = signature(element);
    const before = take(element);
    if (signature(element) === on) tell(kind, element);
    giveBack(element, before);
  }
}
for (const one of document.querySelectorAll("[role=switch]")) {
  const [groove, knob] = ["", "::before"].map((part) => getComputedStyle(one, part || null).backgroundColor);
  if (groove === knob) tell("knob", one);
}
for (const bar of document.querySelectorAll(".evaluation")) {
  if (bar.getClientRects().length === 0) continue;
  found.add("evaluation");
  const parts = [...bar.querySelectorAll(".evaluation-part")];
  const [one, other] = parts.map((part) => getComputedStyle(part).backgroundColor);
  if (one === other) tell("evaluation", bar);
}
for (const chip of document.querySelectorAll(".stone-chip")) {
  if (chip.getClientRects().length === 0) continue;
  found.add("stone");
  if (getComputedStyle(chip).backgroundImage === "none") tell("stone", chip);
}
if (motion === undefined) delete root.dataset.motion; else root.dataset.motion = motion;
return [[...found], lost];
"""

# Kinds of elements that must occur on these screens, so that none is missed.
KINDS = {
    "first_visit": {"tab", "pressed", "to move", "stone"},
    "result": {"winner"},
    "notes_and_variations": {"current", "expanded", "pressed"},
    "new_game_dialog": {"radio", "dot"},
    "settings_dialog": {"radio", "switch"},
    "gauntlet": {"current"},
    "study": {"evaluation"},
}


def lost_in_forced_colours(page: Page) -> tuple[set[str], list[str]]:
    """The kinds of state that the open page shows, and those parts of it whose state cannot be seen."""
    forced = {"name": "forced-colors", "value": "active"}
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [forced]})
    try:
        found, lost = page.driver.execute_script(LOOK)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    return set(found), lost
