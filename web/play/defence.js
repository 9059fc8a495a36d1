/**
 * The turns of the side that a referee plays: answers to the solver, and those of a line that is shown, of both sides.
 *
 * @import { JobOptions, Session } from "../engine/session.js"
 * @import { State, ThinkingReport } from "../engine/wire.js"
 * @import { Referee } from "./referee.js"
 */
import { pause as usualPause } from "../common/promises.js";

/** A turn of the solver is to be seen before it is answered, and each of a line before the next (milliseconds). */
const BEFORE_ANSWER = 450;
const BETWEEN_TURNS = 1_200;
/** For a turn where no line is proven to the end. */
const PLAYOUTS = 400;

/**
 * @param {object} options
 * @param {Pick<Session, "job">} options.session
 * @param {Referee} options.referee
 * @param {boolean} options.isPlayedOut  whether a line is shown to the end of the game, not of what is known
 * @param {(milliseconds: number) => Promise<void>} [options.pause]
 */
export function createDefence({ session, referee, isPlayedOut, pause = usualPause }) {
  /** Who knows the line that is shown; null while the solver is answered. @type {Referee | null} */
  let shown = null;
  let hurries = false;

  return {
    /** @param {Referee | null} line  to be shown from now on; null to answer again */
    show(line) {
      shown = line;
      hurries = false;
    },

    /** What is shown does not wait from turn to turn any more. */
    hurry() {
      hurries = true;
    },

    /** @param {State} state @returns {boolean} whether what is shown goes on from there */
    goesOn: (state) => !state.over && (isPlayedOut || (shown?.knows(state) ?? false)),

    /**
     * @param {State} state
     * @param {JobOptions<"think">} options  of the search for a turn that this takes the place of
     * @returns {Promise<ThinkingReport | null>}
     */
    async findTurn(state, { signal = new AbortController().signal, ...options }) {
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
