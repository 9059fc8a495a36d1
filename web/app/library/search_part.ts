/** The search of the list of saved games: a field for words, and a list for each filter. */
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { choicePart } from "../../common/controls.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { SavedGame } from "./entry.js";
import type { Filter } from "./filter.js";

/** @param games  all of them */
export function searchPart(
  filter: Filter,
  games: readonly SavedGame[],
  catalogue: Catalogue,
  change: (changes: Partial<Filter>) => void,
): TemplateResult {
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
        @input=${({ target }: Event & { target: HTMLInputElement }) => change({ text: target.value })}
      />
      ${choicePart(
        "library-game",
        later.filterGame,
        ids.map((id) => [id, gameOf(catalogue, id)?.name ?? id]),
        filter.game,
        (game) => change({ game }),
      )}
      ${choicePart("library-outcome", later.filterOutcome, Object.entries(later.outcomeFilters), filter.outcome, (outcome) =>
        change({ outcome: outcome as Filter["outcome"] }),
      )}
      ${choicePart("library-named", later.filterNamed, Object.entries(later.namedFilters), filter.named, (named) =>
        change({ named: named as Filter["named"] }),
      )}
    </div>
  `;
}
