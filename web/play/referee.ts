/**
 * Who judges the turns of the one who solves a position, and answers them. What is known of the position is a line: turns
 * from the game's first one on, in which the solver wins and the defence holds out longest. A turn is right where it is the
 * line's, or where a proof says that it still wins; from there on the proof's line is the one to follow.
 */

import type { Choice, Player, Proof, State } from "../engine/wire.js";

/** On a turn of the solver. */
export interface Verdict {
  isRight: boolean | null; // null where nothing is proven of it
  turns: readonly string[]; // up to it
  continuation: readonly string[]; // what is proven to follow it; none where it ended the game
  winner: Player | null; // null where that is not proven
  left: number | null; // turns of both to the end, at the latest; null where that is not known
}

export type Referee = ReturnType<typeof createReferee>;

export function createReferee({
  solver,
  whoWins,
  line: known = [],
}: {
  solver: Player;
  whoWins: (state: State, signal: AbortSignal) => Promise<Proof | null>; // null where the proof was stopped
  line?: readonly string[]; // that is known already
}) {
  let line = known;

  const isOnLine = (turns: readonly string[]) => turns.every((turn, index) => turn === line[index]);

  /** @returns the line's next turn */
  const next = ({ turns }: State): string | undefined => (isOnLine(turns) ? line[turns.length] : undefined);

  async function prove(state: State, signal: AbortSignal) {
    const proof = await whoWins(state, signal).catch(() => null);
    const continuation = proof?.line.filter(({ complete }) => complete).map(({ text }) => text) ?? [];
    return { winner: proof?.winner ?? null, left: proof ? proof.turns : 0, continuation };
  }

  const verdict = (turns: readonly string[], found: Omit<Verdict, "isRight" | "turns">): Verdict => ({
    isRight: found.winner === null ? null : found.winner === solver,
    turns,
    ...found,
  });

  return {
    line: () => line,
    /** @returns whether the line says what is to be played there */
    knows: (state: State): boolean => next(state) !== undefined,
    /** @param turns  from the game's first one on, which are the line from now on */
    follow(turns: readonly string[]) {
      line = turns;
    },

    /** @param state  after a turn of the solver @returns null where it takes a proof */
    atSight({ turns, over, winner }: State): Verdict | null {
      if (over) return verdict(turns, { winner, continuation: [], left: 0 });
      if (!isOnLine(turns)) return null;
      return verdict(turns, { winner: solver, continuation: line.slice(turns.length), left: line.length - turns.length });
    },

    /** @param state  after a turn of the solver */
    async byProof(state: State, signal: AbortSignal): Promise<Verdict> {
      const found = await prove(state, signal);
      if (found.winner === solver) line = [...state.turns, ...found.continuation];
      return verdict(state.turns, found);
    },

    /** @returns the next turn of the line, or of a proof; null where none is proven */
    async defend(state: State, signal: AbortSignal): Promise<Choice | null> {
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
