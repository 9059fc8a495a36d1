/**
 * The "Saved games" dialog: keeps the game on the board under a name, opens games from elsewhere, and lists what was saved.
 *
 * @import { Catalogue } from "../catalogue.js"
 * @import { Flow } from "../flow.js"
 * @import { Incoming } from "../transfer/incoming.js"
 * @import { SavedGame, SavedGames } from "./saved_games.js"
 */
import { gameOf } from "../catalogue.js";
import { dialogHeader } from "../dialog/header.js";
import { button, byId, element, setText } from "../dom.js";
import { attempt } from "../problems.js";
import { strings } from "../strings/index.js";
import { savedRow } from "./row.js";
import { LONGEST_NAME } from "./saved_games.js";

/**
 * @param {object} options
 * @param {Flow} options.flow
 * @param {Catalogue} options.catalogue
 * @param {SavedGames} options.saved
 * @param {Incoming} options.incoming
 * @returns {{ open: () => void }}
 */
export function createLibraryDialog({ flow, catalogue, saved, incoming }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("library"));
  const name = element("input", { id: "save-name", maxlength: String(LONGEST_NAME), autocomplete: "off" });
  const save = element("button", { type: "submit", class: "primary", "data-do": "saveGame" }, strings.save);
  const saving = element("form", { class: "library-part" },
    element("label", { for: "save-name" }, strings.saveAs), element("div", { class: "copy-row" }, name, save));

  const pasted = element("textarea", { id: "paste-game", rows: "3", spellcheck: "false", placeholder: strings.pasteHint });
  const file = element("input", { type: "file", id: "open-file", accept: ".json,.txt,application/json,text/plain" });
  const choose = element("label", { class: "button", for: "open-file" }, strings.chooseFile);
  const openPasted = element("button", { type: "submit", "data-do": "openPasted" }, strings.open);
  const opening = element("form", { class: "library-part" },
    element("label", { for: "paste-game" }, strings.openFromElsewhere), pasted,
    element("div", { class: "share-buttons" }, openPasted, file, choose));

  const list = element("ul", { class: "saved-games", id: "saved-games" });
  const none = element("p", { class: "hint" }, strings.nothingSaved);
  const note = element("p", { class: "dialog-note", role: "status", id: "library-note" });
  const undo = button(strings.undoDelete, () => void bringBack());
  undo.dataset["do"] = "undoDelete";
  dialog.append(element("div", { class: "dialog-frame" },
    dialogHeader(dialog, strings.libraryTitle).header,
    element("div", { class: "dialog-body" }, saving,
      element("section", { class: "library-part" }, element("h3", {}, strings.savedHeading), none, list), opening),
    element("footer", { class: "library-footer" }, note, undo)));

  /** @type {SavedGame | null} */
  let removed = null;

  /** @param {string} text @param {boolean} [mayUndo] */
  function say(text, mayUndo = false) {
    setText(note, text);
    undo.hidden = !mayUndo;
    if (!mayUndo) removed = null;
  }

  async function show() {
    const { games, lost } = await saved.list();
    none.hidden = games.length > 0;
    list.replaceChildren(...games.map((game) => savedRow(game, gameOf(catalogue, String(game.record["game"])), {
      onOpen: () => void openSaved(game),
      onRename: (wanted) => void rename(game, wanted),
      onRemove: () => void remove(game),
    })));
    if (lost > 0 && note.textContent === "") say(strings.savedLost(lost));
  }

  /** @param {SavedGame} game */
  async function openSaved({ name: itsName, record }) {
    const problem = await attempt(flow.load(record));
    if (problem !== null) return say(strings.savedUnusable(itsName, problem));
    dialog.close();
    flow.setNote({ kind: "news", text: strings.savedOpened(itsName) });
  }

  /** @param {SavedGame} game @param {string} wanted */
  async function rename(game, wanted) {
    const { game: { id }, isStored } = await saved.rename(game, wanted);
    say(isStored ? "" : strings.gameForThePageOnly);
    await show();
    /** @type {HTMLElement | null} */ (list.querySelector(`[data-id="${id}"] [data-do=rename]`))?.focus();
  }

  /** @param {SavedGame} game */
  async function remove(game) {
    if (!await saved.remove(game)) return say(strings.notDeleted(game.name));
    say(strings.deleted(game.name), true);
    removed = game;
    await show();
    undo.focus();
  }

  async function bringBack() {
    if (!removed) return;
    const { isStored } = await saved.restore(removed);
    say(isStored ? "" : strings.gameForThePageOnly);
    await show();
    name.focus();
  }

  saving.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { record } = flow.snapshot();
    if (!record) return;
    const { game, isStored } = await saved.save(name.value.trim() || suggestion(), record);
    say(isStored ? strings.gameSaved(game.name) : strings.gameForThePageOnly);
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
    return strings.savedName(game, state?.turns.length ?? 0);
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
