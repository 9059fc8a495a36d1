/** Why an answer to a puzzle is wrong: what it allows. The turn to be found is not told. */
import { later } from "../../common/strings/later/index.js";
import { createCoach, type Coach } from "../study/coach.js";
import type { Attempt } from "./attempt.js";

export const createPuzzleCoach = (
  attempt: () => Attempt | null, // on the board
  say: (text: string) => void, // to those who listen
  onChange: () => void,
): Coach =>
  createCoach({
    question() {
      const now = attempt();
      if (now?.now().phase !== "wrong") return null;
      const { session, controller, wanted } = now;
      const better = wanted() ?? undefined;
      return {
        key: `${controller.snapshot().revision} ${now.now().puzzle.key ?? ""}`,
        ask: () => session.request({ do: "comment", better, names_better: false }),
        silent: later.coachSilentOfPuzzle,
      };
    },
    tell: ({ text }) => say(text),
    onChange,
  });
