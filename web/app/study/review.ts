/** The review of the game: how far it has come, the turns that cost much, and all of it as a table. */
import { colourOf } from "../../common/colours.js";
import { chipPart, html, nothing } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { estimate } from "./hint.js";
import { SIGNS, isMistake } from "./marks.js";
import { playerOfTurn, type Snapshot } from "../../common/snapshot.js";
import type { Judgement, Player } from "../../engine/wire.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Controller } from "../../play/controller.js";
import type { Accuracy, Finding } from "./notebook.js";
import type { Study } from "./study.js";

/** A review's button, and its progress. */
export function lookOverPart(study: Study, snapshot: Snapshot): TemplateResult {
  const { review } = study.status();
  const cannotLook = study.notebook.line().length === 0 || snapshot.thinking !== null;
  return html`
    <div class="look-over">
      <button
        type="button"
        data-do="lookOver"
        ?hidden=${review !== null}
        ?disabled=${cannotLook}
        @click=${() => void study.lookOver()}
      >
        ${later.lookOver}
      </button>
      <button type="button" data-do="stopLooking" ?hidden=${review === null} @click=${() => study.endReview()}>
        ${later.stopLooking}
      </button>
      <div class="look-progress" ?hidden=${review === null}>
        <span class="remark" id="look-progress"
          >${review ? later.lookingOver(Math.min(review.done + 1, review.all), review.all, review.seconds ?? null) : ""}</span
        >
        <progress max="1" aria-labelledby="look-progress" .value=${review ? review.done / review.all : 0}></progress>
      </div>
    </div>
  `;
}

/** Its results. */
export function reviewPart(study: Study, controller: Controller, snapshot: Snapshot): TemplateResult {
  const { review } = study.status();
  const line = study.notebook.line();
  const findings = study.notebook.findings();
  const marked = findings.some((finding) => isMistake(finding?.judgement));
  const praise = !review && study.notebook.wasLookedOver() && !marked ? later.nothingMarked : "";
  return html`
    <div class="review">
      <p class="remark" role="status">${praise}</p>
      ${study.notebook.wasLookedOver() ? countsPart(study.notebook.accuracy(), findings, snapshot) : nothing}
      <ol class="mistakes" id="mistakes" ?hidden=${!marked}>
        ${findings.map((finding, turns) => {
          const judgement = finding?.judgement;
          return judgement && isMistake(judgement) ? mistakePart(controller, turns, judgement) : nothing;
        })}
      </ol>
      ${study.notebook.known() > 1 ? tablePart(controller, line, findings, snapshot.state?.turns.length ?? 0) : nothing}
    </div>
  `;
}

const COUNTED = ["inaccuracy", "mistake", "blunder"] as const;

/**
 * The accuracy and the marks of each player.
 * @param accuracy  by player
 */
function countsPart(accuracy: Accuracy, findings: readonly (Finding | null)[], { state }: Snapshot) {
  if (!state) return nothing;
  const marksOf = (player: Player) =>
    findings.map((finding, turns) => (playerOfTurn(state, turns - 1) === player ? finding?.judgement?.mark : null));
  const counts = ([0, 1] as const).map((player) => {
    const marks = marksOf(player);
    return COUNTED.map((mark) => marks.filter((one) => one === mark).length);
  });
  return html`
    <table class="counts">
      <thead>
        <tr>
          <td></td>
          <th scope="col" title=${later.accuracyMeans}>${later.accuracyLabel}</th>
          ${COUNTED.map(
            (mark) =>
              html`<th scope="col">${later.markCounts[mark]} <span class="sign" aria-hidden="true">${SIGNS[mark]}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          (row, player) => html`
            <tr>
              <th scope="row">${chipPart(colourOf(state, player))} ${strings.colourName(colourOf(state, player))}</th>
              <td>${accuracyText(accuracy?.[player])}</td>
              ${row.map((count) => html`<td>${strings.number(count)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
    <p class="remark">${later.accuracyMeans}</p>
  `;
}

const accuracyText = (accuracy: number | null | undefined): string =>
  accuracy === null || accuracy === undefined ? "–" : strings.number(Math.round(accuracy));

const mistakePart = (controller: Controller, turns: number, judgement: Judgement) => html`
  <li>
    <button type="button" class=${`mistake is-${judgement.mark}`} data-turn=${turns} @click=${() => controller.goTo(turns)}>
      <span class="turn-number">${turns}</span>
      <span translate="no">
        ${boards.turnText(judgement.text)}
        <span class="sign" aria-hidden="true">${judgement.mark ? SIGNS[judgement.mark] : ""}</span>
      </span>
      <span class="remark">${remarkOf(judgement)}</span>
    </button>
  </li>
`;

/** @param here  turns on the board */
const tablePart = (controller: Controller, line: string[], findings: (Finding | null)[], here: number) => html`
  <details class="chances-table">
    <summary>${later.graphTable}</summary>
    <table>
      <thead>
        <tr>
          ${[later.tableTurn, later.tableChances, later.tableRemark].map((text) => html`<th scope="col">${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${findings.map(
          (finding, turns) => html`
            <tr aria-current=${turns === here ? "true" : nothing}>
              <th scope="row">
                <button type="button" class="link" title=${later.goToTurn(turns)} @click=${() => controller.goTo(turns)}>
                  ${turns === 0 ? later.graphStart : `${turns}. ${boards.turnText(line[turns - 1] ?? "")}`}
                </button>
              </th>
              <td>${finding ? chancesOf(finding) : "–"}</td>
              <td>${finding?.judgement?.mark ? remarkOf(finding.judgement) : ""}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </details>
`;

/** @returns the first player's, in words */
export const chancesOf = ({ winRate, winner }: Finding): string => later.percent(winner === null ? estimate(winRate) : winRate);

/** @param judgement  of a turn with a mark */
function remarkOf({ mark, cost, better, missed }: Judgement): string {
  if (!mark) return "";
  if (mark === "good") return later.mistakeNames.good;
  const parts = [
    later.mistakeCost(later.mistakeNames[mark], cost),
    better && later.betterTurn(better),
    missed !== null && later.missedWin(missed),
  ];
  return parts.filter(Boolean).join("; ");
}
