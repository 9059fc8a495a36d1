/**
 * One saved game in the list: a small board, its name, which opens it, what it is, and what can be done with it; or an entry
 * that cannot be read.
 */
import { iconButtonPart } from "../../common/controls.js";
import { chipPart, html, nothing } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { describe, dump } from "../../common/untrusted.js";
import { download } from "../transfer/outgoing.js";
import { LONGEST_NAME, type SavedGame } from "./entry.js";
import { resultOf, titleOf } from "./words.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { UnreadableEntry } from "./saved_games.js";

export interface RowActs {
  open: (game: SavedGame) => void;
  edit: (game: SavedGame) => void; // its name
  leave: () => void; // the editing of a name
  rename: (game: SavedGame, name: string) => void;
  remove: (game: SavedGame) => void;
}

/**
 * @param info  undefined for a game that this page does not know
 * @param problem  why it could not be opened; empty for none
 */
export function savedRow(game: SavedGame, info: GameInfo | undefined, problem: string, acts: RowActs): TemplateResult {
  const { game: played, size, turns } = game.record;
  const title = titleOf(game, info);
  const end = game.about?.end;
  const result = resultOf(game);
  const day = later.date(game.savedAt).replaceAll(" ", "\u00a0");
  return html`
    <li class="saved-game" data-id=${game.id}>
      <button type="button" class="saved-open" data-do="open" @click=${() => acts.open(game)}>
        <canvas class="saved-picture board-colours" data-picture=${game.id} aria-hidden="true"></canvas>
        <span class="saved-words">
          <strong>${title}</strong>
          ${
            end && game.about
              ? html`<span class="saved-result">${chipPart(game.about.colours[end.winner])} <span>${result}</span></span>`
              : nothing
          }
          <small>${later.savedAbout(info?.name ?? played, size, turns.length, day)}</small>
        </span>
      </button>
      <span class="saved-acts">
        ${iconButtonPart("rename", "rename", later.renameOf(title), () => acts.edit(game))}
        ${iconButtonPart("remove", "delete", later.deleteOf(title), () => acts.remove(game))}
      </span>
      <p class="problem" role="alert">${problem}</p>
    </li>
  `;
}

export function renamedRow(game: SavedGame, info: GameInfo | undefined, acts: RowActs): TemplateResult {
  const title = titleOf(game, info);
  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    acts.rename(game, event.currentTarget.querySelector("input")?.value ?? "");
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // Of the dialog around it, Escape closes nothing now.
    event.preventDefault();
    acts.leave();
  }
  return html`
    <li class="saved-game" data-id=${game.id}>
      <form class="copy-row" @submit=${submit}>
        <input
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          aria-label=${later.newNameOf(title)}
          .value=${title}
          @keydown=${leave}
        />
        <button type="submit" class="primary" data-do="renamed">${later.save}</button>
      </form>
    </li>
  `;
}

export function unreadableRow({ entry }: UnreadableEntry, onRemove: () => void): TemplateResult {
  const save = () => download("sunstones-unreadable.txt", new Blob([dump(entry)], { type: "text/plain" }));
  return html`
    <li class="saved-game is-unreadable">
      <div class="saved-open">
        <span class="saved-words"><b>${later.unreadableEntry}</b> <small>${describe(entry)}</small></span>
      </div>
      <button type="button" data-do="downloadEntry" aria-label=${later.downloadUnreadableEntry} @click=${save}>
        ${later.downloadEntry}
      </button>
      ${iconButtonPart("removeUnreadable", "delete", later.deleteUnreadableEntry, onRemove)}
    </li>
  `;
}
