/**
 * The "Saved games" dialog: keeps the game on the board under a name, opens games from elsewhere, and lists the saved ones.
 *
 * @import { Catalogue } from "../../common/catalogue.js"
 * @import { Controller } from "../../play/controller.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { Incoming } from "../transfer/incoming.js"
 * @import { SavedGame } from "./entry.js"
 * @import { Filter } from "./filter.js"
 * @import { UnreadableEntry } from "./saved_games.js"
 */
import { gameOf } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { attempt } from "../../common/problems.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import { focusedElement, passFocus } from "../platform/focus.js";
import { aboutOf } from "./about.js";
import { asidesButtons, asidesOf } from "./asides.js";
import { LONGEST_NAME } from "./entry.js";
import { NO_FILTER } from "./filter.js";
import { createFromElsewhere } from "./from_elsewhere.js";
import { listPart } from "./list_part.js";
import { savedGames } from "./saved_games.js";
import { createThumbnails, savedView } from "./thumbnails.js";
import { titleOf, unstoredText } from "./words.js";

/** Games that are listed at first, and added at each request for more: the parts below the list must stay in reach. */
const PAGE = 50;

/** Nothing is wrong. */
const NO_PROBLEMS = { save: "", game: "", id: 0 };

/**
 * @param {object} options
 * @param {Controller} options.controller
 * @param {Catalogue} options.catalogue
 * @param {Incoming} options.incoming
 * @param {Storage[]} options.storages  where texts may have been put aside
 * @returns {{ open: () => void }}
 */
