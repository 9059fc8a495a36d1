/** The part of the dialog that opens a game from elsewhere: pasted, or out of a file. */
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Incoming } from "../transfer/incoming.js";

/** @returns what it looks like; that nothing has been wrong */
export function createFromElsewhere(
  incoming: Incoming,
  {
    onOpened,
    onChange,
  }: {
    onOpened: () => void; // the game is on the board
    onChange: () => void; // the part is another one
  },
): { part: () => TemplateResult; forget: () => void } {
  let problem = "";

  /** @returns whether it was a game */
  async function take(taking: Promise<string | null>): Promise<boolean> {
    const found = await taking;
    problem = found ?? "";
    if (found === null) onOpened();
    else onChange();
    return found === null;
  }

  async function openPasted(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const pasted = event.currentTarget.querySelector("textarea");
    if (pasted && (await take(incoming.takeText(pasted.value)))) pasted.value = "";
  }

  function openFile({ target }: Event & { target: HTMLInputElement }) {
    const [chosen] = target.files ?? [];
    if (chosen) void take(incoming.takeFile(chosen));
    target.value = "";
  }

  return {
    part: () => html`
      <form class="library-part" @submit=${openPasted}>
        <label for="paste-game">${later.openFromElsewhere}</label>
        <textarea
          id="paste-game"
          rows="3"
          spellcheck="false"
          placeholder=${later.pasteHint}
          aria-describedby="paste-problem"
        ></textarea>
        <p class="problem" id="paste-problem" role="alert">${problem}</p>
        <div class="share-buttons">
          <button type="submit" data-do="openPasted">${later.open}</button>
          <input type="file" id="open-file" accept=".json,.txt,application/json,text/plain" @change=${openFile} />
          <label class="button" for="open-file">${later.chooseFile}</label>
        </div>
      </form>
    `,
    forget() {
      problem = "";
    },
  };
}
