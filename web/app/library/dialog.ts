/** The "Saved games" dialog: keeps the game on the board under a name, opens games from elsewhere, and lists the saved ones. */
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { attempt } from "../../common/problems.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import { focusedElement, passFocus } from "../platform/focus.js";
import { aboutOf } from "./about.js";
import { asidesButtons, asidesOf } from "./asides.js";
import { LONGEST_NAME, type SavedGame } from "./entry.js";
import { NO_FILTER, type Filter } from "./filter.js";
import { createFromElsewhere } from "./from_elsewhere.js";
import { listPart } from "./list_part.js";
import { savedGames, type UnreadableEntry } from "./saved_games.js";
import { createThumbnails, savedView } from "./thumbnails.js";
import { titleOf, unstoredText } from "./words.js";
import type { Controller } from "../../play/controller.js";
import type { Storage } from "../platform/storage.js";
import type { Incoming } from "../transfer/incoming.js";

/** Games that are listed at first, and added at each request for more: the parts below the list must stay in reach. */
const PAGE = 50;

/** Nothing is wrong. */
const NO_PROBLEMS = { save: "", game: "", id: 0 };

export function createLibraryDialog({
  controller,
  catalogue,
  incoming,
  storages,
}: {
  controller: Controller;
  catalogue: Catalogue;
  incoming: Incoming;
  storages: Storage[]; // where texts may have been put aside
}): { open: () => void } {
  const dialog = byId("library") as HTMLDialogElement;
  const { header } = dialogHeader(dialog, later.libraryTitle);
  const asides = asidesButtons(storages, show);
  const fromElsewhere = createFromElsewhere(incoming, { onOpened: () => dialog.close(), onChange: show });
  const showThumbnails = createThumbnails((id) => {
    const game = games.find((one) => String(one.id) === id);
    return game ? savedView(game, infoOf(game)) : null;
  });

  let games: SavedGame[] = [];
  let unreadable: UnreadableEntry[] = [];
  /** A newer page has saved the games: neither is any shown nor can one be added. */
  let isNewer = false;
  /** Whether what is stored is known yet. */
  let isRead = false;
  let filter: Filter = NO_FILTER;
  let most = PAGE;
  /** The game whose name is edited. */
  let edited: number | null = null;
  let note = "";
  /** Resolves to whether it is stored. */
  let bringBackRemoved: (() => Promise<boolean>) | null = null;
  /** Failures, each with its place: the field for a name, or the game with this id. */
  let problems = NO_PROBLEMS;

  const infoOf = (game: SavedGame) => gameOf(catalogue, game.record.game);
  const nameOf = (game: SavedGame) => titleOf(game, infoOf(game));
  function notStored() {
    const stored = games.filter(({ id }) => id > 0);
    const automatic = stored.filter(({ isAutomatic }) => isAutomatic).length;
    return isNewer ? later.savedByNewerPage : unstoredText({ stored: stored.length, automatic });
  }

  const acts = {
    open: (game: SavedGame) => void openSaved(game),
    edit({ id }: SavedGame) {
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
    rename: (game: SavedGame, name: string) => void rename(game, name),
    remove: (game: SavedGame) => void remove(game),
    search(changes: Partial<Filter>) {
      filter = { ...filter, ...changes };
      most = PAGE;
      show();
    },
    showAll() {
      acts.search(NO_FILTER);
      field("#library-search")?.focus();
    },
    showMore(first: SavedGame | undefined) {
      most += PAGE;
      show();
      focusGame(first?.id ?? null, "open");
    },
    removeAll: (those: SavedGame[]) => void removeAll(those),
    removeUnreadable: (entry: UnreadableEntry) => void removeUnreadable(entry),
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
              ${listPart({ games, unreadable, isNewer, isRead, filter, most, edited, problem: problems }, catalogue, acts)}
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
  const undo = dialog.querySelector("[data-do=undoDelete]") as HTMLButtonElement;

  function field(selector: string): HTMLInputElement {
    return dialog.querySelector(selector) as HTMLInputElement;
  }

  /** @param id  of a game @param focused  had the focus */
  function focusGame(id: number | null, control: string, focused: Element | null = null) {
    const button = dialog.querySelector(`[data-id="${id}"] [data-do=${control}]`) as HTMLElement | null;
    if (button) button.focus();
    else passFocus(focused, field("#library-search") ?? name, name);
  }

  function say(text: string, undoing: (() => Promise<boolean>) | null = null) {
    note = text;
    bringBackRemoved = undoing;
    problems = NO_PROBLEMS;
  }

  /** Reads the stored games, and shows them. The focus stays with its game, though others may come above it. */
  async function refresh() {
    ({ games, unreadable, isNewer } = await savedGames.list());
    isRead = true;
    const focused = document.activeElement;
    const id = focused?.closest("[data-id]")?.getAttribute("data-id");
    const control = focused?.getAttribute("data-do");
    if (note === "" && isNewer) note = later.savedByNewerPage;
    else if (note === "" && unreadable.length > 0) note = later.savedLost(unreadable.length);
    show();
    if (id && control) focusGame(Number(id), control);
  }

  async function openSaved(game: SavedGame) {
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

  async function rename(game: SavedGame, wanted: string) {
    const focused = focusedElement();
    const { game: renamed, isStored } = await savedGames.rename(game, wanted);
    edited = null;
    say("");
    if (!isStored) problems = { ...NO_PROBLEMS, game: notStored(), id: renamed.id };
    await refresh();
    focusGame(renamed.id, "rename", focused);
  }

  async function remove(game: SavedGame) {
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

  /** @param those  without a name */
  async function removeAll(those: SavedGame[]) {
    if (!(await savedGames.remove(those))) {
      say(later.notDeleted(later.namedFilters.unnamed));
      return show();
    }
    await removed(later.unnamedDeleted(those.length), () => savedGames.restore(those));
  }

  async function removeUnreadable(entry: UnreadableEntry) {
    if (!(await savedGames.removeUnreadable(entry))) {
      say(later.notDeleted(later.unreadableEntry));
      return show();
    }
    await removed(later.deleted(later.unreadableEntry), () => savedGames.restoreUnreadable(entry));
  }

  async function removed(text: string, undoing: () => Promise<boolean>) {
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

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const { record } = controller.snapshot();
    if (!record) return;
    const wanted = name.value.trim() || suggestion();
    const { game, isStored } = await savedGames.save(wanted, record, aboutOf(controller.snapshot()));
    say(isStored ? later.gameSaved(game.name) : "");
    if (!isStored) problems = { ...NO_PROBLEMS, save: notStored() };
    await refresh();
  }

  /** @returns a name for the game on the board */
  function suggestion(): string {
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
