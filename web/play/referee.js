/**
 * Who judges the turns of the one who solves a position, and answers them. What is known of the position is a line: turns
 * from the game's first one on, in which the solver wins and the defence holds out longest. A turn is right where it is the
 * line's, or where a proof says that it still wins; from there on the proof's line is the one to follow.
 *
 * @import { Choice, Player, Proof, State } from "../engine/wire.js"
 *
 * @typedef {object} Verdict  on a turn of the solver
 * @property {boolean | null} isRight          null where nothing is proven of it
 * @property {readonly string[]} turns         up to it
 * @property {readonly string[]} continuation  what is proven to follow it; none where it ended the game
 * @property {Player | null} winner            null where that is not proven
 * @property {number | null} left              turns of both to the end, at the latest; null where that is not known
 *
 * @typedef {ReturnType<typeof createReferee>} Referee
 */

/**
 * @param {object} options
 * @param {Player} options.solver
 * @param {(state: State, signal: AbortSignal) => Promise<Proof | null>} options.whoWins  null where the proof was stopped
 * @param {readonly string[]} [options.line]  that is known already
 */
export function createReferee({ solver, whoWins, line: known = [] }) {
  let line = known;

  /** @param {readonly string[]} turns */
  const isOnLine = (turns) => turns.every((turn, index) => turn === line[index]);

  /** @param {State} state @returns {string | undefined} the line's next turn */
  const next = ({ turns }) => (isOnLine(turns) ? line[turns.length] : undefined);

  /** @param {State} state @param {AbortSignal} signal */
  async function prove(state, signal) {
    const proof = await whoWins(state, signal).catch(() => null);
    const continuation = proof?.line.filter(({ complete }) => complete).map(({ text }) => text) ?? [];
    return { winner: proof?.winner ?? null, left: proof ? proof.turns : 0, continuation };
  }

  /** @param {readonly string[]} turns @param {Omit<Verdict, "isRight" | "turns">} found @returns {Verdict} */
  const verdict = (turns, found) => ({ isRight: found.winner === null ? null : found.winner === solver, turns, ...found });

  return {
    line: () => line,
    /** @param {State} state @returns {boolean} whether the line says what is to be played there */
    knows: (state) => next(state) !== undefined,
    /** @param {readonly string[]} turns  from the game's first one on, which are the line from now on */
    follow(turns) {
      line = turns;
    },

    /** @param {State} state  after a turn of the solver @returns {Verdict | null} null where it takes a proof */
    atSight({ turns, over, winner }) {
      if (over) return verdict(turns, { winner, continuation: [], left: 0 });
      if (!isOnLine(turns)) return null;
      return verdict(turns, { winner: solver, continuation: line.slice(turns.length), left: line.length - turns.length });
    },

    /** @param {State} state  after a turn of the solver @param {AbortSignal} signal @returns {Promise<Verdict>} */
    async byProof(state, signal) {
      const found = await prove(state, signal);
      if (found.winner === solver) line = [...state.turns, ...found.continuation];
      return verdict(state.turns, found);
    },

    /**
     * @param {State} state
     * @param {AbortSignal} signal
     * @returns {Promise<Choice | null>} the next turn of the line, or of a proof; null where none is proven
     */
    async defend(state, signal) {
      if (next(state) === undefined) {
        const { continuation } = await prove(state, signal);
        if (continuation.length > 0) line = [...state.turns, ...continuation];
      }
      const text = next(state);
      // Nothing is told of it: it would give the rest away.
      return text === undefined ? null : { text, win_rate: 0, playouts: 0, proven: null, turns: null };
    },
  };
}
