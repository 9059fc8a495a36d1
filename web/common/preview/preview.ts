/** The preview of a step: from the engine's facts to the board's marks and to a sentence. */
import { loopOf } from "../board_view.js";
import { colourOf } from "../colours.js";
import { boards } from "../strings/boards/index.js";
import type { Colour, Preview, View } from "../../board/view.js";
import type { PreviewFacts, State } from "../../engine/wire.js";

export function previewOf(state: State, facts: PreviewFacts): Preview {
  const closed: Record<string, Colour[]> = {};
  for (const colour of coloursOf(facts.closed)) {
    for (const cell of closedTo(facts, colour)) (closed[cell] ??= []).push(colour);
  }
  return {
    text: sentence(state, facts),
    removed: facts.removed,
    flipped: facts.flipped,
    loop: facts.loop && loopOf(facts.loop),
    closed,
    pips: facts.parasols,
    follow: facts.follow,
    group: facts.group,
  };
}

const coloursOf = (closed: PreviewFacts["closed"]) => Object.keys(closed) as Colour[];

/** Closed cells, without those inside a loop, which are plain to see. */
const closedTo = ({ closed, loop }: PreviewFacts, colour: Colour) =>
  (closed[colour] ?? []).filter((cell) => !loop?.inside.includes(cell));

/**
 * The sentence about the cell pointed at.
 * @param explanation  of its marks
 * @param isTapped  once by a finger: it waits for the second tap
 */
export function previewText(
  { targets, previews }: Pick<View, "targets" | "previews">,
  cell: string | null,
  isTapped: boolean,
  explanation: string = "",
): string {
  if (cell === null || !(cell in targets)) return "";
  const parts = [previews[cell]?.text ?? "", explanation, isTapped ? boards.preview.tapAgain : ""];
  return boards.preview.joined(parts.filter((part) => part !== ""));
}

/** The most important effect comes first; a stone without effects has no sentence. */
function sentence(state: State, facts: PreviewFacts) {
  const { winner, decides, loop, removed, flipped, group, parasols, follow, may_stop: mayStop, passes } = facts;
  const gained = Object.values(parasols).filter(({ held }) => held).length;
  const taken = Object.keys(removed).length;
  const turned = Object.keys(flipped).length;
  const opponent = colourOf(state, 1 - state.to_move);
  const shut = closedTo(facts, opponent);
  const areStones = shut.some((cell) => state.board[cell] !== null);
  const words = boards.preview;
  const goals = Object.values(follow);
  const parts = [
    winner !== null && words.wins(colourOf(state, winner)),
    decides !== null && words.decides(colourOf(state, decides)),
    loop && loop.of > 0 && words.loop(loop.colour, loop.count, loop.needed),
    taken > 0 && words.removes(taken),
    turned > 0 && (facts.kind === "give" ? words.gives(turned) : words.turns(turned)),
    gained > 0 && words.parasols(gained),
    group.length > 1 && words.group(group.length),
    (goals.includes("grow") || goals.includes("capture")) &&
      words.goesOn(goals.includes("grow"), goals.includes("capture"), mayStop),
    goals.includes("flip") && words.mayFlip,
    goals.includes("give") && words.mustGive,
    shut.length > 0 && (areStones ? words.saves : words.closes)(opponent, shut.length),
    passes && words.passes(opponent),
  ].filter((part) => typeof part === "string");
  return words.joined(parts);
}
