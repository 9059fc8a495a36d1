/**
 * The part of the dialog that opens a game from elsewhere: pasted, or out of a file.
 *
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { Incoming } from "../transfer/incoming.js"
 */
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";

/**
 * @param {Incoming} incoming
 * @param {object} acts
 * @param {() => void} acts.onOpened   the game is on the board
 * @param {() => void} acts.onChange   the part is another one
 * @returns {{ part: () => TemplateResult, forget: () => void }}  what it looks like; that nothing has been wrong
 */
export function createFromElsewhere(incoming, { onOpened, onChange }) {
  let problem = "";

  /** @param {Promise<string | null>} taking @returns {Promise<boolean>} whether it was a game */
  async function take(taking) {
    const found = await taking;
    problem = found ?? "";
    if (found === null) onOpened();
    else onChange();
    return found === null;
  }

  /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
  async function openPasted(event) {
    event.preventDefault();
    const pasted = event.currentTarget.querySelector("textarea");
    if (pasted && (await take(incoming.takeText(pasted.value)))) pasted.value = "";
  }

  /** @param {Event & { target: HTMLInputElement }} event */
  function openFile({ target }) {
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