export function createLibraryDialog({ controller, catalogue, incoming, storages }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("library"));
  const { header } = dialogHeader(dialog, later.libraryTitle);
  const asides = asidesButtons(storages, show);
  const fromElsewhere = createFromElsewhere(incoming, { onOpened: () => dialog.close(), onChange: show });
  const showThumbnails = createThumbnails((id) => {
    const game = games.find((one) => String(one.id) === id);
    return game ? savedView(game, infoOf(game)) : null;
  });

  /** @type {SavedGame[]} */
  let games = [];
  /** @type {UnreadableEntry[]} */
  let unreadable = [];
  /** A newer page has saved the games: neither is any shown nor can one be added. */
  let isNewer = false;
  /** @type {Filter} */
  let filter = NO_FILTER;
  let most = PAGE;
  /** @type {number | null} the game whose name is edited */
  let edited = null;
  let note = "";
  /** @type {(() => Promise<boolean>) | null} resolves to whether it is stored */
  let bringBackRemoved = null;
  /** Failures, each with its place: the field for a name, or the game with this id. */
  let problems = NO_PROBLEMS;

  /** @param {SavedGame} game */
  const infoOf = (game) => gameOf(catalogue, game.record.game);
  /** @param {SavedGame} game */
  const nameOf = (game) => titleOf(game, infoOf(game));
  function notStored() {
    const stored = games.filter(({ id }) => id > 0);
    const automatic = stored.filter(({ isAutomatic }) => isAutomatic).length;
    return isNewer ? later.savedByNewerPage : unstoredText({ stored: stored.length, automatic });
  }

  const acts = {
    open: (/** @type {SavedGame} */ game) => void openSaved(game),
    edit(/** @type {SavedGame} */ { id }) {
      edited = id;
      show();
      field("#saved-games input").select();
    },
    leave() {
      const id = edited;
      edited = null;
      show();
      focusGame(id, "rename");
      void refresh();
    },
    rename: (/** @type {SavedGame} */ game, /** @type {string} */ name) => void rename(game, name),
    remove: (/** @type {SavedGame} */ game) => void remove(game),
    search(/** @type {Partial<Filter>} */ changes) {
      filter = { ...filter, ...changes };
      most = PAGE;
      show();
    },
    showAll() {
      acts.search(NO_FILTER);
      field("#library-search")?.focus();
    },
    showMore(/** @type {SavedGame | undefined} */ first) {
      most += PAGE;
      show();
      focusGame(first?.id ?? null, "open");
    },
    removeAll: (/** @type {SavedGame[]} */ those) => void removeAll(those),
    removeUnreadable: (/** @type {UnreadableEntry} */ entry) => void removeUnreadable(entry),
  };

  function show() {
    render(
      html`
        <div class="dialog-frame">
          ${header}
          <div class="dialog-body">
            <form class="library-part" @submit=${save}>
              <label for="save-name">${later.saveAs}</label>
              <div class="copy-row">
                <input id="save-name" maxlength=${LONGEST_NAME} autocomplete="off" aria-describedby="save-problem" />
                <button type="submit" class="primary" data-do="saveGame">${later.save}</button>
              </div>
              <p class="problem" id="save-problem" role="alert">${problems.save}</p>
            </form>
            <section class="library-part">
              ${listPart({ games, unreadable, isNewer, filter, most, edited, problem: problems }, catalogue, acts)}
              <p class="share-buttons" ?hidden=${asidesOf(storages).length === 0}>${asides}</p>
            </section>
            ${fromElsewhere.part()}
          </div>
          <footer class="library-footer">
            <p class="dialog-note" role="status" id="library-note">${note}</p>
            <button type="button" data-do="undoDelete" ?hidden=${bringBackRemoved === null} @click=${() => void bringBack()}>
              ${later.undoDelete}
            </button>
          </footer>
        </div>
      `,
      dialog,
    );
    showThumbnails(dialog);
  }

  show();
  savedGames.onKept(() => {
    // The list is read again once the name that is being written is done with.
    if (dialog.open && edited === null) void refresh();
  });
  const name = field("#save-name");
  const undo = /** @type {HTMLButtonElement} */ (dialog.querySelector("[data-do=undoDelete]"));

  /** @param {string} selector @returns {HTMLInputElement} */
  function field(selector) {
    return /** @type {HTMLInputElement} */ (dialog.querySelector(selector));
  }

  /** @param {number | null} id  of a game @param {string} control @param {Element | null} [focused]  had the focus */
  function focusGame(id, control, focused = null) {
    const button = /** @type {HTMLElement | null} */ (dialog.querySelector(`[data-id="${id}"] [data-do=${control}]`));
    if (button) button.focus();
    else passFocus(focused, field("#library-search") ?? name, name);
  }

  /** @param {string} text @param {(() => Promise<boolean>) | null} [undoing] */
  function say(text, undoing = null) {
    note = text;
    bringBackRemoved = undoing;
    problems = NO_PROBLEMS;
  }

  /** Reads the stored games, and shows them. The focus stays with its game, though others may come above it. */
  async function refresh() {
    ({ games, unreadable, isNewer } = await savedGames.list());
    const focused = document.activeElement;
    const id = focused?.closest("[data-id]")?.getAttribute("data-id");
    const control = focused?.getAttribute("data-do");
    if (note === "" && isNewer) note = later.savedByNewerPage;
    else if (note === "" && unreadable.length > 0) note = later.savedLost(unreadable.length);
    show();
    if (id && control) focusGame(Number(id), control);
  }

  /** @param {SavedGame} game */
  async function openSaved(game) {
    const problem = await attempt(controller.load(game.record));
    if (problem !== null) {
      problems = { ...NO_PROBLEMS, game: later.savedUnusable(nameOf(game), problem), id: game.id };
      return show();
    }
    dialog.close();
    controller.setNote({ kind: "news", text: later.savedOpened(nameOf(game)) });
    const about = aboutOf(controller.snapshot());
    // An older page has not said what there is to see of it, and who played is not known.
    if (!game.about && about) await savedGames.amend(game, { ...about, sides: null });
  }

  /** @param {SavedGame} game @param {string} wanted */
  async function rename(game, wanted) {
    const focused = focusedElement();
    const { game: renamed, isStored } = await savedGames.rename(game, wanted);
    edited = null;
    say("");
    if (!isStored) problems = { ...NO_PROBLEMS, game: notStored(), id: renamed.id };
    await refresh();
    focusGame(renamed.id, "rename", focused);
  }

  /** @param {SavedGame} game */
  async function remove(game) {
    if (!(await savedGames.remove([game]))) {
      problems = { ...NO_PROBLEMS, game: later.notDeleted(nameOf(game)), id: game.id };
      return show();
    }
    await removed(later.deleted(nameOf(game)), async () => {
      const isStored = await savedGames.restore([game]);
      await refresh();
      focusGame(game.id, "open");
      return isStored;
    });
  }

  /** @param {SavedGame[]} those  without a name */
  async function removeAll(those) {
    if (!(await savedGames.remove(those))) {
      say(later.notDeleted(later.namedFilters.unnamed));
      return show();
    }
    await removed(later.unnamedDeleted(those.length), () => savedGames.restore(those));
  }

  /** @param {UnreadableEntry} entry */
  async function removeUnreadable(entry) {
    if (!(await savedGames.removeUnreadable(entry))) {
      say(later.notDeleted(later.unreadableEntry));
      return show();
    }
    await removed(later.deleted(later.unreadableEntry), () => savedGames.restoreUnreadable(entry));
  }

  /** @param {string} text @param {() => Promise<boolean>} undoing */
  async function removed(text, undoing) {
    say(text, undoing);
    edited = null;
    await refresh();
    undo.focus();
  }

  async function bringBack() {
    if (!bringBackRemoved) return;
    const focused = focusedElement();
    const isStored = await bringBackRemoved();
    say(isStored ? "" : notStored());
    await refresh();
    passFocus(focused, name);
  }

  /** @param {SubmitEvent} event */
  async function save(event) {
    event.preventDefault();
    const { record } = controller.snapshot();
    if (!record) return;
    const wanted = name.value.trim() || suggestion();
    const { game, isStored } = await savedGames.save(wanted, record, aboutOf(controller.snapshot()));
    say(isStored ? later.gameSaved(game.name) : "");
    if (!isStored) problems = { ...NO_PROBLEMS, save: notStored() };
    await refresh();
  }

  /** @returns {string} a name for the game on the board */
  function suggestion() {
    const { state, setup } = controller.snapshot();
    const game = gameOf(catalogue, setup.game)?.name ?? "";
    return later.savedName(game, state?.turns.length ?? 0);
  }

  return {
    open() {
      say("");
      fromElsewhere.forget();
      filter = NO_FILTER;
      most = PAGE;
      edited = null;
      name.value = suggestion();
      show();
      void refresh();
      dialog.showModal();
    },
  };
}
