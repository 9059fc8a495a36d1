/** Further workers of a worker: which one gets which batch, and where its results go. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createCrew } from "../../../web/engine/crew.js";

/** The worker's end of a channel to a further worker, which plays a batch when the test says so. */
function createFurtherWorker() {
  /** @type {string[]} */
  const batches = [];
  const port = {
    /** @type {((event: { data: string }) => void) | null} */
    onmessage: null,
    isOpen: true,
    /** @param {string} batch */
    postMessage: (batch) => void batches.push(batch),
    close() {
      port.isOpen = false;
    },
  };
  return {
    port: /** @type {MessagePort} */ (/** @type {unknown} */ (port)),
    isOpen: () => port.isOpen,
    batches,
    play: () => port.onmessage?.({ data: `played ${batches.shift()}` }),
    /** @param {any} data  instead of results */
    answer: (data) => port.onmessage?.({ data }),
  };
}

/** The texts that have come back. @param {import("../../../web/engine/crew.js").Place} place */
const textsOf = (place) => place.take().map(({ text }) => text);

test("a further worker has two batches at a time, and gets the next one for each that it has played", () => {
  const crew = createCrew();
  const worker = createFurtherWorker();
  crew.add(1, worker.port);
  const place = crew.join();
  place.give(["a", "b", "c"]);
  assert.deepEqual(worker.batches, ["a", "b"]);
  worker.play();
  assert.deepEqual(worker.batches, ["b", "c"]);
  assert.deepEqual(textsOf(place), ["played a"]);
  assert.deepEqual(textsOf(place), []);
});

test("batches wait for a further worker that comes later", () => {
  const crew = createCrew();
  const place = crew.join();
  place.give(["a"]);
  const worker = createFurtherWorker();
  crew.add(1, worker.port);
  assert.deepEqual(worker.batches, ["a"]);
  assert.equal(crew.size(), 1);
});

test("results go to the job whose batch it was, and two jobs are served by turns", () => {
  const crew = createCrew();
  const [one, other] = [crew.join(), crew.join()];
  one.give(["a1", "a2", "a3"]);
  other.give(["b1", "b2", "b3"]);
  const worker = createFurtherWorker();
  crew.add(1, worker.port);
  for (let played = 0; played < 4; played += 1) worker.play();
  assert.deepEqual(textsOf(one), ["played a1", "played a2"]);
  assert.deepEqual(textsOf(other), ["played b1", "played b2"]);
});

test("what is left of a job that is over is not handed out", () => {
  const crew = createCrew();
  const worker = createFurtherWorker();
  crew.add(1, worker.port);
  const over = crew.join();
  over.give(["a", "b", "c"]);
  over.leave();
  const next = crew.join();
  next.give(["d"]);
  worker.play();
  assert.deepEqual(worker.batches, ["b", "d"]);
  assert.deepEqual(textsOf(next), []);
});

test("one that is dismissed, or says nothing any more, leaves the others at work", () => {
  const crew = createCrew();
  const [dismissed, silent, busy] = [createFurtherWorker(), createFurtherWorker(), createFurtherWorker()];
  [dismissed, silent, busy].forEach(({ port }, number) => crew.add(number, port));
  crew.dismiss(0);
  crew.dismiss(7);
  assert.equal(dismissed.isOpen(), false);
  assert.equal(crew.size(), 2);
  const place = crew.join();
  place.give(["a", "b", "c", "d", "e", "f"]);
  assert.deepEqual([dismissed.batches, silent.batches], [[], ["a", "b"]]);
  for (let played = 0; played < 4; played += 1) busy.play();
  assert.deepEqual(textsOf(place), ["played c", "played d", "played e", "played f"]);
});

test("who has played a result is told, and what is no text, or too long, is an empty one", () => {
  const crew = createCrew();
  const [one, other] = [createFurtherWorker(), createFurtherWorker()];
  crew.add(3, one.port);
  crew.add(4, other.port);
  const place = crew.join();
  place.give(["a", "b", "c", "d"]);
  other.play();
  one.answer({ text: "no text" });
  one.answer("x".repeat(1_000_000));
  other.answer(undefined);
  const empty = { text: "" };
  assert.deepEqual(place.take(), [
    { worker: 4, text: "played c" },
    { worker: 3, ...empty },
    { worker: 3, ...empty },
    { worker: 4, ...empty },
  ]);
});
