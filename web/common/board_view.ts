/** The board's view, made of the state of the game. */
import { createGeometry } from "../board/geometry.js";
import { UPRIGHT, emptyView, noMarks, noThreats, type Colour, type Loop, type Threats, type View } from "../board/view.js";
import { colourOf } from "./colours.js";
import { isHuman } from "./setup.js";
import { isOver, mayPickEarly, type Snapshot } from "./snapshot.js";
import type { LoopFacts, State, TargetKind } from "../engine/wire.js";
import type { GameInfo } from "./catalogue.js";

/** The layers to be seen, and how fingers play. */
interface Shown {
  legal: boolean; // the legal cells
  last: boolean; // the last turn
  threats: boolean;
  tapTwice: boolean; // a first tap only shows
}

/** What another part of the page makes of a view. */
export type Decorate = (view: View, snapshot: Snapshot, info: GameInfo) => View;

/**
 * @param info  of the game of the snapshot's set-up
 * @param previews  of the snapshot's state
 */
export function boardView(snapshot: Snapshot, info: GameInfo, shown: Shown, previews: View["previews"] = {}): View {
  const { state } = snapshot;
  return state ? viewOfGame(snapshot, state, info, shown, previews) : viewBeforeEngine(snapshot, info);
}

function viewBeforeEngine(snapshot: Snapshot, info: GameInfo): View {
  const { setup, waiting } = snapshot;
  const view = emptyView(info.shape, setup.size);
  if (!mayPickEarly(snapshot)) return view;
  // Legal steps are not known yet: any cell may be chosen, and the engine decides.
  const cells = createGeometry(info.shape, setup.size).cells;
  return {
    ...view,
    targets: Object.fromEntries(cells.map((cell) => [cell.name, "place"])),
    ghost: info.colours[0] ?? null,
    marks: { ...noMarks(), waiting },
  };
}

/** @param step  such as c4, xe5 or Xi3 @returns its cell */
const cellOfStep = (step: string): string => step.replace(/^[xX]/, "");

function viewOfGame(snapshot: Snapshot, state: State, info: GameInfo, shown: Shown, previews: View["previews"]): View {
  const mayPick = !isOver(snapshot) && isHuman(snapshot.setup, state.to_move);
  const targets = mayPick ? Object.entries(state.targets) : [];
  const gifts = targets.filter(([, target]) => target.kind === "give");
  return {
    shape: info.shape,
    size: state.size,
    holes: state.holes,
    picksHoles: false,
    stones: stonesOf(state),
    targets: Object.fromEntries(targets.map(([cell, target]) => [cell, target.kind])) as Record<string, TargetKind>,
    knowsTargets: mayPick,
    bundles: Object.fromEntries(gifts.map(([cell, target]) => [cell, target.action])),
    ghost: mayPick ? colourOf(state, state.to_move) : null,
    marks: {
      ...noMarks(),
      last: state.changes.placed,
      steps: state.steps.map(cellOfStep),
      removed: state.changes.removed,
      flipped: state.changes.flipped,
      loop: state.loop,
      named: snapshot.note?.cells ?? [],
    },
    threats: shown.threats ? threatsOf(state, isOver(snapshot)) : noThreats(),
    previews: mayPick ? previews : {},
    confirmsTaps: shown.tapTwice,
    showLast: shown.last,
    overlays: [],
    // Inside a turn the choices are few and not to be guessed, so they are always shown.
    showTargets: shown.legal || state.steps.length > 0,
    showCoordinates: true,
    orientation: UPRIGHT,
  };
}

/** @returns the stones on its board, by cell */
export function stonesOf({ board }: Pick<State, "board">): Record<string, Colour> {
  const stones: Record<string, Colour> = {};
  for (const [cell, colour] of Object.entries(board)) if (colour !== null) stones[cell] = colour;
  return stones;
}

/** @returns the engine's facts of it that the board shows */
function threatsOf(state: State, over: boolean): Threats {
  const { limit, interior, exposed, groups, loops, parasols } = state.threats;
  // At the end it counts who holds what; no stone is in danger then, and a won loop is all that is to be seen of loops.
  if (over) return { ...noThreats(), pips: parasols };
  const inDanger = [...limit, ...exposed];
  return {
    rings: {
      ...Object.fromEntries(interior.map((cell) => [cell, "calm"])),
      ...Object.fromEntries(inDanger.map((cell) => [cell, "threat"])),
    },
    groups,
    loops: loops.map(loopOf),
    pips: parasols,
  };
}

export function loopOf({ cells, inside, colour, count, of, needed }: LoopFacts): Loop {
  return { cells, inside, colour, label: of > 0 ? `${count}/${needed}` : "" };
}
