/** The element as HTML, for other pages: its attributes, and between its tags what is seen where no script runs. */
import { escape } from "../board/svg_text.js";
import type { Colour } from "../board/view.js";

/** The width of a picture in another page, until a board takes its place (CSS pixels). */
const WIDTH = 360;

/**
 * Line breaks, and signs of Markdown and of templates: a blank line ends a tag there, some programs write `<em>`, `<code>` or
 * `<a>` into the values of attributes, and VitePress fills in double braces.
 */
const SIGNS = /[\n*_`[\]~\\|^$@{}]/g;

/** @returns of an attribute, or of an element, so that it is the same in HTML and within Markdown */
export const plainText = (value: string): string => escape(value).replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param values  of the attributes; empty ones are left out
 * @param inside  shown between the tags, where no script runs
 */
export function boardTag(values: Readonly<Record<string, string>>, inside: string): string {
  const attributes = Object.entries(values).map(([name, value]) => (value === "" ? "" : ` ${name}="${plainText(value)}"`));
  return `<sunstones-board${attributes.join("")}>${inside}</sunstones-board>`;
}

/** @returns of a picture, in the page itself */
export function imageTag(svg: string, alt: string): string {
  const data = btoa(Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte)).join(""));
  return `<img src="data:image/svg+xml;base64,${data}" alt="${plainText(alt)}" width="${WIDTH}">`;
}

/** @returns such as "red a1 b2, blue c3" */
export function positionText(stones: Readonly<Record<string, Colour | null>>, colours: readonly Colour[]): string {
  const cells = Object.keys(stones);
  return colours
    .map((colour) => [colour, ...cells.filter((cell) => stones[cell] === colour)])
    .filter((words) => words.length > 1)
    .map((words) => words.join(" "))
    .join(", ");
}
