/**
 * What the analyst thinks of the position: chances, the best steps, and the best line, whose turns show on the board while
 * they are pointed at.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Candidate, LineTurn, State } from "../../engine/protocol.js"
 * @import { Study } from "./study.js"
 */
import { colourOf } from "../../common/colours.js";
import { button, element, setText } from "../../common/dom.js";
import { isOver } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { focusedElement, passFocus } from "../platform/focus.js";
import { chancesText, estimate } from "./hint.js";

const MOST_ROWS = 5;
const LONGEST_LINE = 6;

/** @param {Study} study */
export function createAnalysis(study) {
  const chances = element("strong", { class: "chances" });
  const remark = element("span", { class: "remark" });
  const rows = Array.from({ length: MOST_ROWS }, createRow);
  const list = element("ol", { class: "candidates", "aria-label": strings.candidatesHeading }, ...rows.map(({ root }) => root));
  const turns = Array.from({ length: LONGEST_LINE }, (_, index) => createLineTurn(study, index));
  const line = element(
    "p",
    { class: "best-line" },
    element("span", { class: "label" }, strings.bestLine),
    ...turns.map(({ root }) => root),
  );
  const root = element(
    "div",
    { class: "analysis", id: "analysis" },
    element("p", { class: "verdict" }, chances, remark),
    list,
    line,
  );
  // A finger leaves before its tap is told of.
  line.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && study.peek(null));

  /** @param {Snapshot} snapshot */
  function render(snapshot) {
    const { isOn, analysis } = study.status();
    const { state } = snapshot;
    root.hidden = !isOn || !state;
    if (root.hidden || !state) return;
    const hasLooked = analysis !== null && analysis.candidates.length > 0;
    list.hidden = line.hidden = !hasLooked;
    setText(chances, hasLooked ? chancesText(state, analysis) : "");
    setText(remark, hasLooked ? strings.restsOn(analysis.playouts) : emptyText(snapshot));
    if (!hasLooked) return;
    for (const [index, row] of rows.entries()) row.show(analysis.candidates[index], index === 0);
    const focused = focusedElement();
    const isInLine = line.contains(focused);
    for (const [index, turn] of turns.entries()) turn.show(analysis.line[index], state);
    if (isInLine) passFocus(focused, ...turns.map((turn) => turn.root).reverse());
  }
  return { root, render };
}

/** @param {Snapshot} snapshot */
function emptyText(snapshot) {
  if (isOver(snapshot)) return strings.analysisOver;
  return snapshot.thinking ? strings.analysisWaits : strings.analysisLooking;
}

function createRow() {
  const text = element("span", { class: "step" });
  const bar = element("progress", { max: "1", "aria-hidden": "true" });
  const chances = element("span", { class: "share" });
  const root = element("li", {}, text, bar, chances);

  /** @param {Candidate | undefined} candidate @param {boolean} isBest */
  function show(candidate, isBest) {
    root.hidden = candidate === undefined;
    if (!candidate) return;
    root.classList.toggle("is-best", isBest);
    setText(text, strings.turnText(candidate.text));
    bar.value = candidate.win_rate;
    setText(chances, shareText(candidate));
  }
  return { root, show };
}

/** @param {Candidate} candidate */
function shareText(candidate) {
  const { proven, turns } = candidate;
  if (proven === null) return strings.percent(estimate(candidate.win_rate));
  return proven === "win" ? strings.provenWin(turns ?? 0) : strings.provenLoss(turns ?? 0);
}

/** @param {Study} study @param {number} index */
function createLineTurn(study, index) {
  const root = button("", () => study.peek(study.status().peek === index + 1 ? null : index + 1), "line-turn");
  const chip = element("span", { "aria-hidden": "true" });
  const text = element("span");
  root.append(chip, text);
  root.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && study.peek(index + 1));
  root.addEventListener("focus", () => root.matches(":focus-visible") && study.peek(index + 1));
  root.addEventListener("blur", () => study.peek(null));

  /** @param {LineTurn | undefined} turn @param {State} state */
  function show(turn, state) {
    root.hidden = turn === undefined;
    if (!turn) return;
    chip.className = `stone-chip stone-${colourOf(state, turn.player)}`;
    setText(text, turn.complete ? strings.turnText(turn.text) : `${turn.text} …`);
    const isShown = (study.status().peek ?? 0) > index;
    root.setAttribute("aria-pressed", String(isShown));
  }
  return { root, show };
}
