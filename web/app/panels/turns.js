/**
 * The list of turns with its variations: each turn is a button that leads there. One of them can be tabbed to; from there
 * the arrows up and down lead to all others.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 */
import { byId, element, setText } from "../../common/dom.js";
import { mayTravel } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { mainLine, turnRows } from "./turn_rows.js";

/** @param {Flow} flow @returns {(snapshot: Snapshot) => void} */
export function createTurns(flow) {
  setText(byId("turns-heading"), strings.turnsHeading);
  const list = byId("turns");
  list.setAttribute("aria-label", strings.turnsHeading);
  /** @type {number | null} the revision that the list shows */
  let shown = null;
  let shownTravel = false;
  // A list that changes its height would otherwise keep its place from the top and lose the turn.
  new ResizeObserver(showHere).observe(list);

  list.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("[data-node]") : null;
    if (pressed instanceof HTMLElement) flow.go(Number(pressed.dataset["node"]));
  });

  list.addEventListener("keydown", (event) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const turns = [...list.querySelectorAll("button")];
    const at = turns.findIndex((turn) => turn === document.activeElement);
    if (by === 0 || at < 0) return;
    event.preventDefault();
    const next = turns[at + by];
    if (!next) return;
    turns[at]?.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  });

  /** Scrolls the list, and nothing around it, to the turn that was played last. */
  function showHere() {
    const here = list.querySelector("[aria-current]");
    if (!here) {
      list.scrollTop = 0;
      return;
    }
    const box = list.getBoundingClientRect();
    const { top, bottom } = here.getBoundingClientRect();
    if (top < box.top) list.scrollTop -= box.top - top;
    else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  }

  return (snapshot) => {
    const { state, revision } = snapshot;
    const canTravel = mayTravel(snapshot);
    if (revision === shown && canTravel === shownTravel) return;
    shown = revision;
    shownTravel = canTravel;
    const hadFocus = list.contains(document.activeElement);
    const unfinished = state?.steps.length ? `${state.steps.join(" ")} …` : "";
    const rows = state ? turnRows(mainLine(state.tree), state.tree.here, unfinished) : [];
    if (rows.length === 0) rows.push(element("li", { class: "no-turns" }, unfinished || strings.noTurns));
    else if (state?.tree.here === 0 && unfinished) rows.unshift(element("li", { class: "turn-unfinished" }, unfinished));
    list.replaceChildren(...rows);
    for (const turn of list.querySelectorAll("button")) turn.disabled = !canTravel;
    if (!list.querySelector("[tabindex='0']")) list.querySelector("button")?.setAttribute("tabindex", "0");
    const focusable = list.querySelector("[tabindex='0']");
    if (hadFocus && focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
    // Asking where things stand costs the first picture a layout of its own, and there is no turn to show yet.
    if (state) showHere();
  };
}
