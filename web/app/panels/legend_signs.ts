/** The marks of the board that the "?" explains, each where it is. */
import { cellsOf } from "../../board/geometry.js";
import { mostCentral } from "../../board/layers/shapes.js";
import { geometryOf } from "../../board/orientation.js";
import type { Advice, Badge, Colour, Preview, TargetKind, View } from "../../board/view.js";

/** A mark on the board, with what is shown of that. */
interface Sign {
  name: keyof typeof import("../../common/strings/later/index.js").later.legend;
  cell: string; // in the middle
  aim: string | null; // the cell that is pointed at there
}

type Found = [name: Sign["name"], cell: string | undefined, aim?: string];

const COLOURS: readonly Colour[] = ["red", "blue", "black", "white"];

/** Signs that the cells around are a part of; of the others one sees more from close by. */
const WIDE: Set<Sign["name"]> = new Set(["group", "loop", "closedLoop", "closed", "wouldGo", "wouldTurn"]);

/** @param name  whether the middle cell alone shows it */
export const isClose = (name: Sign["name"]) => !WIDE.has(name);

/**
 * @param view  of the game
 * @returns of the marks that it has, or that the previews of its cells have
 */
export function signsOf(view: View): Sign[] {
  const { marks, threats, stones } = view;
  const advice = view.overlays.find((overlay) => overlay.advice)?.advice ?? null;
  const ringed = (kind: string) => keyOf(threats.rings, (ring) => ring === kind);
  const kinds = new Set([
    ...(view.showTargets ? Object.values(view.targets) : []),
    ...Object.values(view.previews).flatMap(({ follow }) => Object.values(follow)),
  ]);
  const target = (kind: TargetKind): Found => {
    const cell = view.showTargets ? keyOf(view.targets, (one) => one === kind) : undefined;
    return cell === undefined ? ofPreview(kind, ({ follow }) => keyOf(follow, (one) => one === kind)) : [kind, cell];
  };
  /** A mark of the position or else of the first preview that has one. */
  const either = (
    name: Sign["name"],
    cell: string | undefined,
    inPreview: (preview: Preview, aim: string) => string | undefined,
  ) => (cell === undefined ? ofPreview(name, inPreview) : ([name, cell] as Found));
  const pip = (name: Sign["name"], isIt: (one: Preview["pips"][string]) => boolean) =>
    either(name, keyOf(threats.pips, isIt), ({ pips }) => keyOf(pips, isIt));
  function ofPreview(name: Sign["name"], cellIn: (preview: Preview, aim: string) => string | undefined): Found {
    for (const [aim, preview] of Object.entries(view.previews)) {
      const cell = cellIn(preview, aim);
      if (cell !== undefined) return [name, cell, aim];
    }
    return [name, undefined];
  }
  const found: Found[] = [
    [
      "last",
      view.showLast && marks.loop.length === 0
        ? marks.last.find((cell) => cell in stones && !marks.named.includes(cell))
        : undefined,
    ],
    ["flipped", marks.flipped[0]],
    ["removed", keyOf(marks.removed, (_, cell) => !(cell in stones))],
    ["loop", marks.loop[0]],
    ...[...kinds].map(target),
    ["threat", ringed("threat")],
    ["calm", ringed("calm")],
    either("group", plateOf(view), ({ group }, aim) => (group.length > 1 ? aim : undefined)),
    either("closedLoop", threats.loops[0]?.cells[0], ({ loop }) => loop?.cells[0]),
    // The two colours have marks of different shapes.
    ...COLOURS.map((owner) => pip("held", ({ colour, held }) => colour === owner && held)),
    ...COLOURS.map((owner) => pip("leading", ({ colour, held }) => colour === owner && !held)),
    pip("neither", ({ colour }) => colour === null),
    ofPreview("closed", ({ closed }) => keyOf(closed)),
    ofPreview("wouldGo", ({ removed }, aim) => keyOf(removed, (_, cell) => cell !== aim)),
    ofPreview("wouldTurn", ({ flipped }, aim) => keyOf(flipped, (_, cell) => cell !== aim)),
    ["named", marks.named[0]],
    ...adviceSigns(advice),
  ];
  return found.flatMap(([name, cell, aim = null]) => (cell === undefined ? [] : [{ name, cell, aim }]));
}

/** @returns the cell with the size of the first group */
const plateOf = (view: View) => mostCentral(cellsOf(geometryOf(view), view.threats.groups[0] ?? []))?.name;

/** @returns the first key with such a value */
const keyOf = <Value>(record: Record<string, Value>, isIt: (value: Value, key: string) => boolean = () => true) =>
  Object.keys(record).find((key) => isIt(record[key] as Value, key));

/** Whether it says that a turn wins, or does not, as it is proven. */
const isProof = ({ text }: Badge) => text === "✓" || text === "✗";

const isEstimate = (badge: Badge) => !isProof(badge);

/** @returns each with its cell, where there is one */
export function adviceSigns(advice: Advice | null): Found[] {
  const { hint, badges = {}, ghosts = {}, owners = {}, isVerdict = false } = advice ?? {};
  return [
    ["hint", hint ?? undefined],
    ["proven", isVerdict ? undefined : keyOf(badges, isProof)],
    [isVerdict ? "verdict" : "badge", keyOf(badges, (badge) => badge.best && !isProof(badge)) ?? keyOf(badges, isEstimate)],
    [isVerdict ? "better" : "ghost", keyOf(ghosts)],
    ["owner", keyOf(owners)],
  ];
}
