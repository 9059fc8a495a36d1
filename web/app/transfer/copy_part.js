/**
 * A text that one may copy, with its button.
 *
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 */
import { byId } from "../../common/dom.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { copyText } from "./outgoing.js";

/**
 * @param {string} id      of the field
 * @param {string} label
 * @param {number} rows
 * @param {string} text
 * @param {(text: string) => void} say  the result of copying it
 * @returns {TemplateResult}
 */
export const copyPart = (id, label, rows, text, say) => html`
  <section class="share-part">
    <label for=${id}>${label}</label>
    <div class="copy-row">
      <textarea id=${id} rows=${rows} readonly spellcheck="false" .value=${text}></textarea>
      <button type="button" data-do=${`copy-${id}`} aria-label=${later.copyOf(label)} @click=${() => void copyFrom(id, say)}>
        ${later.copy}
      </button>
    </div>
  </section>
`;

/** @param {string} id @param {(text: string) => void} say */
async function copyFrom(id, say) {
  const field = /** @type {HTMLTextAreaElement} */ (byId(id));
  const isCopied = await copyText(field.value);
  // If the browser does not allow copying, the text is selected for a person to copy.
  if (!isCopied) field.select();
  say(isCopied ? later.textCopied : later.notCopied);
}
