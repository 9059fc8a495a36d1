/**
 * Mouse, pen and finger. A cell is picked where it is pressed and released, and a press that slides off it is taken back.
 * A finger that moves at once scrolls the page and picks nothing; one that has rested first carries the stone with it and
 * picks where it lifts, so that a slip on a small cell can be mended before it counts. While one presses, others do nothing.
 */

import type { Point } from "./geometry.js";

interface PointerHandlers {
  cellAt: (point: Point) => string | null; // point in CSS pixels of the viewport
  onHover: (cell: string | null) => void;
  onPick: (cell: string, isTap: boolean) => boolean; // isTap: not by a mouse; returns whether anything was done
  /** Where a finger is that has rested on the board, in the viewport; null when it has gone. */
  onRest: (point: Point | null) => void;
  onPressElsewhere: () => void; // something other than a cell of the board is pressed
}

/** A second press on the same cell within this time belongs to a double click: by then it may be the other's turn (ms). */
const DOUBLE_CLICK_TIME = 500;
/** A finger that rests as long as this before it moves does not mean to scroll (milliseconds). */
const RESTING_TIME = 250;

/** @returns stops listening */
export function listenToPointer(canvas: HTMLCanvasElement, handlers: PointerHandlers): () => void {
  let press: { pointer: number; cell: string | null; time: number; carries: boolean } | null = null;
  /** Null when something else was pressed since. */
  let lastRelease: { cell: string | null; time: number } | null = null;
  const listening = new AbortController();

  const pointOf = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY });
  const cellOf = (event: PointerEvent) => handlers.cellAt(pointOf(event));

  /** A finger that rests, until it has rested for long enough. */
  let resting = 0;
  let hasRested = false;

  function endRest() {
    clearTimeout(resting);
    if (hasRested) handlers.onRest(null);
    hasRested = false;
  }

  const on = (type: keyof HTMLElementEventMap, act: (event: PointerEvent) => void) => {
    canvas.addEventListener(type, (event) => act(event as PointerEvent), { signal: listening.signal });
  };

  /** @param event  whether another pointer is pressed */
  const isAnother = ({ pointerId }: PointerEvent) => press !== null && press.pointer !== pointerId;

  on("pointermove", (event) => {
    if (isAnother(event)) return;
    const cell = cellOf(event);
    if (hasRested) handlers.onRest(pointOf(event));
    if (event.pointerType === "mouse" || press?.carries) handlers.onHover(cell);
    else if (press) handlers.onHover(cell === press.cell ? cell : null);
  });
  on("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press = { pointer: event.pointerId, cell: cellOf(event), time: event.timeStamp, carries: false };
    handlers.onHover(press.cell);
    if (press.cell === null) handlers.onPressElsewhere();
    endRest();
    if (event.pointerType !== "touch" || press.cell === null) return;
    resting = setTimeout(() => {
      hasRested = true;
      handlers.onRest(pointOf(event));
    }, RESTING_TIME);
  });
  on("pointerup", (event) => {
    if (event.button !== 0 || !press || isAnother(event)) return;
    const { cell: pressed, carries } = press;
    press = null;
    endRest();
    const cell = cellOf(event);
    const isRepeated = cell === lastRelease?.cell && event.timeStamp - lastRelease.time < DOUBLE_CLICK_TIME;
    lastRelease = { cell, time: event.timeStamp };
    const isTap = event.pointerType !== "mouse";
    if (isTap) handlers.onHover(null);
    if (cell === null || !(cell === pressed || carries) || isRepeated) return;
    // A tap that has only shown what it would do is no half of a double click.
    if (!handlers.onPick(cell, isTap)) lastRelease = null;
  });
  on("pointercancel", (event) => {
    if (isAnother(event)) return;
    press = null;
    endRest();
    handlers.onHover(null);
  });
  on("pointerleave", (event) => {
    if (!isAnother(event)) handlers.onHover(null);
  });
  // Heard after the canvas: a press that ends elsewhere is forgotten.
  addEventListener(
    "pointerup",
    (event) => {
      if (isAnother(event)) return;
      press = null;
      endRest();
    },
    { signal: listening.signal },
  );
  addEventListener(
    "pointerdown",
    (event) => {
      // From outside a shadow tree every press in it has the tree's host for its target.
      if (event.composedPath()[0] === canvas) return;
      lastRelease = null;
      handlers.onPressElsewhere();
    },
    { signal: listening.signal, capture: true },
  );
  // The browser scrolls with a finger's first move unless that is prevented, which only a listener that is not passive can do.
  canvas.addEventListener(
    "touchmove",
    (event) => {
      if (!press || event.touches.length > 1) return;
      press.carries ||= event.timeStamp - press.time > RESTING_TIME;
      if (press.carries && event.cancelable) event.preventDefault();
    },
    { signal: listening.signal, passive: false },
  );
  return () => {
    endRest();
    listening.abort();
  };
}
