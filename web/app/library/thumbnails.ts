/**
 * The small boards of the list. One is painted when it comes into view and given up when it has left it, so that hundreds cost
 * no more than those that are seen.
 */
import { keepPainted } from "../../board/diagram.js";
import { createGeometry } from "../../board/geometry.js";
import { emptyView, type View } from "../../board/view.js";
import { isList, isText } from "../../common/untrusted.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { SavedGame } from "./entry.js";

/** The distance from the view at which boards are painted. */
const MARGIN = "200px";
/** Of a cell (characters). */
const LONGEST_CELL = 10;

/**
 * @param viewOf  of the game that a canvas names in `data-picture`; null for no board
 * @returns to be called when the list in there has changed
 */
export function createThumbnails(viewOf: (id: string) => View | null): (host: ParentNode) => void {
  /** The game that each canvas in view shows. */
  const painted = new Map<HTMLCanvasElement, { id: string; stop: () => void }>();
  const observed = new Set<HTMLCanvasElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const canvas = target as HTMLCanvasElement;
        if (isIntersecting) paint(canvas);
        else forget(canvas);
      }
    },
    { rootMargin: MARGIN },
  );

  function paint(canvas: HTMLCanvasElement) {
    const id = canvas.dataset["picture"] ?? "";
    if (painted.get(canvas)?.id === id) return;
    forget(canvas);
    const view = viewOf(id);
    painted.set(canvas, { id, stop: view ? keepPainted(canvas, view) : () => {} });
  }

  function forget(canvas: HTMLCanvasElement) {
    painted.get(canvas)?.stop();
    painted.delete(canvas);
    canvas.width = 0;
  }

  return (host) => {
    const canvases = new Set(host.querySelectorAll("canvas"));
    for (const canvas of observed) {
      if (canvases.has(canvas)) continue;
      observer.unobserve(canvas);
      observed.delete(canvas);
      forget(canvas);
    }
    for (const canvas of canvases) {
      // A row shows another game now.
      if (painted.has(canvas)) paint(canvas);
      if (observed.has(canvas)) continue;
      observed.add(canvas);
      observer.observe(canvas);
    }
  };
}

/**
 * @returns the board as it was saved, without stones for a game that an older page has saved; null where this page
 *   does not know the board
 */
export function savedView({ record, about }: Pick<SavedGame, "record" | "about">, info: GameInfo | undefined): View | null {
  const { size } = record;
  if (!info?.sizes.includes(size)) return null;
  const holes = about ? listed(about.picture.holes) : cellsOf(record["holes"]);
  const names = new Set(createGeometry(info.shape, size).cells.map(({ name }) => name));
  const isCell = (cell: string) => names.has(cell);
  const view = emptyView(info.shape, size, holes.filter(isCell));
  const stones = Object.entries(about?.picture.stones ?? {}).flatMap(([colour, cells]) =>
    listed(cells)
      .filter(isCell)
      .map((cell) => [cell, colour]),
  );
  return {
    ...view,
    stones: Object.fromEntries(stones),
    marks: { ...view.marks, loop: listed(about?.picture.loop ?? "").filter(isCell) },
    showCoordinates: false,
  };
}

const listed = (cells: string): string[] => cells.split(" ").filter(Boolean);

/** @param holes  of a record */
const cellsOf = (holes: unknown): string[] => (isList(holes) ? holes.filter(isText(LONGEST_CELL)) : []);
