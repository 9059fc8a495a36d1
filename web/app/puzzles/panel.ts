/**
 * The panel beside the board while a puzzle is solved: which one it is, what there is to do, and what can be pressed. It stands
 * in the place of the game's own panel.
 */
import { rulePageOf, type GameInfo } from "../../common/catalogue.js";
import { creditPart } from "../../common/credit.js";
import { byId, element } from "../../common/dom.js";
import { buttonPart, iconButtonPart } from "../../common/controls.js";
import { chipPart, html, iconPart, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { dayOf } from "../platform/day.js";
import { focusedElement, passFocusWithin } from "../platform/focus.js";
import { whyPart } from "../study/why_part.js";
import { levelOf } from "./levels.js";
import { statusOf, themesText, type Start } from "./words.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { View } from "../../board/view.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Coach } from "../study/coach.js";
import type { Facts } from "./attempt.js";

interface PanelFacts {
  solving: Facts;
  snapshot: Snapshot; // of its match
  view: View; // of the board
  isFirst: boolean; // the easiest one of its game
  start: Start | null; // of the engine, until it is there
  day: string | null; // whose puzzle it is
  hintCell: string | null; // where the turn to be found begins
  rating: string; // the change by the puzzle, in a sentence
  note: string; // the result of the last press; empty for none
  coach: Coach; // for a wrong answer
}

interface PanelActs {
  learn: (info: GameInfo) => void;
  hint: () => void;
  undoStep: () => void;
  choose: (choice: "stop" | "pass") => void;
  showWhy: () => void;
  showSolution: () => void;
  tryAgain: () => void;
  next: () => void;
  share: () => void;
  list: () => void;
  leave: () => void;
  retry: () => void; // starts the engine once more
  toStart: () => void;
  turnBack: () => void;
  turnOn: () => void;
  toEnd: () => void;
}

/** Where the focus goes when the button that had it is gone, the best first. */
const NEXT_FOCUS = ["nextPuzzle", "why", "tryAgain", "showLine", "lineOn", "puzzleHint", "listPuzzles"];

const PRIMARY = { kind: "primary" };

/** Makes a list of signs in the page, each with what it means: those of a view. */
export type CreateSigns = (host: HTMLElement) => (view: View) => void;

export function createPanel(
  createSigns: CreateSigns,
  acts: PanelActs,
): { toggle: (isShown: boolean) => void; render: (facts: PanelFacts) => void } {
  const host = byId("puzzle");
  const signs = element("div", { class: "puzzle-signs" });
  const showSigns = createSigns(signs);

  return {
    toggle(isShown) {
      host.hidden = !isShown;
      document.body.classList.toggle("is-puzzling", isShown);
      if (!isShown) host.removeAttribute("data-phase");
    },

    render(facts) {
      const focused = focusedElement();
      const hadFocus = focused !== null && host.contains(focused);
      host.dataset["phase"] = facts.solving.phase;
      host.dataset["key"] = facts.solving.puzzle.key ?? "";
      render(panelPart(facts, signs, acts), host);
      showSigns(facts.view);
      if (hadFocus) passFocusWithin(focused, host, ...NEXT_FOCUS);
    },
  };
}

function panelPart(facts: PanelFacts, signs: HTMLElement, acts: PanelActs): TemplateResult {
  const { solving, snapshot, start, note, isFirst } = facts;
  const { info, progress } = solving;
  const { title, detail, mood } = statusOf(solving, snapshot, start);
  // What was said on the way is of no use any more when the puzzle is over.
  const said = solving.phase === "yours" || solving.phase === "answer" ? snapshot.note : null;
  const isRefused = said?.kind === "illegal" || said?.kind === "problem";
  return html`
    <header class="puzzle-head">
      <h2 id="puzzle-title" tabindex="-1">${headingOf(facts)}</h2>
      <p class="puzzle-game">
        <strong translate="no">${info.name}</strong> <span class="puzzle-credit">${creditPart(info)}</span>
        <span class="learn-links">
          <a href=${rulePageOf(info.id)}>${strings.rulesLink}</a>
          ${buttonPart("learnPuzzleGame", strings.lessonsButton, () => acts.learn(info))}
        </span>
      </p>
      <p id="puzzle-goal"><strong>${later.puzzleGoal}</strong> ${info.goal}</p>
    </header>
    <section class="puzzle-status" data-mood=${mood}>
      <h3 id="puzzle-status">${mood === "" ? moverPart(solving, snapshot) : nothing} ${title}</h3>
      <p id="puzzle-detail">${detail}</p>
      <p class="puzzle-score">${scorePart(facts)}</p>
      ${aftermathPart(facts)}
      <p id="puzzle-hint" class="puzzle-hint">${hintText(facts)}</p>
      <p id="puzzle-note" class="puzzle-note" ?data-refused=${isRefused}>${said?.text ?? note}</p>
      <progress max="1" .value=${progress} aria-labelledby="puzzle-status" ?hidden=${solving.phase !== "proving"}></progress>
    </section>
    <div class="puzzle-buttons">${momentParts(facts, acts)}</div>
    <section class="puzzle-about-board">
      <h3>${later.legendTitle}</h3>
      ${isFirst ? html`<p id="puzzle-first">${later.puzzleFirst[info.id]}</p>` : nothing} ${signs}
    </section>
    <footer class="puzzle-foot">
      ${buttonPart("listPuzzles", later.allPuzzles, acts.list)} ${buttonPart("leavePuzzle", later.bringBackGame, acts.leave)}
    </footer>
  `;
}

