/**
 * The comment on the position that the board shows, to read and to write, and the palette of marks. Both are below the list of
 * turns, and opened by a button.
 */
import { iconButtonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { TOOLS, type Marking, type Tool } from "./marking.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Controller } from "../../play/controller.js";

/** The longest comment that the engine accepts (characters). */
const LONGEST_COMMENT = 2000;
/** After the last key (milliseconds). */
const WRITING_PAUSE = 400;

/** Paths of their signs. */
const SIGNS: Readonly<Record<Tool, string>> = {
  circle: "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z",
  cross: "m6 6 12 12m0-12L6 18",
  square: "M6 6h12v12H6Z",
  arrow: "M5 19 18 6m0 0h-8m8 0v8",
  letter: "m6 19 6-14 6 14M8.2 14h7.6",
  number: "m8 8 4.5-3v14m-4 0h8",
  erase: "m4 15 9-9 6 6-7 7H8Zm5-5 6 6",
};

export function createNotesPanel({
  controller,
  marking,
  say,
  onChange,
}: {
  controller: Controller;
  marking: Marking;
  say: (text: string) => void; // to those who listen
  onChange: () => void; // the comment shown has changed
}) {
  const host = byId("notes");
  host.setAttribute("aria-label", later.notesTitle);
  let isOpen = false;
  /** A comment that has been written and is not kept yet. */
  let draft: { node: number; comment: string } | null = null;
  let timer = 0;
  /** The turn whose comment was said last. */
  let heard: number | null = null;
  let gameNumber = -1;

  function keep() {
    clearTimeout(timer);
    if (!draft) return;
    const written = draft;
    // The controller reports failures; the text stays in the field until another turn is shown.
    const settle = () => {
      if (draft === written) draft = null;
      onChange();
    };
    controller.annotate(written).then(settle, settle);
  }

  /** Drops a comment that was begun in an earlier game. */
  function forget() {
    clearTimeout(timer);
    draft = heard = null;
    isOpen = false;
  }

  function write({ target }: Event & { target: HTMLTextAreaElement }) {
    draft = { node: controller.snapshot().state?.tree.here ?? 0, comment: target.value };
    clearTimeout(timer);
    timer = window.setTimeout(keep, WRITING_PAUSE);
  }

  function toggle() {
    isOpen = !isOpen;
    keep();
    if (!isOpen && marking.tool() !== null) marking.choose(null);
    onChange();
    if (isOpen) document.getElementById("comment")?.focus({ preventScroll: true });
  }

  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && marking.tool() !== null && !document.querySelector("dialog[open]")) marking.choose(null);
  });

  return {
    isOpen: () => isOpen,
    toggle,

    render(snapshot: Snapshot) {
      const { state } = snapshot;
      const isOffered = marking.isOffered();
      if (snapshot.gameNumber !== gameNumber) forget();
      ({ gameNumber } = snapshot);
      if ((!isOffered || !isOpen) && marking.tool() !== null) marking.choose(null);
      const here = state?.tree.here ?? 0;
      if (draft && draft.node !== here) keep();
      const { comment } = marking.noteHere(snapshot);
      if (heard !== here && comment !== "") say(comment);
      heard = here;
      host.hidden = !isOffered || (!isOpen && comment === "");
      render(isOpen ? writingPart() : html`<p class="comment-text" dir="auto">${comment}</p>`, host);
      const field = document.getElementById("comment");
      // The kept comment does not replace a text that is being written.
      if (field instanceof HTMLTextAreaElement) {
        const isWritten = draft?.node === here || (field === document.activeElement && field.dataset["node"] === String(here));
        if (!isWritten && field.value !== comment) field.value = comment;
        field.dataset["node"] = String(here);
      }
    },
  };

  function writingPart(): TemplateResult {
    const tool = marking.tool();
    const hasMarks = marking.marksHere().length > 0;
    return html`
      <label for="comment">${later.commentLabel}</label>
      <textarea id="comment" rows="2" dir="auto" maxlength=${LONGEST_COMMENT} @input=${write} @change=${keep}></textarea>
      <div class="mark-tools" role="group" aria-label=${later.marksLegend}>
        ${TOOLS.map(
          (each) => html`
            <button
              type="button"
              class="quiet"
              data-do=${`mark-${each}`}
              title=${later.markTools[each]}
              aria-label=${later.markTools[each]}
              aria-pressed=${each === tool ? "true" : "false"}
              @click=${() => marking.choose(each)}
            >
              <svg aria-hidden="true" viewBox="0 0 24 24"><path d=${SIGNS[each]} /></svg>
            </button>
          `,
        )}
        ${hasMarks ? iconButtonPart("clearMarks", "delete", later.clearMarks, marking.clear) : nothing}
      </div>
      <p class="hint" role="status">${tool === null ? later.pointerHint : tool === "arrow" ? later.arrowHint : later.markHint}</p>
    `;
  }
}

export type NotesPanel = ReturnType<typeof createNotesPanel>;
