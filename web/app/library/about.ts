/** The facts about a game for the list of saved games, taken from the game on the board. */
import { stonesOf } from "../../common/board_view.js";
import { colourOf } from "../../common/colours.js";
import { isOver, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { language } from "../../common/strings/index.js";
import type { Colour, State } from "../../engine/wire.js";
import type { About, End, Picture } from "./entry.js";

/** @returns null before the engine has answered */
export function aboutOf(snapshot: Snapshot): About | null {
  const { state, setup } = snapshot;
  if (!state) return null;
  const { holes, loop } = state;
  return {
    sides: setup.sides,
    ...(setup.names.some(Boolean) ? { names: setup.names } : {}),
    colours: [colourOf(state, 0), colourOf(state, 1)],
    end: endOf(snapshot, state),
    picture: pictureOf(stonesOf(state), holes, loop),
  };
}

/** @param stones  by cell */
export function pictureOf(stones: Record<string, Colour>, holes: readonly string[], loop: readonly string[] = []): Picture {
  const colours = [...new Set(Object.values(stones))];
  return {
    stones: Object.fromEntries(
      colours.map((colour) => [colour, joined(Object.keys(stones).filter((cell) => stones[cell] === colour))]),
    ),
    holes: joined(holes),
    loop: joined(loop),
  };
}

const joined = (cells: readonly string[]) => cells.join(" ");

function endOf(snapshot: Snapshot, state: State): End | null {
  const winner = winnerOf(snapshot);
  if (winner === null || !isOver(snapshot)) return null;
  const how = snapshot.ended?.how ?? "rules";
  return { winner, how, words: how === "rules" ? (state.how ?? "") : "", language };
}
