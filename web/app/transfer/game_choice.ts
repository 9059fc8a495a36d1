/** The dialog in which one game is chosen of those that a file from elsewhere holds. */
import { buttonPart } from "../../common/controls.js";
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { dialogHeader } from "../platform/dialog.js";
import type { GameList, ListedGame } from "../../engine/wire.js";

/** Games that are listed at first, and added at each request for more. */
const PAGE = 50;

/** @returns the number of the game that was chosen; null where none was */
export function createGameChoice(catalogue: Catalogue): (list: GameList) => Promise<number | null> {
  const dialog = byId("choose-game") as HTMLDialogElement;
  const { header } = dialogHeader(dialog, later.chooseGame);

  function row({ number, game, size, players, winner, date, turns }: ListedGame, choose: (number: number) => void) {
    const name = gameOf(catalogue, game)?.name ?? game;
    const day = date === null ? null : later.date(localTime(date));
    const title = players ? later.gameOfSides(players[0], players[1]) : name;
    return html`
      <li class="saved-game">
        <button type="button" class="saved-open" data-number=${number} @click=${() => choose(number)}>
          <span class="saved-words">
            <strong>${title}</strong>
            ${players && winner !== null ? html`<span>${later.wonBy(players[winner])}</span>` : nothing}
            <small>${later.foreignAbout(name, size, turns, day)}</small>
          </span>
        </button>
      </li>
    `;
  }

  return (list) =>
    new Promise((resolve) => {
      let chosen: number | null = null;
      let most = PAGE;
      function choose(number: number) {
        chosen = number;
        dialog.close();
      }
      function showMore() {
        const next = list.games[most];
        most += PAGE;
        show();
        focus(next);
      }
      function focus(game: ListedGame | undefined) {
        const button = dialog.querySelector(`[data-number="${game?.number}"]`) as HTMLElement | null;
        button?.focus();
      }
      function show() {
        const { games, others, unreadable } = list;
        render(
          html`
            <div class="dialog-frame">
              ${header}
              <div class="dialog-body">
                <div>
                  <p class="hint">${later.gamesToChoose(games.length, others, unreadable)}</p>
                  <ul class="saved-games">
                    ${games.slice(0, most).map((game) => row(game, choose))}
                  </ul>
                  ${games.length > most ? buttonPart("showMore", later.showMore, showMore) : nothing}
                </div>
              </div>
            </div>
          `,
          dialog,
        );
      }
      show();
      dialog.addEventListener("close", () => resolve(chosen), { once: true });
      dialog.showModal();
      focus(list.games[0]);
    });
}

/** @param day  such as "2026-01-09" @returns its beginning here (milliseconds since 1970) */
function localTime(day: string): number {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date).getTime();
}
