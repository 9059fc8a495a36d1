/**
 * Mode "play": the reader plays on, against a computer or alone. The first cell that is picked starts the engine. Until
 * that is there the reader may pick another cell instead; the one that waits then is played.
 *
 * What else a reader may do with a position, such as solving it, is for a guide to say (see puzzle.ts).
 */
import { opponentName } from "../common/catalogue.js";
import { colourOf } from "../common/colours.js";
import { button } from "../common/dom.js";
import { createPrefetch, type Prefetch } from "../common/preview/prefetch.js";
import { previewText } from "../common/preview/preview.js";
import { messageOf } from "../common/problems.js";
import { isHuman } from "../common/setup.js";
import { announcements } from "../common/speech/announcements.js";
import { strings } from "../common/strings/index.js";
import { boards } from "../common/strings/boards/index.js";
import { createController } from "../play/controller.js";
import { takeSession } from "./engine.js";
import { noteOn, showPainted } from "./painted.js";
import { showStart } from "./start.js";
import { invitingView, isAtStart, loadOf, resultText, setupOf, snapshotOf, spokenSnapshot, stateView } from "./views.js";
import type { Snapshot } from "../common/snapshot.js";
import type { State } from "../engine/wire.js";
import type { Session } from "../engine/session.js";
import type { Controller } from "../play/controller.js";
import type { Options } from "./options.js";
import type { Mode, ModeHandlers, Shell } from "./shell.js";

/** What stands below the board. */
export interface Said {
  text: string;
  kind: "" | "note" | "problem";
  spoken?: string; // where a part of it is spoken anyway
}

export interface Guide {
  invitation: string | null;
  firstBar: HTMLElement[] | null; // null for the usual one
  /** The controller of the reader's game; the other methods are called after this one. */
  sitDown: (session: Session, onChange: () => void) => Controller;
  /**
   * Puts the position on the board; resolves to whether a cell that waits is to be played, and rejects where the engine refuses
   * the position.
   */
  begin: () => Promise<boolean>;
  restart: () => Promise<unknown>; // the position as at the beginning
  play: (turn: string) => Promise<void>; // a script asks for it; rejects with a sentence where it is not allowed
  undo: () => Promise<void>; // takes back what the reader may take back
  mayPlay: (state: State) => boolean; // whether the reader is asked for a turn
  status: (snapshot: Snapshot) => Said | null; // null for the usual one
  bar: (state: State, usual: HTMLElement[]) => HTMLElement[];
  close: () => void; // the board gives up its place at the engine
}

