/** A page's requests to its engine about one match. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createSession } from "../../../web/engine/session.js";

/**
 * An engine that notes what it is asked.
 * @param {Record<string, object>} [replies]  to requests, by what they ask for
 */
function begin(replies = {}) {
  /** @type {unknown[]} */
  const asked = [];
  /** @type {unknown[]} */
  const kept = [];
  /** @type {{ report: (report: object) => void, end: (last: object | null) => void }[]} */
  const jobs = [];
  const remote = {
    request: async (/** @type {number} */ _, /** @type {{ do: string }} */ request) => JSON.stringify(replies[request.do]),
    /** @param {number} session @param {number} id @param {{ do: string }} request @param {(report: object) => void} report */
    job: (session, id, request, report) =>
      new Promise((resolve) => {
        asked.push([request.do, session, id]);
        jobs.push({ report, end: (last) => resolve({ last }) });
      }),
    stop: (/** @type {number} */ session, /** @type {number} */ id) => void asked.push(["stop", session, id]),
  };
  const silence = { during: (/** @type {Promise<unknown>} */ answer) => answer, heard() {} };
  const engine = /** @type {import("../../../web/engine/session.js").Engine} */ (/** @type {unknown} */ ({ remote, silence }));
  const session = createSession({
    ...{ number: 7, language: "en", whenReady: async () => engine },
    ...{ lose() {}, keep: (record) => kept.push(record), close() {} },
  });
  return { session, asked, kept, jobs };
}

test("a signal stops the very job that it was given to, and no other", async () => {
  const { session, asked, jobs } = begin();
  const ends = [];
  for (const verb of /** @type {const} */ (["think", "analyse", "review", "prove", "prove_turns"])) {
    const end = new AbortController();
    ends.push(session.job({ do: verb }, { signal: end.signal }));
    await setImmediate();
    assert.deepEqual(asked.pop(), [verb, 7, jobs.length]);
    end.abort();
    assert.deepEqual(asked.pop(), ["stop", 7, jobs.length]);
  }
  for (const { end } of jobs) end(null);
  assert.deepEqual(await Promise.all(ends), [null, null, null, null, null]);
});

test("a job whose signal is aborted before the engine is there never begins", async () => {
  const { session, asked } = begin();
  const end = new AbortController();
  const job = session.job({ do: "analyse" }, { signal: end.signal });
  end.abort();
  assert.equal(await job, null);
  assert.deepEqual(asked, []);
});

test("a job comes to its last report, and what was reported before is late then; after its signal is aborted nothing is told", async () => {
  const { session, asked, jobs } = begin();
  /** @type {unknown[]} */
  const told = [];
  const end = new AbortController();
  const first = session.job({ do: "prove" }, { signal: end.signal, onReport: (report) => told.push(report) });
  await setImmediate();
  jobs[0]?.report({ done: false, progress: 0.5 });
  jobs[0]?.end({ done: true });
  assert.deepEqual(await first, { done: true });
  jobs[0]?.report({ done: false, progress: 0.9 });
  end.abort();
  assert.equal(asked.length, 1, "what has ended is not stopped");
  const late = new AbortController();
  const second = session.job({ do: "prove" }, { signal: late.signal, onReport: (report) => told.push(report) });
  await setImmediate();
  late.abort();
  jobs[1]?.report({ done: false, progress: 0.5 });
  jobs[1]?.end({ done: true });
  assert.equal(await second, null);
  assert.deepEqual(told, [{ done: false, progress: 0.5 }, { done: true }]);
});

test("a question whose signal is aborted is answered no more", async () => {
  const { session } = begin({ explain: { ok: true, message: null } });
  const end = new AbortController();
  const answer = session.request({ do: "explain", cell: "c3" }, { signal: end.signal });
  end.abort();
  await assert.rejects(answer, { name: "AbortError" });
});

test("the match is brought back from its own record, not from one that was only asked about", async () => {
  const { session, kept } = begin({
    play: { ok: true, state: {}, record: { turns: ["c3"] } },
    check_setup: { ok: true, problem: null, record: { turns: [], start: "d4//1" } },
  });
  await session.request({ do: "play", turn: "c3" });
  await session.request({ do: "check_setup", game: "subsume", start: "d4//1" });
  assert.deepEqual(kept, [{ turns: ["c3"] }]);
});
