/**
 * Templates of panels and dialogs, by lit-html: a panel describes its content, and the changes are brought to the page.
 * Here are the parts that many templates share.
 *
 * A reader may have the page translated by the browser. lit-html would go on writing into text that is shown no longer, so
 * `render` here gives it nodes in place of texts: a text that changes is a new node, and replaces whatever has become of the old
 * one. What does not change stays as the translator has left it.
 */
import { html, noChange, nothing, render as renderByLit, svg, type TemplateResult } from "../vendor/lit-html.js";

export { html, noChange, nothing, svg };

/** The last rendered content of each container, with its nodes. */
const shown = new WeakMap<HTMLElement, unknown>();
/** The text that a text node was made with; a translator may have overwritten it. */
const texts = new WeakMap<Text, string>();
const known = new WeakMap<TemplateStringsArray, { strings: TemplateStringsArray; isText: boolean[] }>();

/** Watches over the places that lit-html writes to: markers.ts, once that has come. */
interface Guard {
  before: (container: HTMLElement, next: unknown, before: unknown) => void; // something is rendered
  after: () => void;
}

let guard: Guard = { before() {}, after() {} };

export function guardBy(next: Guard) {
  guard = next;
}

/**
 * @param value  a template, a text, or a list of those
 * @param container  whose other content stays, before the template's
 */
export function render(value: unknown, container: HTMLElement) {
  const before = shown.get(container);
  const next = withNodes(value, before);
  guard.before(container, next, before);
  try {
    renderByLit(next, container);
    shown.set(container, next);
  } finally {
    guard.after();
  }
}

/**
 * @param before  the value shown in its place
 * @returns the value with a text node for each text; that of before where the text is the same
 */
function withNodes(value: unknown, before: unknown): unknown {
  if ((typeof value === "string" && value !== "") || typeof value === "number") {
    const text = String(value);
    if (before instanceof Text && texts.get(before) === text) return before;
    const node = document.createTextNode(text);
    texts.set(node, text);
    return node;
  }
  // lit-html finds nothing to do in the very values that it has shown.
  if (value === noChange) return before;
  if (Array.isArray(value)) return value.map((one, place) => withNodes(one, Array.isArray(before) ? before[place] : undefined));
  if (!isTemplate(value)) return value;
  const { strings, isText } = placesOf(value.strings);
  const old = isTemplate(before) && before.strings === strings ? before.values : [];
  return {
    ...value,
    strings,
    values: value.values.map((one, place) => (isText[place] ? withNodes(one, old[place]) : one)),
  };
}

/**
 * lit-html takes the node after a value for its end. If that is a text, which a translator may remove, a comment is put before
 * it. In a textarea, a title or a style sheet a comment would be text, so a value must be alone there.
 * @param strings  between which the values are
 */
function placesOf(strings: TemplateStringsArray) {
  const found = known.get(strings);
  if (found) return found;
  const isText: boolean[] = [];
  let isInTag = false;
  const ended = strings.map((string, place) => {
    const follows = place > 0 && !isInTag && /^[^<]/.test(string) ? "<!---->" : "";
    if (/[<>]/.test(string)) isInTag = string.lastIndexOf("<") > string.lastIndexOf(">");
    isText.push(!isInTag);
    return follows + string;
  });
  const places = { strings: Object.assign(ended, { raw: ended }), isText };
  known.set(strings, places);
  return places;
}

export const isTemplate = (value: unknown): value is TemplateResult =>
  typeof value === "object" && value !== null && "strings" in value && "values" in value;

/** @param name  of a symbol in index.html */
export const iconPart = (name: string): TemplateResult => html`<svg aria-hidden="true"><use href=${`#icon-${name}`}></use></svg>`;

/** @returns a small stone within a text */
export const chipPart = (colour: string): TemplateResult =>
  html`<span class=${`stone-chip stone-${colour}`} aria-hidden="true"></span>`;
