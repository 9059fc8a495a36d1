/** Small functions over the DOM. */

/** @param attributes  true sets an empty attribute, false leaves it out */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Partial<Record<string, string | boolean>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** @returns the element of index.html with this id */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element "${id}"`);
  return found;
}

/** The texts written into elements; a page translator may have replaced them. */
const written = new WeakMap<Element, string>();

/**
 * Sets text only where it differs: a live region would say it again otherwise.
 * @param target  written by this function only
 * @returns whether it differs
 */
export function setText(target: Element, text: string): boolean {
  if ((written.get(target) ?? target.textContent) === text) return false;
  written.set(target, text);
  target.textContent = text;
  return true;
}

export function button(text: string, onClick: () => void, className: string = ""): HTMLButtonElement {
  const made = element("button", { type: "button", class: className }, text);
  made.addEventListener("click", onClick);
  return made;
}

/** @param name  of a symbol in index.html */
export function icon(name: string): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return drawing;
}
