/**
 * The buttons below the list of turns: back and forth, and the actions on the variation that is on the board. If the list is
 * below the board, those that go back and forth are between the two, and those that lead from one mistake to the next are below
 * the status; otherwise the latter are at the graph.
 */
import { byId, element } from "../../common/dom.js";
import { iconButtonPart } from "../../common/controls.js";
import { html, iconPart, nothing, render } from "../../common/html.js";
import { mayTravel, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { isMistake } from "../study/marks.js";
import { whyPart } from "../study/why_part.js";
import { focusedElement, passFocusWithin } from "../platform/focus.js";
import { isOneColumn, onColumns } from "../platform/window.js";
import type { State } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Coach } from "../study/coach.js";
import type { NotesPanel } from "../notes/panel.js";
import type { Study } from "../study/study.js";

export function createTurnTools(
  controller: Controller,
  study: Study,
  notes: NotesPanel,
  coach: Coach,
): (snapshot: Snapshot) => void {
  const host = byId("turn-tools");
  const travel = byId("steps");
  const board = byId("board");
  const status = byId("status");
  const course = byId("course");
  const steps = byId("mistake-steps");
  // The field for typed turns is between them.
  const noting = element("div", { class: "tool-group" });
  const tidy = element("div", { class: "tool-group" });
  host.prepend(noting);
  host.append(tidy);
  function place() {
    if (isOneColumn()) {
      board.after(travel);
      status.after(steps);
    } else {
      host.prepend(travel);
      course.append(steps);
    }
  }
  place();
  onColumns(place);

  return (snapshot) => {
    const { state } = snapshot;
    const tree = state?.tree;
    const here = tree?.here ?? 0;
    const focused = focusedElement();
    const hadFocus = host.contains(focused) || travel.contains(focused);
    const [canGoBack, canGoOn] = [state?.can_undo ?? false, state?.can_redo ?? false];
    const { before, after, any } = mistakesAround(study, state);
    travel.hidden = !mayTravel(snapshot);
    steps.hidden = travel.hidden || !any;
    const hadSteps = steps.contains(focused);
    render(
      steps.hidden
        ? nothing
        : html`
            ${mistakePart("mistakeBack", later.mistakeBack, before, controller)} ${whyPart(coach, "quiet")}
            ${mistakePart("mistakeOn", later.mistakeOn, after, controller)}
          `,
      steps,
    );
    if (hadSteps) passFocusWithin(focused, steps, "why", "mistakeBack", "mistakeOn");
    render(
      html`
        ${iconButtonPart("toStart", "to-start", later.toStart, controller.toStart, !canGoBack)}
        ${iconButtonPart("turnBack", "back", later.turnBack, controller.turnBack, !canGoBack)}
        ${iconButtonPart("turnOn", "on", later.turnOn, controller.turnOn, !canGoOn)}
        ${iconButtonPart("toEnd", "to-end", later.toEnd, controller.toEnd, !canGoOn)}
      `,
      travel,
    );
    // A match of a gauntlet is kept without notes.
    noting.hidden = travel.hidden || snapshot.setup.gauntlet !== null;
    render(
      html`
        <button
          type="button"
          class="quiet"
          data-do="notes"
          title=${later.notesTitle}
          aria-label=${later.notesTitle}
          aria-expanded=${notes.isOpen() ? "true" : "false"}
          aria-controls="notes"
          @click=${notes.toggle}
        >
          ${iconPart("rename")}
        </button>
      `,
      noting,
    );
    const variation = tree ? variationOf(tree) : null;
    const isVariation = variation !== null;
    tidy.hidden = !isVariation && !tree?.can_restore;
    render(
      html`
        ${namedPart("promote", later.promoteVariation, later.promoteWhy, () => controller.promote(here), !isVariation)}
        ${namedPart("remove", later.deleteVariation, later.deleteWhy, () => controller.remove(variation ?? here), !isVariation)}
        ${namedPart("restore", later.restoreVariation, later.restoreVariation, controller.restore, !tree?.can_restore)}
      `,
      tidy,
    );
    if (hadFocus) passFocusWithin(focused, travel.contains(focused) ? travel : host, "turnBack", "turnOn", "restore");
  };
}

/**
 * @returns after how many turns the board shows a mistake just
 *   made: the nearest before and after the present position
 */
function mistakesAround({ notebook }: Study, state: State | null): { before: number | null; after: number | null; any: boolean } {
  const here = state?.turns.length ?? 0;
  const marked = notebook.line().flatMap((_, index) => (isMistake(notebook.find(index + 1)?.judgement) ? [index + 1] : []));
  return {
    before: marked.findLast((turns) => turns < here) ?? null,
    after: marked.find((turns) => turns > here) ?? null,
    any: marked.length > 0,
  };
}

/** @returns the first turn of the variation that is on the board; null on the main line */
function variationOf({ here, nodes }: State["tree"]): number | null {
  const after = new Map(nodes.map((node) => [node.id, node.after]));
  /** The first that follows a turn goes on with its line. */
  const goesOn = new Map([...nodes].reverse().map((node) => [node.after, node.id]));
  for (let id = here; id !== 0; id = after.get(id) ?? 0) {
    if (goesOn.get(after.get(id) ?? 0) !== id) return id;
  }
  return null;
}

const mistakePart = (name: string, text: string, turns: number | null, controller: Controller) => html`
  <button
    type="button"
    class="quiet"
    data-do=${name}
    title=${text}
    ?disabled=${turns === null}
    @click=${() => turns !== null && controller.goTo(turns)}
  >
    <span class=${isOneColumn() ? "" : "visually-hidden"}>${text}</span>
  </button>
`;

const namedPart = (name: string, label: string, title: string, onClick: () => void, hidden: boolean) => html`
  <button type="button" class="quiet" data-do=${name} title=${title} ?hidden=${hidden} @click=${onClick}>${label}</button>
`;
