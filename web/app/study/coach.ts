/**
 * Why a turn is good or bad: asked of the engine only when the reader wants to know, said, and shown as a line of turns that is
 * drawn on the board, not played. The game on the board, a puzzle and an exercise each have a coach; what it can be asked there,
 * and where its words go, is theirs to say.
 */
import { adviceOverlay } from "../../board/layers/advice.js";
import { emptyView, type View } from "../../board/view.js";
import { stonesOf } from "../../common/board_view.js";
import { messageOf } from "../../common/problems.js";
import { ghostsOf } from "./ghosts.js";
import type { CommentReply, LineTurn } from "../../engine/wire.js";
import type { Note } from "../../common/snapshot.js";

/** What the button does next; "none" where there is nothing to ask, or nothing to show. */
export type Stage = "none" | "ask" | "waiting" | "show" | "back";

/** What can be asked of the position on the board. */
export interface Question {
  key: string; // which question of which position: the answer to another one is not said
  ask: () => Promise<CommentReply>;
  silent: string; // said where no reason is sure
}

/** Of one question: the engine's word, once it has come. */
interface Asked {
  key: string;
  silent: string;
  reply: CommentReply | null;
  isShown: boolean;
}

export function createCoach({
  question,
  tell,
  onChange,
}: {
  question: () => Question | null; // at present
  tell: (note: Note) => void; // the answer, or why there is none
  onChange: () => void;
}) {
  let asked: Asked | null = null;

  const now = () => (asked && asked.key === question()?.key ? asked : null);
  const lineOf = ({ reply }: Asked): LineTurn[] => reply?.reasons[0]?.line ?? [];
  const textOf = (here: Asked | null): string => (here?.reply ? here.reply.text || here.silent : "");

  function stage(): Stage {
    const here = now();
    if (here?.isShown) return "back";
    if (here) return here.reply ? (lineOf(here).length > 0 ? "show" : "none") : "waiting";
    return question() ? "ask" : "none";
  }

  async function ask({ key, silent, ask: send }: Question) {
    const mine: Asked = { key, silent, reply: null, isShown: false };
    asked = mine;
    onChange();
    try {
      mine.reply = await send();
    } catch (problem) {
      if (now() !== mine) return;
      asked = null;
      tell({ kind: "problem", text: messageOf(problem) });
      return onChange();
    }
    if (now() !== mine) return;
    tell({ kind: "hint", text: textOf(mine), cells: mine.reply.reasons[0]?.cells ?? [] });
    onChange();
  }

  function press() {
    const at = stage();
    const here = now();
    const open = question();
    if (at === "ask" && open) return void ask(open);
    if (!here || (at !== "show" && at !== "back")) return;
    here.isShown = at === "show";
    onChange();
  }

  return {
    stage,
    press,

    /** @returns the answer to the present question; empty until it has come */
    said: (): string => textOf(now()),

    /** @returns the board as it is, or with the line drawn on the position before the turn */
    draw(view: View): View {
      const here = now();
      if (!here?.reply || !here.isShown) return view;
      const overlay = adviceOverlay({ hint: null, badges: {}, ghosts: ghostsOf(lineOf(here), here.reply.board) });
      const { shape, size, holes, orientation } = view;
      return { ...emptyView(shape, size, holes), orientation, stones: stonesOf(here.reply), overlays: [overlay] };
    },
  };
}

export type Coach = ReturnType<typeof createCoach>;