/** @param makeGuide  start: brings the engine where it is not there, and begins */
export function createPlay(
  shell: Shell,
  options: Options,
  handlers: ModeHandlers,
  makeGuide: (start: () => Promise<void>) => Guide = () => createPlainGuide(options),
): Mode {
  const guide = makeGuide(restart);
  /** Whether only the engine knows the position. */
  const isUnseen = options.stones === null;
  let controller: Controller | null = null;
  /** Null before it, and when it has failed. */
  let beginning: Promise<void> | null = null;
  let isReady = false;
  let isLocked = false;
  /** Turns on the board; infinitely many before the match is there. */
  let seen = Infinity;
  /** A cell picked before the engine has shown the match. */
  let waiting: string | null = null;
  let leave = () => {};
  let prefetch: Prefetch | null = null;
  let aim = { cell: null as string | null, isTapped: false };
  let told = snapshotOf(options, null);
  let view = invitingView(options, waiting);
  /** The guide's last sentence. */
  let saidByGuide = "";

  const stop = doing("stop", strings.finishTurn, () => controller?.choose("stop"), "primary");
  const pass = doing("pass", strings.passContinue, () => controller?.choose("pass"), "primary");
  const swap = doing("swap", strings.swap, () => controller?.choose("swap"));
  const undo = doing("undo", strings.undo, () => void guide.undo());
  // What goes wrong stands below the board by then.
  const show = button(boards.showPosition, () => void restart().catch(() => {}));
  const again = doing("again", boards.startAgainHere, () => void restart().catch(() => {}));
  const firstBar = guide.firstBar ?? (isUnseen ? [show] : []);

  function wake() {
    controller ??= sitDown();
    beginning ??= begin(controller);
    // What goes wrong stands below the board by then.
    beginning.catch(() => {});
    return controller;
  }

  function sitDown() {
    const place = takeSession(
      showStart(shell, options, () => {
        isReady = true;
        render();
      }),
      (back) => made.revive(back),
    );
    const ahead = createPrefetch({ client: place.session, onArrival: () => showBoard() });
    prefetch = ahead;
    leave = () => {
      ahead.lookAt(null, 0);
      place.leave();
    };
    const made = guide.sitDown(place.session, observe);
    return made;
  }

  /** The board gives up its place at the engine, until a cell or a button of it is pressed again. */
  function standUp() {
    if (controller) guide.close();
    leave();
    leave = () => {};
    controller = prefetch = beginning = null;
    seen = Infinity;
    isReady = false;
    shell.showProgress(null);
  }

  function begin(made: Controller) {
    const begun = guide.begin().then((isWanted) => {
      if (waiting !== null && isWanted) made.pick(waiting);
    });
    return begun.catch((problem) => {
      standUp();
      waitWith(null);
      if (firstBar.length > 0) shell.setBar(...firstBar);
      shell.say(messageOf(problem), "problem");
      throw problem;
    });
  }

  function waitWith(cell: string | null) {
    waiting = cell;
    view = invitingView(options, waiting);
    shell.board.update(view);
  }

  /** @returns whether the reader is asked for a turn */
  function isMine(): boolean {
    const state = controller?.snapshot().state;
    return Boolean(state && !isLocked && !state.over && guide.mayPlay(state));
  }

  /** The game has changed. */
  function observe() {
    const state = controller?.snapshot().state;
    render();
    if (!state) return;
    const isFirst = seen === Infinity;
    const isPlayed = state.turns.length > seen;
    seen = state.turns.length;
    if (isFirst) handlers.onReady();
    if (isPlayed) handlers.onTurn(state.last_turn ?? "", state);
  }

  function showBoard() {
    const { state, note } = controller?.snapshot() ?? {};
    if (!state) return;
    const hasMarks = isAtStart(options, state);
    view = stateView(options, state, isMine(), hasMarks, prefetch?.known(), note);
    shell.board.update(view);
    shell.showComment(hasMarks ? noteOn(options, options.played).comment : "");
    showPreview();
  }

  function showPreview() {
    shell.showPreview(isReady ? previewText(view, aim.cell, aim.isTapped) : "");
  }

  function render() {
    if (!controller || !isReady) return;
    const snapshot = controller.snapshot();
    const { state, note, revision } = snapshot;
    if (!state) return;
    const mine = isMine();
    prefetch?.lookAt(mine && state.forced_pass === null ? state : null, revision);
    showBoard();
    const offered = (choice: "stop" | "pass" | "swap") => mine && state.choices.includes(choice);
    undo.disabled = again.disabled = isAtStart(options, state);
    const shown = [offered("stop") && stop, offered("pass") && pass, offered("swap") && swap, undo, again];
    const usual = shown.filter((control) => control !== false);
    shell.setBar(...(isLocked ? [] : guide.bar(state, usual)));
    const said = guide.status(snapshot);
    // A guide has the word where a side has passed, and tells of that itself.
    if (note && !(said && note.kind === "pass")) shell.write(note.text, "note");
    else if (said) shell.write(said.text, said.kind);
    else shell.write(isLocked && !state.over ? "" : statusText(options, snapshot));
    const now = spokenSnapshot(snapshot, mine);
    const spoken = said?.spoken ?? said?.text ?? "";
    const news = spoken === "" || spoken === saidByGuide ? [] : [spoken];
    saidByGuide = spoken;
    shell.announce(...announcements(told, now, options.info), ...news);
    told = now;
  }

  async function restart() {
    isLocked = false;
    const playing = controller;
    if (playing?.snapshot().state) {
      await guide.restart().catch((problem) => {
        playing.report(problem);
        throw problem;
      });
      return;
    }
    wake();
    await beginning;
  }

  shell.board.update(view);
  shell.setBar(...firstBar);
  if (guide.invitation !== null) shell.say(guide.invitation);

  return {
    state: () => controller?.snapshot().state ?? null,
    aim(cell, isTapped) {
      aim = { cell, isTapped };
      if (cell !== null) prefetch?.hurry(cell);
      showPreview();
    },
    pick(cell) {
      const state = controller?.snapshot().state;
      if (isLocked) return;
      if (state?.over) return controller?.setNote({ kind: "illegal", text: boards.boardGameOver });
      if (state) return void (isMine() && controller?.pick(cell));
      // The same cell once more takes the choice back.
      if (!isUnseen) waitWith(waiting === cell ? null : cell);
      wake();
    },
    async play(turn) {
      wake();
      await beginning;
      await guide.play(turn);
    },
    async undo() {
      if (controller) await guide.undo();
    },
    redraw() {
      if (controller?.snapshot().state) return showBoard();
      view = invitingView(options, waiting);
      showPainted(shell, options, view);
    },
    lock() {
      isLocked = true;
      render();
    },
    restart,
    destroy: standUp,
  };
}

/** @returns for a reader who just plays on */
function createPlainGuide(options: Options): Guide {
  const { info, opponent, colour, stones, played } = options;
  let controller: Controller;
  const begin = () => controller.begin(setupOf(options), loadOf(options), { given: played, again: true });
  const invitation = opponent ? boards.invitationAgainst(colour, opponentName(info, opponent)) : boards.invitation;

  return {
    invitation: stones === null ? null : invitation,
    firstBar: null,
    sitDown(session, onChange) {
      controller = createController({ session, setup: setupOf(options), asksForPass: true, reportsLoss: true, onChange });
      return controller;
    },
    begin,
    restart: begin,
    play: (turn) => controller.play(turn),
    undo: () => controller.takeBack(),
    mayPlay: (state) => isHuman(controller.snapshot().setup, state.to_move),
    status: () => null,
    bar: (_, usual) => usual,
    close: () => controller.hold(true),
  };
}

/** A button with a name, for guides and tests. */
export function doing(name: string, ...made: Parameters<typeof button>) {
  const control = button(...made);
  control.dataset["do"] = name;
  return control;
}

function statusText({ info, opponent }: Options, { state, thinking }: Snapshot) {
  if (!state) return "";
  const colour = colourOf(state, state.to_move);
  if (state.over) return resultText(state);
  if (thinking && opponent) return strings.thinking(colour, opponentName(info, opponent));
  const news = state.last_turn === "swap" ? `${strings.coloursSwapped} ` : "";
  return `${news}${strings.toMove(colour)}. ${state.forced_pass ?? state.prompt}`;
}
