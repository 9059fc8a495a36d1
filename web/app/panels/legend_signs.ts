/** The marks of the board that the "?" explains, each as it looks on a small board. */
import { adviceOverlay } from "../../board/layers/advice.js";
import { noMarks, noThreats, type Advice, type Colour, type Preview, type TargetKind, type View } from "../../board/view.js";
import { BETTER } from "../study/advice.js";

interface Sign {
  name: keyof typeof import("../../common/strings/later/index.js").later.legend;
  shows: Partial<View>; // on a board of seven or nine cells, in whose middle is b2
  aim?: string | null; // the cell that is pointed at there
}

const MIDDLE = "b2";
/** Round the middle of the small board. */
const RING = { hex: ["a1", "a2", "b3", "c2", "c1", "b1"], square: ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2"] };
/** Signs that the cells round the middle are a part of; of the others one sees more from close by. */
const WIDE: Set<Sign["name"]> = new Set(["group", "loop", "closedLoop", "closed", "wouldGo", "wouldTurn"]);
const NO_PREVIEW = { text: "", removed: {}, flipped: {}, loop: null, closed: {}, pips: {}, follow: {}, group: [] };

/** @param name  whether the middle cell alone shows it */
export const isClose = (name: Sign["name"]) => !WIDE.has(name);

/**
 * @param view  of the game
 * @param second  of its players
 * @returns of the marks that it has, or that the previews of its cells have
 */
export function signsOf(view: View, first: Colour, second: Colour): Sign[] {
  const { marks, threats, stones } = view;
  const previews = Object.values(view.previews);
  const advice = view.overlays.find((overlay) => overlay.advice)?.advice ?? null;
  const one = { [MIDDLE]: first };
  const ring = Object.fromEntries(RING[view.shape].map((cell) => [cell, first]));
  const inside = { cells: RING[view.shape], inside: [MIDDLE], colour: first };
  const has = (record: object) => Object.keys(record).length > 0;
  const kinds = new Set([
    ...(view.showTargets ? Object.values(view.targets) : []),
    ...previews.flatMap(({ follow }) => Object.values(follow)),
  ]);
  const pips = [...Object.values(threats.pips), ...previews.flatMap((preview) => Object.values(preview.pips))];
  const loops = [...threats.loops, ...previews.flatMap(({ loop }) => loop ?? [])];
  const pip = (colour: Colour | null, held: boolean) => ({
    threats: { ...noThreats(), pips: { [MIDDLE]: { colour, held } } },
  });
  const all: [boolean, Sign][] = [
    [
      view.showLast && marks.last.some((cell) => cell in stones) && marks.loop.length === 0,
      { name: "last", shows: { stones: one, marks: { ...noMarks(), last: [MIDDLE] } } },
    ],
    [marks.flipped.length > 0, { name: "flipped", shows: { stones: one, marks: { ...noMarks(), flipped: [MIDDLE] } } }],
    [has(marks.removed), { name: "removed", shows: { marks: { ...noMarks(), removed: { [MIDDLE]: second } } } }],
    [marks.loop.length > 0, { name: "loop", shows: { stones: ring, marks: { ...noMarks(), loop: RING[view.shape] } } }],
    ...[...kinds].map((kind) => [true, targetSign(kind, second)] as [boolean, Sign]),
    [
      Object.values(threats.rings).includes("threat"),
      { name: "threat", shows: { stones: one, threats: { ...noThreats(), rings: { [MIDDLE]: "threat" } } } },
    ],
    [
      Object.values(threats.rings).includes("calm"),
      { name: "calm", shows: { stones: one, threats: { ...noThreats(), rings: { [MIDDLE]: "calm" } } } },
    ],
    [
      threats.groups.length > 0 || previews.some(({ group }) => group.length > 1),
      { name: "group", shows: { stones: { ...one, a1: first }, threats: { ...noThreats(), groups: [[MIDDLE, "a1"]] } } },
    ],
    [
      loops.length > 0,
      {
        name: "closedLoop",
        shows: { stones: ring, threats: { ...noThreats(), loops: [{ ...inside, label: loops[0]?.label ?? "" }] } },
      },
    ],
    // The two colours have marks of different shapes.
    ...[true, false].flatMap((isHeld) =>
      [first, second].map(
        (owner) =>
          [
            pips.some(({ colour, held }) => colour === owner && held === isHeld),
            { name: isHeld ? "held" : "leading", shows: pip(owner, isHeld) },
          ] as [boolean, Sign],
      ),
    ),
    [pips.some(({ colour }) => colour === null), { name: "neither", shows: pip(null, false) }],
    [previews.some(({ closed }) => has(closed)), previewSign("closed", { closed: { b1: [second] } })],
    [previews.some(({ removed }) => has(removed)), previewSign("wouldGo", { removed: { b1: second } }, { b1: second })],
    [previews.some(({ flipped }) => has(flipped)), previewSign("wouldTurn", { flipped: { b1: first } }, { b1: second })],
    [marks.named.length > 0, { name: "named", shows: { stones: one, marks: { ...noMarks(), named: [MIDDLE] } } }],
    ...adviceSigns(advice, first),
  ];
  return all.flatMap(([isThere, sign]) => (isThere ? [sign] : []));
}

function targetSign(kind: TargetKind, second: Colour): Sign {
  const isOnStone = kind !== "place" && kind !== "grow";
  return {
    name: kind,
    shows: { stones: isOnStone ? { [MIDDLE]: second } : {}, targets: { [MIDDLE]: kind }, showTargets: true },
  };
}

/** @returns of looking at the middle cell */
const previewSign = (name: Sign["name"], preview: Partial<Preview>, stones: Record<string, Colour> = {}): Sign => ({
  name,
  aim: MIDDLE,
  shows: { stones, targets: { [MIDDLE]: "place" }, previews: { [MIDDLE]: { ...NO_PREVIEW, ...preview } } },
});

export function adviceSigns(advice: Advice | null, first: Colour): [boolean, Sign][] {
  const one = { [MIDDLE]: first };
  const laid = (part: Partial<Advice>): Partial<View> => ({
    overlays: [adviceOverlay({ hint: null, badges: {}, ghosts: {}, ...part })],
  });
  const { hint = null, badges = {}, ghosts = {}, owners = {}, isVerdict = false } = advice ?? {};
  const [badge] = Object.values(badges);
  const hasGhosts = Object.keys(ghosts).length > 0;
  return [
    [hint !== null, { name: "hint", shows: laid({ hint: MIDDLE }) }],
    [
      isVerdict && badge !== undefined,
      {
        name: "verdict",
        shows: { stones: one, ...laid({ badges: { [MIDDLE]: { text: badge?.text ?? "", share: 0, best: false } } }) },
      },
    ],
    [isVerdict && hasGhosts, { name: "better", shows: laid({ ghosts: { [MIDDLE]: { colour: first, text: BETTER } } }) }],
    [
      !isVerdict && badge !== undefined,
      { name: "badge", shows: laid({ badges: { [MIDDLE]: { text: "64", share: 0.64, best: true } } }) },
    ],
    [!isVerdict && hasGhosts, { name: "ghost", shows: laid({ ghosts: { [MIDDLE]: { colour: first, text: "1" } } }) }],
    [Object.keys(owners).length > 0, { name: "owner", shows: laid({ owners: { [MIDDLE]: { colour: first, share: 0.9 } } }) }],
  ];
}
