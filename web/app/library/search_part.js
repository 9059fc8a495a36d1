/**
 * What narrows the list of saved games down: a field for words, and a list for each filter.
 *
 * @import { Catalogue } from "../../common/catalogue.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { SavedGame } from "./entry.js"
 * @import { Filter } from "./filter.js"
 */
import { gameOf } from "../../common/catalogue.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";

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
        "game",
        later.filterGame,
        ids.map((id) => [id, gameOf(catalogue, id)?.name ?? id]),
        filter.game,
        (game) => change({ game }),
      )}
      ${choicePart("outcome", later.filterOutcome, Object.entries(later.outcomeFilters), filter.outcome, (outcome) =>
        change({ outcome: /** @type {Filter["outcome"]} */ (outcome) }),
      )}
      ${choicePart("named", later.filterNamed, Object.entries(later.namedFilters), filter.named, (named) =>
        change({ named: /** @type {Filter["named"]} */ (named) }),
      )}
    </div>
  `;
}

/**
 * @param {string} id
 * @param {string} label  which also stands for no choice
 * @param {[string, string][]} choices  each value with its text
 * @param {string} chosen  empty for none
 * @param {(value: string) => void} onChoice
 */
const choicePart = (id, label, choices, chosen, onChoice) => html`
  <select
    id=${`library-${id}`}
    aria-label=${label}
    class=${chosen === "" ? "" : "is-chosen"}
    @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => onChoice(target.value)}
  >
    ${[["", label], ...choices].map(
      ([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
    )}
  </select>
`;
