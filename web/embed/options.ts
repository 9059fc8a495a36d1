/**
 * The attributes of `<sunstones-board>`, one by one: this file is their documentation. There is also `lang`, as on any
 * element: boards speak German or French where the page (or the first board, or its surroundings) says so, otherwise
 * English; all boards of a page speak the same.
 */
import { createGeometry } from "../board/geometry.js";
import { gameOf, type Catalogue, type GameInfo } from "../common/catalogue.js";
import { excerpt } from "../common/problems.js";
import { readMark, readNotes } from "../common/notes.js";
import { HUMAN } from "../common/sides.js";
import { boards } from "../common/strings/boards/index.js";
import { BadAttribute, colourToMove, readPosition, readStart, startOf, stonesThatStay, words } from "./position_text.js";
import type { Colour } from "../board/view.js";
import type { Note } from "../engine/wire.js";

export type Mode = "diagram" | "replay" | "play" | "puzzle";

/** The values of the attributes. */
export interface Options {
  info: GameInfo;
  size: number;
  holes: string[];
  stones: Record<string, Colour> | null; // seen before the engine is there; null where they are not known then
  start: string;
  mover: 0 | 1; // who is to move after the turns that are played; a swap does not change that
  colour: Colour; // that is to move then; a swap does change whose it is
  turns: string[];
  played: number; // turns on the board at first, the attribute `step`
  positions: string; // as the attribute has it: only a replay reads it
  mode: Mode;
  opponent: string | null;
  caption: string;
  loop: string[];
  marks: string[]; // cells that are pointed at
  drawn: string[]; // marks of other kinds
  notes: Map<number, Note>; // by the number of turns that lead to the position
}

/** The value of an attribute that is left out. */
const DEFAULTS = Object.freeze({
  // The game: "subsume", "parasol", "surmount", "sunspot" or "sum". The one attribute that cannot be left out.
  game: "",

  // The number of cells along one side of the board. Left out: the size on which the game is usually played.
  size: "",

  // Sum only: squares that are no part of the board, such as "c3 d4".
  holes: "",

  // A position to begin from that no turns have led to, as the game's share links write it: the first player's cells, the
  // second player's, and who is to move, 1 or 2, parted by strokes: "d4 d5/c4/2". Left out: the empty board.
  start: "",

  // The turns that have been played, as the game's notation writes them: "d4 c3 e4,e5(xd5)". The first player begins.
  turns: "",

  // The number of turns that have been played when the board is first shown. A replay begins before the first turn (0), the
  // other modes after the last one.
  step: "",

  // The stones that are seen before the engine is loaded, by colour: "red a1 b2 c3, blue d4". A diagram needs nothing else;
  // it never loads the engine by itself. Together with turns it is the position after `step` of them, and what the rules
  // make of the turns counts from the moment when the reader steps or plays.
  // If it is left out and turns are given, Parasol's stones are painted all the same, as there a stone stays where it was
  // put. In the other games turns take or turn stones, and only the engine knows how: the board then has a button that
  // asks it, and is empty until that is pressed. So give a board with turns its position, too.
  position: "",

  // In mode "replay": the positions after the turns, as the app's code for other pages has them. The reader steps through them
  // at once then, and the engine is not loaded. `py_engine/session/positions.py` explains the text.
  positions: "",

  // The reader's actions on the board.
  //   "diagram"  look at the position;
  //   "replay"   step through the turns;
  //   "play"     play on from the position after the turns;
  //   "puzzle"   find the turn that wins there. The engine proves in the reader's browser which turns win, and answers. A
  //              position by itself is enough for that: it needs no turns and no start then.
  mode: "diagram",

  // In mode "puzzle", where the position is given by itself: the colour that is to move, such as "blue". Left out: the colour
  // that begins the game.
  mover: "",

  // In mode "play": who answers, such as "sprout"; the reader has whichever side is to move first. The ids are those of
  // catalogue.json. Left out, or "human": the reader plays both sides.
  opponent: "",

  // A line below the board. It also names the board for screen readers.
  caption: "",

  // Cells that are lit up and joined, to show a loop, a group or a parasol: "b2 b3 c4 d3 d2 c2". The other stones step back.
  loop: "",

  // Cells with a ring, to point at them, and other marks: "c3 d4.x e5-g5 b2.A a1.7" is a ring, a cross, an arrow, a letter and a
  // number; "d4.s" is a square.
  marks: "",

  // Comments and marks on positions, one a line: how many turns have led there, the marks, and after a colon the comment, as in
  // "2 d4 d4-e5: a strong answer". A line that begins with a space goes on with the comment of the line before it. They are shown
  // where the board shows that position; in mode "play", until the reader plays.
  notes: "",
});

export const ATTRIBUTES = Object.freeze(Object.keys(DEFAULTS));

