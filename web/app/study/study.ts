/**
 * Studying the match on the board: a hint when asked for, an analysis that follows the position, a review of the whole
 * match. All of it runs in the engine's worker, as the game does, ends at once when the position changes, and is off while a
 * match of a gauntlet is played.
 *
 * The review has a separate session, so that the player can go back and forth meanwhile.
 */
import { createNewest } from "../../common/promises.js";
import { messageOf } from "../../common/problems.js";
import { isHuman } from "../../common/setup.js";
import { isOver, isWaiting, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { EngineLost } from "../../engine/errors.js";
import { createNotebook } from "./notebook.js";
import type { Client } from "../../engine/client.js";
import type { Analysis, State } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Settings } from "../settings/settings.js";
import type { Progress, Reviewing } from "./reviewing.js";

export interface StudyStatus {
  isAllowed: boolean; // whether hints and analysis are: not while a match of a gauntlet is played
  hint: "none" | "thinking" | "shown";
  hinted: string | null; // the step that the hint shown suggests
  isOn: boolean; // the analysis is switched on
  analysis: Analysis | null; // of the position on the board
  review: Progress | null; // the progress of the review, while it is under way
  peek: number | null; // the number of turns of the best line that the board shows
}

export function createStudy({
  client,
  controller,
  settings,
  firstColour,
  onChange,
  onAnalysis,
}: {
  client: Client;
  controller: Controller;
  settings: Settings;
  firstColour: (state: State) => string; // of the game
  onChange: () => void;
  onAnalysis: () => void; // instead, where nothing has changed but the analysis
}) {
  const notebook = createNotebook();
  let status: StudyStatus = {
    isAllowed: false,
    hint: "none",
    hinted: null,
    isOn: false,
    analysis: null,
    review: null,
    peek: null,
  };
  /** The position that is studied. */
  let revision = 0;
  let isStill = false;
  /** Of the analysis for the position as it is now. */
  const newest = createNewest();
  let reviewing: Reviewing | null = null;

  function change(changes: Partial<StudyStatus>) {
    status = { ...status, ...changes };
    onChange();
  }

  /** Looks at the position on the board: for a hint, or for as long as it stays. */
  async function look() {
    const signal = newest.renew();
    const isHint = status.hint === "thinking";
    if (!isStill || !(isHint || status.isOn)) return;
    if (controller.snapshot().setup.counts === "rating") controller.setCounts("tally");
    let found = null;
    try {
      const seconds = isHint ? settings.get("hintSeconds") : undefined;
      found = await client.job({ do: "analyse", seconds }, { signal, onReport: take });
    } catch (problem) {
      // When a lost engine is back, the analysis begins again.
      if (!signal.aborted && !(problem instanceof EngineLost)) report(problem);
    }
    if (signal.aborted) return;
    if (isHint) {
      const words = await import("./hint.js").catch(() => null);
      if (signal.aborted) return;
      showHint(found && words ? words.hintText : null);
      if (found && !words) controller.setNote({ kind: "problem", text: strings.partMissing });
      if (status.isOn) void look();
    }
  }

  function take(analysis: Analysis) {
    const { state } = controller.snapshot();
    if (!state) return;
    const { first_colour: winRate, proven } = analysis;
    if (winRate !== null && state.steps.length === 0) {
      const isFirst = state.players[state.to_move]?.colour === firstColour(state);
      const winner = proven === null ? null : (proven === "win") === isFirst ? 0 : 1;
      const known = notebook.find(state.turns.length);
      // An end that is known needs no estimate.
      if ((known?.winner ?? null) === null || winner !== null) notebook.note(state.turns, { winRate, winner });
    }
    status = { ...status, analysis };
    onAnalysis();
  }

  /** @param hintText  null where the search was not finished */
  function showHint(hintText: typeof import("./hint.js").hintText | null) {
    const text = hintText && status.analysis ? hintText(controller.snapshot(), status.analysis) : null;
    // An analysis that goes on may come to prefer another step; the hint that was given stays.
    const hinted = text === null ? null : (status.analysis?.candidates[0]?.text ?? null);
    change({ hint: text === null ? "none" : "shown", hinted });
    controller.setNote(text === null ? null : { kind: "hint", text });
  }

  function hideHint() {
    const { hint } = status;
    if (hint === "none") return;
    change({ hint: "none", hinted: null });
    controller.setNote(null);
    if (hint === "thinking") void look();
  }

  function report(problem: unknown) {
    controller.setNote({ kind: "problem", text: messageOf(problem) });
  }

  return {
    status: () => status,
    notebook,

    /** The review's judgement of the turn that was played last. */
    judgement: () => notebook.find(controller.snapshot().state?.turns.length ?? 0)?.judgement ?? null,

    /** Follows the game. */
    observe(snapshot: Snapshot) {
      const { state, setup, thinking, stage } = snapshot;
      const isElsewhere = revision !== snapshot.revision;
      const isNewGame = isElsewhere && notebook.observe(snapshot);
      const isAllowed = state !== null && (setup.gauntlet === null || isOver(snapshot));
      const isStillNow =
        stage === "ready" &&
        isAllowed &&
        !thinking &&
        !isOver(snapshot) &&
        (isHuman(setup, state.to_move) || isWaiting(snapshot));
      const isSame = !isElsewhere && isStillNow === isStill && isAllowed === status.isAllowed;
      if (isSame) return;
      ({ revision } = snapshot);
      isStill = isStillNow;
      const keeps = isElsewhere ? { analysis: null, peek: null } : {};
      status = { ...status, ...keeps, isAllowed, hint: "none", hinted: null };
      // A computer that has to move should not share the processor.
      if (thinking || isNewGame) {
        reviewing?.close();
        status = { ...status, review: null };
      }
      void look();
    },

    /** Looks for a hint, or hides it. */
    toggleHint() {
      if (status.hint !== "none") return hideHint();
      if (!isStill) return;
      change({ hint: "thinking" });
      controller.setNote({ kind: "hint", text: strings.hintThinking });
      void look();
    },

    setAnalysis(isOn: boolean) {
      change({ isOn, analysis: null, peek: null });
      if (status.hint !== "thinking") void look();
    },

    /** @param peek  how many turns of the best line */
    peek(peek: number | null) {
      if (peek !== status.peek) change({ peek });
    },

    /** Looks over the whole match, as far as it was played. */
    async lookOver() {
      const all = notebook.line().length + 1;
      if (status.review || all === 1) return;
      // The beginning is shown at once, even while its part is still being fetched.
      change({ review: { done: 0, all } });
      const part = await import("./reviewing.js").catch(() => null);
      if (!part) {
        change({ review: null });
        return controller.setNote({ kind: "problem", text: strings.partMissing });
      }
      if (!status.review) return; // it was stopped meanwhile
      reviewing ??= part.createReviewing({ client, notebook, report, onChange: (review) => change({ review }) });
      return reviewing.begin();
    },

    endReview() {
      reviewing?.close();
      change({ review: null });
    },
  };
}

export type Study = ReturnType<typeof createStudy>;
