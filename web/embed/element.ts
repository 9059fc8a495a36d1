/**
 * The custom element `<sunstones-board>`. Attributes: see options.ts. A change of one shows another board, but for those with
 * the author's words and marks. A board that is moved within its page keeps its game.
 *
 * For a page's script, from the first "painted" event on; a board rejects calls before that:
 *
 *     board.state                  the latest `State` of the match (py_engine/session/wire.py); null before the first. In a
 *                                  replay with `positions` it has the fields of `CarriedState` (positions.ts) only
 *     await board.play("d4")       plays a turn (modes "play" and "puzzle"); rejects with a sentence where it is not allowed
 *     await board.undo()           takes back the reader's last turn (modes "play" and "puzzle")
 *     board.lock()                 nothing can be played until it is restarted (modes "play" and "puzzle")
 *     await board.restart()        back to the position at the beginning (modes "play" and "puzzle")
 *     await board.goTo(3)          shows the position after three turns (mode "replay")
 *     await board.next()           a turn forth (mode "replay")
 *     await board.previous()       and back
 *     event "painted"              the board can be seen; the engine may be still to come
 *     event "ready"                the match is shown: by the engine, or in a replay by its positions
 *     event "turn"                 a turn was finished; detail: { turn, state }
 *     event "end"                  it was the last one; detail: { winner: 0 or 1, how: a sentence, state }
 *     event "answer"               the reader's turn was judged (mode "puzzle"), once; a pass after a right turn is not, as
 *                                  nothing else could be played; detail: { turn, right: true, false, or null where that
 *                                  could not be proven }
 *     event "solved"               and the game is won; detail: { wrong: answers before that, shown: whether the solution was }
 */
import { element } from "../common/dom.js";
import { boards } from "../common/strings/boards/index.js";
import { ATTRIBUTES, readOptions, type Options } from "./options.js";
import { BadAttribute } from "./position_text.js";
import { createShell, type Mode, type ModeHandlers, type Shell } from "./shell.js";
import { noteOn, paintedView, showPainted } from "./painted.js";
import { STYLES } from "./styles.js";
import type { View } from "../board/view.js";
import type { Catalogue } from "../common/catalogue.js";
import type { State } from "../engine/wire.js";

export type CreateMode = (shell: Shell, options: Options, handlers: ModeHandlers) => Mode;
/** Where a page has the modes, or how it fetches them. */
export type Modes = Record<Options["mode"], () => CreateMode | Promise<CreateMode>>;

/** With these a game goes on. */
const OF_THE_AUTHOR = ["caption", "loop", "marks", "notes"];

/** A board as it is shown: all of it comes and goes together. */
interface Shown {
  mode: Mode;
  shell: Shell;
  options: Options;
  document: Document; // that it was built in
}

/** A position to look at, whose stones are known, needs no mode of its own. */
const createStill: CreateMode = (shell, options) => ({
  state: () => null,
  pick: () => {},
  redraw: () => showPainted(shell, options),
  destroy: () => {},
});

let catalogue: Catalogue;
let modes: Modes;
/** A style sheet belongs to one document, but a board may be moved to another. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>();

/**
 * Defines the element; until then a page shows the content between its tags. Its room may be kept with `:not(:defined)`, and
 * until the board is laid out with `:not(:state(--painted))`.
 */
export function defineBoards(known: Catalogue, knownModes: Modes) {
  [catalogue, modes] = [known, knownModes];
  if (!customElements.get("sunstones-board")) customElements.define("sunstones-board", SunstonesBoard);
}

