/**
 * The positions of a replay as its attribute `positions` carries them: the board needs no engine then. The engine writes the
 * text; `py_engine/session/positions.py` explains it.
 */
import { createGeometry } from "../board/geometry.js";
import { excerpt } from "../common/problems.js";
import { language } from "../common/strings/index.js";
import { boards } from "../common/strings/boards/index.js";
import { BadAttribute, colourToMove, readStart, words } from "./position_text.js";
import type { Colour } from "../board/view.js";
import type { Player, State } from "../engine/wire.js";
import type { Options } from "./options.js";

/** A change of one cell. */
const CHANGE = /^([-+!]?)(.+)$/;

type Stones = Record<string, Colour | null>;
type Changes = State["changes"];

/** What the text says of a position; the engine says more. */
export type CarriedState = Pick<
  State,
  | ("game" | "size" | "holes" | "start" | "board" | "players" | "to_move" | "over" | "winner" | "how" | "loop")
  | ("steps" | "turns" | "last_turn" | "changes" | "tree")
>;

/**
 * @returns of the start, and of the position after each turn
 * @throws {BadAttribute}
 */
export function readPositions(options: Options): CarriedState[] {
  const { info, size, holes, turns, positions } = options;
  const [changes = "", ...result] = positions.split("\n").map((line) => line.trim());
  const parts = changes.split(",");
  if (parts.length !== turns.length) {
    throw new BadAttribute(boards.positionsOfOtherTurns(excerpt(changes), parts.length, turns.length));
  }
  const geometry = createGeometry(info.shape, size, holes);
  const start = readStart(options.start, info, geometry);
  const bare: Stones = Object.fromEntries(geometry.cells.map(({ name }) => [name, null]));

  function stateOf(board: Stones, changed: Changes, played: number): CarriedState {
    const before = turns.slice(0, played);
    const colours = before.includes("swap") ? [...info.colours].reverse() : info.colours;
    return {
      ...{ game: info.id, size, holes, start: options.start || null },
      ...{ board, changes: changed, turns: before, last_turn: before.at(-1) ?? null, steps: [] },
      players: colours.map((colour) => ({ colour })) as State["players"],
      to_move: ((start.mover + played) % 2) as Player,
      ...{ over: false, winner: null, how: null, loop: [] },
      tree: {
        here: played,
        line: before.map((_, index) => index + 1),
        nodes: before.map((turn, index) => ({ id: index + 1, after: index, turn })),
        can_restore: false,
      },
    };
  }

  /** @returns the board with the changes, which are noted */
  function changedBoard(board: Stones, text: string, played: number, noted: Changes): Stones {
    const mover = colourToMove(info, start, turns.slice(0, played));
    const other = info.colours.find((colour) => colour !== mover) ?? mover;
    const next = { ...board };
    for (const word of words(text)) {
      const [, sign = "", cell = ""] = CHANGE.exec(word) ?? [];
      const stone = next[cell];
      const isPlaced = sign === "" || sign === "+";
      if (!Object.hasOwn(next, cell) || stone === undefined || isPlaced !== (stone === null)) {
        throw new BadAttribute(boards.positionUnfit(excerpt(word), played + 1));
      }
      if (stone === null) {
        next[cell] = sign === "" ? mover : other;
        noted.placed.push(cell);
      } else if (sign === "-") {
        next[cell] = null;
        noted.removed[cell] = stone;
      } else {
        next[cell] = info.colours.find((colour) => colour !== stone) ?? stone;
        noted.flipped.push(cell);
      }
    }
    return next;
  }

  const states = [stateOf({ ...bare, ...start.stones }, { placed: [], removed: {}, flipped: [] }, 0)];
  for (const [index, part] of parts.entries()) {
    const noted: Changes = { placed: [], removed: {}, flipped: [] };
    const board = changedBoard(states.at(-1)?.board ?? {}, part, index, noted);
    states.push(stateOf(board, noted, index + 1));
  }
  const last = states.at(-1);
  if (last && result.length > 0) Object.assign(last, resultOf(last, result));
  return states;
}

/** @param lines  from the second one on */
function resultOf({ board, players, turns }: CarriedState, [outcome = "", ...sentences]: string[]): Partial<CarriedState> {
  const [won = "", ...loop] = words(outcome);
  const winner = players.findIndex(({ colour }) => colour === won);
  const unfit = winner < 0 ? won : loop.find((cell) => !Object.hasOwn(board, cell));
  if (unfit !== undefined) throw new BadAttribute(boards.positionUnfit(excerpt(unfit), turns.length));
  const sentenceIn = (wanted: string) => sentences.find((line) => line.startsWith(`${wanted} `))?.slice(wanted.length + 1);
  return { over: true, winner: winner as Player, how: sentenceIn(language) ?? sentenceIn("en") ?? "", loop };
}
