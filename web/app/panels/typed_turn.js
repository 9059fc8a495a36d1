/**
 * A field for turns in the game's notation. What cannot be played stays in it, with the reason below.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 */
import { byId, element, setText } from "../../common/dom.js";
import { isHuman } from "../../common/setup.js";
import { isOver } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { focusedElement, passFocus } from "../platform/focus.js";

/** Shown while the field is empty: it is narrow, and its name too long for it in any language. */
const EXAMPLE = "d4";
/** Far longer than any turn (characters). */
const LONGEST = 2000;

/**
 * @param {Flow} flow
 * @param {(text: string) => void} say  to those who listen
 * @returns {(snapshot: Snapshot) => void}
 */
export function createTypedTurn(flow, say) {
  const form = /** @type {HTMLFormElement} */ (byId("typed-turn"));
  const field = element("input", {
    id: "typed-text",
    maxlength: String(LONGEST),
    placeholder: EXAMPLE,
    "aria-label": later.typedLabel,
    "aria-describedby": "typed-problem",
    title: later.typedHint,
    autocomplete: "off",
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  const play = element("button", { type: "submit" }, later.playTyped);
  const problem = element("p", { id: "typed-problem", class: "problem" });
  form.append(field, play, problem);

  /** @type {number | null} the revision in which it was refused */
  let refusedIn = null;

  /** @param {string | null} text */
  function show(text) {
    refusedIn = text === null ? null : flow.snapshot().revision;
    setText(problem, text ?? "");
    if (text === null) field.removeAttribute("aria-invalid");
    else field.setAttribute("aria-invalid", "true");
  }

  field.addEventListener("input", () => show(null));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    const reason = await flow.type(text);
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
    play.disabled = !state || isOver(snapshot) || !isHuman(setup, state.to_move);
    if (focused === play) passFocus(focused, field);
  };
}
