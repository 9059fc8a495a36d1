/**
 * The facts about a game for the list of saved games, taken from the game on the board.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Colour, State } from "../../engine/wire.js"
 * @import { About, End, Picture } from "./entry.js"
 */
import { stonesOf } from "../../common/board_view.js";
import { colourOf } from "../../common/colours.js";
import { isOver, winnerOf } from "../../common/snapshot.js";
import { language } from "../../common/strings/index.js";

/** @param {Snapshot} snapshot @returns {About | null} null before the engine has answered */
export function aboutOf(snapshot) {
  const { state, setup } = snapshot;
  if (!state) return null;
  const { holes, loop } = state;
  return {
    sides: setup.sides,
    colours: [colourOf(state, 0), colourOf(state, 1)],
    end: endOf(snapshot, state),
    picture: pictureOf(stonesOf(state), holes, loop),
  };
}

/**
 * @param {Record<string, Colour>} stones  by cell
 * @param {readonly string[]} holes
 * @param {readonly string[]} [loop]
 * @returns {Picture}
 */
export function pictureOf(stones, holes, loop = []) {
  const colours = [...new Set(Object.values(stones))];
  return {
    stones: Object.fromEntries(
      colours.map((colour) => [colour, joined(Object.keys(stones).filter((cell) => stones[cell] === colour))]),
    ),
    holes: joined(holes),
    loop: joined(loop),
  };
}

/** @param {readonly string[]} cells */
const joined = (cells) => cells.join(" ");

/** @param {Snapshot} snapshot @param {State} state @returns {End | null} */
function endOf(snapshot, state) {
  const winner = winnerOf(snapshot);
  if (winner === null || !isOver(snapshot)) return null;
  const how = snapshot.ended?.how ?? "rules";
  return { winner, how, words: how === "rules" ? (state.how ?? "") : "", language };
}
