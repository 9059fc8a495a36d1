/**
 * The course of the match: the graph of the chances, the turns that cost much, and all of it as a table.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Judgement } from "../../engine/protocol.js"
 * @import { Flow } from "../game/flow.js"
 * @import { Finding } from "./notebook.js"
 * @import { Study } from "./study.js"
 */
import { button, element, setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";
import { focusedElement, passFocus } from "../platform/focus.js";
import { SIGNS, createGraph } from "./graph.js";
import { estimate } from "./hint.js";

/** @param {Study} study @param {Flow} flow */
export function createReview(study, flow) {
  const heading = element("h3");
  const picture = element("div", { class: "graph", id: "graph", role: "img" });
  const drawGraph = createGraph(picture, { percent: strings.percent, onPick: (turns) => flow.goTo(turns) });
  const look = button(strings.lookOver, () => void study.lookOver());
  look.dataset["do"] = "lookOver";
  const stop = button(strings.stopLooking, () => study.endReview());
  stop.dataset["do"] = "stopLooking";
  const progress = element("span", { class: "remark", id: "look-progress" });
  const bar = element("progress", { max: "1", "aria-labelledby": progress.id });
  const mistakes = element("ol", { class: "mistakes", id: "mistakes" });
  const praise = element("p", { class: "remark", role: "status" });
  const rows = element("tbody");
  const table = element(
    "details",
    { class: "chances-table" },
    element("summary", {}, strings.graphTable),
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          ...[strings.tableTurn, strings.tableChances, strings.tableRemark].map((text) => element("th", { scope: "col" }, text)),
        ),
      ),
      rows,
    ),
  );
  const course = element("div", { class: "course" }, heading, picture);
  const root = element(
    "div",
    { class: "review" },
    course,
    element("div", { class: "look-over" }, look, stop, element("div", { class: "look-progress" }, progress, bar)),
    praise,
    mistakes,
    table,
  );
  /** What is written in the rows of the marked turns, by turn. @type {Map<number, { key: string, root: HTMLElement }>} */
  let mistakeRows = new Map();
  let shownLine = "nothing yet";
  /** @type {ReturnType<typeof createTableRow>[]} */
  let tableRows = [];

  /** @param {Snapshot} snapshot @param {GameInfo} info */
  function render(snapshot, info) {
    const { review } = study.status();
    const line = study.notebook.line();
    const findings = Array.from({ length: line.length + 1 }, (_, turns) => study.notebook.find(turns));
    const known = findings.filter(Boolean).length;
    const first = info.colours[0] ?? "black";
    const here = snapshot.state?.turns.length ?? 0;
    // One point is no course.
    const isDrawn = known > 1;
    course.hidden = table.hidden = !isDrawn;
    const focused = focusedElement();
    look.hidden = review !== null;
    look.disabled = line.length === 0 || snapshot.thinking !== null;
    stop.hidden = progress.hidden = bar.hidden = review === null;
    if (focused === look || focused === stop) passFocus(focused, look, stop);
    if (review) {
      setText(progress, strings.lookingOver(Math.min(review.done + 1, review.all), review.all));
      bar.value = review.done / review.all;
    }
    if (isDrawn) {
      setText(heading, strings.graphHeading(first));
      picture.setAttribute("aria-label", strings.graphSummary(first, known, findings.length));
      drawGraph({
        rates: findings.map((finding) => finding?.winRate ?? null),
        marks: findings.map((finding) => finding?.judgement?.mark ?? null),
        here,
      });
    }
    const marked = findings.some((finding) => finding?.judgement?.mark);
    setText(praise, !review && study.notebook.wasLookedOver() && !marked ? strings.nothingMarked : "");
    mistakes.hidden = !marked;
    const isInList = mistakes.contains(focused);
    showMistakes(findings);
    if (isInList) passFocus(focused, stop, look);
    const lineKey = line.join(" ");
    if (lineKey !== shownLine) {
      tableRows = findings.map((_, turns) => createTableRow(turns, line[turns - 1], flow));
      rows.replaceChildren(...tableRows.map((row) => row.root));
    }
    shownLine = lineKey;
    for (const [turns, row] of tableRows.entries()) row.show(findings[turns] ?? null, turns === here);
  }

  /**
   * While the match is looked over the list grows. Rows that say the same as before stay where they are: one that was
   * replaced would lose the focus, or the press that is just being made on it.
   * @param {(Finding | null)[]} findings  by the number of turns played
   */
  function showMistakes(findings) {
    const before = mistakeRows;
    mistakeRows = new Map();
    for (const [turns, finding] of findings.entries()) {
      if (!finding?.judgement?.mark) continue;
      const key = JSON.stringify(finding.judgement);
      const known = before.get(turns);
      mistakeRows.set(turns, known?.key === key ? known : { key, root: mistakeRow(turns, finding.judgement) });
    }
    const wanted = [...mistakeRows.values()].map(({ root: row }) => row);
    for (const row of [...mistakes.children]) if (!wanted.includes(/** @type {HTMLElement} */ (row))) row.remove();
    for (const [place, row] of wanted.entries()) {
      if (mistakes.children[place] !== row) mistakes.insertBefore(row, mistakes.children[place] ?? null);
    }
  }

  /** @param {number} turns @param {Judgement} judgement */
  function mistakeRow(turns, judgement) {
    const { mark } = judgement;
    const text = strings.turnText(judgement.text);
    const sign = element("span", { class: "sign", "aria-hidden": "true" }, mark ? SIGNS[mark] : "");
    const travel = button("", () => flow.goTo(turns - 1), `mistake is-${mark}`);
    travel.dataset["turn"] = String(turns);
    travel.append(
      element("span", { class: "turn-number" }, String(turns)),
      element("span", {}, text, " ", sign),
      element("span", { class: "remark" }, remarkOf(judgement)),
    );
    return element("li", {}, travel);
  }

  return { root, render };
}

/** @param {number} turns @param {string | undefined} turn @param {Flow} flow */
function createTableRow(turns, turn, flow) {
  const name = turn === undefined ? strings.graphStart : `${turns}. ${strings.turnText(turn)}`;
  const go = button(name, () => flow.goTo(turns), "link");
  go.title = strings.goToTurn(turns);
  const [chances, remark] = [element("td"), element("td")];
  const root = element("tr", {}, element("th", { scope: "row" }, go), chances, remark);

  /** @param {Finding | null} finding @param {boolean} isHere */
  function show(finding, isHere) {
    const judgement = finding?.judgement;
    setText(chances, finding ? chancesOf(finding) : "–");
    setText(remark, judgement?.mark ? remarkOf(judgement) : "");
    if (isHere) root.setAttribute("aria-current", "true");
    else root.removeAttribute("aria-current");
  }
  return { root, show };
}

/** @param {Finding} finding */
const chancesOf = ({ winRate, winner }) => strings.percent(winner === null ? estimate(winRate) : winRate);

/** @param {Judgement} judgement of a turn with a mark @returns {string} */
function remarkOf({ mark, cost, better, missed }) {
  if (!mark) return "";
  const parts = [
    strings.mistakeCost(strings.mistakeNames[mark], cost),
    better && strings.betterTurn(better),
    missed !== null && strings.missedWin(missed),
  ];
  return parts.filter(Boolean).join("; ");
}
