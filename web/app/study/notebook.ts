/**
 * The results about the positions of the match on the board: chances, and the costs of turns. They are kept while the match is
 * open, whichever position is shown.
 */

import type { Snapshot } from "../../common/snapshot.js";
import type { Judgement, MatchRecord, ReviewEntry } from "../../engine/wire.js";

/** By player, 0 … 100. */
export type Accuracy = [number | null, number | null] | null;

export interface Finding {
  winRate: number; // of the game's first colour, 0 … 1
  winner: 0 | 1 | null; // proven, as first or second colour
  judgement: Judgement | null; // of the turn that led there
}

/** A line of turns as a key: findings hold for it on whatever way it is reached again. */
const keyOf = (turns: string[]) => turns.join(" ");
/** No line of turns has this key. */
const NO_LINE = " ";

/** @returns the key of each position of it, the start first */
function keysOf(line: string[]): string[] {
  const keys = [keyOf([])];
  for (const turn of line) keys.push(keys.length === 1 ? turn : `${keys.at(-1)} ${turn}`);
  return keys;
}

export function createNotebook() {
  const findings = new Map<string, Finding>();
  /** The whole line on the board, with the turns taken back. */
  let line: string[] = [];
  /** Of each position of the line, by the number of turns played. */
  let keys = keysOf([]);
  /** By their keys, the lines that were reviewed to their end. */
  const lookedOver = new Map<string, Accuracy>();
  /** Of that line, without variations. */
  let record: MatchRecord | null = null;
  let gameNumber = -1;

  return {
    /** @returns whether this is another match than before */
    observe(snapshot: Snapshot): boolean {
      const { state } = snapshot;
      if (!state || !snapshot.record) return false;
      const plain = { ...snapshot.record };
      delete plain["tree"];
      delete plain["notes"];
      delete plain["steps"];
      const isNew = snapshot.gameNumber !== gameNumber;
      if (isNew) {
        findings.clear();
        lookedOver.clear();
      }
      ({ gameNumber } = snapshot);
      const turnOf = new Map(state.tree.nodes.map(({ id, turn }) => [id, turn]));
      line = state.tree.line.map((id) => turnOf.get(id) ?? "");
      keys = keysOf(line);
      record = { ...plain, turns: line, result: null };
      return isNew;
    },

    line: () => line,
    record: () => record,

    /** @returns of the position after this many turns of the line */
    find: (turns: number): Finding | null => findings.get(keys[turns] ?? NO_LINE) ?? null,

    /** @returns of every position of the line, by the number of turns played */
    findings: (): (Finding | null)[] => keys.map((key) => findings.get(key) ?? null),

    /** @returns of how many positions of the line something is known */
    known: (): number => keys.filter((key) => findings.has(key)).length,

    /** Whether exactly this line was reviewed to its end. */
    wasLookedOver: () => lookedOver.has(keyOf(line)),

    /** @returns of this line, where it was */
    accuracy: (): Accuracy => lookedOver.get(keyOf(line)) ?? null,

    /** @param turns  of the match that was reviewed to its end */
    close: (turns: string[], accuracy: Accuracy) => void lookedOver.set(keyOf(turns), accuracy),

    /** @param turns  the whole way to the position */
    note(turns: string[], finding: Omit<Finding, "judgement">) {
      const judgement = findings.get(keyOf(turns))?.judgement ?? null;
      findings.set(keyOf(turns), { ...finding, judgement });
    },

    /** @param turns  of the match that is reviewed */
    enter(turns: string[], { turns: count, win_rate: winRate, winner, judgement }: ReviewEntry) {
      findings.set(keyOf(turns.slice(0, count)), { winRate, winner, judgement });
    },
  };
}

export type Notebook = ReturnType<typeof createNotebook>;
