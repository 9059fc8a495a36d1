/** The "Share" dialog: the game as a link, as text, as a file, as a picture and as code for other pages. */
import { buttonPart } from "../../common/controls.js";
import { readPalette } from "../../board/palette.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { linkWithNotes } from "../../common/notes.js";
import { messageOf } from "../../common/problems.js";
import { FRIEND, HUMAN } from "../../common/sides.js";
import { addressOf } from "../../common/share_link.js";
import { isOver } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import { copyPart } from "./copy_part.js";
import { embedCode } from "./embed_code.js";
import { download, downloadGame, fileName } from "./outgoing.js";
import { plainView, pngPicture, svgPicture } from "./picture.js";
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
  let done = "";
  /** The animation that is being made, and how far it is (0 to 1). */
  let making: { work: AbortController; share: number } | null = null;
  dialog.addEventListener("close", () => making?.work.abort());

  function show(said: string = done) {
    done = said;
    render(
      html`
        <div class="dialog-frame">
          ${header}
          <div class="dialog-body">
            ${copyPart("share-link", later.shareLink, 1, texts.link, show)}
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
            ${copyPart("share-code", later.shareCode, 3, texts.code, show)}
          </div>
          <p class="dialog-note" role="status">${done}</p>
        </div>
      `,
      dialog,
    );
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
    download(fileName(state.game, state.turns.length, "png"), await pngPicture(controller.snapshot(), currentGame(), decorate));
    show(later.fileSaved);
  }

  return {
    open() {
      const { state } = controller.snapshot();
      if (!state) return;
      isWithFriend = !isOver(controller.snapshot()) && state.turns.length > 0 && controller.snapshot().setup.gauntlet === null;
      const site = location.origin + location.pathname;
      texts = { link: addressOf(linkWithNotes(state)), text: "", code: embedCode(state, site, "") };
      show("");
      client.request({ do: "record" }).then(
        (reply) => {
          texts.text = reply.text;
          texts.code = embedCode(state, site, reply.positions);
          show();
        },
        (problem) => show(messageOf(problem)),
      );
      dialog.showModal();
    },
  };
}
