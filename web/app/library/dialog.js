/**
 * The "Saved games" dialog: keeps the game on the board under a name, opens games from elsewhere, and lists what was saved.
 *
 * @import { Catalogue } from "../../common/catalogue.js"
 * @import { Flow } from "../game/flow.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { Incoming } from "../transfer/incoming.js"
 * @import { SavedGame } from "./entry.js"
 * @import { UnreadableEntry } from "./saved_games.js"
 */
import { gameOf } from "../../common/catalogue.js";
import { button, byId, element, setText } from "../../common/dom.js";
import { attempt } from "../../common/problems.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import { asidesButton, asidesOf } from "./asides.js";
import { aboutOf } from "./about.js";
import { LONGEST_NAME } from "./entry.js";
import { savedRow, unreadableRow } from "./row.js";
import { savedGames as saved } from "./saved_games.js";
import { titleOf } from "./words.js";

/**
 * @param {object} options
 * @param {Flow} options.flow
 * @param {Catalogue} options.catalogue
 * @param {Incoming} options.incoming
 * @param {Storage[]} options.storages  where texts may have been put aside
 * @returns {{ open: () => void }}
 */
export function createLibraryDialog({ flow, catalogue, incoming, storages }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("library"));
  const name = element("input", { id: "save-name", maxlength: String(LONGEST_NAME), autocomplete: "off" });
  const save = element("button", { type: "submit", class: "primary", "data-do": "saveGame" }, later.save);
  const saving = element(
    "form",
    { class: "library-part" },
    element("label", { for: "save-name" }, later.saveAs),
    element("div", { class: "copy-row" }, name, save),
  );

  const pasted = element("textarea", { id: "paste-game", rows: "3", spellcheck: "false", placeholder: later.pasteHint });
  const file = element("input", { type: "file", id: "open-file", accept: ".json,.txt,application/json,text/plain" });
  const choose = element("label", { class: "button", for: "open-file" }, later.chooseFile);
  const openPasted = element("button", { type: "submit", "data-do": "openPasted" }, later.open);
  const opening = element(
    "form",
    { class: "library-part" },
    element("label", { for: "paste-game" }, later.openFromElsewhere),
    pasted,
    element("div", { class: "share-buttons" }, openPasted, file, choose),
  );

  const list = element("ul", { class: "saved-games", id: "saved-games" });
  const none = element("p", { class: "hint" }, later.nothingSaved);
  const unreadable = element("p", { class: "share-buttons" }, asidesButton(storages));
  const note = element("p", { class: "dialog-note", role: "status", id: "library-note" });
  const undo = button(later.undoDelete, () => void bringBack());
  undo.dataset["do"] = "undoDelete";
  dialog.append(
    element(
      "div",
      { class: "dialog-frame" },
      dialogHeader(dialog, later.libraryTitle).header,
      element(
        "div",
        { class: "dialog-body" },
        saving,
        element("section", { class: "library-part" }, element("h3", {}, later.savedHeading), none, list, unreadable),
        opening,
      ),
      element("footer", { class: "library-footer" }, note, undo),
    ),
  );

  /** @type {(() => Promise<boolean>) | null} resolves to whether it is stored */
  let bringBackRemoved = null;
  /** A newer page has saved the games: neither is any shown nor can one be added. */
  let isNewer = false;

  /** @param {string} text @param {(() => Promise<boolean>) | null} [undoing] */
  function say(text, undoing = null) {
    setText(note, text);
    undo.hidden = undoing === null;
    bringBackRemoved = undoing;
  }

  const notStored = () => (isNewer ? later.savedByNewerPage : later.gameForThePageOnly);

  async function show() {
    const { games, unreadable: entries, isNewer: isItNewer } = await saved.list();
    isNewer = isItNewer;
    none.hidden = isNewer || games.length + entries.length > 0;
    unreadable.hidden = asidesOf(storages).length === 0;
    const rows = games.map((game) =>
      savedRow(game, gameOf(catalogue, game.record.game), {
        onOpen: () => void openSaved(game),
        onRename: (wanted) => void rename(game, wanted),
        onRemove: () => void remove(game),
      }),
    );
    list.replaceChildren(...rows, ...entries.map((entry) => unreadableRow(entry, () => void removeUnreadable(entry))));
    if (note.textContent !== "") return;
    if (isNewer) say(later.savedByNewerPage);
    else if (entries.length > 0) say(later.savedLost(entries.length));
  }

  /** @param {SavedGame} game */
  const nameOf = (game) => titleOf(game, gameOf(catalogue, game.record.game));

  /** @param {SavedGame} game */
  async function openSaved(game) {
    const { record } = game;
    const itsName = nameOf(game);
    const problem = await attempt(flow.load(record));
    if (problem !== null) return say(later.savedUnusable(itsName, problem));
    dialog.close();
    flow.setNote({ kind: "news", text: later.savedOpened(itsName) });
  }

  /** @param {SavedGame} game @param {string} wanted */
  async function rename(game, wanted) {
    const {
      game: { id },
      isStored,
    } = await saved.rename(game, wanted);
    say(isStored ? "" : notStored());
    await show();
    /** @type {HTMLElement | null} */ (list.querySelector(`[data-id="${id}"] [data-do=rename]`))?.focus();
  }

  /** @param {SavedGame} game */
  async function remove(game) {
    if (!(await saved.remove(game))) return say(later.notDeleted(nameOf(game)));
    say(later.deleted(nameOf(game)), async () => (await saved.restore(game)).isStored);
    await show();
    undo.focus();
  }

  /** @param {UnreadableEntry} entry */
  async function removeUnreadable(entry) {
    if (!(await saved.removeUnreadable(entry))) return say(later.notDeleted(later.unreadableEntry));
    say(later.deleted(later.unreadableEntry), () => saved.restoreUnreadable(entry));
    await show();
    undo.focus();
  }

  async function bringBack() {
    if (!bringBackRemoved) return;
    const isStored = await bringBackRemoved();
    say(isStored ? "" : notStored());
    await show();
    name.focus();
  }

  saving.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { record } = flow.snapshot();
    if (!record) return;
    const { game, isStored } = await saved.save(name.value.trim() || suggestion(), record, aboutOf(flow.snapshot()));
    say(isStored ? later.gameSaved(game.name) : notStored());
    await show();
  });
  opening.addEventListener("submit", (event) => {
    event.preventDefault();
    void take(incoming.takeText(pasted.value));
  });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen) void take(incoming.takeFile(chosen));
    file.value = "";
  });

  /** @param {Promise<string | null>} taking */
  async function take(taking) {
    const problem = await taking;
    if (problem !== null) return say(problem);
    pasted.value = "";
    dialog.close();
  }

  /** @returns {string} a name for the game on the board */
  function suggestion() {
    const { state, setup } = flow.snapshot();
    const game = gameOf(catalogue, setup.game)?.name ?? "";
    return later.savedName(game, state?.turns.length ?? 0);
  }

  return {
    open() {
      say("");
      name.value = suggestion();
      void show();
      dialog.showModal();
    },
  };
}