function headingOf({ day, solving: { puzzle } }: PanelFacts) {
  const parts = [
    day === null ? later.puzzleOfGame : later.puzzleOfDay,
    // It may lie on the board since yesterday.
    ...(day === null || day === dayOf() ? [] : [later.date(Date.parse(`${day}T12:00:00`))]),
    ...(puzzle.rating === null ? [] : [later.puzzleLevels[levelOf(puzzle.rating)]]),
  ];
  return parts.join(" · ");
}

/** @returns each player's standing, as far as the game counts something */
function scorePart({ solving: { info }, snapshot: { state } }: PanelFacts) {
  return (state?.standing ?? []).map((standing, player) => {
    const colour = state?.players[player]?.colour ?? info.colours[player];
    if (!standing || !colour) return nothing;
    const { count, unit, of } = standing;
    const separator = of === null ? "" : "·";
    return html`
      <span
        >${chipPart(colour)} ${strings.colourName(colour)} <strong>${strings.number(count)}</strong> ${separator}
        ${strings.standingUnit(unit, of)}</span
      >
    `;
  });
}

function moverPart({ info, puzzle, phase }: Facts, { state }: Snapshot) {
  if (phase === "shown") return nothing;
  return chipPart(state?.players[state.to_move]?.colour ?? info.colours[puzzle.position.mover] ?? "black");
}

/** @param facts  what has won, the theme, and the change of the rating, once it is solved */
function aftermathPart({ solving: { phase, puzzle, info }, snapshot: { state }, rating }: PanelFacts) {
  if (phase !== "solved") return nothing;
  const themes = themesText(puzzle);
  const won = state?.over ? state.how : later.puzzleSure(info.colours[puzzle.position.mover] ?? "black");
  return html`
    <p class="puzzle-about">${won}</p>
    ${themes === "" ? nothing : html`<p class="puzzle-about">${later.puzzleAbout(themes)}</p>`}
    ${rating === "" ? nothing : html`<p class="puzzle-rating">${rating}</p>`}
  `;
}

function hintText({ solving: { hints, phase, puzzle }, hintCell }: PanelFacts): string {
  if (hints === 0 || phase !== "yours") return "";
  if (hints > 1 && hintCell !== null) return later.puzzleHintCell(hintCell);
  const theme = [...puzzle.themes].find((one) => Object.hasOwn(later.puzzleHints, one));
  return (theme !== undefined && later.puzzleHints[theme]) || later.puzzleHintNoTheme;
}

/** @returns what can be pressed now, the most important last */
function momentParts({ solving, snapshot: { state }, start, coach }: PanelFacts, acts: PanelActs): unknown[] {
  const { phase, hints, verdict, hasErred, isRunning, hasMore } = solving;
  const isYours = phase === "yours";
  const choices = (isYours && state?.choices) || [];
  const isWrong = phase === "wrong";
  const isShown = phase === "shown";
  const mayShow = isWrong || (isYours && (hasErred || hints > 1) && !state?.steps.length);
  if (start?.hasFailed) return [buttonPart("retryEngine", strings.retry, acts.retry, PRIMARY)];
  return [
    isShown ? travelPart(hasMore, acts) : nothing,
    isYours && state?.steps.length ? buttonPart("undoStep", strings.undoStep, acts.undoStep) : nothing,
    mayShow ? buttonPart("showSolution", later.showSolution, acts.showSolution) : nothing,
    isYours && hints < 2 && !state?.steps.length ? hintPart(acts) : nothing,
    isWrong ? whyPart(coach) : nothing,
    isWrong && (verdict?.continuation.length ?? 0) > 0 ? buttonPart("showWhy", later.showWhy, acts.showWhy) : nothing,
    phase === "solved" ? buttonPart("sharePuzzle", later.shareTitle, acts.share) : nothing,
    isWrong || isShown || phase === "broken"
      ? buttonPart("tryAgain", strings.retry, acts.tryAgain, { kind: isShown ? "" : "primary" })
      : nothing,
    phase === "solved" || phase === "broken" || (isShown && !isRunning)
      ? buttonPart("nextPuzzle", later.nextPuzzle, acts.next, PRIMARY)
      : nothing,
    choices.includes("pass") ? buttonPart("passPuzzle", strings.passContinue, () => acts.choose("pass"), PRIMARY) : nothing,
    choices.includes("stop") ? buttonPart("stopPuzzle", strings.finishTurn, () => acts.choose("stop"), PRIMARY) : nothing,
  ];
}

const hintPart = (acts: PanelActs) => html`
  <button type="button" data-do="puzzleHint" @click=${acts.hint}>${iconPart("hint")} ${strings.hintButton}</button>
`;

const travelPart = (hasMore: boolean, acts: PanelActs) => html`
  <div class="tool-group">
    ${iconButtonPart("lineStart", "to-start", later.toStart, acts.toStart)}
    ${iconButtonPart("lineBack", "back", later.turnBack, acts.turnBack)}
    ${iconButtonPart("lineOn", "on", later.turnOn, acts.turnOn, !hasMore)}
    ${iconButtonPart("lineEnd", "to-end", later.toEnd, acts.toEnd, !hasMore)}
  </div>
`;
