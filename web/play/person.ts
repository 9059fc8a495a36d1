/** What a person does on the board: picks a cell, finishes a turn, takes a step back, or is told why not. */
import { isHuman } from "../common/setup.js";
import { isFriendsTurn, isFinished, isOver, mayPickEarly } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { EngineError } from "../engine/errors.js";
import { isComputer } from "../common/sides.js";
import type { Reached, Runner } from "./runner.js";
import type { Store } from "./store.js";

export function createPerson(store: Store, runner: Runner) {
  /** The last turn that a script has asked for. */
  let scripted: Promise<void> = Promise.resolve();

  /** @param reached  by something that a person has played */
  async function showPlayed(reached: Reached) {
    const { state, setup, visiting } = store.snapshot();
    const { tree, turns } = reached.state;
    const line = state?.tree.line ?? [];
    // Against the computer a turn that replaces one that was taken back is the game from then on. An unfinished turn is at the
    // turn before it, which is on the line.
    const replaces = !visiting && setup.sides.some(isComputer) && turns.length <= line.length && !line.includes(tree.here);
    const now = replaces ? await runner.ask({ do: "promote", node: tree.here }) : reached;
    store.change({ ...now, note: null, verdict: null, left: null, visiting: false });
  }

  /** @returns why a person cannot do anything now, in a sentence */
  function whyNotNow(): string | null {
    const now = store.snapshot();
    const { state, setup, paused } = now;
    if (!state) return strings.tooEarly;
    const isPersons = isHuman(setup, state.to_move);
    const ended = isPersons && !setup.gauntlet ? isOver(now) : isFinished(now);
    if (ended) return setup.gauntlet ? strings.matchOver : strings.gameOver;
    if (isPersons) return null;
    if (isFriendsTurn(now)) return strings.friendsTurn;
    return paused ? strings.computerHeld : strings.notYourTurn;
  }

  const showHint = (text: string) => store.change({ note: { kind: "hint", text } });

  async function pickNow(cell: string) {
    const { state } = store.snapshot();
    if (!state) return;
    const hint = whyNotNow();
    if (hint !== null) {
      showHint(hint);
      return;
    }
    const picked = await runner.pick(state, cell);
    if ("note" in picked) store.change(picked);
    else await showPlayed(picked);
  }

  return {
    pick(cell: string) {
      const { state, waiting } = store.snapshot();
      const hint = state && whyNotNow();
      // Not when its time in the queue comes: the computer's turn may have been played by then.
      if (hint) showHint(hint);
      else if (state) void runner.enqueueForThisTurn(() => pickNow(cell));
      // The same cell once more takes the early choice back.
      else if (mayPickEarly(store.snapshot())) store.change({ waiting: waiting === cell ? null : cell });
      else showHint(strings.tooEarly);
    },

    /** Plays the cell that was picked before the engine was there. */
    async playWaiting() {
      const { waiting } = store.snapshot();
      if (waiting === null) return;
      store.change({ waiting: null });
      await pickNow(waiting);
    },

    /**
     * Plays a typed turn, or a step of one.
     * @returns why it cannot be played, in a sentence that quotes it; null where it was
     */
    type(text: string): Promise<string | null> {
      return new Promise((resolve) => {
        void runner.enqueue(async () => {
          const hint = whyNotNow();
          if (hint !== null) return resolve(hint);
          try {
            await showPlayed(await runner.ask({ do: "type", text }));
            resolve(null);
          } catch (problem) {
            if (!(problem instanceof EngineError)) throw problem;
            resolve(problem.message);
          }
        });
      });
    },

    /**
     * Plays a turn that a script asks for, which is meant for the position after the computer's answer to the turn before.
     * @returns rejects with a sentence where it is not allowed
     */
    play(turn: string): Promise<void> {
      const played = scripted.then(async () => {
        const stopped = await runner.answered();
        await runner.run(async () => {
          const { state, setup } = store.snapshot();
          const isComputers = state && !state.over && !isHuman(setup, state.to_move);
          // What was meant to follow the computer's turn is not played in its place.
          const mover = stopped ?? (isComputers ? state.to_move : null);
          if (state && mover !== null) throw new Error(strings.notYourTurn);
          await showPlayed(await runner.ask({ do: "play", turn }));
        });
      });
      scripted = played.catch(() => {});
      return played;
    },

    choose(choice: "stop" | "pass" | "swap") {
      void runner.enqueue(async () => {
        const { state, setup, ended } = store.snapshot();
        if (state && !ended && isHuman(setup, state.to_move) && state.choices.includes(choice)) {
          await showPlayed(await runner.ask({ do: "act", action: choice }));
        }
      });
    },

    undoStep() {
      return runner.enqueue(async () => {
        if (!store.snapshot().state?.steps.length || isOver(store.snapshot())) return;
        store.change({ ...(await runner.ask({ do: "undo" })), note: null });
      });
    },
  };
}
