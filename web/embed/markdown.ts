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

/** What is seen where no script runs, below the picture. */
interface Below {
  alt: string;
  caption: string;
  href: string;
  linkText: string;
}

/** @returns a block as HTML in one line @throws {InvalidBlock} */
export function boardHtml(source: string, options: MarkdownOptions = {}): string {
  const { values, svg, ...more } = readShownBlock(source);
  const { alt, caption, href, linkText } = below({ ...more, values }, options);
  const link = href && `<a href="${plainText(href)}">${plainText(linkText)}</a>`;
  const words = [plainText(caption), link].filter(Boolean).join(" ");
  return `<div class="sunstones">${boardTag(values, imageTag(svg, alt) + (words && `<br>${words}`))}</div>`;
}

function below(
  { values, title, description, address }: Omit<ReturnType<typeof readShownBlock>, "svg">,
  { site = "", linkText = "Open in Sunstones" }: MarkdownOptions,
): Below {
  const alt = `${/[.!?:…]$/.test(title) ? title : `${title}.`} ${description}`;
  return { alt, caption: values["caption"] ?? "", href: site && site.replace(/\/?$/, "/") + address, linkText };
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
