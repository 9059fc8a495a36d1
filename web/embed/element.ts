/**
 * The custom element `<sunstones-board>`. Attributes: see options.ts. A change of one shows another board.
 *
 * For a page's script, from the first "painted" event on; a board rejects calls before that:
 *
 *     board.state                  the latest `State` of the match (py_engine/session/wire.py); null before the first
 *     await board.play("d4")       plays a turn (modes "play" and "puzzle"); rejects with a sentence where it is not allowed
 *     await board.undo()           takes back the reader's last turn (modes "play" and "puzzle")
 *     await board.restart()        back to the position at the beginning (modes "play" and "puzzle")
 *     await board.goTo(3)          shows the position after three turns (mode "replay")
 *     await board.next()           a turn forth (mode "replay")
 *     await board.previous()       and back
 *     event "painted"              the board can be seen; the engine may be still to come
 *     event "ready"                the engine has come and shows the match
 *     event "turn"                 a turn was finished; detail: { turn, state }
 *     event "end"                  it was the last one; detail: { winner: 0 or 1, how: a sentence, state }
 *     event "answer"               the reader's turn was judged (mode "puzzle"), once; a pass after a right turn is not, as
 *                                  nothing else could be played; detail: { turn, right: true, false, or null where that
 *                                  could not be proven }
 *     event "solved"               and the game is won; detail: { wrong: answers before that, shown: whether the solution was }
 */
import { element } from "../common/dom.js";
import { boards } from "../common/strings/boards/index.js";
import { createDiagram } from "./diagram.js";
import { ATTRIBUTES, readOptions } from "./options.js";
import { createPlay } from "./play.js";
import { BadAttribute } from "./position_text.js";
import { createPuzzle } from "./puzzle.js";
import { createReplay } from "./replay.js";
import { fetchShared, shareCatalogue } from "./shared.js";
import { createShell, type Mode, type ModeHandlers, type Shell } from "./shell.js";
import { noteOn, paintedView } from "./views.js";
import type { Catalogue } from "../common/catalogue.js";
import type { State } from "../engine/wire.js";

const MODES = { diagram: createDiagram, replay: createReplay, play: createPlay, puzzle: createPuzzle };

/**
 * Defines the element once all that boards share has come, so that each is laid out in one go: until then a page may keep its
 * room with `:not(:defined)`, and shows the content between its tags. If something is missing, the boards say so.
 * @param known  by a page that has it: its boards need not fetch it
 */
export async function defineBoards(known?: Catalogue) {
  if (known) shareCatalogue(known);
  await fetchShared(document).catch(() => {});
  if (!customElements.get("sunstones-board")) customElements.define("sunstones-board", SunstonesBoard);
}

export class SunstonesBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #root = this.attachShadow({ mode: "open" });
  #shell: Shell | null = null;
  #mode: Mode | null = null;
  /** Counts the times that the board was built: only the latest one counts. */
  #build = 0;
  #isScheduled = false;

  connectedCallback() {
    this.#schedule();
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null) {
    if (now !== before) this.#schedule();
  }

  disconnectedCallback() {
    this.#tearDown();
  }

  get state(): State | null {
    return this.#mode?.state() ?? null;
  }

  async play(turn: string) {
    if (typeof turn !== "string") throw new TypeError(boards.playTakesText(typeof turn));
    await this.#able("play", "play")(turn);
  }

  async undo() {
    await this.#able("undo", "play")();
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

  /** The place of a cell in the viewport, in CSS pixels; null if there is no such cell. */
  centreOf(cell: string) {
    return this.#shell?.board.centreOf(cell) ?? null;
  }

  /** Several attributes are often set in one go: the board is built once for all of them. */
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.isConnected) void this.#buildUp();
    });
  }

  #tearDown() {
    this.#build += 1;
    this.#mode?.destroy();
    this.#shell?.destroy();
    this.#mode = this.#shell = null;
  }

  async #buildUp() {
    this.#tearDown();
    const build = this.#build;
    try {
      const { catalogue, sheets } = await fetchShared(this.ownerDocument);
      if (build !== this.#build) return;
      this.#root.adoptedStyleSheets = sheets;
      const options = readOptions((name) => this.getAttribute(name), catalogue);
      const shell = createShell(this.#root, {
        view: paintedView(options),
        name: options.caption || options.info.name,
        caption: options.caption,
        credit: options.info,
        onPick: (cell) => this.#mode?.pick(cell),
        onAim: (cell, isTapped) => this.#mode?.aim?.(cell, isTapped),
      });
      this.#shell = shell;
      shell.showComment(noteOn(options, options.played).comment);
      this.#mode = MODES[options.mode](shell, options, this.#handlers(build));
      // The board paints itself in the next frame, which it has asked for already.
      requestAnimationFrame(() => build === this.#build && this.dispatchEvent(new CustomEvent("painted")));
    } catch (problem) {
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
  #able<Name extends "play" | "undo" | "restart" | "goTo" | "goBy">(
    name: Name,
    mode: string,
    called: string = name,
  ): NonNullable<Mode[Name]> {
    const method = this.#mode?.[name];
    if (!method) throw new Error(boards.notInThisMode(called, mode));
    return method as NonNullable<Mode[Name]>;
  }
}
