/** The tab for studying: the analysis of the position, which can be switched on, and the review of the game. */
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { focusedElement, passFocusWithin } from "../platform/focus.js";
import { analysisPart } from "./analysis.js";
import { lookOverPart, reviewPart } from "./review.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";
import type { Study } from "./study.js";

export function createStudyPanel(study: Study, controller: Controller): (snapshot: Snapshot) => void {
  const host = byId("study");
  return (snapshot) => {
    const { isAllowed, isOn } = study.status();
    if (!isAllowed) return;
    const focused = focusedElement();
    const hadFocus = host.contains(focused);
    render(
      html`
        <div class="study-head">
          <label class="check">
            <input
              type="checkbox"
              id="show-analysis"
              .checked=${isOn}
              @change=${({ target }: Event & { target: HTMLInputElement }) => study.setAnalysis(target.checked)}
            />
            <span>${later.analysisSwitch}</span>
          </label>
          ${lookOverPart(study, snapshot)}
        </div>
        ${analysisPart(study, snapshot)}
        <div class="openings" id="openings"></div>
        ${reviewPart(study, controller, snapshot)}
      `,
      host,
    );
    if (hadFocus) passFocusWithin(focused, host, "stopLooking", "lookOver");
  };
}
