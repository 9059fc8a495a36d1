/** The boards of a page are painted together: a layout for all of them, not for each. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepFitting, paintInFrame, stopFitting } from "../../../web/board/frames.js";

/** @type {(() => void)[]} */
let frames = [];
/** @type {string[]} */
let done = [];
/** @type {(changes: { target: unknown }[]) => void} */
let reportSizes = () => {};
/** @type {Set<unknown>} */
const observed = new Set();

beforeEach(() => {
  frames = [];
  done = [];
});

Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {() => void} */ frame) => frames.push(frame),
  ResizeObserver: class {
    constructor(/** @type {typeof reportSizes} */ report) {
      reportSizes = report;
    }
    observe = (/** @type {unknown} */ host) => observed.add(host);
    unobserve = (/** @type {unknown} */ host) => observed.delete(host);
  },
});

/** @param {string} name */
function board(name) {
  const host = /** @type {any} */ ({ name });
  const measure = () => {
    done.push(`measure ${name}`);
    return () => void done.push(`paint ${name}`);
  };
  return { host, measure };
}

const [first, second] = [board("first"), board("second")];
const TOGETHER = ["measure first", "measure second", "paint first", "paint second"];

test("a frame measures all boards before it paints one, and each once", () => {
  for (const { measure } of [first, second, first]) paintInFrame(measure);
  for (const frame of frames) frame();
  assert.deepEqual(done, TOGETHER);
});

test("a board that asks for a frame while it is painted gets the next one", () => {
  paintInFrame(() => () => paintInFrame(first.measure));
  frames[0]?.();
  assert.deepEqual(done, []);
  frames[1]?.();
  assert.deepEqual(done, ["measure first", "paint first"]);
});

test("boards whose sizes have changed are painted at once, together, and not again in the next frame", () => {
  for (const { host, measure } of [first, second]) keepFitting(host, measure);
  paintInFrame(first.measure);
  reportSizes([{ target: first.host }, { target: second.host }]);
  for (const frame of frames) frame();
  assert.deepEqual(done, TOGETHER);
});

test("a board that is gone is not painted any more", () => {
  keepFitting(first.host, first.measure);
  paintInFrame(first.measure);
  stopFitting(first.host, first.measure);
  for (const frame of frames) frame();
  assert.deepEqual(done, []);
  assert.equal(observed.has(first.host), false);
});
