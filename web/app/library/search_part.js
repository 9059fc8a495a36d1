/**
 * The search of the list of saved games: a field for words, and a list for each filter.
 *
 * @import { Catalogue } from "../../common/catalogue.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { SavedGame } from "./entry.js"
 * @import { Filter } from "./filter.js"
 */
import { gameOf } from "../../common/catalogue.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { choicePart } from "../../common/controls.js";

/**
 * @param {Filter} filter
 * @param {readonly SavedGame[]} games  all of them
 * @param {Catalogue} catalogue
 * @param {(changes: Partial<Filter>) => void} change
 * @returns {TemplateResult}
 */
export function searchPart(filter, games, catalogue, change) {
  const ids = [...new Set(games.map(({ record }) => record.game))];
  return html`
    <div class="library-search" role="search">
      <input
        id="library-search"
        autocomplete="off"
        enterkeyhint="search"
        placeholder=${later.searchHint}
        aria-label=${later.searchGames}
        .value=${filter.text}
        @input=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => change({ text: target.value })}
      />
      ${choicePart(
        "library-game",
        later.filterGame,
        ids.map((id) => [id, gameOf(catalogue, id)?.name ?? id]),
        filter.game,
        (game) => change({ game }),
      )}
      ${choicePart("library-outcome", later.filterOutcome, Object.entries(later.outcomeFilters), filter.outcome, (outcome) =>
        change({ outcome: /** @type {Filter["outcome"]} */ (outcome) }),
      )}
      ${choicePart("library-named", later.filterNamed, Object.entries(later.namedFilters), filter.named, (named) =>
        change({ named: /** @type {Filter["named"]} */ (named) }),
      )}
    </div>
  `;
}
