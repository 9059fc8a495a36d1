/**
 * What a step would do, from the engine's facts to what the board shows and to a sentence.
 *
 * @import { Colour, Loop, Pip, Preview, View } from "../../board/view.js"
 * @import { LoopFacts, ParasolFacts, Player, PreviewFacts, State } from "../../engine/protocol.js"
 */
import { coloursOf } from "../colours.js";
import { strings } from "../strings/index.js";

/** @type {WeakMap<PreviewFacts, Preview>} facts do not change, so each is put into words once */
const made = new WeakMap();

/** @param {State} state @param {PreviewFacts} facts @returns {Preview} */
export function previewOf(state, facts) {
  let preview = made.get(facts);
  if (!preview) made.set(facts, (preview = makePreview(state, facts)));
  return preview;
}

/** @param {State} state @param {PreviewFacts} facts @returns {Preview} */
function makePreview(state, facts) {
  const colourOf = coloursOf(state);
  /** @type {Record<string, Colour[]>} */
  const closed = {};
  for (const [player, cells] of facts.closed.entries()) {
    for (const cell of cells.filter((one) => !isInside(facts, one))) (closed[cell] ??= []).push(colourOf(player === 0 ? 0 : 1));
  }
  return {
    text: sentence(state, facts),
    removed: mapValues(facts.removed, colourOf),
    flipped: mapValues(facts.flipped, colourOf),
    loop: facts.loop && loopOf(facts.loop, colourOf),
    closed,
    pips: pipsOf(facts.parasols, colourOf),
    follow: facts.follow,
    group: facts.group,
  };
}

/** What lies inside a loop is plain to see, and closed to all. @param {PreviewFacts} facts @param {string} cell */
const isInside = ({ loop }, cell) => loop !== null && loop.inside.includes(cell);

/**
 * What is said of the cell looked at.
 * @param {Pick<View, "targets" | "previews">} view
 * @param {string | null} cell
 * @param {boolean} isTapped  once by a finger: it waits for the second tap
 * @returns {string}
 */
export function previewText({ targets, previews }, cell, isTapped) {
  if (cell === null || !(cell in targets)) return "";
  const parts = [previews[cell]?.text ?? "", isTapped ? strings.preview.tapAgain : ""];
  return strings.preview.joined(parts.filter((part) => part !== ""));
}

/** @param {LoopFacts} loop @param {(player: Player) => Colour} colourOf @returns {Loop} */
export function loopOf({ cells, inside, player, count, of }, colourOf) {
  return { cells, inside, colour: colourOf(player), label: of > 0 ? `${count}/${of}` : "" };
}

/** @param {Record<string, ParasolFacts>} parasols @param {(player: Player) => Colour} colourOf @returns {Record<string, Pip>} */
export function pipsOf(parasols, colourOf) {
  return mapValues(parasols, ({ player, held }) => ({ colour: player === null ? null : colourOf(player), held }));
}

/**
 * What counts most comes first; of a stone that does nothing but lie there nothing is said.
 * @param {State} state @param {PreviewFacts} facts
 */
function sentence(state, facts) {
  const { winner, decides, loop, removed, flipped, group, parasols, closed, follow, may_stop: mayStop, passes } = facts;
  const colourOf = coloursOf(state);
  const gained = Object.values(parasols).filter(({ held }) => held).length;
  const taken = Object.keys(removed).length;
  const turned = Object.keys(flipped).length;
  const opponent = state.to_move === 0 ? 1 : 0;
  const shut = closed[opponent].filter((cell) => !isInside(facts, cell));
  const areStones = shut.some((cell) => state.board[cell] !== null);
  const words = strings.preview;
  const goals = Object.values(follow);
  const parts = [
    winner !== null && words.wins(colourOf(winner)),
    decides !== null && words.decides(colourOf(decides)),
    loop && loop.of > 0 && words.loop(colourOf(loop.player), loop.count, loop.of),
    taken > 0 && words.removes(taken),
    turned > 0 && (facts.kind === "give" ? words.gives(turned) : words.turns(turned)),
    gained > 0 && words.parasols(gained),
    group.length > 1 && words.group(group.length),
    (goals.includes("grow") || goals.includes("capture")) &&
      words.goesOn(goals.includes("grow"), goals.includes("capture"), mayStop),
    goals.includes("flip") && words.mayFlip,
    goals.includes("give") && words.mustGive,
    shut.length > 0 && (areStones ? words.saves : words.closes)(colourOf(opponent), shut.length),
    passes && words.passes(colourOf(opponent)),
  ].filter((part) => typeof part === "string");
  return words.joined(parts);
}

/**
 * @template Value
 * @template Other
 * @param {Record<string, Value>} record
 * @param {(value: Value) => Other} change
 * @returns {Record<string, Other>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
