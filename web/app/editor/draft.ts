/**
 * A position that is being set up, as plain data, and what each tool does to it. Whether a game can come to it is for the
 * engine to decide.
 */
import { createGeometry, type Geometry } from "../../board/geometry.js";
import { emptyView, type View } from "../../board/view.js";
import { stonesOf } from "../../common/board_view.js";
import { colourOf } from "../../common/colours.js";
import { imagesOf } from "./symmetry.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Colour, State } from "../../engine/wire.js";

/** Stones of either colour, and what takes things away. */
export type Tool = "first" | "second" | "remove" | "hole";

export interface Draft {
  game: string;
  size: number;
  holes: readonly string[];
  stones: Readonly<Record<string, Colour>>;
  toMove: 0 | 1; // the game's first colour or its second
}

export const emptyDraft = (game: string, size: number): Draft => ({ game, size, holes: [], stones: {}, toMove: 0 });

/** @returns the present board; an unfinished turn as far as it has been played */
export function draftOf(state: State, info: GameInfo): Draft {
  const toMove = colourOf(state, state.to_move) === info.colours[0] ? 0 : 1;
  return { game: state.game, size: state.size, holes: state.holes, stones: stonesOf(state), toMove };
}

/** @returns with every place a cell, holes too */
export const geometryOf = ({ size }: Draft, info: GameInfo): Geometry => createGeometry(info.shape, size);

/** @param symmetry  of holes */
export function applyTool(
  draft: Draft,
  tool: Tool,
  cell: string,
  info: GameInfo,
  symmetry: import("./symmetry.js").Symmetry,
): Draft {
  if (tool === "hole") return toggleHoles(draft, imagesOf(symmetry, geometryOf(draft, info), cell));
  if (draft.holes.includes(cell)) {
    // Whatever is done to a hole makes it a square again.
    return { ...draft, holes: draft.holes.filter((hole) => hole !== cell) };
  }
  const { [cell]: before, ...others } = draft.stones;
  const colour = colourOfTool(tool, info);
  // The same stone once more takes it away.
  if (!colour || before === colour) return { ...draft, stones: others };
  return { ...draft, stones: { ...others, [cell]: colour } };
}

/** @returns none where it takes things away */
const colourOfTool = (tool: Tool, { colours }: GameInfo): Colour | undefined =>
  ({ first: colours[0], second: colours[1], remove: undefined, hole: undefined })[tool];

/** @param cells  that become holes, or squares where the first is a hole */
function toggleHoles(draft: Draft, cells: readonly string[]) {
  const isHole = draft.holes.includes(cells[0] ?? "");
  const others = draft.holes.filter((hole) => !cells.includes(hole));
  return withHoles(draft, isHole ? others : [...others, ...cells]);
}

/** @returns without the stones that lay there */
export function withHoles(draft: Draft, holes: readonly string[]): Draft {
  const stones = Object.fromEntries(Object.entries(draft.stones).filter(([cell]) => !holes.includes(cell)));
  return { ...draft, holes, stones };
}

/** @returns as the engine reads start positions */
export function startText({ stones, toMove }: Draft, { colours }: GameInfo): string {
  const cells = colours.map((colour) =>
    Object.entries(stones)
      .filter(([, one]) => one === colour)
      .map(([cell]) => cell)
      .join(" "),
  );
  return `${cells.join("/")}/${toMove + 1}`;
}

export function draftView(draft: Draft, info: GameInfo, tool: Tool): View {
  const view = emptyView(info.shape, draft.size, draft.holes);
  const ghost = colourOfTool(tool, info);
  const empty = geometryOf(draft, info).cells.filter(({ name }) => !(name in draft.stones));
  return {
    ...view,
    picksHoles: true,
    stones: draft.stones,
    targets: ghost ? Object.fromEntries(empty.map(({ name }) => [name, "place"])) : {},
    ghost: ghost ?? null,
  };
}
