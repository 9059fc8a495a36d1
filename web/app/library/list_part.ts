/** The list in the dialog: what narrows it down, how many games are shown, and a row for each. */
import { buttonPart } from "../../common/controls.js";
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { html, nothing } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { filtered, isFiltering, type Filter } from "./filter.js";
import { renamedRow, savedRow, unreadableRow, type RowActs } from "./row.js";
import { MOST_AUTOMATIC, type UnreadableEntry } from "./saved_games.js";
import { searchPart } from "./search_part.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { SavedGame } from "./entry.js";

interface List {
  games: readonly SavedGame[];
  unreadable: readonly UnreadableEntry[];
  isNewer: boolean; // a newer page has saved the games, so none is known
  isRead: boolean; // otherwise what is stored is still to come
  filter: Filter;
  most: number; // games that are listed, until one asks for more
  edited: number | null; // the game whose name is edited
  problem: { id: number; game: string }; // that a game had; empty for none
}

interface ListActs {
  search: (changes: Partial<Filter>) => void;
  showAll: () => void;
  showMore: (first: SavedGame | undefined) => void; // from this one on
  removeAll: (games: SavedGame[]) => void;
  removeUnreadable: (entry: UnreadableEntry) => void;
}

/** Fewer are seen at a glance. */
const FEWEST_TO_SEARCH = 4;
/** From this many automatically kept games on, the list says how many it keeps. */
const MANY_AUTOMATIC = 0.8 * MOST_AUTOMATIC;

export function listPart(
  { games, unreadable, isNewer, isRead, filter, most, edited, problem }: List,
  catalogue: Catalogue,
  acts: ListActs & RowActs,
): TemplateResult {
  const shown = filtered(games, filter, catalogue);
  const unnamed = games.filter(({ isNamed }) => !isNamed);
  const automatic = games.filter(({ isAutomatic }) => isAutomatic);
  const isEmpty = isRead && games.length + unreadable.length === 0;
  const isSearched = games.length >= FEWEST_TO_SEARCH || isFiltering(filter);
  function row(game: SavedGame) {
    const info = gameOf(catalogue, game.record.game);
    if (game.id === edited) return renamedRow(game, info, acts);
    return savedRow(game, info, problem.id === game.id ? problem.game : "", acts);
  }
  return html`
    <h3>${later.savedHeading}</h3>
    ${isSearched ? searchPart(filter, games, catalogue, acts.search) : nothing}
    <div class="library-count">
      <p id="library-count" role="status">${games.length > 0 ? later.shownCount(shown.length, games.length) : ""}</p>
      ${
        unnamed.length > 0
          ? buttonPart("deleteUnnamed", later.deleteUnnamed, () => acts.removeAll(unnamed), { kind: "link" })
          : nothing
      }
    </div>
    ${isEmpty && !isNewer ? html`<p class="hint">${later.nothingSaved} ${later.keptByThemselves(MOST_AUTOMATIC)}</p>` : nothing}
    ${
      automatic.length >= MANY_AUTOMATIC
        ? html`<p class="hint" id="library-limit">${later.keptByThemselves(MOST_AUTOMATIC)}</p>`
        : nothing
    }
    ${
      games.length > 0 && shown.length === 0
        ? html`
            <p class="hint">${later.noneFits}</p>
            ${buttonPart("showAll", later.showAll, acts.showAll)}
          `
        : nothing
    }
    <ul class="saved-games" id="saved-games">
      ${shown.slice(0, most).map(row)} ${unreadable.map((entry) => unreadableRow(entry, () => acts.removeUnreadable(entry)))}
    </ul>
    ${shown.length > most ? buttonPart("showMore", later.showMore, () => acts.showMore(shown[most])) : nothing}
  `;
}
