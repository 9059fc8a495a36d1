/** The "Share" dialog: the game, or its position, as a link, as text, as a file, as a picture and as code for other pages. */
import { buttonPart } from "../../common/controls.js";
import { readPalette } from "../../board/palette.js";
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { linkWithNotes } from "../../common/notes.js";
import { addressOf } from "../../common/share_link.js";
import { messageOf } from "../../common/problems.js";
import { FRIEND, HUMAN } from "../../common/sides.js";
import { isFinished } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import { copyPart } from "./copy_part.js";
import { embedCode } from "./embed_code.js";
import { createFigurePart, type SharedPosition } from "./figure_part.js";
import { pictureWithLink } from "./figures.js";
import { copyPicture, copyText, download, downloadGame, fileName } from "./outgoing.js";
import { plainView, svgPicture } from "./picture.js";
import { captionedPicture } from "./result_picture.js";
import { PASTED, captionsOf, gameLink, wholeLine } from "./shared_game.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Captions } from "./result_picture.js";
import type { Decorate } from "../../common/board_view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Client } from "../../engine/client.js";
import type { Player } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";

export function createShareDialog({
  controller,
  client,
  currentGame,
  decorate,
}: {
  controller: Controller;
  client: Client;
  currentGame: () => GameInfo;
  decorate: Decorate; // what pictures show of it, too
}): { open: () => void } {
  const dialog = byId("share") as HTMLDialogElement;
  const { header } = dialogHeader(dialog, later.shareTitle);
  /** The texts to copy. */
  let texts = { link: "", text: "", code: "" };
  let isWithFriend = false;
  /** Whether the whole game is shared, and not the position alone. */
  let isWhole = true;
  /** The QR code, where it is wanted. */
  let qr: TemplateResult | null = null;
  let done = "";
  /** The animation that is being made, and how far it is (0 to 1). */
  let making: { work: AbortController; share: number } | null = null;
  dialog.addEventListener("close", () => making?.work.abort());

  const figurePart = createFigurePart(shownPosition, (said) => show(said));

  function show(said: string = done) {
    done = said;
    render(
      html`
        <div class="dialog-frame">
          ${header}
          <div class="dialog-body">
            ${whatPart()} ${copyPart("share-link", later.shareLink, 1, texts.link, show)}
            <section class="share-part">
              <div class="share-buttons">${buttonPart("showQr", later.showQr, () => void showQr())}</div>
              ${qr ?? nothing}
            </section>
            <section class="share-part">
              <h3>${later.copyAs}</h3>
              <div class="share-buttons">
                ${buttonPart("copyPicture", later.copyPicture, () => void copyBoard())}
                ${buttonPart("copyText", later.copyDescription, () => void paste("text"))}
                ${buttonPart("copyMarkdown", "Markdown", () => void paste("markdown"))}
                ${buttonPart("copyBbcode", "BBCode", () => void paste("bbcode"))}
              </div>
            </section>
            <section class="share-part" ?hidden=${!isWithFriend}>
              <h3>${later.withAFriend}</h3>
              <p class="hint">${later.withAFriendHint}</p>
              <div class="share-buttons">${buttonPart("playByLink", later.playByLink, playByLink)}</div>
            </section>
            ${copyPart("share-text", later.shareText, 4, texts.text, show)}
            <section class="share-part">
              <h3>${later.shareFiles}</h3>
              <div class="share-buttons">
                ${buttonPart("saveFile", later.saveFile, saveFile)} ${buttonPart("saveText", later.saveText, saveText)}
                ${buttonPart("savePng", later.savePng, () => void savePng())} ${buttonPart("saveSvg", later.saveSvg, saveSvg)}
                ${buttonPart("saveGif", later.saveGif, () => void saveGif())}
              </div>
              <div class="share-buttons making" ?hidden=${making === null}>
                <progress max="1" aria-label=${later.saveGif} .value=${making?.share ?? 0}></progress>
                ${buttonPart("cancelGif", later.cancel, () => making?.work.abort())}
              </div>
            </section>
            ${figurePart()} ${copyPart("share-code", later.shareCode, 3, texts.code, show)}
          </div>
          <p class="dialog-note" role="status">${done}</p>
        </div>
      `,
      dialog,
    );
  }

  /** @returns the choice between the whole game and the position, where there is one */
  function whatPart() {
    const { state } = controller.snapshot();
    const all = state?.tree.line.length ?? 0;
    if (!state || state.turns.length === all) return nothing;
    const radio = (whole: boolean, text: string) => html`
      <label class="check">
        <input type="radio" name="share-what" .checked=${isWhole === whole} @change=${() => choose(whole)} />
        <span>${text}</span>
      </label>
    `;
    return html`
      <fieldset class="share-what">
        <legend class="visually-hidden">${later.shareWhat}</legend>
        ${radio(true, later.shareWhole(state.turns.length, all))} ${radio(false, later.shareThis)}
      </fieldset>
    `;
  }

  function choose(whole: boolean) {
    isWhole = whole;
    prepare();
  }

  /** Makes the texts of what is shared. */
  function prepare() {
    const { state } = controller.snapshot();
    if (!state) return;
    const turns = isWhole ? wholeLine(state) : state.turns;
    const site = location.origin + location.pathname;
    const own = { link: addressOf(gameLink(state, turns)), text: "", code: "" };
    texts = own;
    const position = shownPosition();
    const unscripted = position ? pictureWithLink(position, own.link) : "";
    own.code = embedCode(state, site, "", turns, unscripted);
    qr = null;
    show("");
    written(turns.length > state.turns.length ? linkWithNotes({ ...state, turns }) : null).then(
      ({ text, positions }) => {
        if (texts !== own) return;
        own.text = text;
        own.code = embedCode(state, site, positions, turns, unscripted);
        show();
      },
      (problem) => show(messageOf(problem)),
    );
  }

  function shownPosition(): SharedPosition | null {
    const snapshot = controller.snapshot();
    const { state } = snapshot;
    if (!state) return null;
    const info = currentGame();
    return {
      info,
      view: plainView(snapshot, info, decorate),
      title: later.pictureTitle(info.name, state.turns.length),
      first: state.players[0].colour,
      link: texts.link,
      nameOf: (ending) => fileName(`${state.game}-figure`, state.turns.length, ending),
    };
  }

  /** @param link  to another game than the engine has on the board @returns the turns as text, and the positions */
  async function written(link: string | null): Promise<{ text: string; positions: string }> {
    if (link === null) return client.request({ do: "record" });
    const session = client.openSession();
    try {
      await session.request({ do: "load", record: link });
      return await session.request({ do: "record" });
    } finally {
      session.close();
    }
  }

  /** @param form  in which the game is pasted elsewhere */
  async function paste(form: keyof typeof PASTED) {
    const { title, lines } = captions();
    const isCopied = await copyText(PASTED[form](`${title}: ${lines[0]}`, texts.link));
    if (!isCopied) (byId("share-link") as HTMLTextAreaElement).select();
    show(isCopied ? later.textCopied : later.notCopied);
  }

  function captions(): Captions {
    const snapshot = controller.snapshot();
    return snapshot.state ? captionsOf(snapshot, snapshot.state, currentGame()) : { title: "", lines: [] };
  }

  const picture = () => captionedPicture(controller.snapshot(), currentGame(), decorate, captions());

  async function copyBoard() {
    show((await copyPicture(picture())) ? later.textCopied : later.pictureNotCopied);
  }

  async function showQr() {
    try {
      qr = (await import("./qr_code.js")).qrPart(texts.link);
      show("");
    } catch {
      show(strings.partMissing);
    }
  }

  /** The player to move is the friend from now on; the panel offers to send the link. */
  function playByLink() {
    const { state } = controller.snapshot();
    if (!state) return;
    const other = (1 - state.to_move) as Player;
    controller.setSide(state.to_move, FRIEND);
    controller.setSide(other, HUMAN);
    dialog.close();
  }

  function saveFile() {
    if (downloadGame(controller.snapshot())) show(later.fileSaved);
  }

  function saveSvg() {
    const { state } = controller.snapshot();
    if (!state) return;
    const content = new Blob([svgPicture(controller.snapshot(), currentGame(), decorate)], { type: "image/svg+xml" });
    download(fileName(state.game, state.turns.length, "svg"), content);
    show(later.fileSaved);
  }

  /** Saves the list of turns as a file. */
  function saveText() {
    const { state } = controller.snapshot();
    if (!state || texts.text === "") return;
    download(fileName(state.game, state.turns.length, "txt"), new Blob([texts.text], { type: "text/plain" }));
    show(later.fileSaved);
  }

  async function saveGif() {
    const { state, record } = controller.snapshot();
    if (!state || !record || making) return;
    const snapshot = controller.snapshot();
    const info = currentGame();
    const work = new AbortController();
    const own = { work, share: 0 };
    making = own;
    show(later.makingGif);
    focusOn("cancelGif");
    let said = later.fileSaved;
    try {
      const { animation } = await import("./animation.js");
      const content = await animation({
        client,
        record,
        viewOf: (now) => plainView({ ...snapshot, state: now }, info, decorate),
        palette: readPalette(byId("board")),
        paper: getComputedStyle(document.body).backgroundColor,
        onProgress(share) {
          own.share = share;
          show();
        },
        signal: work.signal,
      });
      download(fileName(state.game, state.tree.line.length, "gif"), content);
    } catch (problem) {
      said = work.signal.aborted ? later.gifGivenUp : messageOf(problem);
    } finally {
      making = null;
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.dataset["do"] === "cancelGif") focusOn("saveGif");
      show(said);
    }
  }

  /** @param name  of a button */
  function focusOn(name: string) {
    (dialog.querySelector(`[data-do=${name}]`) as HTMLElement | null)?.focus();
  }

  async function savePng() {
    const { state } = controller.snapshot();
    if (!state) return;
    download(fileName(state.game, state.turns.length, "png"), await picture());
    show(later.fileSaved);
  }

  return {
    open() {
      const { state } = controller.snapshot();
      if (!state) return;
      isWithFriend =
        !isFinished(controller.snapshot()) && state.turns.length > 0 && controller.snapshot().setup.gauntlet === null;
      isWhole = true;
      prepare();
      dialog.showModal();
    },
  };
}
