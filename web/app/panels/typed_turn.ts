/** A field for turns in the game's notation. What cannot be played stays in it, with the reason below. */
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { hasHuman, isHuman } from "../../common/setup.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { focusedElement, passFocus } from "../platform/focus.js";
import type { Controller } from "../../play/controller.js";

/** Shown while the field is empty: it is narrow, and its name too long for it in any language. */
const EXAMPLE = "d4";
/** Far longer than any turn (characters). */
const LONGEST = 2000;

/** @param say  to those who listen */
export function createTypedTurn(controller: Controller, say: (text: string) => void): (snapshot: Snapshot) => void {
  const form = byId("typed-turn") as HTMLFormElement;
  let problem = "";
  let canPlay = false;
  /** The revision in which it was refused. */
  let refusedIn: number | null = null;

  function paint() {
    render(
      html`
        <input
          id="typed-text"
          maxlength=${LONGEST}
          placeholder=${EXAMPLE}
          aria-label=${later.typedLabel}
          aria-describedby="typed-problem"
          aria-invalid=${refusedIn === null ? nothing : "true"}
          title=${later.typedHint}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="go"
          @input=${() => show(null)}
        />
        <button type="submit" ?disabled=${!canPlay}>${later.playTyped}</button>
        <p id="typed-problem" class="problem">${problem}</p>
      `,
      form,
    );
  }

  /** @param text  why it was refused */
  function show(text: string | null) {
    refusedIn = text === null ? null : controller.snapshot().revision;
    problem = text ?? "";
    paint();
  }

  paint();
  const field = byId("typed-text") as HTMLInputElement;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    const reason = await controller.type(text);
    show(reason);
    if (reason === null) {
      // Another text may have been begun meanwhile.
      if (field.value.trim() === text) field.value = "";
    } else {
      field.select();
      say(reason);
    }
  });

  return (snapshot) => {
    const { state, setup, revision } = snapshot;
    if (refusedIn !== null && revision !== refusedIn) show(null);
    const focused = focusedElement();
    canPlay = state !== null && !isOver(snapshot) && isHuman(setup, state.to_move);
    // Two computers need no turns.
    form.hidden = !hasHuman(setup);
    paint();
    if (focused instanceof HTMLButtonElement && focused.form === form) passFocus(focused, field);
  };
}
