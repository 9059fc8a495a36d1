/**
 * The board's view, made of the state of the game.
 *
 * @import { Colour, Loop, Threats, View } from "../board/view.js"
 * @import { LoopFacts, State, TargetKind } from "../engine/wire.js"
 * @import { GameInfo } from "./catalogue.js"
 * @import { Snapshot } from "./snapshot.js"
 *
 * @typedef {object} Shown  the layers to be seen, and how fingers play
 * @property {boolean} legal     the legal cells
 * @property {boolean} last      the last turn
 * @property {boolean} threats
 * @property {boolean} tapTwice  a first tap only shows
 *
 * @typedef {(view: View, snapshot: Snapshot, info: GameInfo) => View} Decorate  what another part of the page makes of a view
 */
import { createGeometry } from "../board/geometry.js";
import { UPRIGHT, emptyView, noMarks, noThreats } from "../board/view.js";
import { colourOf } from "./colours.js";
import { isHuman } from "./setup.js";
import { isOver, mayPickEarly } from "./snapshot.js";

/**
 * @param {Snapshot} snapshot
 * @param {GameInfo} info      of the game of the snapshot's set-up
 * @param {Shown} shown
 * @param {View["previews"]} [previews]  of the snapshot's state
 * @returns {View}
 */
export function boardView(snapshot, info, shown, previews = {}) {
  const { state } = snapshot;
  return state ? viewOfGame(snapshot, state, info, shown, previews) : viewBeforeEngine(snapshot, info);
}

/** @param {Snapshot} snapshot @param {GameInfo} info @returns {View} */
function viewBeforeEngine(snapshot, info) {
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

/** @param {string} step such as c4, xe5 or Xi3 @returns {string} its cell */
const cellOfStep = (step) => step.replace(/^[xX]/, "");

/**
 * @param {Snapshot} snapshot @param {State} state @param {GameInfo} info @param {Shown} shown
 * @param {View["previews"]} previews
 * @returns {View}
 */
function viewOfGame(snapshot, state, info, shown, previews) {
  const mayPick = !isOver(snapshot) && isHuman(snapshot.setup, state.to_move);
  const targets = mayPick ? Object.entries(state.targets) : [];
  const gifts = targets.filter(([, target]) => target.kind === "give");
  return {
    shape: info.shape,
    size: state.size,
    holes: state.holes,
    picksHoles: false,
    stones: stonesOf(state),
    targets: /** @type {Record<string, TargetKind>} */ (Object.fromEntries(targets.map(([cell, target]) => [cell, target.kind]))),
    bundles: Object.fromEntries(gifts.map(([cell, target]) => [cell, target.action])),
    ghost: mayPick ? colourOf(state, state.to_move) : null,
    marks: {
      ...noMarks(),
      last: state.changes.placed,
      steps: state.steps.map(cellOfStep),
      removed: state.changes.removed,
      flipped: state.changes.flipped,
      loop: state.loop,
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

/** @param {State} state @returns {Record<string, Colour>} the stones on its board, by cell */
export function stonesOf({ board }) {
  /** @type {Record<string, Colour>} */
  const stones = {};
  for (const [cell, colour] of Object.entries(board)) if (colour !== null) stones[cell] = colour;
  return stones;
}

/** @param {State} state @param {boolean} over @returns {Threats} the engine's facts of it that the board shows */
function threatsOf(state, over) {
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

/** @param {LoopFacts} loop @returns {Loop} */
export function loopOf({ cells, inside, colour, count, of, needed }) {
  return { cells, inside, colour, label: of > 0 ? `${count}/${needed}` : "" };
}
