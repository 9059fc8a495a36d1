/** A text that one may copy, with its button. */
import { byId } from "../../common/dom.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { copyText } from "./outgoing.js";
import type { TemplateResult } from "../../vendor/lit-html.js";

/**
 * @param id  of the field
 * @param say  the result of copying it
 */
export const copyPart = (
  id: string,
  label: string,
  rows: number,
  text: string,
  say: (text: string) => void,
): TemplateResult => html`
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

async function copyFrom(id: string, say: (text: string) => void) {
  const field = byId(id) as HTMLTextAreaElement;
  const isCopied = await copyText(field.value);
  // If the browser does not allow copying, the text is selected for a person to copy.
  if (!isCopied) field.select();
  say(isCopied ? later.textCopied : later.notCopied);
}
