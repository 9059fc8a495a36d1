/** A board's box in a page that scales it: the place in it of a point of the viewport, and its resolution. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { boxOf, finenessOf, intoBox, intoViewport } from "../../../web/board/box.js";

/**
 * @param {{ left?: number, top?: number, width: number, height: number }} seen  the box in the viewport
 * @param {string} width  as it is laid out
 * @param {string} height
 */
function elementOf({ left = 0, top = 0, ...size }, width, height) {
  Object.assign(globalThis, { getComputedStyle: () => ({ width, height }) });
  const getBoundingClientRect = () => ({ left, top, ...size });
  return /** @type {Element} */ (/** @type {unknown} */ ({ getBoundingClientRect, currentCSSZoom: 1 }));
}

describe("a box", () => {
  for (const [across, down] of /** @type {[number, number][]} */ ([
    [1, 1],
    [0.5, 0.5],
    [1.7, 1.7],
    [2, 0.25],
  ])) {
    test(`that is scaled by ${across} and ${down} has its own pixels, and finds each point where it is seen`, () => {
      const box = boxOf(elementOf({ left: 30, top: 70, width: 400 * across, height: 300 * down }, "400px", "300px"));
      assert.deepEqual([box.width, box.height], [400, 300]);
      const point = { x: 100, y: 240 };
      const seen = intoViewport(box, point);
      assert.deepEqual(seen, { x: 30 + 100 * across, y: 70 + 240 * down });
      assert.deepEqual(intoBox(box, seen), point);
    });
  }

  test("whose computed size is rounded is not scaled", () => {
    const { width, across } = boxOf(elementOf({ width: 433.328125, height: 10 }, "433.328px", "10px"));
    assert.deepEqual([width, across], [433.328125, 1]);
  });

  test("that is not shown has no size, whatever its style says", () => {
    const { width, height } = boxOf(elementOf({ width: 0, height: 0 }, "100%", "auto"));
    assert.deepEqual([width, height], [0, 0]);
  });
});

test("a box in a zoomed one lies where pointers are told to be, also where the browser tells it without the zoom", () => {
  const slide = { zoom: "1.5", parentElement: null, getRootNode: () => ({}) };
  const host = { zoom: "1", parentElement: slide };
  const board = {
    zoom: "1",
    width: "300px",
    height: "200px",
    parentElement: null,
    getRootNode: () => ({ host }),
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 300, height: 200 }),
  };
  Object.assign(globalThis, { getComputedStyle: (/** @type {unknown} */ one) => one });
  const box = boxOf(/** @type {Element} */ (/** @type {unknown} */ (board)));
  assert.deepEqual(box, { width: 300, height: 200, left: 15, top: 30, across: 1.5, down: 1.5 });
});

describe("a canvas", () => {
  const box = { width: 400, height: 300, left: 0, top: 0, across: 1, down: 1 };

  test("is as fine as the screen, also where it is seen larger than it is laid out", () => {
    assert.equal(finenessOf(box, 2), 2);
    assert.equal(finenessOf({ ...box, across: 1.5, down: 1.5 }, 2), 3);
  });

  test("stays as fine in a box that is made smaller, which may grow back without a word", () => {
    assert.equal(finenessOf({ ...box, across: 0.3, down: 0.3 }, 2), 2);
  });

  test("gets no longer than browsers paint, however large it is seen", () => {
    assert.ok(400 * finenessOf({ ...box, across: 50, down: 50 }, 3) <= 4096.01);
    assert.ok(2000 * finenessOf({ ...box, width: 2000, across: 3, down: 3 }, 2) <= 4096.01);
    // But never coarser than in a box that is not scaled.
    assert.equal(finenessOf({ ...box, width: 3000 }, 2), 2);
  });
});
