/**
 * The parts of every embedded board: the board, a bar of buttons below it, a line of news, the caption. They are
 * in a shadow tree, so that neither the page's styles nor these ones reach across; type and colour are the page's.
 */
import { createBoard, type Board } from "../board/board.js";
import { paintDiagram } from "../board/diagram.js";
import { element, setText } from "../common/dom.js";
import { createAnnouncer } from "../common/speech/announcer.js";
import { boardWords } from "../common/speech/cells.js";
import { language, strings } from "../common/strings/index.js";
import { followScheme } from "./scheme.js";
import type { View } from "../board/view.js";
import type { GameInfo } from "../common/catalogue.js";
import type { State } from "../engine/wire.js";

export interface Shell {
  board: Board;
  cover: (change: (view: View) => View) => void; // shows each view changed by this from now on
  setBar: (...buttons: HTMLElement[]) => void; // the focus stays on its button; where that goes, it is on the board
  say: (text: string, kind?: "" | "note" | "problem") => void; // in the line below the board, and aloud
  write: (text: string, kind?: "" | "note" | "problem") => void; // in the line only
  announce: (...texts: string[]) => void; // aloud only
  showPreview: (text: string) => void; // in the line's place, until the text is empty: what a cell would do
  showProgress: (progress: number | null) => void; // 0 … 1; null for no bar
  showComment: (text: string) => void; // the author's, on the position
  setCaption: (text: string) => void;
  destroy: () => void;
}

export interface ModeHandlers {
  onTurn: (turn: string, state: State) => void;
  onReady: () => void;
  onAnswer: (turn: string, right: boolean | null) => void; // null where nothing could be proven
  onSolved: (tries: { wrong: number; shown: boolean }) => void;
}

/** The behaviour of a board, by its mode. */
export interface Mode {
  state: () => State | null;
  pick: (cell: string) => void;
  aim?: (cell: string | null, isTapped: boolean) => void; // a cell is pointed at; isTapped: it waits for a second tap
  destroy: () => void;
  redraw: () => void; // the author's words or marks have changed
  goTo?: (turns: number) => Promise<void>;
  goBy?: (turns: number) => Promise<void>;
  play?: (turn: string) => Promise<void>;
  undo?: () => Promise<void>;
  lock?: () => void; // nothing is played until it is restarted
  restart?: () => Promise<void>;
}

/** Print has about six dots to each of the screen's: a board painted for the screen would look soft. */
const PRINT_DENSITY = 4;

/** @param root  with its styles, from which the board takes its colours; what else is in it goes */
export function createShell(
  root: ShadowRoot,
  {
    view: firstView,
    caption: firstCaption,
    credit,
    onPick,
    onAim,
  }: {
    view: View;
    caption: string;
    credit: GameInfo; // the game whose designer is named below
    onPick: (cell: string) => void;
    onAim: (cell: string | null, isTapped: boolean) => void;
  },
): Shell {
  const boardHost = element("div", { class: "board-host" });
  const bar = element("div", { class: "bar", role: "group", hidden: true });
  const line = element("p", { class: "line", id: "line" });
  const progress = element("progress", { max: "1", hidden: true, "aria-labelledby": line.id });
  const preview = element("p", { class: "preview" });
  const voice = element("p", { class: "voice", "aria-live": "polite" });
  // Its own sentences run from left to right, whatever the page does. The caption is its author's, and in their language.
  const lang = root.host.closest("[lang]")?.getAttribute("lang") ?? "";
  const comment = element("p", { class: "comment", part: "comment", lang, dir: "auto", hidden: true });
  const caption = element("p", { class: "caption", part: "caption", lang, dir: "auto" });
  const frame = element(
    "div",
    { class: "frame", role: "group", lang: language, dir: "ltr" },
    boardHost,
    progress,
    element("div", { class: "lines" }, line, preview),
    voice,
    bar,
    comment,
    caption,
    creditLine(credit),
  );
  root.replaceChildren(frame);
  // Before the board's cells are in it, which then get their colours once.
  const scheme = followScheme(frame, () => board.repaint());

  let view = firstView;
  let changed = (shown: View): View => shown;
  const board = createBoard(boardHost, { words: boardWords, view, onPick, onAim });
  setCaption(firstCaption);
  const announce = createAnnouncer(voice);
  const canvas = boardHost.querySelector("canvas");
  function write(text: string, kind: string = "") {
    line.dataset["kind"] = kind;
    return setText(line, text);
  }
  function setCaption(text: string) {
    const name = text || credit.name;
    setText(caption, text);
    frame.setAttribute("aria-label", name);
    boardHost.querySelector("[role=grid]")?.setAttribute("aria-label", `${name}. ${boardWords.board}`);
  }
  /** The button that had the focus when the bar was emptied, and its stand-in until the bar is back. */
  let left: Element | null = null;
  let haven: Element | null = null;
  const listening = new AbortController();
  // Paper is white.
  addEventListener(
    "beforeprint",
    () => {
      scheme.force("light");
      if (canvas) paintDiagram(canvas, changed(view), PRINT_DENSITY);
    },
    { signal: listening.signal },
  );
  addEventListener(
    "afterprint",
    () => {
      scheme.force(null);
      if (canvas) paintDiagram(canvas, changed(view));
      board.update(changed(view));
    },
    { signal: listening.signal },
  );

  return {
    board: {
      ...board,
      update(next) {
        view = next;
        board.update(changed(next));
      },
    },
    cover(change) {
      changed = change;
      board.update(changed(view));
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
    setCaption,
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

function creditLine(info: GameInfo) {
  const name = element("span", { translate: "no" }, info.name);
  const designer = element("a", { href: info.url, target: "_blank", rel: "noopener", translate: "no" }, info.designer);
  return element("p", { class: "credit", part: "credit" }, name, `, ${strings.designedBy} `, designer, `, ${info.year}`);
}
