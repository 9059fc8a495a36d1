/** What an embedded board shows by the engine's word. */
import { createGeometry } from "../board/geometry.js";
import type { View } from "../board/view.js";
import { boardView } from "../common/board_view.js";
import { colourOf } from "../common/colours.js";
import { usualSetup, type Setup } from "../common/setup.js";
import { HUMAN, sidesFor } from "../common/sides.js";
import { linkText } from "../common/share_link.js";
import { firstSnapshot, type Note, type Snapshot } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { noteOn, overlaysOf, paintedView } from "./painted.js";
import type { KnownPreviews } from "../common/preview/prefetch.js";
import type { MatchRequest, State } from "../engine/wire.js";
import type { Options } from "./options.js";

/** An author's diagram shows the author's marks, and nothing else; a finger plays with its second tap. */
const SHOWN = Object.freeze({ legal: false, last: true, threats: false, tapTwice: true });
/** A side of which no turn is asked. */
const NO_PLAYER = "none";
const NO_PLAYERS: [string, string] = [NO_PLAYER, NO_PLAYER];

/**
 * @param played  turns
 * @returns the match as the engine loads it
 */
export function linkOf({ info, size, holes, start, turns }: Options, played: number): string {
  return linkText({ game: info.id, size, holes, start, turns: turns.slice(0, played) });
}

/** @returns which puts the position on the board */
export const loadOf = (options: Options): MatchRequest => ({ do: "load", record: linkOf(options, options.played) });

/** @returns of a game from that position on */
export function setupOf({ info, size, holes, opponent, mover }: Options): Setup {
  const sides = sidesFor(mover, opponent ?? HUMAN);
  return { ...usualSetup(info), size, holeCount: holes.length, sides, counts: "nothing" };
}

/** @returns whether nothing has been played since the beginning */
export const isAtStart = ({ played }: Options, { turns, steps }: State): boolean => turns.length === played && steps.length === 0;

/** @param state  of a game that is over */
export const resultText = (state: State) => `${strings.wins(colourOf(state, state.winner ?? 0))}. ${state.how ?? ""}`;

/**
 * @param waiting  the cell that has been picked
 * @returns before the engine is there, where any empty cell may be picked: the engine has the last word on it, and
 *   where only the engine knows the stones, no cell may be picked
 */
export function invitingView(options: Options, waiting: string | null): View {
  const view = paintedView(options);
  if (options.stones === null) return view;
  const cells = emptyCells(options, view);
  return {
    ...view,
    ghost: options.colour,
    targets: Object.fromEntries(cells.map((cell) => [cell, "place"])),
    marks: { ...view.marks, waiting },
  };
}

/**
 * @param mayPlay  whether the reader is asked for a turn
 * @param hasMarks  whether the attributes' own marks still hold
 * @param previews  of that state
 * @param said  below the board
 */
export function stateView(
  options: Options,
  state: State,
  mayPlay: boolean,
  hasMarks: boolean,
  previews: KnownPreviews = {},
  said: Note | null = null,
): View {
  const side = mayPlay ? HUMAN : NO_PLAYER;
  const bare = boardView({ ...snapshotOf(options, state, { sides: [side, side] }), note: said }, options.info, SHOWN, previews);
  // In these modes it is the reader's own game from the first turn on.
  const isReadersOwn = options.mode === "play" || options.mode === "puzzle";
  const note = hasMarks || !isReadersOwn ? noteOn(options, state.turns.length).marks : [];
  const view = { ...bare, overlays: overlaysOf([...(hasMarks ? options.drawn : []), ...note]) };
  if (!hasMarks || (options.loop.length === 0 && options.marks.length === 0)) return view;
  // The author's marks are not mixed with those of the last turn.
  return { ...view, marks: { ...view.marks, last: [], lit: options.loop, pointed: options.marks } };
}

/** The board as the application knows it, which puts its events into words. */
export function snapshotOf(
  { info, size }: Options,
  state: State | null,
  {
    revision = 0,
    sides = NO_PLAYERS,
  }: {
    revision?: number; // of the state, see Snapshot
    sides?: [string, string]; // HUMAN or another side
  } = {},
): Snapshot {
  return { ...firstSnapshot({ ...usualSetup(info), size, sides }), state, revision, stage: "ready" };
}

/**
 * @param isAsked  whether the reader is to play
 * @returns for those words
 */
export function spokenSnapshot(snapshot: Snapshot, isAsked: boolean): Snapshot {
  const { setup } = snapshot;
  return { ...snapshot, setup: isAsked ? setup : { ...setup, sides: NO_PLAYERS }, verdict: null, stage: "ready" };
}

function emptyCells(options: Options, view: View) {
  const geometry = createGeometry(options.info.shape, options.size, options.holes);
  return geometry.cells.map(({ name }) => name).filter((cell) => !view.stones[cell]);
}
