/**
 * The two clocks of a game. The clock of the player to move runs, from the first turn on, while the game is at the end of its
 * line. It stops while an earlier position is shown, while the computer players are held, while a turn that has been
 * found waits for those who watch, while the page is hidden, and once the game is over. A finished turn adds the increment.
 * Time that a turn took is not given back by taking it back.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Player } from "../../engine/wire.js"
 * @import { Controller } from "../../play/controller.js"
 */
import { isOver, isWaiting } from "../../common/snapshot.js";

/** Often enough for the seconds to fall evenly (milliseconds). */
const TICK = 200;
/** A computer leaves itself time for this many more turns, and for the rest of a turn's increment. */
const TURNS_AHEAD = 20;
const INCREMENT_SHARE = 0.8;

/**
 * @param {object} options
 * @param {Controller} options.controller
 * @param {() => void} options.onTick  the time that is left has changed
 */
export function createClock({ controller, onTick }) {
  /** @type {[number, number]} milliseconds */
  let left = [0, 0];
  /** @type {Map<number, [number, number]>} by the numbers of games that may be brought back */
  const kept = new Map();
  /** @type {Player | null} */
  let running = null;
  /** The player whose clock has run in this turn. @type {Player | null} */
  let mover = null;
  let since = 0;
  let turns = 0;
  /** @type {number | null} */
  let gameNumber = null;
  let timer = 0;

  function settle() {
    if (running === null) return;
    const now = performance.now();
    left[running] = Math.max(0, left[running] - (now - since));
    since = now;
  }

  /** @param {Player | null} player */
  function run(player) {
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

  /** @param {Snapshot} snapshot */
  function observe(snapshot) {
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

    /** @returns {[number, number]} milliseconds that are left to the players now */
    left() {
      settle();
      return [...left];
    },

    /** @param {number} number  of a game of an earlier visit @param {[number, number] | null} [times] */
    restore(number, times) {
      if (times) kept.set(number, times);
    },

    /** @param {Player} player @returns {number | null} how long a computer may think about a turn (seconds); null: freely */
    allowance(player) {
      const { clock } = controller.snapshot().setup;
      if (!clock) return null;
      settle();
      return left[player] / 1000 / TURNS_AHEAD + clock.increment * INCREMENT_SHARE;
    },
  };
}

/** @typedef {ReturnType<typeof createClock>} Clock */

/** @param {Snapshot} snapshot @returns {Player | null} */
function whoseClockRuns(snapshot) {
  const { state, stage, thinking } = snapshot;
  if (!state || stage !== "ready" || isWaiting(snapshot) || isOver(snapshot) || thinking?.isDone) return null;
  if (document.visibilityState === "hidden") return null;
  const { here, line } = state.tree;
  return state.turns.length > 0 && line.at(-1) === here ? state.to_move : null;
}
