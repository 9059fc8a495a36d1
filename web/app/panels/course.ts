/**
 * The course of the game below the tabs: the graph of the chances, as soon as more than one position has been evaluated. A line
 * above it says the turn and the chances where one points, or else on the board.
 */
import { byId, element } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { createGraph } from "../study/graph.js";
import { chancesOf } from "../study/review.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";
import type { Tabs } from "./tabs.js";
import type { Study } from "../study/study.js";

/** Tabs that speak of the course of the game. */
const TABS = ["turns", "study", "result"];

export function createCourse(study: Study, controller: Controller, tabs: Tabs): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("course");
  const head = element("div", { class: "course-head" });
  const picture = element("div", { class: "graph", id: "graph", role: "img" });
  host.append(head, picture);
  const drawGraph = createGraph(picture, { percent: later.percent, onPick: (turns) => controller.goTo(turns), onAim: aim });
  /** Turns before the point that is pointed at. */
  let aimed: number | null = null;
  let shown: { snapshot: Snapshot; info: GameInfo } | null = null;

  function aim(turns: number | null) {
    if (turns === aimed) return;
    aimed = turns;
    if (shown) showHead(shown.snapshot, shown.info);
  }

  function showHead({ state }: Snapshot, info: GameInfo) {
    const at = aimed ?? state?.turns.length ?? 0;
    const finding = study.notebook.find(at);
    const turn = at === 0 ? later.graphStart : `${at}. ${boards.turnText(study.notebook.line()[at - 1] ?? "")}`;
    render(
      html`
        <h3>${later.graphHeading(info.colours[0] ?? "black")}</h3>
        <p class="course-point" translate="no">${turn} <strong>${finding ? chancesOf(finding) : ""}</strong></p>
      `,
      head,
    );
  }

  return (snapshot, info) => {
    const findings = study.notebook.findings();
    const known = study.notebook.known();
    // One point is no course.
    host.hidden = known < 2 || !study.status().isAllowed || !TABS.includes(tabs.chosen());
    if (host.hidden) return;
    shown = { snapshot, info };
    showHead(snapshot, info);
    picture.setAttribute("aria-label", later.graphSummary(info.colours[0] ?? "black", known, findings.length));
    drawGraph({
      rates: findings.map((finding) => finding?.winRate ?? null),
      marks: findings.map((finding) => finding?.judgement?.mark ?? null),
      here: snapshot.state?.turns.length ?? 0,
    });
  };
}