/** Far above any game; a longer text is no attribute but an accident (characters). */
const LONGEST_TEXT = 50_000;
const MODES: readonly string[] = ["diagram", "replay", "play", "puzzle"];

/**
 * @param attribute  null where it is left out
 * @throws {BadAttribute}
 */
export function readOptions(attribute: (name: string) => string | null, catalogue: Catalogue): Options {
  const text = (name: keyof typeof DEFAULTS) => {
    const found = attribute(name) ?? DEFAULTS[name];
    if (found.length > LONGEST_TEXT) throw new BadAttribute(boards.attributeTooLong(name, found.length));
    return found.trim();
  };
  const info = gameOf(catalogue, text("game"));
  if (!info) {
    const known = catalogue.games.map(({ id }) => id);
    throw new BadAttribute(boards.noSuchGame(excerpt(text("game")), known));
  }
  const size = readSize(text("size"), info);
  const everyCell = createGeometry(info.shape, size).byName;
  const cells = (name: keyof typeof DEFAULTS) =>
    words(text(name)).map((cell) => {
      if (!everyCell.has(cell)) throw new BadAttribute(boards.noSuchCell(excerpt(cell)));
      return cell;
    });
  /** @returns the same, where the board has its cells */
  const checked = (mark: string): string => {
    const drawing = readMark(mark);
    if (!drawing) throw new BadAttribute(boards.noSuchMark(excerpt(mark)));
    for (const cell of drawing.kind === "arrow" ? [drawing.cell, drawing.to] : [drawing.cell]) {
      if (!everyCell.has(cell)) throw new BadAttribute(boards.noSuchCell(excerpt(cell)));
    }
    return mark;
  };
  const marks = words(text("marks")).map(checked);
  const holes = cells("holes");
  if (!info.holes && holes.length > 0) throw new BadAttribute(boards.playedWithoutHoles(info.name, excerpt(holes.join(" "))));
  const turns = words(text("turns"));
  const mode = text("mode") as Mode;
  if (!MODES.includes(mode)) throw new BadAttribute(boards.noSuchMode(excerpt(mode)));
  const played = readStep(text("step"), turns.length, mode);
  const before = turns.slice(0, played);
  const geometry = createGeometry(info.shape, size, holes);
  const position = text("position");
  const given = text("start");
  const mover = readMover(text("mover"), info);
  const isByItself = mode === "puzzle" && given === "" && turns.length === 0 && position !== "";
  const startText = isByItself ? startOf(readPosition(position, info, geometry), mover, info) : given;
  const start = readStart(startText, info, geometry);
  return {
    info,
    size,
    holes,
    turns,
    mode,
    played,
    positions: text("positions"),
    start: startText,
    mover: ((start.mover + played) % 2) as 0 | 1,
    colour: colourToMove(info, start, before),
    stones: position === "" ? stonesThatStay(info, start, before, geometry) : readPosition(position, info, geometry),
    opponent: readOpponent(text("opponent"), info),
    caption: text("caption"),
    loop: cells("loop"),
    marks: marks.filter((each) => everyCell.has(each)),
    drawn: marks.filter((each) => !everyCell.has(each)),
    notes: readNotesOf(text("notes"), turns.length, checked),
  };
}

function readNotesOf(text: string, turns: number, checked: (mark: string) => string) {
  const notes = readNotes(text);
  if (typeof notes === "string") throw new BadAttribute(boards.noSuchNote(excerpt(notes)));
  for (const [played, { marks }] of notes) {
    if (played > turns) throw new BadAttribute(boards.noSuchStep(String(played), turns));
    marks.forEach(checked);
  }
  return notes;
}

function readSize(text: string, info: GameInfo) {
  if (text === "") return info.default_size;
  if (info.sizes.includes(Number(text))) return Number(text);
  throw new BadAttribute(boards.noSuchSize(info.name, excerpt(text), info.sizes[0] ?? 0, info.sizes.at(-1) ?? 0));
}

function readStep(text: string, turns: number, mode: Mode) {
  if (text === "") return mode === "replay" ? 0 : turns;
  const played = Number(text);
  if (Number.isSafeInteger(played) && played >= 0 && played <= turns) return played;
  throw new BadAttribute(boards.noSuchStep(excerpt(text), turns));
}

function readMover(text: string, { colours }: GameInfo): 0 | 1 {
  const colour = text.toLowerCase();
  if (colour !== "" && colour !== colours[0] && colour !== colours[1]) {
    throw new BadAttribute(boards.noSuchMover(excerpt(text), [...colours]));
  }
  return colour === colours[1] ? 1 : 0;
}

function readOpponent(text: string, info: GameInfo) {
  if (text === "" || text === HUMAN) return null;
  if (info.opponents.some(({ id }) => id === text)) return text;
  throw new BadAttribute(
    boards.noSuchOpponent(
      info.name,
      excerpt(text),
      info.opponents.map(({ id }) => id),
    ),
  );
}
