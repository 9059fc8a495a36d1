/**
 * The list of turns with its variations: each turn is a button that leads there. One of them can be reached by the Tab
 * key; from there the arrows up and down lead to all others. The mark of a review is behind its turn.
 */
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { mayTravel, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { cellsNamed } from "../../common/turn_text.js";
import { SIGNS, marksOfLine } from "../study/marks.js";
import { mainLine, turnRows, type Drawn } from "./turn_rows.js";
import type { Controller } from "../../play/controller.js";
import type { Study } from "../study/study.js";

/** @param pointAt  lights cells of the board */
export function createTurns(
  controller: Controller,
  study: Study,
  pointAt: (cells: readonly string[]) => void,
): (snapshot: Snapshot) => void {
  const list = byId("turns");
  list.setAttribute("aria-label", later.turnsHeading);
  /** The content that the list shows, as a key. */
  let shown = "";
  /** Its variations, by the place of their item. */
  let drawn = new Map<number, Drawn[]>();
  // A list that changes its height would otherwise keep its place from the top and lose the turn.
  new ResizeObserver(showHere).observe(list);

  list.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("[data-node]") : null;
    if (pressed instanceof HTMLElement) controller.go(Number(pressed.dataset["node"]));
  });

  // A turn that is pointed at, or has the focus, lights its cells.
  for (const kind of ["pointerover", "focusin"]) {
    list.addEventListener(kind, ({ target }) => {
      const turn = target instanceof Element ? target.closest(".turn") : null;
      pointAt(cellsNamed(turn?.textContent ?? ""));
    });
  }
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => pointAt([]));

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
    const marks = marksOfLine(study.notebook, state?.tree.line ?? []);
    const noted = state?.notes ?? {};
    const key = JSON.stringify([
      revision,
      canTravel,
      [...marks],
      Object.entries(noted).map(([id, { comment }]) => [id, comment !== ""]),
    ]);
    if (key === shown) return;
    shown = key;
    const hadFocus = list.contains(document.activeElement);
    const unfinished = state?.steps.length ? `${state.steps.join(" ")} …` : "";
    const here = state?.tree.here ?? 0;
    const markOf = (id: number) => {
      const mark = marks.get(id);
      return mark ? { sign: SIGNS[mark], name: later.mistakeNames[mark] } : null;
    };
    const noteOf = (id: number) => {
      const note = noted[id];
      return note ? (note.comment === "" ? later.hasMarks : later.hasComment) : null;
    };
    const line = state ? mainLine(state.tree) : [];
    const { rows, drawn: now } = turnRows(line, { here, unfinished, canTravel, markOf, noteOf }, drawn);
    drawn = now;
    render(line.length === 0 ? html`<li class="no-turns">${unfinished || later.noTurns}</li>` : rows, list);
    const tabbable = list.querySelector("[tabindex='0']") ?? list.querySelector("button");
    tabbable?.setAttribute("tabindex", "0");
    if (hadFocus && tabbable instanceof HTMLElement) tabbable.focus({ preventScroll: true });
    // Measuring costs the first picture another layout, and there is no turn to show yet.
    if (state) showHere();
  };
}
