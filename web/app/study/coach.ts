/**
 * Why the turn on the board is a mistake: asked of the engine only when the reader wants to know, said as a note, and shown as a
 * line of turns that is drawn on the board, not played.
 */
import { adviceOverlay } from "../../board/layers/advice.js";
import { emptyView } from "../../board/view.js";
import { stonesOf, type Decorate } from "../../common/board_view.js";
import { messageOf } from "../../common/problems.js";
import { lazy } from "../../common/promises.js";
import { later } from "../../common/strings/later/index.js";
import { ghostsOf } from "./advice.js";
import { isMistake } from "./marks.js";
import type { Client } from "../../engine/client.js";
import type { CommentReply, LineTurn } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Study } from "./study.js";

/** What the button does next; "none" where there is nothing to ask, or nothing to show. */
export type Stage = "none" | "ask" | "waiting" | "show" | "back";

/** Of one position: the engine's word, once it has come. */
interface Asked {
  revision: number;
  reply: CommentReply | null;
  isShown: boolean;
}

export function createCoach({
  client,
  controller,
  study,
  decorateBy,
  onChange,
}: {
  client: Pick<Client, "request">;
  controller: Pick<Controller, "snapshot" | "setNote">;
  study: Pick<Study, "judgement">;
  decorateBy: (decorate: Decorate) => void;
  onChange: () => void;
}) {
  let asked: Asked | null = null;
  /** After all others, whose place the drawn line takes. */
  const drawLast = lazy(() => decorateBy(drawLine));

  const now = () => (asked?.revision === controller.snapshot().revision ? asked : null);
  const lineOf = ({ reply }: Asked): LineTurn[] => reply?.reasons[0]?.line ?? [];

  function stage(): Stage {
    const { state } = controller.snapshot();
    const here = now();
    if (here?.isShown) return "back";
    if (here) return here.reply ? (lineOf(here).length > 0 ? "show" : "none") : "waiting";
    return state?.steps.length === 0 && isMistake(study.judgement()) ? "ask" : "none";
  }

  async function ask() {
    const mine: Asked = { revision: controller.snapshot().revision, reply: null, isShown: false };
    const better = study.judgement()?.better ?? undefined;
    asked = mine;
    onChange();
    try {
      mine.reply = await client.request({ do: "comment", better });
    } catch (problem) {
      if (now() !== mine) return;
      asked = null;
      return controller.setNote({ kind: "problem", text: messageOf(problem) });
    }
    if (now() !== mine) return;
    const [first] = mine.reply.reasons;
    controller.setNote({ kind: "hint", text: mine.reply.text || later.coachSilent, cells: first?.cells ?? [] });
  }

  const drawLine: Decorate = (view) => {
    const here = now();
    if (!here?.reply || !here.isShown) return view;
    const overlay = adviceOverlay({ hint: null, badges: {}, ghosts: ghostsOf(lineOf(here), here.reply.board) });
    const { shape, size, holes, orientation } = view;
    return { ...emptyView(shape, size, holes), orientation, stones: stonesOf(here.reply), overlays: [overlay] };
  };

  return {
    stage,
    press() {
      const at = stage();
      const here = now();
      if (at === "ask") return void ask();
      if (!here || (at !== "show" && at !== "back")) return;
      drawLast();
      here.isShown = at === "show";
      onChange();
    },
  };
}

export type Coach = ReturnType<typeof createCoach>;
