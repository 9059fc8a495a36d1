/** The turns of the side that a referee plays: answers to the solver, and those of a line that is shown, of both sides. */
import { pause as usualPause } from "../common/promises.js";
import type { JobOptions, Session } from "../engine/session.js";
import type { State, ThinkingReport } from "../engine/wire.js";
import type { Referee } from "./referee.js";

/** A turn of the solver is to be seen before it is answered, and each of a line before the next (milliseconds). */
const BEFORE_ANSWER = 450;
const BETWEEN_TURNS = 1_200;
/** For a turn where no line is proven to the end. */
const PLAYOUTS = 400;

export function createDefence({
  session,
  referee,
  isPlayedOut,
  pause = usualPause,
}: {
  session: Pick<Session, "job">;
  referee: Referee;
  isPlayedOut: boolean; // whether a line is shown to the end of the game, not of what is known
  pause?: (milliseconds: number) => Promise<void>;
}) {
  /** Who knows the line that is shown; null while the solver is answered. */
  let shown: Referee | null = null;
  let hurries = false;

  return {
    /** @param line  to be shown from now on; null to answer again */
    show(line: Referee | null) {
      shown = line;
      hurries = false;
    },

    /** What is shown does not wait from turn to turn any more. */
    hurry() {
      hurries = true;
    },

    /** @returns whether what is shown goes on from there */
    goesOn: (state: State): boolean => !state.over && (isPlayedOut || (shown?.knows(state) ?? false)),

    /** @param options  of the search for a turn that this takes the place of */
    async findTurn(
      state: State,
      { signal = new AbortController().signal, ...options }: JobOptions<"think">,
    ): Promise<ThinkingReport | null> {
      const known = shown ?? referee;
      // Where it is decided who wins, every turn does, and a search finds those that lead to the end.
      const isOpen = known.knows(state) || (state.decided ?? null) === null;
      const delay = !shown ? BEFORE_ANSWER : hurries ? 0 : BETWEEN_TURNS;
      const [choice] = await Promise.all([isOpen ? known.defend(state, signal) : null, pause(delay)]);
      if (signal.aborted) return null;
      if (!choice) return session.job({ do: "think", playouts: PLAYOUTS }, { ...options, signal });
      return { done: true, progress: 1, playouts: choice.playouts, win_rate: choice.win_rate, best: choice.text, choice };
    },
  };
}
