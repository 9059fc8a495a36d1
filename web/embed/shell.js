/**
 * The parts of every embedded board: the board, a bar of buttons below it, a line of news, the caption. They are
 * in a shadow tree, so that neither the page's styles nor these ones reach across; type and colour are the page's.
 *
 * @import { Board } from "../board/board.js"
 * @import { View } from "../board/view.js"
 * @import { GameInfo } from "../common/catalogue.js"
 * @import { State } from "../engine/wire.js"
 *
 * @typedef {object} Shell
 * @property {Board} board
 * @property {(...buttons: HTMLElement[]) => void} setBar  the focus stays on its button; where that goes, it is on the board
 * @property {(text: string, kind?: "" | "note" | "problem") => void} say  in the line below the board, and aloud
 * @property {(text: string, kind?: "" | "note" | "problem") => void} write  in the line only
 * @property {(...texts: string[]) => void} announce  aloud only
 * @property {(text: string) => void} showPreview  in the line's place, until the text is empty: what a cell would do
 * @property {(progress: number | null) => void} showProgress  0 … 1; null for no bar
 * @property {(text: string) => void} showComment  the author's, on the position
 * @property {() => void} destroy
 *
 * @typedef {object} ModeHandlers
 * @property {(turn: string, state: State) => void} onTurn
 * @property {() => void} onReady
 * @property {(turn: string, right: boolean | null) => void} onAnswer  null where nothing could be proven
 * @property {(tries: { wrong: number, shown: boolean }) => void} onSolved
 *
 * @typedef {object} Mode  the behaviour of a board, by its mode
 * @property {() => State | null} state
 * @property {(cell: string) => void} pick
 * @property {(cell: string | null, isTapped: boolean) => void} [aim]  a cell is pointed at; isTapped: it waits for a second tap
 * @property {() => void} destroy
 * @property {(turns: number) => Promise<void>} [goTo]
 * @property {(turns: number) => Promise<void>} [goBy]
 * @property {(turn: string) => Promise<void>} [play]
 * @property {() => Promise<void>} [undo]
 * @property {() => Promise<void>} [restart]
 */
import { createBoard } from "../board/board.js";
import { paintDiagram } from "../board/diagram.js";
import { element, setText } from "../common/dom.js";
import { createAnnouncer } from "../common/speech/announcer.js";
import { boardWords } from "../common/speech/cells.js";
import { language, strings } from "../common/strings/index.js";
import { followScheme } from "./scheme.js";

/** Print has about six dots to each of the screen's: a board painted for the screen would look soft. */
const PRINT_DENSITY = 4;

/**
 * @param {ShadowRoot} root  with its styles, from which the board takes its colours; what else is in it goes
 * @param {object} options
 * @param {View} options.view
 * @param {string} options.name     of the board, for screen readers
 * @param {string} options.caption
 * @param {GameInfo} options.credit  the game whose designer is named below
 * @param {(cell: string) => void} options.onPick
 * @param {(cell: string | null, isTapped: boolean) => void} options.onAim
 * @returns {Shell}
 */
export function createShell(root, { view: firstView, name, caption, credit, onPick, onAim }) {
  const boardHost = element("div", { class: "board-host" });
  const bar = element("div", { class: "bar", role: "group", hidden: true });
  const line = element("p", { class: "line", id: "line" });
  const progress = element("progress", { max: "1", hidden: true, "aria-labelledby": line.id });
  const preview = element("p", { class: "preview" });
  const voice = element("p", { class: "voice", "aria-live": "polite" });
  // Its own sentences run from left to right, whatever the page does. The caption is its author's, and in their language.
  const lang = root.host.closest("[lang]")?.getAttribute("lang") ?? "";
  const comment = element("p", { class: "comment", part: "comment", lang, dir: "auto", hidden: true });
  const frame = element(
    "div",
    { class: "frame", role: "group", "aria-label": name, lang: language, dir: "ltr" },
    boardHost,
    progress,
    element("div", { class: "lines" }, line, preview),
    voice,
    bar,
    comment,
    element("p", { class: "caption", part: "caption", lang, dir: "auto" }, caption),
    creditLine(credit),
  );
  root.replaceChildren(frame);

  let view = firstView;
  const words = { ...boardWords, board: `${name}. ${boardWords.board}` };
  const board = createBoard(boardHost, { words, view, onPick, onAim });
  const announce = createAnnouncer(voice);
  const canvas = boardHost.querySelector("canvas");
  /** @param {string} text @param {string} [kind] */
  function write(text, kind = "") {
    line.dataset["kind"] = kind;
    return setText(line, text);
  }
  /** The button that had the focus when the bar was emptied, and its stand-in until the bar is back. @type {Element | null} */
  let left = null;
  /** @type {Element | null} */
  let haven = null;
  const scheme = followScheme(frame, () => board.repaint());
  const listening = new AbortController();
  // Paper is white.
  addEventListener(
    "beforeprint",
    () => {
      scheme.force("light");
      if (canvas) paintDiagram(canvas, view, PRINT_DENSITY);
    },
    { signal: listening.signal },
  );
  addEventListener(
    "afterprint",
    () => {
      scheme.force(null);
      if (canvas) paintDiagram(canvas, view);
      board.update(view);
    },
    { signal: listening.signal },
  );

  return {
    board: {
      ...board,
      update(next) {
        view = next;
        board.update(next);
      },
    },
    setBar(...buttons) {
      const focused = root.activeElement;
      const wanted = bar.contains(focused) ? focused : focused === haven ? left : null;
      bar.hidden = buttons.length === 0;
      // A button that is taken out for a moment between press and release gets no click.
      const isSame = buttons.length === bar.children.length && buttons.every((one, place) => one === bar.children[place]);
      if (!isSame) bar.replaceChildren(...buttons);
      const isBack = wanted instanceof HTMLButtonElement && wanted.isConnected && !wanted.disabled;
      // The reader may have scrolled on meanwhile.
      if (isBack) wanted.focus({ preventScroll: true });
      else if (wanted && [null, wanted].includes(root.activeElement)) board.focus();
      [left, haven] = buttons.length === 0 ? [wanted, root.activeElement] : [null, null];
    },
    say(text, kind = "") {
      if (write(text, kind)) announce(text);
    },
    write,
    announce,
    showPreview: (text) => setText(preview, text),
    showComment(text) {
      comment.hidden = text === "";
      setText(comment, text);
    },
    showProgress(share) {
      progress.hidden = share === null;
      if (share !== null) progress.value = share;
    },
    destroy() {
      listening.abort();
      scheme.stop();
      board.destroy();
    },
  };
}

/** @param {GameInfo} info */
function creditLine(info) {
  const name = element("span", { translate: "no" }, info.name);
  const designer = element("a", { href: info.url, target: "_blank", rel: "noopener", translate: "no" }, info.designer);
  return element("p", { class: "credit", part: "credit" }, name, `, ${strings.designedBy} `, designer, `, ${info.year}`);
}
