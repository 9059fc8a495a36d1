/** Cells in words, for screen readers. */
import { strings } from "../strings/index.js";
import type { Words } from "../../board/grid.js";
import type { Threats, View } from "../../board/view.js";

export const boardWords: Words = { board: strings.boardLabel, describeCell };

/** @returns such as "d4, red stone, just played" */
function describeCell(cell: string, view: View): string {
  const colour = view.stones[cell];
  const lost = view.marks.removed[cell];
  const kind = view.targets[cell];
  return [
    cell,
    colour ? strings.stoneOf(colour) : view.holes.includes(cell) ? strings.holeCell : strings.emptyCell,
    view.marks.last.includes(cell) && strings.justPlayed,
    view.marks.flipped.includes(cell) && strings.justFlipped,
    !colour && lost && strings.removedFrom(lost),
    view.marks.loop.includes(cell) && strings.inWinningLoop,
    view.marks.lit.includes(cell) && strings.litCell,
    (view.marks.pointed.includes(cell) || view.marks.named.includes(cell)) && strings.pointedCell,
    ...threatWords(cell, view.threats),
    ...view.overlays.map(({ words }) => words?.[cell]),
    view.marks.waiting === cell && strings.waitingCell,
    view.knowsTargets && (kind ? strings.targetWords[kind] : !colour && strings.cannotPlay),
    view.previews[cell]?.text,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The marks of threats in words. */
function threatWords(cell: string, { rings, groups, loops, pips }: Threats) {
  const ring = rings[cell];
  const group = groups.find((cells) => cells.includes(cell));
  const loop = loops.find(({ cells }) => cells.includes(cell));
  const pip = pips[cell];
  return [
    ring && (ring === "threat" ? strings.inDanger : strings.seesNoEdge),
    group && strings.inGroup(group.length),
    loop && strings.inLoop(loop.colour, loop.label),
    pip?.colour && strings.parasolOf(pip.colour, pip.held),
  ];
}
