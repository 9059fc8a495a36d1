/**
 * The tab for studying: the analysis of the position, which can be switched on, and the review of the game.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Controller } from "../../play/controller.js"
 * @import { Study } from "./study.js"
 */
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { focusedElement, passFocusWithin } from "../platform/focus.js";
import { analysisPart } from "./analysis.js";
import { lookOverPart, reviewPart } from "./review.js";

/** @param {Study} study @param {Controller} controller @returns {(snapshot: Snapshot) => void} */
export function createStudyPanel(study, controller) {
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
              @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => study.setAnalysis(target.checked)}
            />
            <span>${later.analysisSwitch}</span>
          </label>
          ${lookOverPart(study, snapshot)}
        </div>
        ${analysisPart(study, snapshot)} ${reviewPart(study, controller, snapshot)}
      `,
      host,
    );
    if (hadFocus) passFocusWithin(focused, host, "stopLooking", "lookOver");
  };
}
