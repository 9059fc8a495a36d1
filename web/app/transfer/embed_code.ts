/** Markup for other pages: the element and the script that brings it to life. */
import { escape } from "../../board/svg_text.js";
import { boardTag, positionText } from "../../common/board_code.js";
import { notesOfLine, writeNotes } from "../../common/notes.js";
import type { Colour, State } from "../../engine/wire.js";

/**
 * A game: the board shows the present position, and the reader steps through its turns.
 * @param turns  of the game, those that have led to the position first
 * @param site  the address of this page's folder
 * @param positions  of the turns, by the engine; empty where it has not said them yet
 * @param unscripted  shown where no script runs
 */
export function embedCode(
  state: State,
  site: string,
  positions: string,
  turns: string[] = state.turns,
  unscripted: string = "",
): string {
  const { game, size, holes, start, steps, board, players } = state;
  // The steps of an unfinished turn are seen on the board too, and no number of turns leads there.
  const isSeen = turns.length > 0 && steps.length === 0;
  const colours = players.map(({ colour }) => colour);
  const values = {
    game,
    size: String(size),
    holes: holes.join(" "),
    start: start ?? "",
    turns: turns.join(" "),
    step: isSeen ? String(state.turns.length) : "",
    position: isSeen ? positionText(board, colours) : "",
    notes: writeNotes(notesOfLine({ ...state, turns })),
    mode: "replay",
    positions,
  };
  return boardCode(site, values, unscripted);
}

/** A position, as it is set up. */
interface Position {
  game: string;
  size: number;
  holes: readonly string[];
  stones: Readonly<Record<string, Colour>>;
  colours: readonly Colour[]; // of the game, the one that begins first
}

const attributesOf = ({ game, size, holes, stones, colours }: Position) => ({
  game,
  size: String(size),
  holes: holes.join(" "),
  position: positionText(stones, colours),
});

/** A position to look at, possible or not. */
export const diagramCode = (position: Position, site: string, unscripted: string = ""): string =>
  boardCode(site, attributesOf(position), unscripted);

/** @returns of a page with that alone */
export function diagramAddress(position: Position, site: string): string {
  const address = new URL("embed.html", site);
  const shown = Object.entries(attributesOf(position)).filter(([, value]) => value !== "");
  address.hash = new URLSearchParams(shown).toString();
  return address.href;
}

/** A position whose winning turn the reader is to find. */
export function puzzleCode({ toMove, ...position }: Position & { toMove: 0 | 1 }, site: string, unscripted: string = ""): string {
  const mover = toMove === 1 ? (position.colours[1] ?? "") : "";
  return boardCode(site, { mode: "puzzle", ...attributesOf(position), mover }, unscripted);
}

/**
 * @param values  of the attributes; empty ones are left out
 * @param unscripted  shown between the tags, where no script runs
 */
function boardCode(site: string, values: Record<string, string>, unscripted: string) {
  return `${boardTag(values, unscripted)}\n<script type="module" src="${escape(new URL("embed.js", site).href)}"></script>\n`;
}
