/**
 * The "Your results" dialog: in each game the rating with its curve, the record against every opponent, the best results in the
 * gauntlet, and the latest games.
 */
import { opponentName, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { EVEN } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf } from "../opponents/characters.js";
import { dotsPart } from "../opponents/strength.js";
import { portraitPart } from "../opponents/portrait.js";
import { dialogHeader } from "../platform/dialog.js";
import { createCurve } from "./curve.js";
import { totalOf, type Entry, type Results, type Tally } from "./results.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Progress } from "../gauntlet/progress.js";
import type { Profile } from "./profile.js";

/** Games of the list; all of them are in the curve. */
const LISTED = 30;

export function createProfileDialog({
  catalogue,
  profile,
  progressOf,
  confirm,
}: {
  catalogue: Catalogue;
  profile: Profile;
  progressOf: (info: GameInfo) => Progress; // in the gauntlet
  confirm: (question: { title: string; text: string; yes: string; no: string }) => Promise<boolean>;
}): { open: (info: GameInfo) => void } {
  const dialog = byId("profile") as HTMLDialogElement;
  const { header } = dialogHeader(dialog, later.profileTitle);
  const place = document.createElement("div");
  place.className = "curve";
  const showCurve = createCurve(place);

  async function forget(info: GameInfo) {
    const isSure = await confirm({
      title: later.forgetTitle,
      text: later.forgetText(info.name),
      yes: later.forgetYes,
      no: later.cancel,
    });
    if (isSure) profile.forget(info);
    show(info);
  }

  function show(info: GameInfo) {
    const results = profile.results(info);
    const rated = results.entries.filter(({ elo }) => elo !== null);
    place.hidden = rated.length < 2;
    render(
      html`
        ${header}
        <div class="dialog-body profile-body">
          <div class="profile-games" role="group" aria-label=${strings.gameLegend}>
            ${catalogue.games.map((one) => gamePart(one, one === info, profile.results(one), () => show(one)))}
          </div>
          <section class="profile-rating" aria-live="polite">${ratingPart(results)} ${place}</section>
          ${opponentsPart(info, results, progressOf(info))}
          ${results.entries.length > 0 ? latestPart(info, results.entries.slice(-LISTED).reverse()) : nothing}
          <footer class="profile-foot">
            <p class="hint">${profile.outlivesPage() ? later.profileLocal : later.settingsForThePageOnly}</p>
            <button
              type="button"
              class="danger"
              data-do="forgetResults"
              ?disabled=${results.entries.length === 0}
              @click=${() => void forget(info)}
            >
              ${later.forgetResults(info.name)}
            </button>
          </footer>
        </div>
      `,
      dialog,
    );
    showCurve(rated);
  }

  return {
    open(info) {
      show(info);
      if (dialog.open) return;
      dialog.showModal();
      (dialog.querySelector("[aria-pressed=true]") as HTMLElement | null)?.focus();
    },
  };
}

const gamePart = (info: GameInfo, isShown: boolean, { rating }: Results, onShow: () => void) => html`
  <button type="button" data-game=${info.id} aria-pressed=${isShown ? "true" : "false"} @click=${onShow}>
    <strong translate="no">${info.name}</strong><span>${rating ? Math.round(rating.elo) : "–"}</span>
  </button>
`;

function ratingPart(results: Results): TemplateResult {
  const { rating, streak, bestStreak } = results;
  const { won, lost } = totalOf(results);
  if (won + lost === 0) return html`<p>${later.noResults}</p>`;
  return html`
    ${
      rating
        ? html`<p class="profile-elo"><strong>${Math.round(rating.elo)}</strong> ± ${Math.round(2 * rating.deviation)}</p>`
        : nothing
    }
    <p>${rating ? later.ratingMeans : later.unrated}</p>
    <p class="profile-facts">${later.tally(won, won + lost)}. ${later.streak(streak, bestStreak)}</p>
  `;
}

function opponentsPart(info: GameInfo, { tallies }: Results, { best, completions }: Progress): TemplateResult {
  return html`
    <section>
      <h3>${later.recordHeading}</h3>
      <ul class="records">
        ${info.opponents.map(({ id, name }, rung) =>
          recordPart(id, name, tallies[id], dotsPart(rung, info.opponents.length), characterOf(info.id, id)?.rating.elo ?? null),
        )}
        ${recordPart(EVEN, later.evenMatches, tallies[EVEN], nothing, null)}
      </ul>
      <h3>${later.gauntlet}</h3>
      <p class="trophies">
        ${info.opponents.map(
          ({ id, name }, rung) => html`
            <span class=${rung < best ? "trophy is-won" : "trophy"} title=${name}>${portraitPart(id)}</span>
          `,
        )}
        <span>${later.bestSoFar(best, info.opponents.length, completions) || later.noTrophies}</span>
      </p>
    </section>
  `;
}

const recordPart = (id: string, name: string, tally: Tally | undefined, dots: unknown, elo: number | null) => html`
  <li>
    ${portraitPart(id)}
    <span class="opponent-about"><strong>${name}</strong><span class="opponent-record">${dots}${elo}</span></span>
    <svg class="record-share" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width=${tally ? tally.won / (tally.won + tally.lost) : 0} height="1"></rect>
    </svg>
    <span class="record-count">${tally ? later.tally(tally.won, tally.won + tally.lost) : later.neverMet}</span>
  </li>
`;

/** @param entries  the latest first */
const latestPart = (info: GameInfo, entries: Entry[]): TemplateResult => html`
  <section>
    <h3>${later.latestGames}</h3>
    <table class="latest">
      <thead class="visually-hidden">
        <tr>
          ${later.latestColumns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${entries.map(
          ({ at, opponent, won, elo }) => html`
            <tr>
              <td>${later.date(at)}</td>
              <td>${opponentName(info, opponent)}</td>
              <td class=${won ? "is-won" : ""}>${won ? later.won : later.lost}</td>
              <td class="figure">${elo === null ? "–" : Math.round(elo)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </section>
`;
