/** The part of "Share" for BoardGameGeek and rule sheets: a post in letters, and figures to upload and to print. */
import { buttonPart, selectPart } from "../../common/controls.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { figureOf, forumPost, printPng, textBoard, type FigureColours, type Shown } from "./figures.js";
import { copyText, download } from "./outgoing.js";
import type { Colour } from "../../board/view.js";
import type { TemplateResult } from "../../vendor/lit-html.js";

/** The position that is shared. */
export interface SharedPosition extends Shown {
  first: Colour; // of the first player
  link: string;
  nameOf: (ending: string) => string; // of a file
}

/**
 * @param shared  now; null while there is no game
 * @param say  the result of a button; without a text it shows the part again
 */
export function createFigurePart(shared: () => SharedPosition | null, say: (text?: string) => void): () => TemplateResult {
  let colours: FigureColours = "colour";

  async function copyPost() {
    const position = shared();
    if (!position) return;
    const { title, view, first, link } = position;
    say((await copyText(forumPost(title, textBoard(view, first), link))) ? later.textCopied : later.notCopied);
  }

  async function save(ending: "svg" | "png") {
    const position = shared();
    if (!position) return;
    const svg = figureOf(position, colours);
    download(position.nameOf(ending), ending === "png" ? await printPng(svg) : new Blob([svg], { type: "image/svg+xml" }));
    say(later.fileSaved);
  }

  return () => html`
    <section class="share-part">
      <h3>${later.forumTitle}</h3>
      <p class="hint">${later.forumHint}</p>
      ${selectPart("figure-colours", later.figureColours, Object.entries(later.figurePalettes), colours, (chosen) => {
        colours = chosen as FigureColours;
        say("");
      })}
      <div class="share-buttons">
        ${buttonPart("copyPost", later.copyPost, () => void copyPost())}
        ${buttonPart("saveFigurePng", later.figurePng, () => void save("png"))}
        ${buttonPart("saveFigureSvg", later.figureSvg, () => void save("svg"))}
      </div>
    </section>
  `;
}
