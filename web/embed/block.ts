/**
 * The board of a block of Markdown, as `py_engine/markdown/board.py` reads it: the attributes of its element, its picture and
 * its link. Where turns lead only the engine knows, so a game needs its position here, and is not checked by the rules.
 */
import { createGeometry } from "../board/geometry.js";
import games from "../common/games.json" with { type: "json" };
import { excerpt } from "../common/problems.js";
import { checking, readBlock, refusal, type Block } from "./block_text.js";
import { positionText } from "../common/board_code.js";
import { figureOf, readBoardText, stonesInWords, type BoardText } from "./figure.js";
import { ATTRIBUTES, readOptions, type Options } from "./options.js";
import { readPosition, startOf, words } from "./position_text.js";
import type { Colour } from "../board/view.js";
import type { Catalogue } from "../common/catalogue.js";

const CATALOGUE: Catalogue = { games: games as Catalogue["games"], translations: {} };

/** Those that a position without turns does not have. */
const OF_TURNS = ["step", "position", "positions"];
/** What can be a turn. Each character can be read in one way only. */
const TURN = /^(?:(?:x?[a-z][0-9]{1,2}[,;()]*)+|swap|pass)$/i;

/** All that is shown of a block. */
export interface ShownBlock {
  values: Record<string, string>; // of the attributes, in their order
  svg: string;
  title: string;
  description: string;
  address: string; // of the position in Sunstones, from the site's root
}

/** @throws {InvalidBlock} */
export function readShownBlock(source: string): ShownBlock {
  const block = readBlock(source);
  const board = checking(
    block,
    () => "text",
    () => readBoardText(block.text),
  );
  const [first = ""] = words(board.rest.split(/[,;]/).find((part) => part.trim() !== "") ?? "");
  const colour = first.replace(/:+$/, "");
  const hasStones = CATALOGUE.games.some(({ colours }) => colours.some((one) => one === colour));
  return hasStones || board.rest.trim() === "" ? ofPosition(block, board) : ofTurns(block, board);
}

function ofPosition(block: Block, board: BoardText): ShownBlock {
  const { mode, mover } = block.values;
  const { info } = board;
  for (const name of OF_TURNS) {
    if (block.values[name] !== undefined) throw refusal(block, name, `A position without turns has no “${name}”.`);
  }
  if (mode === "replay") throw refusal(block, "mode", "A position without turns has nothing to step through.");
  const stones = stonesOf(block, board, "text", board.rest);
  const canBegin = (mode === "play" || mode === "puzzle") && Object.keys(stones).length > 0;
  if (mover !== undefined && !canBegin) throw refusal(block, "mover", "“mover” is for a position in the modes play and puzzle.");
  const setup = setupOf(board);
  const position = positionText(stones, info.colours);
  const start = canBegin ? startOf(stones, mover === info.colours[1] ? 1 : 0, info) : "";
  const link = canBegin || position === "" ? { ...setup, start } : { ...setup, position };
  const page = "position" in link ? "embed.html" : "";
  const values = { ...setup, position, ...(mode === "play" && canBegin ? { start, mover: "" } : {}) };
  const own = mode === "play" && canBegin ? mover : undefined;
  if (own !== undefined && !info.colours.some((one) => one === own)) {
    throw refusal(block, "mover", `The mover “${excerpt(own)}” should be ${info.colours.join(" or ")}.`);
  }
  return shown(block, board, stones, values, `${page}#${linkText({ ...link, puzzle: mode === "puzzle" ? "1" : "" })}`);
}

function ofTurns(block: Block, board: BoardText): ShownBlock {
  const { mode, position, mover } = block.values;
  if (mover !== undefined) throw refusal(block, "mover", "“mover” is for a position without turns.");
  const turns = words(board.rest);
  for (const turn of turns) if (!TURN.test(turn)) throw refusal(block, "text", `“${excerpt(turn)}” is not a turn.`);
  if (position === undefined) {
    throw refusal(block, "text", "Where turns lead only the engine knows: add “position: …”, as the code of “Share” has it.");
  }
  const given = block.values["step"] ?? String(turns.length);
  if (!/^[0-9]{1,5}$/.test(given) || Number(given) > turns.length) {
    throw refusal(block, "step", `The step “${excerpt(given)}” is not a number from 0 to ${turns.length}, the number of turns.`);
  }
  const step = Number(given);
  const stones = stonesOf(block, board, "position", position);
  const setup = setupOf(board);
  const values = { ...setup, turns: turns.join(" "), step: String(step), position: positionText(stones, board.info.colours) };
  const link =
    mode === "puzzle"
      ? { turns: turns.slice(0, step).join(" "), puzzle: "1" }
      : { turns: turns.join(" "), at: step < turns.length ? String(step) : "" };
  return shown(block, board, stones, values, `#${linkText({ ...setup, ...link })}`);
}

function stonesOf(block: Block, { info, size, holes }: BoardText, name: string, text: string) {
  return checking(
    block,
    () => name,
    () => readPosition(text, info, createGeometry(info.shape, size, holes)),
  );
}

const setupOf = ({ info, size, holes }: BoardText) => ({ game: info.id, size: String(size), holes: holes.join(" ") });

/** @param own  values that the block's own do not replace */
function shown(
  block: Block,
  board: BoardText,
  stones: Record<string, Colour>,
  own: Record<string, string>,
  address: string,
): ShownBlock {
  const { info, size, holes } = board;
  const { marks, loop, opponent, mode, caption } = block.values;
  if (opponent !== undefined && mode !== "play") throw refusal(block, "opponent", "“opponent” is for the mode play.");
  const lists = { ...(marks && { marks: words(marks).join(" ") }), ...(loop && { loop: words(loop).join(" ") }) };
  const all: Partial<Record<string, string>> = { ...block.values, ...lists, ...own };
  let asked = "";
  const options = checking(
    block,
    () => asked,
    () => readOptions((name) => all[(asked = name)] ?? null, CATALOGUE),
  );
  const noted = options.notes.get(options.played)?.marks ?? [];
  const drawn = [...words(marks ?? ""), ...noted];
  requireNoHoles(block, options, words(marks ?? ""), "marks");
  requireNoHoles(block, options, noted, "notes");
  requireNoHoles(block, options, options.loop, "loop");
  const title = caption ?? info.name;
  const svg = figureOf(info, size, holes, stones, { title, marks: drawn.join(" "), lit: options.loop.join(" ") });
  const values = Object.fromEntries(ATTRIBUTES.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  return { values, svg, title, description: stonesInWords(stones, info), address };
}

function requireNoHoles(block: Block, { holes }: Options, marks: string[], name: string) {
  for (const mark of marks) {
    for (const cell of mark.match(/[a-z][0-9]+/g) ?? []) {
      if (holes.includes(cell)) throw refusal(block, name, `“${cell}” is a hole.`);
    }
  }
}

function linkText(parts: Record<string, string>): string {
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== "")).toString();
}
