/**
 * The panel beside the board while a puzzle is solved: which one it is, what there is to do, and what can be pressed. It stands
 * in the place of the game's own panel.
 *
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Facts } from "./attempt.js"
 * @import { Start } from "./words.js"
 *
 * @typedef {object} PanelFacts
 * @property {Facts} solving
 * @property {Snapshot} snapshot        of its match
 * @property {Start | null} start       of the engine, until it is there
 * @property {string | null} day        whose puzzle it is
 * @property {string | null} hintCell   where the turn to be found begins
 * @property {string} rating            the change by the puzzle, in a sentence
 * @property {string} note              the result of the last press; empty for none
 *
 * @typedef {object} PanelActs
 * @property {(info: GameInfo) => void} learn
 * @property {() => void} hint
 * @property {() => void} undoStep
 * @property {(choice: "stop" | "pass") => void} choose
 * @property {() => void} showWhy
 * @property {() => void} showSolution
 * @property {() => void} tryAgain
 * @property {() => void} next
 * @property {() => void} share
 * @property {() => void} list
 * @property {() => void} leave
 * @property {() => void} retry         starts the engine once more
 * @property {() => void} toStart
 * @property {() => void} turnBack
 * @property {() => void} turnOn
 * @property {() => void} toEnd
 */
import { rulePageOf } from "../../common/catalogue.js";
import { creditPart } from "../../common/credit.js";
import { byId } from "../../common/dom.js";
import { buttonPart, iconButtonPart } from "../../common/controls.js";
import { chipPart, html, iconPart, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { dayOf } from "../platform/day.js";
import { focusedElement, passFocusWithin } from "../platform/focus.js";
import { levelOf, statusOf, themesText } from "./words.js";

/** Where the focus goes when the button that had it is gone, the best first. */
const NEXT_FOCUS = ["nextPuzzle", "tryAgain", "showLine", "lineOn", "puzzleHint", "listPuzzles"];

const PRIMARY = { kind: "primary" };

/** @param {PanelActs} acts @returns {{ toggle: (isShown: boolean) => void, render: (facts: PanelFacts) => void }} */
export function createPanel(acts) {
  const host = byId("puzzle");

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
      render(panelPart(facts, acts), host);
      if (hadFocus) passFocusWithin(focused, host, ...NEXT_FOCUS);
    },
  };
}

/** @param {PanelFacts} facts @param {PanelActs} acts @returns {TemplateResult} */
function panelPart(facts, acts) {
  const { solving, snapshot, start, note } = facts;
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
    </header>
    <section class="puzzle-status" data-mood=${mood}>
      <h3 id="puzzle-status">${mood === "" ? moverPart(solving, snapshot) : nothing} ${title}</h3>
      <p id="puzzle-detail">${detail}</p>
      ${aftermathPart(facts)}
      <p id="puzzle-hint" class="puzzle-hint">${hintText(facts)}</p>
      <p id="puzzle-note" class="puzzle-note" ?data-refused=${isRefused}>${said?.text ?? note}</p>
      <progress max="1" .value=${progress} aria-labelledby="puzzle-status" ?hidden=${solving.phase !== "proving"}></progress>
    </section>
    <div class="puzzle-buttons">${momentParts(facts, acts)}</div>
    <footer class="puzzle-foot">
      ${buttonPart("listPuzzles", later.allPuzzles, acts.list)} ${buttonPart("leavePuzzle", later.bringBackGame, acts.leave)}
    </footer>
  `;
}

/** @param {PanelFacts} facts */
function headingOf({ day, solving: { puzzle } }) {
  const parts = [
    day === null ? later.puzzleOfGame : later.puzzleOfDay,
    // It may lie on the board since yesterday.
    ...(day === null || day === dayOf() ? [] : [later.date(Date.parse(`${day}T12:00:00`))]),
    ...(puzzle.rating === null ? [] : [later.puzzleLevels[levelOf(puzzle.rating)]]),
  ];
  return parts.join(" · ");
}

/** @param {Facts} solving @param {Snapshot} snapshot */
function moverPart({ info, puzzle, phase }, { state }) {
  if (phase === "shown") return nothing;
  return chipPart(state?.players[state.to_move]?.colour ?? info.colours[puzzle.position.mover] ?? "black");
}

/** @param {PanelFacts} facts  the theme, and the change of the rating, once it is solved */
function aftermathPart({ solving: { phase, puzzle }, rating }) {
  if (phase !== "solved") return nothing;
  const themes = themesText(puzzle);
  return html`
    ${themes === "" ? nothing : html`<p class="puzzle-about">${later.puzzleAbout(themes)}</p>`}
    ${rating === "" ? nothing : html`<p class="puzzle-rating">${rating}</p>`}
  `;
}

/** @param {PanelFacts} facts @returns {string} */
function hintText({ solving: { hints, phase, puzzle }, hintCell }) {
  if (hints === 0 || phase !== "yours") return "";
  if (hints > 1 && hintCell !== null) return later.puzzleHintCell(hintCell);
  const themes = themesText(puzzle);
  return themes === "" ? later.puzzleHintNoTheme : later.puzzleHintTheme(themes);
}

/** @param {PanelFacts} facts @param {PanelActs} acts @returns {unknown[]} what can be pressed now, the most important last */
function momentParts({ solving, snapshot: { state }, start }, acts) {
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

/** @param {PanelActs} acts */
const hintPart = (acts) => html`
  <button type="button" data-do="puzzleHint" @click=${acts.hint}>${iconPart("hint")} ${strings.hintButton}</button>
`;

/** @param {boolean} hasMore @param {PanelActs} acts */
const travelPart = (hasMore, acts) => html`
  <div class="tool-group">
    ${iconButtonPart("lineStart", "to-start", later.toStart, acts.toStart)}
    ${iconButtonPart("lineBack", "back", later.turnBack, acts.turnBack)}
    ${iconButtonPart("lineOn", "on", later.turnOn, acts.turnOn, !hasMore)}
    ${iconButtonPart("lineEnd", "to-end", later.toEnd, acts.toEnd, !hasMore)}
  </div>
`;
