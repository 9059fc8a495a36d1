/**
 * The buttons of a game in progress. Those that are always there keep their place; those of the moment follow.
 */
import { byId } from "../../common/dom.js";
import { html, iconPart, nothing, render } from "../../common/html.js";
import { hasHuman, isHuman } from "../../common/setup.js";
import { isComputer } from "../../common/sides.js";
import {
  canUndo,
  isComputersTurn,
  isFinished,
  looksBack,
  offersResignation,
  sureWinner,
  whoMayResign,
} from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { focusedElement, passFocusWithin } from "../platform/focus.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Controller } from "../../play/controller.js";
import type { Gauntlet, Standing } from "../gauntlet/gauntlet.js";
import type { Study } from "../study/study.js";

interface Control {
  name: string; // of the act
  text: string;
  act: () => void;
  hidden?: boolean;
  disabled?: boolean;
  kind?: string; // classes
  icon?: string; // of one that is always there
  isSmall?: boolean; // its icon needs no text
  describedBy?: string;
}

export function createControls(
  controller: Controller,
  gauntlet: Gauntlet,
  study: Study,
  actions: {
    retry: () => void; // starts the engine once more
    resign: () => void;
    nextMatch: () => void; // of the gauntlet
  },
): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("controls");

  return (snapshot, info) => {
    const { state, setup, paused, stage, ended } = snapshot;
    const focused = focusedElement();
    const hadTravel = focused?.matches("#controls :is([data-do=undo], [data-do=redo])");
    const over = isFinished(snapshot);
    const back = looksBack(snapshot);
    const standing = gauntlet.standing(snapshot);
    const mine = state !== null && !over && isHuman(setup, state.to_move);
    const offered = (choice: "stop" | "pass" | "swap") => mine && state.choices.includes(choice);
    const { isAllowed, hint } = study.status();
    const hasPause = setup.sides.some(isComputer) && !paused && !over;
    const hasPeople = hasHuman(setup);
    const hasHint = hasPeople && setup.gauntlet === null && !over;

    const constant: Control[] = [
      {
        name: "undo",
        text: strings.undo,
        act: controller.undo,
        icon: "undo",
        hidden: standing !== null || back,
        disabled: !canUndo(snapshot),
      },
      {
        name: "redo",
        text: strings.redo,
        act: controller.redo,
        icon: "redo",
        hidden: standing !== null || back,
        disabled: !state?.can_redo,
        isSmall: true,
      },
      {
        name: "resign",
        text: strings.resign,
        act: actions.resign,
        icon: "resign",
        hidden: over || (standing ? standing.isElsewhere : !hasPeople),
        disabled: whoMayResign(snapshot) === null,
        isSmall: standing === null,
      },
      {
        // It keeps its place while a computer plays at all: the thinking may be over in a blink.
        name: "pause",
        text: hasPeople ? strings.stop : strings.pause,
        act: () => controller.setPaused(true),
        icon: "stop",
        hidden: !hasPause,
        disabled: !isComputersTurn(snapshot),
        isSmall: hasHint,
      },
      {
        name: "hint",
        text: hint === "none" ? strings.hintButton : strings.hideHint,
        act: study.toggleHint,
        icon: "hint",
        hidden: !hasHint,
        disabled: !(isAllowed && mine && stage === "ready" && state.forced_pass === null),
        isSmall: hasPause,
        kind: hint === "none" ? "" : "is-on",
      },
    ];
    const ofTheMoment: Control[] = [
      { name: "undoStep", text: strings.undoStep, act: controller.undoStep, hidden: !(mine && state.steps.length > 0) },
      {
        name: "swap",
        text: strings.swap,
        act: () => controller.choose("swap"),
        kind: "accent",
        hidden: !offered("swap"),
        describedBy: "status-detail",
      },
      { name: "resume", text: strings.resume, act: () => controller.setPaused(false), kind: "primary", hidden: !paused || over },
      { name: "oneTurn", text: strings.oneTurn, act: controller.oneTurn, hidden: !paused || over || hasPeople },
      { name: "retry", text: strings.retry, act: actions.retry, kind: "primary", hidden: stage !== "failed" },
      // In a gauntlet the end of a match is final.
      {
        name: "playOn",
        text: strings.playOnFromHere,
        act: controller.playOn,
        hidden: standing !== null || !(back || ended),
      },
      { name: "backToEnd", text: strings.backToEnd, act: controller.toEnd, kind: "primary", hidden: !back },
      {
        name: "acceptResignation",
        text: strings.acceptResignation,
        act: controller.acceptResignation,
        kind: "accent",
        hidden: offersResignation(snapshot) === null || sureWinner(snapshot) !== null,
      },
      {
        name: "stopDecided",
        text: strings.stopDecided,
        act: controller.stopDecided,
        kind: "accent",
        hidden: sureWinner(snapshot) === null,
      },
      {
        name: "next",
        text: standing ? nextText(standing, info) : "",
        act: actions.nextMatch,
        kind: "primary",
        hidden: !standing || !(over || standing.isElsewhere),
      },
      {
        name: "pass",
        text: strings.passContinue,
        act: () => controller.choose("pass"),
        kind: "primary",
        hidden: !offered("pass"),
      },
      { name: "stop", text: strings.finishTurn, act: () => controller.choose("stop"), kind: "primary", hidden: !offered("stop") },
    ];
    const isCrowded = ofTheMoment.some(({ hidden }) => !hidden);
    render(
      html`
        <div class=${`buttons ${isCrowded ? "is-crowded" : ""}`}>${constant.map(constantPart)}${ofTheMoment.map(momentPart)}</div>
      `,
      host,
    );
    if (hadTravel) passFocusWithin(focused, host, "undo", "redo");
  };
}

const constantPart = ({ name, text, act, icon = "", hidden, disabled, isSmall, kind = "" }: Control) => html`
  <button
    type="button"
    class=${`is-constant ${isSmall ? "is-small" : ""} ${kind}`}
    data-do=${name}
    aria-label=${text}
    title=${text}
    ?hidden=${hidden}
    ?disabled=${disabled}
    @click=${() => act()}
  >
    ${iconPart(icon)} <span>${text}</span>
  </button>
`;

const momentPart = ({ name, text, act, hidden, kind = "", describedBy }: Control) => html`
  <button
    type="button"
    class=${kind}
    data-do=${name}
    aria-describedby=${describedBy ?? nothing}
    ?hidden=${hidden}
    @click=${() => act()}
  >
    ${text}
  </button>
`;

export function nextText({ rung, result, isElsewhere }: Standing, info: GameInfo) {
  if (isElsewhere) return strings.goOnHere;
  if (result !== "won") return strings.startAgain;
  const name = info.opponents[rung + 1]?.name;
  return name === undefined ? strings.onceMore : strings.nextOpponent(name);
}
