/** Where a block is in its file, for errors of tools in Node that do not know it. */

interface Files {
  readFileSync: (path: string, encoding: string) => string;
}
interface Node {
  process?: { getBuiltinModule?: (name: string) => unknown };
}

/**
 * @param path  of the file; empty where it is not known
 * @param line  of the block
 * @param fence  the line of the block's fence in what the tool has of the file: most take the head of a page off first
 */
export function placeOf(path: string, source: string, line: number, fence: number): string {
  if (path === "") return `line ${fence + line}`;
  const first = lineOfBlock(textOfFile(path), source);
  return first === null ? `${path}, line ${line} of a block` : `${path}:${first + line - 1}`;
}

/** @returns empty where it cannot be read, as outside of Node */
function textOfFile(path: string): string {
  const files = (globalThis as Node).process?.getBuiltinModule?.("node:fs") as Files | undefined;
  try {
    return path === "" ? "" : (files?.readFileSync(path, "utf8") ?? "");
  } catch {
    return "";
  }
}

/** @returns the first line of a block below its fence, from 1; null if the text has no such block */
export function lineOfBlock(text: string, source: string): number | null {
  const trimmed = (each: string) => each.split("\n").map((line) => line.trim());
  const lines = trimmed(text);
  const wanted = trimmed(source.replace(/\n$/, ""));
  const at = lines.findIndex(
    (line, index) => /^(?:```|~~~).*sunstones/.test(line) && wanted.every((one, below) => lines[index + 1 + below] === one),
  );
  return at === -1 ? null : at + 2;
}
