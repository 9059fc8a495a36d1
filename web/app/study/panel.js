/**
 * The study panel: the analysis of the position, which can be switched on, and the course of the match.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 * @import { Study } from "./study.js"
 */
import { byId, element } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";
import { createAnalysis } from "./analysis.js";
import { createReview } from "./review.js";

/** @param {Study} study @param {Flow} flow @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createStudyPanel(study, flow) {
  const root = byId("study");
  const input = element("input", { type: "checkbox", id: "show-analysis" });
  input.addEventListener("change", () => study.setAnalysis(input.checked));
  const analysis = createAnalysis(study);
  const review = createReview(study, flow);
  root.append(
    element(
      "header",
      {},
      element("h2", {}, strings.studyHeading),
      element("label", { class: "check" }, input, element("span", {}, strings.analysisSwitch)),
    ),
    analysis.root,
    review.root,
  );
  return (snapshot, info) => {
    root.hidden = !study.status().isAllowed;
    if (root.hidden) return;
    input.checked = study.status().isOn;
    analysis.render(snapshot);
    review.render(snapshot, info);
  };
}
