/**
 * Home: the game in progress, what waits today, and the five games with the player's rating and last result in each. It is a
 * dialog over the board, and the game behind it goes on as it was.
 */
import { gameOf, opponentName, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { sampleView } from "../games/sample.js";
import { aboutOf } from "../library/about.js";
import { createThumbnails, savedView } from "../library/thumbnails.js";
import { dayOf, onNewDay } from "../platform/day.js";
import { dialogHeader } from "../platform/dialog.js";
import { viewOf } from "../puzzles/pack.js";
import { createProgress } from "../puzzles/progress.js";
import { gameCard } from "./card.js";
import { BOARD, DAILY, cardPart, cardsOf, type HomeActs } from "./cards.js";
import { nextSetup } from "./waiting.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";
import type { Exercises } from "../exercises/exercises.js";
import type { KeptGame } from "../game/kept_game.js";
import type { Gauntlet } from "../gauntlet/gauntlet.js";
import type { Profile } from "../profile/profile.js";
import type { Daily } from "../puzzles/packs.js";
import type { Storage } from "../platform/storage.js";

export interface HomeOptions {
  catalogue: Catalogue;
  controller: Controller;
  kept: KeptGame | null; // the game of an earlier visit
  profile: Profile;
  gauntlet: Gauntlet;
  exercises: Exercises;
  storage: Storage; // of the browser
  fetchDaily: () => Promise<Daily | null>;
  acts: HomeActs;
}

export function createHomeDialog({
  catalogue,
  controller,
  kept,
  profile,
  gauntlet,
  exercises,
  storage,
  fetchDaily,
  acts,
}: HomeOptions) {
  const dialog = element("dialog", { id: "home", class: "home" });
  const { header, heading } = dialogHeader(dialog, "Sunstones");
  const body = element("div", { class: "dialog-body home-body" });
  const progress = createProgress(storage);
  let daily: Daily | null = null;
  /** What is shown depends on it. */
  let shown = "";
  heading.tabIndex = -1;
  heading.translate = false;
  heading.prepend(element("img", { src: "app/icon.svg", alt: "", width: "32", height: "32" }));
  dialog.append(header, body);
  document.body.append(dialog);

  const showPictures = createThumbnails((name) => {
    if (name.startsWith(BOARD)) {
      const snapshot = controller.snapshot();
      const { game, size } = snapshot.setup;
      return savedView({ record: { game, size, turns: [] }, about: aboutOf(snapshot) }, gameOf(catalogue, game));
    }
    if (name.startsWith(DAILY)) {
      return daily?.puzzle ? { ...viewOf(daily.puzzle.position, daily.info), showCoordinates: false } : null;
    }
    const info = gameOf(catalogue, name);
    return info ? sampleView(info) : null;
  });

  /** @returns closes home first */
  const leaving =
    <Args extends unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args) => {
      dialog.close();
      void act(...args);
    };

  const play = leaving((info: GameInfo) => acts.begin(nextSetup(info, profile.results(info), profile.evenMatch(info))));
  const learn = leaving(acts.openLessons);

  function resultPart(info: GameInfo) {
    const { rating, entries } = profile.results(info);
    const last = entries.at(-1);
    if (!last) return html`<span class="home-result">${later.neverPlayed}</span>`;
    return html`
      <span class="home-result">
        ${rating ? html`<strong>${later.homeRating(Math.round(rating.elo))}</strong>` : nothing}
        <span>${later.lastResult(last.won, opponentName(info, last.opponent))}</span>
        <time datetime=${dayOf(new Date(last.at))}>${later.date(last.at)}</time>
      </span>
    `;
  }

  function show() {
    const snapshot = controller.snapshot();
    shown = stateOf(snapshot);
    const cards = cardsOf({ snapshot, catalogue, kept, puzzles: progress.now(), daily, exercises, gauntlet, acts });
    render(
      html`
        <section aria-labelledby="home-today">
          <h3 id="home-today">${later.homeToday}</h3>
          <ul class="home-cards">
            ${cards.map((card, index) => cardPart(card, index === 0, leaving))}
          </ul>
        </section>
        <section aria-labelledby="home-games">
          <h3 id="home-games">${later.homeGames}</h3>
          <ul class="home-games">
            ${catalogue.games.map(
              (info) => html`
                <li class="welcome-game" data-game=${info.id}>
                  ${gameCard(
                    info,
                    { play, learn },
                    html`<h4 class="welcome-name" translate="no">${info.name}</h4>`,
                    `home-${info.id}`,
                    resultPart(info),
                  )}
                </li>
              `,
            )}
          </ul>
        </section>
      `,
      body,
    );
    showPictures(body);
  }

  const stateOf = ({ revision, ended, left, state }: Snapshot) =>
    [revision, ended?.how, left?.gameNumber, state === null, exercises.due(), daily?.puzzle?.key].join();

  async function showDaily() {
    daily = await fetchDaily();
    if (dialog.open) show();
  }

  onNewDay(() => {
    if (dialog.open) void showDaily();
  });

  return {
    open() {
      if (dialog.open) return;
      show();
      dialog.showModal();
      heading.focus();
      body.scrollTop = 0;
      void showDaily();
    },

    /** Shows what has changed. */
    render(snapshot: Snapshot) {
      if (dialog.open && stateOf(snapshot) !== shown) show();
    },
  };
}

export type HomeDialog = ReturnType<typeof createHomeDialog>;
