/**
 * A grid of real elements, one a cell, hidden from the eye but not from screen readers and the keyboard. Each covers
 * its cell, so that exploring by touch finds it there. One cell at a time can be reached by the Tab key; the arrow keys move from
 * cell to cell, Enter and Space pick.
 */
import { withHoles, type Geometry } from "./geometry.js";
import { cellAfterKey } from "./keyboard.js";
import type { Layout } from "./layout.js";
import type { View } from "./view.js";

export interface Words {
  board: string; // name of the whole grid
  describeCell: (cell: string, view: View) => string; // such as "d4, red stone"
}

interface GridHandlers {
  onCursor: (cell: string | null) => void; // the cell that has the focus; null when none has
  onPick: (cell: string) => void;
}

interface Grid {
  rebuild: (geometry: Geometry, picksHoles: boolean) => void;
  place: (layout: Layout) => void;
  describe: (view: View) => void;
  focus: () => void;
}

export function createGrid(host: HTMLElement, words: Words, handlers: GridHandlers): Grid {
  const grid = document.createElement("div");
  grid.className = "board-grid";
  grid.setAttribute("role", "grid");
  grid.setAttribute("aria-label", words.board);
  host.append(grid);

  let elements = new Map<string, HTMLElement>();
  let geometry: Geometry | null = null;
  let places: Parameters<typeof cellAfterKey>[0] = { rows: [], byName: new Map() };
  let current = "";
  let aim = 0;

  function moveTo(cell: string, focus: boolean) {
    const element = elements.get(cell);
    if (!element) return;
    elements.get(current)?.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
    current = cell;
    if (focus) element.focus({ preventScroll: true });
  }

  const cellOf = (target: EventTarget | null) => (target instanceof HTMLElement ? (target.dataset["cell"] ?? null) : null);

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
      const tree = grid.getRootNode() as Document | ShadowRoot;
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

const percent = (share: number) => `${share * 100}%`;
