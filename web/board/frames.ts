/**
 * When the boards of a page are painted: all that are due in one go, each measured before any of them is painted. Measuring
 * has the page laid out, and a board that is painted in a new size changes the layout: one by one, each board would cost a
 * layout of the whole page.
 */

/** Reads what depends on the page's layout and styles, and changes nothing. @returns paints the board */
type Measure = () => () => void;

/** To be painted in the next frame. */
const waiting = new Set<Measure>();
const boards = new WeakMap<Element, Measure>();
let sizes: ResizeObserver | null = null;

function paintAll(due: Measure[]) {
  for (const measure of due) waiting.delete(measure);
  for (const paint of due.map((measure) => measure())) paint();
}

export function paintInFrame(measure: Measure) {
  if (waiting.size === 0) requestAnimationFrame(() => paintAll([...waiting]));
  waiting.add(measure);
}

/** Paints a board when its host's size has changed: at once, not in the next frame, as a canvas that was resized is blank. */
export function keepFitting(host: Element, measure: Measure) {
  sizes ??= new ResizeObserver((changes) => paintAll(changes.flatMap(({ target }) => boards.get(target) ?? [])));
  boards.set(host, measure);
  sizes.observe(host);
}

export function stopFitting(host: Element, measure: Measure) {
  waiting.delete(measure);
  sizes?.unobserve(host);
}
