/** Work after the first picture is also done if no picture is painted. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { afterPainting, nextTask } from "../../../../web/app/platform/window.js";

/** @type {(() => void)[]} what waits for the next frame */
let frames = [];
let isDone = false;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  frames = [];
  isDone = false;
  globalThis.requestAnimationFrame = (callback) => frames.push(() => callback(0));
});

/** @param {boolean} hidden */
function begin(hidden) {
  globalThis.document = /** @type {Document} */ (/** @type {unknown} */ ({ hidden }));
  void afterPainting().then(() => (isDone = true));
}

async function paint() {
  for (const callback of frames.splice(0)) callback();
  await Promise.resolve();
}

test("it comes after the next frame, in a task of its own", async () => {
  begin(false);
  await paint();
  assert.equal(isDone, false);
  await nextTask();
  assert.equal(isDone, true);
});

test("in a hidden tab it comes at once", async () => {
  begin(true);
  await Promise.resolve();
  assert.equal(isDone, true);
});

test("where the browser paints no frame it comes later", async () => {
  begin(false);
  await Promise.resolve();
  assert.equal(isDone, false);
  mock.timers.tick(2_000);
  await Promise.resolve();
  assert.equal(isDone, true);
});
