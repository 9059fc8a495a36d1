/**
 * The study panel: the analysis of the position, which can be switched on, and the course of the match.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 * @import { StudyRoom } from "./study.js"
 */
import { byId, element } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";
import { createAnalysis } from "./analysis.js";
import { createReview } from "./review.js";

/** @param {StudyRoom} room @param {Flow} flow @returns {(snapshot: Snapshot, info: GameInfo) => void} */
export function createStudyPanel(room, flow) {
  const root = byId("study");
  const input = element("input", { type: "checkbox", id: "show-analysis" });
  input.addEventListener("change", () => room.setAnalysis(input.checked));
  const analysis = createAnalysis(room);
  const review = createReview(room, flow);
  root.append(
    element("header", {}, element("h2", {}, strings.studyHeading),
      element("label", { class: "check" }, input, element("span", {}, strings.analysisSwitch))),
    analysis.root, review.root,
  );
  return (snapshot, info) => {
    root.hidden = !room.study().isAllowed;
    if (root.hidden) return;
    input.checked = room.study().isOn;
    analysis.render(snapshot);
    review.render(snapshot, info);
  };
}
