/** The lines of a block of Markdown: a text, and below it names with values, as in `py_engine/markdown/block.py`. */
import { excerpt } from "../common/problems.js";
import { BadAttribute } from "./position_text.js";

/** The attributes that a block names. Its first lines have the others. */
const NAMES = ["mode", "step", "position", "positions", "mover", "opponent", "caption", "loop", "marks", "notes"];
/** Those whose value may have several lines: each names them again. */
const OF_LINES = ["positions", "notes"];

const LINE = /^([A-Za-z][A-Za-z_-]*):(?:[ \t]+(.*))?$/;
const AROUND = /^[ \t\r]+|[ \t\r]+$/g;

/** A block that cannot be shown. */
export class InvalidBlock extends Error {
  line: number; // of the block, from 1

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** A block that is read, and not checked. */
export interface Block {
  text: string; // of the figure
  values: Partial<Record<string, string>>; // of the lines below it
  lines: Record<string, number>; // of each value, and of the text by the name "text", from 1
}

/** @throws {InvalidBlock} */
export function readBlock(source: string): Block {
  const text: string[] = [];
  const block: Block = { text: "", values: {}, lines: { text: 1 } };
  for (const [index, each] of source.split("\n").entries()) {
    const line = each.replace(AROUND, "");
    if (line === "") continue;
    const [, name, value = ""] = (text.length > 0 && LINE.exec(line)) || [];
    if (name !== undefined) {
      readValue(block, name.toLowerCase(), value, index + 1);
    } else if (Object.keys(block.values).length > 0) {
      throw new InvalidBlock(`“${excerpt(line)}” should begin with a name, as in “mode: replay”.`, index + 1);
    } else {
      if (text.push(line) === 1) block.lines["text"] = index + 1;
    }
  }
  if (text.length === 0) throw new InvalidBlock("The block is empty; it begins as in “subsume 4: red d4 d5, blue e3”.", 1);
  return { ...block, text: text.join("\n") };
}

function readValue({ values, lines }: Block, name: string, value: string, line: number) {
  if (!NAMES.includes(name)) throw new InvalidBlock(`There is no “${name}” in a block; there are ${NAMES.join(", ")}.`, line);
  if (value === "") throw new InvalidBlock(`“${name}” has no value.`, line);
  if (values[name] !== undefined && !OF_LINES.includes(name)) throw new InvalidBlock(`“${name}” is there twice.`, line);
  values[name] = values[name] === undefined ? value : `${values[name]}\n${value}`;
  lines[name] ??= line;
}

/** @returns the error that a value, or the text, is wrong */
export const refusal = ({ lines }: Block, name: string, message: string): InvalidBlock =>
  new InvalidBlock(message, lines[name] ?? lines["text"] ?? 1);

/** @throws {InvalidBlock} where the work says that a value, or the text, is wrong @param name  asked when that is known */
export function checking<T>(block: Block, name: () => string, work: () => T): T {
  try {
    return work();
  } catch (problem) {
    throw problem instanceof BadAttribute ? refusal(block, name(), problem.message) : problem;
  }
}
