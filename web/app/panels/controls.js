/**
 * The buttons of a game in progress. Those that are always there keep their place; those of the moment follow. Below them is the
 * pace of two computers that play each other.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Flow } from "../game/flow.js"
 * @import { Gauntlet, Standing } from "../gauntlet/gauntlet.js"
 * @import { Study } from "../study/study.js"
 */
import { button, byId, element, icon, setText } from "../../common/dom.js";
import { PACES, hasHuman, isComputer, isHuman } from "../../common/setup.js";
import { canUndo, isComputersTurn, isOver, whoMayResign } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { focusedElement, passFocus } from "../platform/focus.js";

/**
 * @param {Flow} flow
 * @param {Gauntlet} gauntlet
 * @param {Study} study
 * @param {object} actions
 * @param {() => void} actions.retry      starts the engine once more
 * @param {() => void} actions.resign
 * @param {() => void} actions.nextMatch  of the gauntlet
 * @returns {(snapshot: Snapshot, info: GameInfo) => void}
 */
export function createControls(flow, gauntlet, study, actions) {
  const stop = button(strings.finishTurn, () => flow.choose("stop"), "primary");
  const pass = button(strings.passContinue, () => flow.choose("pass"), "primary");
  const swap = button(strings.swap, () => flow.choose("swap"), "accent");
  const again = button(strings.playAgain, () => void flow.reportFailure(flow.begin(flow.snapshot().setup)), "primary");
  const next = button("", actions.nextMatch, "primary");
  const resume = button(strings.resume, () => flow.setPaused(false), "primary");
  const oneTurn = button(strings.oneTurn, () => flow.oneTurn());
  const pace = createPace(flow);
  const playOn = button(strings.playOn, () => flow.playOn());
  const retry = button(strings.retry, actions.retry, "primary");
  const undoStep = button(strings.undoStep, () => flow.undoStep());
  const undo = constantButton("undo", strings.undo, () => flow.undo());
  const redo = constantButton("redo", strings.redo, () => flow.redo());
  const pause = constantButton("stop", strings.stop, () => flow.setPaused(true));
  const resign = constantButton("resign", strings.resign, actions.resign);
  const hint = constantButton("hint", strings.hintButton, () => study.toggleHint());
  const why = element("p", { class: "hint" }, strings.swapWhy);
  swap.setAttribute("aria-describedby", "swap-why");
  why.id = "swap-why";
  const named = {
    stop,
    pass,
    swap,
    again,
    playOn,
    next,
    resume,
    oneTurn,
    pause,
    retry,
    undoStep,
    undo,
    redo,
    resign,
    hint,
  };
  for (const [name, control] of Object.entries(named)) control.dataset["do"] = name;

  const ofTheMoment = [undoStep, swap, resume, oneTurn, retry, again, playOn, next, pass, stop];
  const row = element("div", { class: "buttons" }, undo, redo, resign, pause, hint, ...ofTheMoment);
  byId("controls").append(why, row, pace.root);

  return (snapshot, info) => {
    const { state, setup, paused, stage } = snapshot;
    const focused = focusedElement();
    const over = isOver(snapshot);
    const standing = gauntlet.standing(snapshot);
    const mine = state !== null && !over && isHuman(setup, state.to_move);
    /** @param {"stop" | "pass" | "swap"} choice */
    const offered = (choice) => mine && state.choices.includes(choice);
    stop.hidden = !offered("stop");
    pass.hidden = !offered("pass");
    swap.hidden = why.hidden = !offered("swap");
    undoStep.hidden = !(mine && state.steps.length > 0);
    again.hidden = !over || standing !== null;
    next.hidden = !standing || !(over || standing.isElsewhere);
    if (standing) setText(next, nextText(standing, info));
    resume.hidden = !paused || over;
    oneTurn.hidden = !paused || over || hasHuman(setup);
    pace.render(snapshot);
    retry.hidden = stage !== "failed";
    undo.hidden = redo.hidden = standing !== null;
    undo.disabled = !canUndo(snapshot);
    redo.disabled = !state?.can_redo;
    // In a gauntlet the end of a match stands.
    playOn.hidden = standing !== null || snapshot.ended === null;
    resign.hidden = standing ? standing.isElsewhere || over : over || !hasHuman(setup);
    resign.disabled = whoMayResign(snapshot) === null;
    resign.classList.toggle("is-small", standing === null);
    // It keeps its place while a computer plays at all: the thinking may be over in a blink.
    pause.hidden = !setup.sides.some(isComputer) || paused || over;
    pause.disabled = !isComputersTurn(snapshot);
    relabel(pause, hasHuman(setup) ? strings.stop : strings.pause);
    const { isAllowed, hint: hintNow } = study.status();
    hint.hidden = !isAllowed || over;
    pause.classList.toggle("is-small", !hint.hidden);
    hint.classList.toggle("is-small", !pause.hidden);
    hint.disabled = !(mine && stage === "ready" && state.forced_pass === null);
    relabel(hint, hintNow === "none" ? strings.hintButton : strings.hideHint);
    hint.classList.toggle("is-on", hintNow !== "none");
    row.classList.toggle(
      "is-crowded",
      ofTheMoment.some((control) => !control.hidden),
    );
    if (focused === undo || focused === redo) passFocus(focused, undo, redo);
  };
}

/** @param {Standing} standing @param {GameInfo} info */
function nextText({ rung, result, isElsewhere }, info) {
  if (isElsewhere) return strings.goOnHere;
  if (result !== "won") return strings.startAgain;
  const name = info.opponents[rung + 1]?.name;
  return name === undefined ? strings.onceMore : strings.nextOpponent(name);
}

/** @param {string} iconName @param {string} text @param {() => void} onClick */
function constantButton(iconName, text, onClick) {
  const made = button("", onClick, "is-constant");
  made.append(icon(iconName), " ", element("span"));
  relabel(made, text);
  return made;
}

/** @param {HTMLButtonElement} control @param {string} text */
function relabel(control, text) {
  const label = control.querySelector("span");
  if (!label || label.textContent === text) return;
  label.textContent = text;
  control.setAttribute("aria-label", text);
  control.title = text;
}

/** @param {Flow} flow */
export function createPace(flow) {
  const select = element(
    "select",
    { id: "pace" },
    ...PACES.map((pace) => element("option", { value: String(pace) }, pace === 0 ? strings.ownTime : strings.paceTime(pace))),
  );
  const root = element("label", { class: "pace" }, element("span", {}, strings.paceLabel), select);
  select.addEventListener("change", () => flow.setPace(Number(select.value)));
  return {
    root,
    /** @param {Snapshot} snapshot */
    render(snapshot) {
      root.hidden = hasHuman(snapshot.setup) || isOver(snapshot);
      if (document.activeElement !== select) select.value = String(snapshot.setup.pace);
    },
  };
}
