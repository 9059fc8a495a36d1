/**
 * Boards in Markdown, when a page is built: a block of code named `sunstones` becomes the element, with a picture and a link in
 * it. `markdownIt` is for markdown-it (Eleventy, VitePress), `boardHtml` for any other tool; `rules/recipes.html` has examples.
 * `py_engine/markdown/` gives the same for the same block, byte by byte.
 */
import { readShownBlock } from "./block.js";
import { InvalidBlock } from "./block_text.js";
import { boardTag, imageTag, plainText } from "../common/board_code.js";
import { placeOf } from "./markdown_place.js";

export { InvalidBlock };

export interface MarkdownOptions {
  site?: string; // the address of a site of Sunstones; without it a picture has no link
  linkText?: string;
}

const NAME = "sunstones";

/** @returns a block as HTML in one line @throws {InvalidBlock} */
export function boardHtml(source: string, { site = "", linkText = "Open in Sunstones" }: MarkdownOptions = {}): string {
  const { values, svg, title, description, address } = readShownBlock(source);
  const alt = `${/[.!?:…]$/.test(title) ? title : `${title}.`} ${description}`;
  const link = site && `<a href="${plainText(site.replace(/\/?$/, "/") + address)}">${plainText(linkText)}</a>`;
  const words = [plainText(values["caption"] ?? ""), link].filter(Boolean).join(" ");
  return `<div class="sunstones">${boardTag(values, imageTag(svg, alt) + (words && `<br>${words}`))}</div>`;
}

/** The part of markdown-it's interface that is used here. */
interface MarkdownIt {
  renderer: { rules: Record<string, Rule | undefined> };
}
interface Token {
  info: string;
  content: string;
  map: [number, number] | null;
}
type Rule = (tokens: Token[], index: number, ...more: any[]) => string;

/** A plugin for markdown-it. An error has file and line where the tool says which file it converts. */
export function markdownIt(md: MarkdownIt, options: MarkdownOptions = {}) {
  const other = md.renderer.rules["fence"];
  md.renderer.rules["fence"] = (tokens, index, ...more) => {
    const { info = "", content = "", map = null } = tokens[index] ?? {};
    if (info.trim().split(/\s/)[0] !== NAME) return other?.(tokens, index, ...more) ?? "";
    const [, environment] = more;
    // VitePress and Eleventy.
    const path = environment?.path ?? environment?.page?.inputPath;
    return `${placed(content, options, path, (map?.[0] ?? 0) + 1)}\n`;
  };
}

/**
 * @param fence  the line of the block's first fence in what the tool has of the file
 * @throws {Error} with file and line
 */
function placed(source: string, options: MarkdownOptions, path: unknown, fence: number): string {
  try {
    return boardHtml(source, options);
  } catch (problem) {
    if (!(problem instanceof InvalidBlock)) throw problem;
    const place = placeOf(typeof path === "string" ? path : "", source, problem.line, fence);
    throw new Error(`${place}: ${problem.message}`, { cause: problem });
  }
}
