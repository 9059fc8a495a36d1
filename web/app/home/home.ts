/** The way home: the logo, which has a dot where something waits. Home also opens by itself, first thing on a new day. */
import { byId, element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { dayOf, onNewDay } from "../platform/day.js";
import { createProgress } from "../puzzles/progress.js";
import { isPlaying, isSolvedToday } from "./waiting.js";
import { noteVisit } from "./visits.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Takeover } from "../game/takeover.js";
import type { Parts } from "../platform/parts.js";
import type { HomeDialog, HomeOptions } from "./dialog.js";

/** @returns shows what waits */
export function createHome({
  parts,
  isByLink,
  takeover,
  focusBoard,
  acts,
  ...options
}: Omit<HomeOptions, "acts"> & {
  parts: Parts;
  isByLink: boolean; // whether the address named a game or a puzzle when the page was opened
  takeover: () => Takeover | null; // what had the board last
  focusBoard: () => void;
  acts: Omit<HomeOptions["acts"], "resume" | "bringBack">;
}): (snapshot: Snapshot) => void {
  const { controller, kept, storage, exercises } = options;
  const logo = byId("open-home") as HTMLButtonElement;
  const sign = element("span", { class: "brand-sign" });
  const progress = createProgress(storage);
  let dialog: HomeDialog | null = null;
  let isSolved = false;
  let wasTakenOver = false;
  logo.append(sign);
  logo.title = later.homeTitle;
  logo.disabled = false;

  const open = parts.part(async () => {
    const { createHomeDialog } = await import("./dialog.js");
    dialog = createHomeDialog({
      ...options,
      acts: {
        ...acts,
        begin(setup) {
          focusBoard();
          return acts.begin(setup);
        },
        resume() {
          if (isTakenOver()) takeover()?.leave();
          focusBoard();
        },
        bringBack() {
          focusBoard();
          void controller.reportFailure(controller.bringBack());
        },
      },
    });
    return dialog;
  });

  const isTakenOver = () => takeover()?.isOpen() ?? false;

  /** Whether home is in the way of nothing. */
  function mayOpen(): boolean {
    const snapshot = controller.snapshot();
    const isBusy = isTakenOver() || snapshot.waiting !== null || isPlaying(snapshot, kept);
    return !isByLink && !isBusy && !document.querySelector("dialog[open]");
  }

  function show() {
    const waiting = [!isSolved && later.puzzleOfDay, exercises.due() > 0 && later.exercisesTitle].filter((one) => one !== false);
    render(
      html`<span class="visually-hidden">${later.homeLabel(waiting)}</span>${
          waiting.length > 0 ? html`<span class="waits" aria-hidden="true"></span>` : nothing
        }`,
      sign,
    );
  }

  function refresh() {
    isSolved = isSolvedToday(progress.now(), dayOf());
    show();
  }

  function look() {
    if (document.visibilityState !== "visible" || !noteVisit(storage, dayOf())) return;
    // It may have to be fetched first.
    if (mayOpen()) open((home) => mayOpen() && home.open());
  }

  logo.addEventListener("click", () => open((home) => home.open()));
  storage.watch(refresh);
  onNewDay(refresh);
  document.addEventListener("visibilitychange", look);
  refresh();
  look();

  return (snapshot) => {
    const isNow = isTakenOver();
    // A puzzle may have been solved; what is kept of all of them is read only as long as that changes anything.
    if (!isSolved && (wasTakenOver || isNow)) refresh();
    else show();
    wasTakenOver = isNow;
    dialog?.render(snapshot);
  };
}
