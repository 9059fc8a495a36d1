/**
 * The "Share" dialog: the game as a link, as text, as a file, as a picture and as code for other pages.
 *
 * @import { Decorate } from "../../common/board_view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Player } from "../../engine/protocol.js"
 * @import { Flow } from "../game/flow.js"
 */
import { readPalette } from "../../board/palette.js";
import { button, byId, element, setText } from "../../common/dom.js";
import { linkWithNotes } from "../../common/notes.js";
import { messageOf } from "../../common/problems.js";
import { FRIEND, HUMAN } from "../../common/setup.js";
import { addressOf } from "../../common/share_link.js";
import { isOver } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import { embedCode } from "./embed_code.js";
import { copyText, download, downloadGame, fileName } from "./outgoing.js";
import { plainView, pngPicture, svgPicture } from "./picture.js";

/**
 * @param {object} options
 * @param {Flow} options.flow
 * @param {Client} options.client
 * @param {() => GameInfo} options.currentGame
 * @param {Decorate} options.decorate  what pictures show of it, too
 * @returns {{ open: () => void }}
 */
export function createShareDialog({ flow, client, currentGame, decorate }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("share"));
  const done = element("p", { class: "dialog-note", role: "status" });
  const link = copyField("share-link", later.shareLink, 1);
  const text = copyField("share-text", later.shareText, 4);
  const code = copyField("share-code", later.shareCode, 3);
  const saving = {
    saveFile: button(later.saveFile, saveFile),
    saveText: button(later.saveText, saveText),
    savePng: button(later.savePng, () => void savePng()),
    saveSvg: button(later.saveSvg, saveSvg),
    saveGif: button(later.saveGif, () => void saveGif()),
  };
  for (const [name, control] of Object.entries(saving)) control.dataset["do"] = name;
  const progress = element("progress", { max: "1", "aria-label": later.saveGif });
  const giveUp = button(later.cancel, () => making?.abort());
  giveUp.dataset["do"] = "cancelGif";
  const underWay = element("div", { class: "share-buttons making", hidden: true }, progress, giveUp);
  /** @type {AbortController | null} of the animation that is being made */
  let making = null;
  const byLink = button(later.playByLink, playByLink);
  byLink.dataset["do"] = "playByLink";
  const correspondencePart = element(
    "section",
    { class: "share-part" },
    element("h3", {}, later.withAFriend),
    element("p", { class: "hint" }, later.withAFriendHint),
    element("div", { class: "share-buttons" }, byLink),
  );
  dialog.append(
    element(
      "div",
      { class: "dialog-frame" },
      dialogHeader(dialog, later.shareTitle).header,
      element(
        "div",
        { class: "dialog-body" },
        link.root,
        correspondencePart,
        text.root,
        element(
          "section",
          { class: "share-part" },
          element("h3", {}, later.shareFiles),
          element("div", { class: "share-buttons" }, ...Object.values(saving)),
          underWay,
        ),
        code.root,
      ),
      done,
    ),
  );

  dialog.addEventListener("close", () => making?.abort());

  /** @param {string} id @param {string} label @param {number} rows */
  function copyField(id, label, rows) {
    const field = element("textarea", { id, rows: String(rows), readonly: true, spellcheck: "false" });
    const copy = button(later.copy, () => void copyOf(field));
    copy.dataset["do"] = `copy-${id}`;
    copy.setAttribute("aria-label", later.copyOf(label));
    return {
      field,
      root: element(
        "section",
        { class: "share-part" },
        element("label", { for: id }, label),
        element("div", { class: "copy-row" }, field, copy),
      ),
    };
  }

  /** @param {HTMLTextAreaElement} field */
  async function copyOf(field) {
    const isCopied = await copyText(field.value);
    // Where the browser does not let it be copied, it is selected for a person to do it.
    if (!isCopied) field.select();
    setText(done, isCopied ? later.textCopied : later.notCopied);
  }

  /** The player to move is the friend from now on; the panel offers to send the link. */
  function playByLink() {
    const { state } = flow.snapshot();
    if (!state) return;
    const other = /** @type {Player} */ (1 - state.to_move);
    flow.setSide(state.to_move, FRIEND);
    flow.setSide(other, HUMAN);
    dialog.close();
  }

  function saveFile() {
    if (downloadGame(flow.snapshot())) setText(done, later.fileSaved);
  }

  function saveSvg() {
    const { state } = flow.snapshot();
    if (!state) return;
    const content = new Blob([svgPicture(flow.snapshot(), currentGame(), decorate)], { type: "image/svg+xml" });
    download(fileName(state.game, state.turns.length, "svg"), content);
    setText(done, later.fileSaved);
  }

  /** The list of turns, as it stands above. */
  function saveText() {
    const { state } = flow.snapshot();
    if (!state || text.field.value === "") return;
    download(fileName(state.game, state.turns.length, "txt"), new Blob([text.field.value], { type: "text/plain" }));
    setText(done, later.fileSaved);
  }

  async function saveGif() {
    const { state, record } = flow.snapshot();
    if (!state || !record || making) return;
    const snapshot = flow.snapshot();
    const info = currentGame();
    const work = new AbortController();
    making = work;
    underWay.hidden = false;
    progress.value = 0;
    setText(done, later.makingGif);
    giveUp.focus();
    try {
      const { animation } = await import("./animation.js");
      const content = await animation({
        client,
        record,
        viewOf: (now) => plainView({ ...snapshot, state: now }, info, decorate),
        palette: readPalette(byId("board")),
        paper: getComputedStyle(document.body).backgroundColor,
        onProgress: (share) => (progress.value = share),
        signal: work.signal,
      });
      download(fileName(state.game, state.tree.line.length, "gif"), content);
      setText(done, later.fileSaved);
    } catch (problem) {
      setText(done, work.signal.aborted ? later.gifGivenUp : messageOf(problem));
    } finally {
      making = null;
      if (underWay.contains(document.activeElement)) saving.saveGif.focus();
      underWay.hidden = true;
    }
  }

  async function savePng() {
    const { state } = flow.snapshot();
    if (!state) return;
    download(fileName(state.game, state.turns.length, "png"), await pngPicture(flow.snapshot(), currentGame(), decorate));
    setText(done, later.fileSaved);
  }

  return {
    open() {
      const { state } = flow.snapshot();
      if (!state) return;
      setText(done, "");
      correspondencePart.hidden = isOver(flow.snapshot()) || state.turns.length === 0 || flow.snapshot().setup.gauntlet !== null;
      link.field.value = addressOf(linkWithNotes(state));
      code.field.value = embedCode(state, location.origin + location.pathname);
      text.field.value = "";
      client.request({ do: "record" }).then(
        (reply) => {
          text.field.value = String(reply["text"]);
        },
        (problem) => setText(done, messageOf(problem)),
      );
      dialog.showModal();
    },
  };
}
