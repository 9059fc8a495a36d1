/**
 * The analysis of the position: chances, the best steps, and the best line, whose turns show on the board while
 * they are pointed at.
 */
import { colourOf } from "../../common/colours.js";
import { chipPart, html, nothing } from "../../common/html.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { chancesText, estimate } from "./hint.js";
import type { Analysis, Candidate, LineTurn, State } from "../../engine/wire.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Study } from "./study.js";

const MOST_ROWS = 5;
const LONGEST_LINE = 6;

export function analysisPart(study: Study, snapshot: Snapshot): TemplateResult | typeof nothing {
  const { isOn, analysis } = study.status();
  const { state } = snapshot;
  if (!isOn || !state) return nothing;
  const hasLooked = analysis !== null && analysis.candidates.length > 0;
  return html`
    <div class="analysis" id="analysis">
      <p class="verdict">
        <strong class="chances">${hasLooked ? chancesText(state, analysis) : ""}</strong>
        <span class="remark">${hasLooked ? restText(analysis) : emptyText(snapshot)}</span>
      </p>
      ${hasLooked ? foundPart(study, state, analysis) : nothing}
    </div>
  `;
}

/** @returns nothing where it is proven: then it rests on no playouts */
const restText = ({ proven, playouts }: Analysis): string => (proven === null ? strings.restsOn(playouts) : "");

function emptyText(snapshot: Snapshot) {
  if (isOver(snapshot)) return later.analysisOver;
  return snapshot.thinking ? later.analysisWaits : later.analysisLooking;
}

const foundPart = (study: Study, state: State, analysis: Analysis) => html`
  <ol class="candidates" aria-label=${later.candidatesHeading}>
    ${inOrder(analysis.candidates.slice(0, MOST_ROWS)).map((one) => candidatePart(one, one === analysis.candidates[0]))}
  </ol>
  <p
    class="best-line"
    @pointerleave=${
      // A finger leaves before its tap is reported.
      (event: PointerEvent) => event.pointerType === "mouse" && study.peek(null)
    }
  >
    <span class="label">${later.bestLine}</span>
    ${analysis.line.slice(0, LONGEST_LINE).map((turn, index) => lineTurnPart(study, state, turn, index))}
  </p>
`;

/**
 * The candidates with most visits, in order of their value: certain wins first, the quickest at the head; certain losses last,
 * those that hold out longest before the others.
 */
function inOrder(candidates: Candidate[]) {
  const rank = ({ win_rate: winRate, proven, turns }: Candidate): number => {
    if (proven === null) return winRate;
    return proven === "win" ? 2 + 1 / (1 + (turns ?? 0)) : -1 - 1 / (1 + (turns ?? 0));
  };
  return [...candidates].sort((one, other) => rank(other) - rank(one));
}

/** @param isBest  in the search's view, which counts how sure it is, too */
const candidatePart = (candidate: Candidate, isBest: boolean) => html`
  <li class=${isBest ? "is-best" : ""}>
    <span class="step" translate="no">${boards.turnText(candidate.text)}</span>
    <progress max="1" aria-hidden="true" .value=${candidate.win_rate}></progress>
    <span class="share">${shareText(candidate)}</span>
  </li>
`;

function shareText(candidate: Candidate) {
  const { proven, turns } = candidate;
  if (proven === null) return later.percent(estimate(candidate.win_rate));
  return proven === "win" ? later.provenWin(turns ?? 0) : later.provenLoss(turns ?? 0);
}

function lineTurnPart(study: Study, state: State, turn: LineTurn, index: number) {
  const upTo = index + 1;
  const isShown = (study.status().peek ?? 0) >= upTo;
  return html`
    <button
      type="button"
      class="line-turn"
      aria-pressed=${isShown ? "true" : "false"}
      @click=${() => study.peek(study.status().peek === upTo ? null : upTo)}
      @pointerenter=${(event: PointerEvent) => event.pointerType === "mouse" && study.peek(upTo)}
      @focus=${({ target }: FocusEvent & { target: Element }) => target.matches(":focus-visible") && study.peek(upTo)}
      @blur=${() => study.peek(null)}
    >
      ${chipPart(colourOf(state, turn.player))}
      <span translate="no">${turn.complete ? boards.turnText(turn.text) : `${turn.text} …`}</span>
    </button>
  `;
}
