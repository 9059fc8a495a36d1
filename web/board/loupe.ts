/** A loupe above the finger: where cells are small, a finger that rests on the board sees what it covers, larger. */
import { boxOf } from "./box.js";
import type { Point } from "./geometry.js";
import type { Layout } from "./layout.js";

/** Cells that are at least as large can be seen next to a finger (CSS pixels). */
const SMALL_CELL = 30;
/** CSS pixels; the loupe shows a cell with its neighbours. */
const DIAMETER = 128;
const CELLS_ACROSS = 3.4;
/** From the finger to the middle of the loupe (CSS pixels). */
const DISTANCE = 108;

/** @param host  the board */
export function createLoupe(host: HTMLElement) {
  let canvas: HTMLCanvasElement | null = null;

  function hide() {
    canvas?.remove();
    canvas = null;
  }

  return {
    hide,

    /**
     * @param point  the finger, in CSS pixels of the board
     * @param layout  of the board
     * @param ratio  pixels of a canvas to a CSS pixel of the board
     */
    show(point: Point, layout: Layout, ratio: number, paintBoard: (context: CanvasRenderingContext2D, layout: Layout) => void) {
      if (layout.scale >= SMALL_CELL) return hide();
      if (!canvas) {
        canvas = document.createElement("canvas");
        canvas.className = "board-loupe";
        canvas.setAttribute("aria-hidden", "true");
        canvas.width = canvas.height = Math.round(DIAMETER * ratio);
        host.append(canvas);
      }
      const scale = DIAMETER / CELLS_ACROSS;
      const share = scale / layout.scale;
      // It may reach beyond the board, but not beyond the window.
      const box = boxOf(host);
      const top = Math.max(point.y - DISTANCE - DIAMETER / 2, -box.top / box.down);
      canvas.style.left = `${Math.min(Math.max(point.x - DIAMETER / 2, 0), layout.width - DIAMETER)}px`;
      canvas.style.top = `${top}px`;
      paintBoard(canvas.getContext("2d") as CanvasRenderingContext2D, {
        scale,
        left: DIAMETER / 2 - (point.x - layout.left) * share,
        top: DIAMETER / 2 - (point.y - layout.top) * share,
        width: DIAMETER,
        height: DIAMETER,
      });
    },
  };
}

export type Loupe = ReturnType<typeof createLoupe>;