export class SunstonesBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #root = this.attachShadow({ mode: "open" });
  /** Older browsers know states only by names with dashes, or none at all. */
  #states: CustomStateSet | undefined = this.attachInternals().states;
  #shown: Shown | null = null;
  /** Counts the times that the board was built: only the latest one counts. */
  #build = 0;
  #isScheduled = false;
  /** The attributes that have changed since it was built. */
  #changed: string[] = [];

  connectedCallback() {
    const isMoved = this.#shown?.document === this.ownerDocument;
    // An attribute may have been set while it was away.
    if (!isMoved || this.#changed.length > 0) this.#schedule();
  }

  /** Without this, `moveBefore` would be a removal. */
  connectedMoveCallback() {}

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (now === before) return;
    this.#changed.push(name);
    this.#schedule();
  }

  disconnectedCallback() {
    // Most ways to move a board take it away for a moment.
    setTimeout(() => !this.isConnected && this.#tearDown());
  }

  get state(): State | null {
    return this.#shown?.mode.state() ?? null;
  }

  async play(turn: string) {
    if (typeof turn !== "string") throw new TypeError(boards.playTakesText(typeof turn));
    await this.#able("play", "play")(turn);
  }

  async undo() {
    await this.#able("undo", "play")();
  }

  lock() {
    this.#able("lock", "play")();
  }

  async restart() {
    await this.#able("restart", "play")();
  }

  /** @param turns  that are to have been played */
  async goTo(turns: number) {
    await this.#able("goTo", "replay")(turns);
  }

  async next() {
    await this.#able("goBy", "replay", "next")(1);
  }

  async previous() {
    await this.#able("goBy", "replay", "previous")(-1);
  }

  /** Shows something else in the place of the game, which stays as it is: for the application. @param change  of each view */
  cover(change: (view: View) => View) {
    this.#shown?.shell.cover(change);
  }

  /** The place of a cell in the viewport, in CSS pixels; null if there is no such cell. */
  centreOf(cell: string) {
    return this.#shown?.shell.board.centreOf(cell) ?? null;
  }

  /** Several attributes are often set in one go: the board is built once for all of them. */
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (!this.isConnected) return;
      const changed = this.#changed.splice(0);
      const isOfAuthor = changed.length > 0 && changed.every((name) => OF_THE_AUTHOR.includes(name));
      if (!(this.#shown && isOfAuthor && this.#tellAgain(this.#shown))) void this.#buildUp();
    });
  }

  #tearDown() {
    this.#build += 1;
    this.#shown?.mode.destroy();
    this.#shown?.shell.destroy();
    this.#shown = null;
  }

  /** Shows the author's words and marks as they are now. @returns false where they cannot be read, and no game would be lost */
  #tellAgain({ mode, shell, options }: Shown): boolean {
    try {
      Object.assign(options, this.#readOptions());
    } catch (problem) {
      if (!(problem instanceof BadAttribute) || mode.state() === null) return false;
      shell.say(problem.message, "problem");
      return true;
    }
    shell.setCaption(options.caption);
    mode.redraw();
    return true;
  }

  #readOptions = () => readOptions((name) => this.getAttribute(name), catalogue);

  async #buildUp() {
    this.#tearDown();
    const build = this.#build;
    let shell: Shell | null = null;
    try {
      const document = this.ownerDocument;
      this.#root.adoptedStyleSheets = sheetsOf(document);
      const options = this.#readOptions();
      const isStill = options.mode === "diagram" && options.stones !== null;
      // Before anything is shown, so that the board is laid out in one go.
      const create = isStill ? createStill : await modes[options.mode]();
      if (build !== this.#build) return;
      shell = createShell(this.#root, {
        view: paintedView(options),
        caption: options.caption,
        credit: options.info,
        onPick: (cell) => this.#shown?.mode.pick(cell),
        onAim: (cell, isTapped) => this.#shown?.mode.aim?.(cell, isTapped),
      });
      this.#states?.add("--painted");
      shell.showComment(noteOn(options, options.played).comment);
      const mode = create(shell, options, this.#handlers(build));
      this.#shown = { mode, shell, options, document };
      // The board paints itself in the next frame, which it has asked for already.
      requestAnimationFrame(() => build === this.#build && this.dispatchEvent(new CustomEvent("painted")));
    } catch (problem) {
      shell?.destroy();
      if (build === this.#build) this.#showProblem(problem);
    }
  }

  #showProblem(problem: unknown) {
    const isAttribute = problem instanceof BadAttribute;
    // The reader can do nothing about it, but the page's author wants to know more.
    if (!isAttribute) reportError(problem);
    const text = isAttribute ? problem.message : boards.boardUnavailable;
    const line = element("p", { class: "attribute-problem", role: "alert", dir: "ltr" }, `<sunstones-board>: ${text}`);
    this.#root.replaceChildren(line);
    this.#states?.add("--painted");
  }

  /** Events of a board that another one has replaced do not reach the page. */
  #handlers(build: number): ModeHandlers {
    return {
      onTurn: (turn, state) => {
        if (build !== this.#build) return;
        this.dispatchEvent(new CustomEvent("turn", { detail: { turn, state } }));
        if (!state.over) return;
        this.dispatchEvent(new CustomEvent("end", { detail: { winner: state.winner, how: state.how, state } }));
      },
      onReady: () => void (build === this.#build && this.dispatchEvent(new CustomEvent("ready"))),
      onAnswer: (turn, right) =>
        void (build === this.#build && this.dispatchEvent(new CustomEvent("answer", { detail: { turn, right } }))),
      onSolved: (detail) => void (build === this.#build && this.dispatchEvent(new CustomEvent("solved", { detail }))),
    };
  }

  /** @param called  as the page's script calls it */
  #able<Name extends "play" | "undo" | "lock" | "restart" | "goTo" | "goBy">(
    name: Name,
    mode: string,
    called: string = name,
  ): NonNullable<Mode[Name]> {
    const method = this.#shown?.mode[name];
    if (!method) throw new Error(boards.notInThisMode(called, mode));
    return method as NonNullable<Mode[Name]>;
  }
}

function sheetsOf(document: Document): CSSStyleSheet[] {
  const own = sheets.get(document) ?? STYLES.map((text) => sheetOf(document, text));
  sheets.set(document, own);
  return own;
}

function sheetOf({ defaultView }: Document, text: string) {
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
