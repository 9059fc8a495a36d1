/**
 * Marks on a position, in the engine's notation: `d4` is a circle, `d4.x` a cross, `d4.s` a square, `d4-e5` an arrow, `d4.A` a
 * letter and `d4.7` a number. And notes as links write them: comment and marks for each position, by the turns that lead there.
 */
import { drawingsOverlay } from "../board/layers/drawings.js";
import { linkText } from "./share_link.js";
import { boards } from "./strings/boards/index.js";
import type { Drawing, Overlay } from "../board/view.js";
import type { Note, State } from "../engine/wire.js";

const MARK = /^([a-z][1-9][0-9]?)(?:-([a-z][1-9][0-9]?)|\.(x|s|[A-Z]|[1-9][0-9]{0,2}))?$/;
const LINE = /^(\d{1,5})((?: [^ :\n]+)*)(?:: ?([^]*))?$/;

/** Signs that a browser escapes so where they only stick to an address; a blank behind them says that they are a note's own. */
const STICKS = /%(?:3E|22|60|E2%80%9[9D]|C2%BB)$/;

/** @returns null for an invalid mark */
export function readMark(mark: string): Drawing | null {
  const [, cell, to, sign] = MARK.exec(mark) ?? [];
  if (cell === undefined || cell === to) return null;
  if (to !== undefined) return { kind: "arrow", cell, to };
  if (sign === undefined) return { kind: "circle", cell };
  if (sign === "x" || sign === "s") return { kind: sign === "x" ? "cross" : "square", cell };
  return { kind: "label", cell, text: sign };
}

/** @returns their painting and their words */
export function marksOverlay(marks: readonly string[]): Overlay {
  const drawings = marks.flatMap((mark) => readMark(mark) ?? []);
  const words: Record<string, string> = {};
  for (const drawing of drawings) words[drawing.cell] = [words[drawing.cell], spokenMark(drawing)].filter(Boolean).join(", ");
  return drawingsOverlay(drawings, words);
}

/** @returns the words for its cell */
export function spokenMark(drawing: Drawing): string {
  if (drawing.kind === "arrow") return boards.arrowTo(drawing.to);
  return drawing.kind === "label" ? boards.labelled(drawing.text) : boards.markNames[drawing.kind];
}

/** @param notes  by the number of turns @returns as a link has them, and the attribute of a board */
export const writeNotes = (notes: Map<number, Note>): string =>
  [...notes]
    .map(([turns, { comment, marks }]) => [turns, ...marks].join(" ") + (comment && `: ${comment.replaceAll("\n", "\n ")}`))
    .join("\n");

/** @returns of the positions on the way to the one that it shows, by the turns played */
export function notesOfLine({ notes, tree, turns }: State): Map<number, Note> {
  const line = [0, ...tree.line.slice(0, turns.length)];
  return new Map(line.flatMap((node, played) => (notes[node] ? [[played, notes[node]]] : [])));
}

/** @returns the text of a link, with the notes where there are any */
export function linkWithNotes(state: State): string {
  const notes = writeNotes(notesOfLine(state));
  const text = linkText(state) + (notes && `&${new URLSearchParams({ notes })}`);
  return STICKS.test(text) ? `${text}+` : text;
}

/** @returns the line that cannot be read, where there is one */
export function readNotes(text: string): Map<number, Note> | string {
  const notes = new Map<number, Note>();
  for (const line of text.trim() === "" ? [] : text.trim().split(/\n(?! )/)) {
    const [, turns, marks = "", comment = ""] = LINE.exec(line) ?? [];
    if (turns === undefined) return line;
    notes.set(Number(turns), { comment: comment.replaceAll("\n ", "\n"), marks: marks.split(" ").filter(Boolean) });
  }
  return notes;
}
