/**
 * A try at a puzzle: it is solved in a match of its own, with hints; the game that was on the board waits behind it untouched.
 */
import { usualSetup } from "../../common/setup.js";
import { messageOf } from "../../common/problems.js";
import { later } from "../../common/strings/later/index.js";
import { createSolver, type Known, type Prove, type Solving } from "../../play/solver.js";
import { startOf, type Puzzle } from "./pack.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Client } from "../../engine/client.js";
import type { MatchRequest } from "../../engine/wire.js";

interface OwnFacts {
  puzzle: Puzzle;
  info: GameInfo;
  hints: number; // for this turn: 1 the theme, 2 where the turn begins
  hadHint: boolean; // for any turn
  hasErred: boolean; // at least once
  isRunning: boolean; // the line shown plays on by itself
  hasMore: boolean; // the line shown goes on
  progress: number; // of the proof that it is a puzzle, 0 … 1
  problem: string; // why it cannot be solved, in a sentence
}

/** As plain data. */
export type Facts = Solving & OwnFacts;

export type Attempt = ReturnType<typeof createAttempt>;

const AT_THE_START = { hints: 0, hadHint: false, hasErred: false, problem: "", progress: 0 };

/** A position that is no puzzle; its message says why. */
class NoPuzzle extends Error {}

export function createAttempt({
  client,
  puzzle,
  info,
  onChange,
  onMistake,
  onSolved,
}: {
  client: Client;
  puzzle: Puzzle;
  info: GameInfo; // of its game
  onChange: () => void;
  onMistake: (facts: Facts) => void; // each time
  onSolved: (facts: Facts) => void;
}) {
  const session = client.openSession((reply) => solver.controller.revive(reply));
  let own = AT_THE_START;
  const { game, size, holes } = puzzle.position;
  const request: MatchRequest = { do: "new", game, size, holes, start: startOf(puzzle.position, info) };
  const setup = { ...usualSetup(info), size, holeCount: holes.length, counts: "nothing" as const };
  const solver = createSolver({
    // A position that is set up may begin with the second player.
    ...{ session, request, setup, solver: puzzle.position.mover, line: puzzle.line, prepare: findLine, onChange },
    onProgress(share) {
      if (solver.now().phase === "proving") change({ progress: share ?? 0 });
    },
    onAnswer(_, isRight) {
      if (isRight) own = { ...own, hints: 0 };
      // Where nothing is proven nothing is held against the solver but a turn that is not the puzzle's.
      else if (isRight === false || solver.now().verdict?.turns.length === 1) {
        own = { ...own, hasErred: true };
        onMistake(now());
      }
      onChange();
    },
    onSolved() {
      onSolved(now());
      onChange();
    },
  });

  const now = (): Facts => ({
    ...solver.now(),
    ...own,
    ...{ puzzle, info, isRunning: solver.isRunning(), hasMore: solver.hasMore() },
    problem: own.problem || later.puzzleRefused(solver.controller.snapshot().note?.text ?? ""),
  });

  function change(changes: Partial<typeof own>) {
    own = { ...own, ...changes };
    onChange();
  }

  /** Puts the puzzle on the board. */
  function begin() {
    own = AT_THE_START;
    return solver.begin().catch((problem: unknown) => {
      change({ problem: problem instanceof NoPuzzle ? problem.message : later.puzzleRefused(messageOf(problem)) });
    });
  }

  return {
    ...solver,
    now,
    session,
    begin,

    pick(cell: string) {
      if (solver.now().phase === "yours") solver.controller.pick(cell);
    },

    /** One more hint. */
    hint() {
      if (solver.now().phase === "yours" && own.hints < 2) change({ hints: own.hints + 1, hadHint: true });
    },

    tryAgain: () => (solver.now().phase === "broken" ? begin() : solver.tryAgain()),

    async showSolution() {
      if (await solver.showSolution()) onMistake(now());
    },

    close() {
      solver.close();
      session.close();
    },
  };
}

/**
 * The line of a position that is in no pack.
 * @returns rejects with a NoPuzzle where it has more than one solution, or none
 */
async function findLine(prove: Prove, signal: AbortSignal): Promise<Known> {
  let winning: readonly string[] = [];
  const enough = new AbortController();
  signal.addEventListener("abort", () => enough.abort());
  const proven = await prove(
    { do: "prove_turns" },
    {
      signal: enough.signal,
      onReport(report) {
        winning = report.winning.map(({ text }) => text);
        // Then the others need not be proven.
        if (winning.length > 1) enough.abort();
      },
    },
  );
  if (signal.aborted) return {};
  const [only, another] = winning;
  if (only !== undefined && another !== undefined) throw new NoPuzzle(later.puzzleManyWins(only, another));
  if (!proven || proven.unproven > 0 || !proven.all) throw new NoPuzzle(later.puzzleUnproven);
  if (only === undefined) throw new NoPuzzle(later.puzzleNoWin);
  const proof = await prove({ do: "prove" }, { signal });
  const line = proof?.line.map(({ text }) => text) ?? [];
  // It ends with a turn of the solver; where there was no room for all of it, it is as long as is known.
  return { line: line.length > 0 ? line.slice(0, line.length % 2 === 0 ? -1 : undefined) : [only] };
}
