/**
 * Going back and forth in a game, into its variations too, and tidying these up.
 *
 * Undo and redo stop where a person has something to decide, and at each turn of a game that has come to its end. All else
 * goes exactly where it is told to, to look around: a computer player whose turn it is there waits until it is told to go on. In
 * a game that has come to its end all wait until a person plays on.
 */
import { hasHuman } from "../common/setup.js";
import { isComputer } from "../common/sides.js";
import { canUndo, isPersonsChoice, looksBack, mayTravel, type Snapshot } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import type { Runner } from "./runner.js";
import type { MatchRequest, State } from "../engine/wire.js";
import type { Store } from "./store.js";

/** @param playOn  after a game that was given up or lost on time */
export function createTravel(store: Store, runner: Runner, playOn: () => void) {
  /** Whether undo and redo may stop here. */
  function isResting(state: State) {
    const { setup } = store.snapshot();
    return state.over || looksBack(store.snapshot()) || !hasHuman(setup) || isPersonsChoice(setup, state);
  }

  /** @param byStep  whether only the last step of an unfinished turn is taken back */
  function travel(verb: "undo" | "redo", byStep: boolean = false) {
    return runner.enqueue(async () => {
      const { state, setup, ended, given, visiting } = store.snapshot();
      if (!state || !mayTravel(store.snapshot())) return;
      if (ended && verb === "undo" && !looksBack(store.snapshot())) return playOn();
      if (verb === "undo" ? !canUndo(store.snapshot()) : !state.can_redo) return;
      const insideTurn = verb === "undo" && state.steps.length > 0;
      const canGo = (now: State) => (verb === "redo" ? now.can_redo : now.can_undo && (insideTurn || now.turns.length > given));
      runner.stop();
      const isThere = (now: State) => (insideTurn ? byStep || now.steps.length === 0 : isResting(now));
      let reached;
      do reached = await runner.ask({ do: verb });
      while (!isThere(reached.state) && canGo(reached.state));
      const { over } = reached.state;
      store.change({ ...reached, note: null, verdict: null, visiting: visiting && !over, paused: !hasHuman(setup) && !over });
    });
  }

  /** @param wanted  what is asked for, from what is known by then */
  function visit(wanted: (state: State) => MatchRequest | null) {
    return runner.enqueue(async () => {
      const { state, setup, paused } = store.snapshot();
      const request = state && mayTravel(store.snapshot()) ? wanted(state) : null;
      if (!state || !request || leadsNowhere(state, request)) return;
      runner.stop();
      const reached = await runner.ask(request);
      const hasMoved = reached.state.tree.here !== state.tree.here || reached.state.steps.join() !== state.steps.join();
      const { over, to_move: mover } = reached.state;
      const waits = !over && isComputer(setup.sides[mover]);
      const note: Snapshot["note"] = request.do === "delete" ? { kind: "news", text: strings.variationDeleted } : null;
      store.change({ ...reached, note, ...(hasMoved ? { verdict: null, visiting: !over, paused: waits } : { paused }) });
    });
  }

  return {
    /** Takes back the steps of an unfinished turn; otherwise goes back to where a person last had something to decide. */
    undo: () => travel("undo"),
    /** The same, but only the last of those steps. */
    takeBack: () => travel("undo", true),
    redo: () => travel("redo"),

    /** @param node  a turn's id; 0 is the start */
    go: (node: number) => visit(() => ({ do: "go", node })),
    /** @param turns  of the line on the board, as many as are to have been played */
    goTo: (turns: number) => visit(({ tree }) => goTo(turns === 0 ? 0 : tree.line[turns - 1])),
    toStart: () => visit(() => ({ do: "go", node: 0 })),
    toEnd: () => visit(({ tree }) => goTo(tree.line.at(-1))),
    /** The steps of an unfinished turn are taken back first. */
    turnBack: () => visit(({ tree, steps }) => goTo(steps.length > 0 ? tree.here : nodeBefore(tree))),
    turnOn: () => visit(({ tree, can_redo: canRedo }) => goTo(nodeAfter(tree)) ?? (canRedo ? { do: "redo" } : null)),
    stepBack: () => visit(({ can_undo: can }) => (can ? { do: "step_back" } : null)),
    stepOn: () => visit(({ can_redo: can }) => (can ? { do: "step_forward" } : null)),

    promote: (node: number) => visit(() => ({ do: "promote", node })),
    remove: (node: number) => visit(() => ({ do: "delete", node })),
    /** Brings back what was deleted last. */
    restore: () => visit(({ tree }) => (tree.can_restore ? { do: "restore" } : null)),
  };
}

/** @param request  whether it would lead to where the game is already */
const leadsNowhere = ({ tree, steps }: State, request: MatchRequest) =>
  request.do === "go" && request.node === tree.here && steps.length === 0;

const goTo = (node: number | undefined): MatchRequest | null => (node === undefined ? null : { do: "go", node });

const nodeBefore = ({ here, nodes }: State["tree"]) => nodes.find(({ id }) => id === here)?.after;

const nodeAfter = ({ here, line }: State["tree"]) => line[here === 0 ? 0 : line.indexOf(here) + 1];
