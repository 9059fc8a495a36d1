/**
 * The two clocks of a game. The clock of the player to move runs, from the first turn on, while the game is at the end of its
 * line. It stops while an earlier position is shown, while the computer players are held, while a turn that has been
 * found waits for those who watch, while the page is hidden, and once the game is over. A finished turn adds the increment.
 * Time that a turn took is not given back by taking it back.
 */
import { isOver, isWaiting, type Snapshot } from "../../common/snapshot.js";
import type { Player } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";

/** Often enough for the seconds to fall evenly (milliseconds). */
const TICK = 200;
/** A computer leaves itself time for this many more turns, and for the rest of a turn's increment. */
const TURNS_AHEAD = 20;
const INCREMENT_SHARE = 0.8;

export function createClock({
  controller,
  onTick,
}: {
  controller: Controller;
  onTick: () => void; // the time that is left has changed
}) {
  /** Milliseconds. */
  let left: [number, number] = [0, 0];
  /** By the numbers of games that may be brought back. */
  const kept = new Map<number, [number, number]>();
  let running: Player | null = null;
  /** The player whose clock has run in this turn. */
  let mover: Player | null = null;
  let since = 0;
  let turns = 0;
  let gameNumber: number | null = null;
  let timer = 0;

  function settle() {
    if (running === null) return;
    const now = performance.now();
    left[running] = Math.max(0, left[running] - (now - since));
    since = now;
  }

  function run(player: Player | null) {
    if (player === running) return;
    running = player;
    mover = player ?? mover;
    since = performance.now();
    clearInterval(timer);
    if (player !== null) timer = setInterval(tick, TICK);
  }

  function tick() {
    settle();
    onTick();
    if (running !== null && left[running] === 0) controller.endByTime(running);
  }

  function observe(snapshot: Snapshot) {
    const { setup, state } = snapshot;
    if (!state || !setup.clock) {
      run(null);
      return;
    }
    settle();
    if (snapshot.gameNumber !== gameNumber) {
      if (gameNumber !== null) kept.set(gameNumber, left);
      ({ gameNumber } = snapshot);
      mover = null;
      const main = setup.clock.main * 1000;
      const { resumes } = snapshot;
      left = (resumes === null ? undefined : kept.get(resumes)) ?? [main, main];
    } else if (mover !== null && state.turns.length === turns + 1) {
      left[mover] += setup.clock.increment * 1000;
    }
    if (state.turns.length !== turns) mover = null;
    turns = state.turns.length;
    run(whoseClockRuns(snapshot));
  }

  document.addEventListener("visibilitychange", () => {
    observe(controller.snapshot());
    onTick();
  });

  return {
    observe,

    /** @returns milliseconds that are left to the players now */
    left(): [number, number] {
      settle();
      return [...left];
    },

    /** @param number  of a game of an earlier visit */
    restore(number: number, times?: [number, number] | null) {
      if (times) kept.set(number, times);
    },

    /** @returns how long a computer may think about a turn (seconds); null: freely */
    allowance(player: Player): number | null {
      const { clock } = controller.snapshot().setup;
      if (!clock) return null;
      settle();
      return left[player] / 1000 / TURNS_AHEAD + clock.increment * INCREMENT_SHARE;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;

function whoseClockRuns(snapshot: Snapshot): Player | null {
  const { state, stage, thinking } = snapshot;
  if (!state || stage !== "ready" || isWaiting(snapshot) || isOver(snapshot) || thinking?.isDone) return null;
  if (document.visibilityState === "hidden") return null;
  const { here, line } = state.tree;
  return state.turns.length > 0 && line.at(-1) === here ? state.to_move : null;
}
