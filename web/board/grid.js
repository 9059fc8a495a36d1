/**
 * A grid of real elements, one a cell, hidden from the eye but not from screen readers and the keyboard. Each covers
 * its cell, so that exploring by touch finds it there. One cell at a time can be reached by the Tab key; the arrow keys move from
 * cell to cell, Enter and Space pick.
 *
 * @import { Geometry } from "./geometry.js"
 * @import { Layout } from "./layout.js"
 * @import { View } from "./view.js"
 *
 * @typedef {object} Words
 * @property {string} board                                       name of the whole grid
 * @property {(cell: string, view: View) => string} describeCell  such as "d4, red stone"
 *
 * @typedef {object} GridHandlers
 * @property {(cell: string | null) => void} onCursor  the cell that has the focus; null when none has
 * @property {(cell: string) => void} onPick
 *
 * @typedef {object} Grid
 * @property {(geometry: Geometry, picksHoles: boolean) => void} rebuild
 * @property {(layout: Layout) => void} place
 * @property {(view: View) => void} describe
 * @property {() => void} focus
 */
import { withHoles } from "./geometry.js";
import { cellAfterKey } from "./keyboard.js";

/**
 * @param {HTMLElement} host
 * @param {Words} words
 * @param {GridHandlers} handlers
 * @returns {Grid}
 */
export function createGrid(host, words, handlers) {
  const grid = document.createElement("div");
  grid.className = "board-grid";
  grid.setAttribute("role", "grid");
  grid.setAttribute("aria-label", words.board);
  host.append(grid);

  /** @type {Map<string, HTMLElement>} */
  let elements = new Map();
  /** @type {Geometry | null} */
  let geometry = null;
  /** @type {Parameters<typeof cellAfterKey>[0]} */
  let places = { rows: [], byName: new Map() };
  let current = "";
  let aim = 0;

  /** @param {string} cell @param {boolean} focus */
  function moveTo(cell, focus) {
    const element = elements.get(cell);
    if (!element) return;
    elements.get(current)?.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
    current = cell;
    if (focus) element.focus({ preventScroll: true });
  }

  /** @param {EventTarget | null} target */
  const cellOf = (target) => (target instanceof HTMLElement ? (target.dataset["cell"] ?? null) : null);

  grid.addEventListener("keydown", (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      // A key that is held down picks once.
      if (!event.repeat) handlers.onPick(cell);
      return;
    }
    const next = cellAfterKey(places, cell, event.key, aim);
    if (event.key.startsWith("Arrow") || next) event.preventDefault();
    if (!next) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") aim = next.x;
    moveTo(next.name, true);
  });
  grid.addEventListener("focusin", (event) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    // Not by an arrow key, then: a screen reader goes where it likes.
    if (cell !== current) {
      aim = places.byName.get(cell)?.x ?? aim;
      moveTo(cell, false);
    }
    // The cursor is drawn for those who come by keyboard only.
    handlers.onCursor(event.target instanceof HTMLElement && event.target.matches(":focus-visible") ? cell : null);
  });
  grid.addEventListener("focusout", () => handlers.onCursor(null));
  // Screen readers press a cell by sending it a click.
  grid.addEventListener("click", (event) => {
    const cell = cellOf(event.target);
    if (cell) handlers.onPick(cell);
  });

  return {
    rebuild(next, picksHoles) {
      geometry = next;
      places = picksHoles ? withHoles(next) : next;
      elements = new Map();
      const rows = [...places.rows].reverse().map((cells) => {
        const row = document.createElement("div");
        row.setAttribute("role", "row");
        row.append(
          ...cells.map((cell) => {
            const element = document.createElement("div");
            element.setAttribute("role", "gridcell");
            element.setAttribute("tabindex", "-1");
            element.dataset["cell"] = cell.name;
            element.style.left = percent((cell.x - 0.5) / next.width);
            element.style.top = percent((cell.y - 0.5) / next.height);
            element.style.width = percent(1 / next.width);
            element.style.height = percent(1 / next.height);
            elements.set(cell.name, element);
            return element;
          }),
        );
        return row;
      });
      // The board may be in a shadow tree, whose active element the document does not report.
      const tree = /** @type {Document | ShadowRoot} */ (grid.getRootNode());
      const hadFocus = grid.contains(tree.activeElement);
      grid.replaceChildren(...rows);
      const middle = next.rows[Math.floor(next.rows.length / 2)] ?? [];
      // When holes are made by keyboard the focus stays on the last one.
      const start = (hadFocus && places.byName.get(current)) || middle[Math.floor(middle.length / 2)] || next.cells[0];
      if (!start) return;
      aim = start.x;
      moveTo(start.name, hadFocus);
    },
    place(layout) {
      if (!geometry) return;
      grid.style.left = `${layout.left}px`;
      grid.style.top = `${layout.top}px`;
      grid.style.width = `${geometry.width * layout.scale}px`;
      grid.style.height = `${geometry.height * layout.scale}px`;
    },
    focus: () => moveTo(current, true),
    describe(view) {
      for (const [cell, element] of elements) {
        const text = words.describeCell(cell, view);
        if (element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
      }
    },
  };
}

/** @param {number} share */
const percent = (share) => `${share * 100}%`;
