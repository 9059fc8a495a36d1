/**
 * The buttons of a game in progress. Those that are always there keep their place; those of the moment follow.
 *
 * @import { Flow } from "../flow.js"
 * @import { Snapshot } from "../snapshot.js"
 */
import { button, byId, element, icon } from "../dom.js";
import { hasHuman, isHuman } from "../setup.js";
import { canUndo } from "../snapshot.js";
import { strings } from "../strings.js";

/**
 * @param {Flow} flow
 * @param {{ retry: () => void }} actions
 * @returns {(snapshot: Snapshot) => void}
 */
export function createControls(flow, { retry }) {
  const stop = button(strings.finishTurn, () => flow.choose("stop"), "primary");
  const pass = button(strings.passContinue, () => flow.choose("pass"), "primary");
  const swap = button(strings.swap, () => flow.choose("swap"), "accent");
  const again = button(strings.playAgain, () => void flow.begin(flow.snapshot().setup), "primary");
  const resume = button(strings.resume, () => flow.setPaused(false), "primary");
  const pause = button(strings.pause, () => flow.setPaused(true));
  const retryStart = button(strings.retry, retry, "primary");
  const undoStep = button(strings.undoStep, () => flow.undoStep());
  const undo = constantButton("undo", strings.undo, () => flow.undo());
  const redo = constantButton("redo", strings.redo, () => flow.redo());
  const why = element("p", { class: "hint" }, strings.swapWhy);
  swap.setAttribute("aria-describedby", "swap-why");
  why.id = "swap-why";
  const named = { stop, pass, swap, again, resume, pause, retry: retryStart, undoStep, undo, redo };
  for (const [name, control] of Object.entries(named)) control.dataset["do"] = name;

  const ofTheMoment = [pause, undoStep, swap, resume, retryStart, again, pass, stop];
  const row = element("div", { class: "buttons" }, undo, redo, ...ofTheMoment);
  byId("controls").append(why, row);

  return (snapshot) => {
    const { state, setup, paused, stage } = snapshot;
    const mine = state !== null && !state.over && isHuman(setup, state.to_move);
    /** @param {"stop" | "pass" | "swap"} choice */
    const offered = (choice) => mine && state.choices.includes(choice);
    stop.hidden = !offered("stop");
    pass.hidden = !offered("pass");
    swap.hidden = why.hidden = !offered("swap");
    undoStep.hidden = !(mine && state.steps.length > 0);
    again.hidden = !state?.over;
    resume.hidden = !paused;
    pause.hidden = paused || hasHuman(setup) || !state || state.over;
    retryStart.hidden = stage !== "failed";
    undo.disabled = !canUndo(snapshot);
    redo.disabled = !state?.can_redo;
    row.classList.toggle("is-crowded", ofTheMoment.some((control) => !control.hidden));
  };
}

/** @param {string} iconName @param {string} text @param {() => void} onClick */
function constantButton(iconName, text, onClick) {
  const made = button("", onClick, "is-constant");
  made.append(icon(iconName), " ", element("span", {}, text));
  made.setAttribute("aria-label", text);
  made.title = text;
  return made;
}
