/** The course of the game below the tabs: the graph of the chances, as soon as more than one position has been evaluated. */
import { byId, element, setText } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { createGraph } from "../study/graph.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";
import type { Tabs } from "./tabs.js";
import type { Study } from "../study/study.js";

/** Tabs that speak of the course of the game. */
const TABS = ["turns", "study", "result"];

export function createCourse(study: Study, controller: Controller, tabs: Tabs): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("course");
  const heading = element("h3");
  const picture = element("div", { class: "graph", id: "graph", role: "img" });
  host.append(heading, picture);
  const drawGraph = createGraph(picture, { percent: later.percent, onPick: (turns) => controller.goTo(turns) });

  return (snapshot, info) => {
    const findings = study.notebook.findings();
    const known = study.notebook.known();
    // One point is no course.
    host.hidden = known < 2 || !study.status().isAllowed || !TABS.includes(tabs.chosen());
    if (host.hidden) return;
    const first = info.colours[0] ?? "black";
    setText(heading, later.graphHeading(first));
    picture.setAttribute("aria-label", later.graphSummary(first, known, findings.length));
    drawGraph({
      rates: findings.map((finding) => finding?.winRate ?? null),
      marks: findings.map((finding) => finding?.judgement?.mark ?? null),
      here: snapshot.state?.turns.length ?? 0,
    });
  };
}
