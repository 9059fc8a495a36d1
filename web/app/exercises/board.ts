/** The board of a position that asks for a turn: that of other people's pages, with its own match. */
import { defineBoards, type SunstonesBoard } from "../../embed/element.js";
import { MODES } from "../../embed/modes.js";
import { shareEngine } from "../../engine/shared_engine.js";
import type { Catalogue } from "../../common/catalogue.js";
import type { Client } from "../../engine/client.js";
import type { State } from "../../engine/wire.js";
import type { Position } from "./exercise.js";

export type PositionBoard = SunstonesBoard;

/** Has boards use the page's own engine. */
export function prepareBoards(client: Client, catalogue: Catalogue) {
  shareEngine(client);
  defineBoards(catalogue, MODES);
}

/** The failure is shown below the board already. */
export const stays = () => {};

/** @param onTurn  one was finished on it */
export function boardOf(position: Position, onTurn: (turn: string, state: State, board: SunstonesBoard) => void): SunstonesBoard {
  const made = document.createElement("sunstones-board") as SunstonesBoard;
  const { game, size, holes, start, turns } = position;
  const attributes = {
    mode: "play",
    game,
    size: String(size),
    holes: holes.join(" "),
    start: start ?? "",
    turns: turns.join(" "),
  };
  for (const [name, value] of Object.entries(attributes)) if (value) made.setAttribute(name, value);
  // Only the engine knows the stones of the position, so it is asked at once.
  made.addEventListener("painted", () => void made.restart().catch(stays));
  made.addEventListener("turn", (event) => {
    const { turn, state } = (event as CustomEvent<{ turn: string; state: State }>).detail;
    onTurn(turn, state, made);
  });
  return made;
}
