/**
 * The input of the board. A view is plain data and the only input: the board knows no rules, so legal targets, marks and the
 * ghost's colour are all handed to it.
 */

export type Colour = "red" | "blue" | "black" | "white";

export type Shape = "hex" | "square";

/** The effect of picking a cell now. */
export type TargetKind = "place" | "grow" | "capture" | "flip" | "give";

interface Marks {
  last: string[]; // cells of the last turn and of the steps since
  steps: string[]; // cells already chosen in a turn under way
  removed: Record<string, Colour>; // cells that lost a stone just now, with the colour of that stone
  flipped: string[]; // cells whose stone changed its colour just now
  loop: string[]; // cells of the winning loop
  lit: string[]; // cells of a shape that is explained, shown as a loop is
  pointed: string[]; // cells that are pointed at
  named: string[]; // a cell that cannot be picked, and stones that the reason names or counts
  waiting: string | null; // a cell picked before the engine could answer
}

/** A closed path through cells. */
export interface Loop {
  cells: string[];
  inside: string[];
  colour: Colour; // of the player it counts for
  label: string; // a few letters, such as its count; empty for none
}

/** The colour that leads around a cell. */
export interface Pip {
  colour: Colour | null; // null for neither player
  held: boolean; // for good, or only leading
}

/** Features of the present position. */
export interface Threats {
  rings: Record<string, "threat" | "calm">; // stones in danger, or merely apart from others
  groups: string[][]; // each shown with its size
  loops: Loop[];
  pips: Record<string, Pip>;
}

/** The effects of picking a cell. */
export interface Preview {
  text: string; // in words; empty for a stone that changes nothing else
  removed: Record<string, Colour>; // stones that would go
  flipped: Record<string, Colour>; // stones that would change, with their new colour
  loop: Loop | null; // that would be made
  closed: Record<string, Colour[]>; // cells where these colours could no longer go
  pips: Record<string, Pip>; // that would change
  follow: Record<string, TargetKind>; // what could be picked next
  group: string[]; // that would be made, to be shown with its size
}

export interface Badge {
  text: string; // a few characters
  share: number; // 0 … 1: how much of it is filled
  best: boolean; // shown in a stronger colour
}

/** A cell as it would be. */
export interface Ghost {
  colour: Colour | null; // null: a stone that is there now is gone
  text: string; // when, such as the number of a turn
}

/** Who is likely to have a cell in the end. */
export interface Owner {
  colour: Colour;
  share: number; // 0 … 1: how sure that is
}

/** Shown over the board while studying. */
export interface Advice {
  hint: string | null; // a cell that is suggested
  badges: Record<string, Badge>; // by cell
  ghosts: Record<string, Ghost>; // by cell
  isVerdict?: boolean; // whether it is a review's, of the turn that was played and of a better one
  owners?: Record<string, Owner>; // by cell
}

/** The board's orientation on the screen. */
export interface Orientation {
  turned: number; // steps clockwise: of a sixth on a hexagonal board, of a quarter on a square one
  mirrored: boolean; // left and right exchanged, before it is turned
}

/** Of a person's hand. */
export type Drawing =
  | { kind: "circle" | "cross" | "square"; cell: string }
  | { kind: "arrow"; cell: string; to: string }
  | { kind: "label"; cell: string; text: string };

/**
 * A layer of another part of the page, with its painter. A scene and a picture are those of
 * scene.ts, whose types cannot be named here: they hold a view.
 */
export interface Overlay {
  paint: (context: CanvasRenderingContext2D, scene: any) => void;
  svg?: (picture: any) => string[]; // where it is in pictures, too
  words?: Record<string, string>; // by cell, for those who listen
  advice?: Advice; // what it shows, where that is advice
}

export interface View {
  shape: Shape;
  size: number; // cells along one side
  holes: readonly string[]; // cells that do not exist (square boards)
  picksHoles: boolean; // whether the keyboard and screen readers find them all the same
  stones: Record<string, Colour>;
  targets: Record<string, TargetKind>; // cells that may be picked now
  knowsTargets: boolean; // whether one is asked for a cell, and they are all by the rules; before that any may be tried
  bundles: Record<string, string>; // cell to key: cells of one key light up together under the pointer
  ghost: Colour | null; // colour of the stone shown under the pointer, null for none
  marks: Marks;
  threats: Threats;
  previews: Record<string, Preview>; // by cell, as far as they are known
  confirmsTaps: boolean; // a finger's first tap only shows what a cell would do; a second one picks it
  overlays: readonly Overlay[]; // the first is the lowest
  showTargets: boolean;
  showLast: boolean; // whether the last turn is marked
  showCoordinates: boolean;
  orientation: Orientation;
}

export const UPRIGHT: Readonly<Orientation> = Object.freeze({ turned: 0, mirrored: false });

/** @returns marks that mark nothing */
export function noMarks(): Marks {
  return { last: [], steps: [], removed: {}, flipped: [], loop: [], lit: [], pointed: [], named: [], waiting: null };
}

/** @returns nothing worth seeing */
export function noThreats(): Threats {
  return { rings: {}, groups: [], loops: [], pips: {} };
}

/** @returns a bare board on which nothing can be picked */
export function emptyView(shape: Shape, size: number, holes: readonly string[] = []): View {
  return {
    shape,
    size,
    holes,
    picksHoles: false,
    stones: {},
    targets: {},
    knowsTargets: false,
    bundles: {},
    ghost: null,
    marks: noMarks(),
    threats: noThreats(),
    previews: {},
    overlays: [],
    confirmsTaps: false,
    showTargets: false,
    showLast: true,
    showCoordinates: true,
    orientation: UPRIGHT,
  };
}
