/** The parts of the page that come later: each when it is asked for, and all of them in the end, without holding up the page. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createParts } from "../../../../web/app/platform/parts.js";
import { nextTask } from "../../../../web/app/platform/window.js";

/** A part whose coming the test decides. */
function openPart() {
  let count = 0;
  let arrive = () => {};
  let lose = () => {};
  const make = () => {
    count += 1;
    return new Promise((resolve, reject) => {
      arrive = () => resolve("made");
      lose = () => reject(new Error("no network"));
    });
  };
  return { make, begun: () => count, arrive: () => arrive(), lose: () => lose() };
}

const neverFails = () => {
  throw new Error("nothing was asked for");
};

test("all parts are fetched one after another", async () => {
  const parts = createParts(neverFails);
  const [first, second] = [openPart(), openPart()];
  parts.part(first.make);
  parts.part(second.make);
  void parts.fetchAll();
  await nextTask();
  assert.deepEqual([first.begun(), second.begun()], [1, 0]);
  first.arrive();
  await nextTask();
  assert.equal(second.begun(), 1);
  assert.ok(parts.busy());
  second.arrive();
  await nextTask();
  assert.ok(!parts.busy());
});

test("a part that cannot be fetched does not keep the others back, and is asked for again when it is needed", async () => {
  const parts = createParts(neverFails);
  const [first, second] = [openPart(), openPart()];
  let tries = 0;
  const use = parts.part(() => (tries++ === 0 ? first.make() : Promise.resolve("made")));
  parts.part(second.make);
  void parts.fetchAll();
  first.lose();
  await nextTask();
  assert.equal(second.begun(), 1);
  /** @type {string[]} */
  const got = [];
  use((made) => got.push(made));
  await nextTask();
  assert.deepEqual([tries, got], [2, ["made"]]);
});

test("a part that is asked for does not wait for its turn", async () => {
  const parts = createParts(neverFails);
  const [first, second] = [openPart(), openPart()];
  parts.part(first.make);
  const use = parts.part(second.make);
  void parts.fetchAll();
  use();
  assert.equal(second.begun(), 1);
});

test("a part that is named once all are wanted comes by itself", async () => {
  const parts = createParts(neverFails);
  await parts.fetchAll();
  const late = openPart();
  parts.part(late.make);
  assert.equal(late.begun(), 1);
  assert.ok(parts.busy());
});
