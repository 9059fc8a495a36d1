/** Small functions over the DOM. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<Record<string, string | boolean>>} [attributes]  true sets an empty attribute, false leaves it out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/**
 * @param {string} id
 * @returns {HTMLElement} the element of index.html with this id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element "${id}"`);
  return found;
}

/** The texts written into elements; a page translator may have replaced them. @type {WeakMap<Element, string>} */
const written = new WeakMap();

/**
 * Sets text only where it differs: a live region would say it again otherwise.
 * @param {Element} target  written by this function only
 * @param {string} text
 * @returns {boolean} whether it differs
 */
export function setText(target, text) {
  if ((written.get(target) ?? target.textContent) === text) return false;
  written.set(target, text);
  target.textContent = text;
  return true;
}

/**
 * @param {string} text
 * @param {() => void} onClick
 * @param {string} [className]
 * @returns {HTMLButtonElement}
 */
export function button(text, onClick, className = "") {
  const made = element("button", { type: "button", class: className }, text);
  made.addEventListener("click", onClick);
  return made;
}

/** @param {string} name  of a symbol in index.html @returns {SVGSVGElement} */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return drawing;
}
