/** Searches and other jobs share one engine: who is served when. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import fc from "fast-check";

import { createQueue } from "../../../web/engine/queue.js";
import { fuzz } from "../support/fuzz.js";

/** @typedef {{ name: string, rank: "search" | "other", slices: number, isCurrent: boolean }} Fake */

/** A queue whose slices are noted by the name of their work; `between` runs before each. */
function createBench() {
  /** @type {string[]} */
  const slices = [];
  /** @type {string[]} */
  const ends = [];
  let between = () => {};
  const queue = createQueue(async () => between());
  return {
    slices,
    ends,
    /** @param {() => void} act */
    setBetween(act) {
      between = act;
    },
    /** @param {Fake} fake @param {() => void} [act]  during each slice */
    run: (fake, act = () => {}) =>
      queue
        .run({
          rank: fake.rank,
          isCurrent: () => fake.isCurrent,
          slice() {
            slices.push(fake.name);
            act();
            fake.slices -= 1;
            return fake.slices > 0 ? null : `${fake.name} is done`;
          },
        })
        .finally(() => ends.push(fake.name)),
  };
}

/** @param {string} name @param {number} slices @returns {Fake} */
const search = (name, slices) => ({ name, rank: "search", slices, isCurrent: true });
/** @param {string} name @param {number} slices @returns {Fake} */
const job = (name, slices) => ({ name, rank: "other", slices, isCurrent: true });

describe("searches", () => {
  test("run one after another in the order of asking, each to its end", async () => {
    const { run, slices } = createBench();
    const answers = await Promise.all([run(search("a", 3)), run(search("b", 1)), run(search("c", 2))]);
    assert.deepEqual(answers, ["a is done", "b is done", "c is done"]);
    assert.equal(slices.join(""), "aaabcc");
  });

  test("of sixty boards are answered in order, each after the slices of the older ones and its own", async () => {
    const { run, slices, ends } = createBench();
    const budgets = Array.from({ length: 60 }, (_, place) => 1 + ((place * 7) % 11));
    let spent = 0;
    const limits = budgets.map((budget) => (spent += budget));
    await Promise.all(budgets.map((budget, place) => run(search(String(place), budget))));
    assert.deepEqual(
      ends,
      budgets.map((_, place) => String(place)),
    );
    assert.deepEqual(
      ends.map((name) => slices.lastIndexOf(name) + 1),
      limits,
    );
  });

  test("that come while one runs wait behind those that wait already", async () => {
    const bench = createBench();
    const late = search("late", 1);
    /** @type {Promise<unknown> | null} */
    let lateAnswer = null;
    const first = bench.run(search("a", 3), () => {
      lateAnswer ??= bench.run(late);
    });
    await Promise.all([first, bench.run(search("b", 2))]);
    await lateAnswer;
    assert.deepEqual(bench.slices, ["a", "a", "a", "b", "b", "late"]);
  });

  test("are answered at once when stopped, wherever they stand, and the next one goes on", async () => {
    const bench = createBench();
    const [running, waiting, last] = [search("running", 100), search("waiting", 100), search("last", 1)];
    bench.setBetween(() => {
      if (bench.slices.length === 2) waiting.isCurrent = false;
      if (bench.slices.length === 4) running.isCurrent = false;
    });
    const answers = await Promise.all([running, waiting, last].map((fake) => bench.run(fake)));
    assert.deepEqual(answers, [null, null, "last is done"]);
    assert.deepEqual(bench.ends, ["waiting", "running", "last"]);
    assert.deepEqual(bench.slices, [...Array(4).fill("running"), "last"]);
  });

  test("fail alone", async () => {
    const bench = createBench();
    const failing = bench.run(search("failing", 5), () => {
      throw new Error("out of memory");
    });
    const other = bench.run(search("other", 2));
    await assert.rejects(failing, /out of memory/);
    assert.equal(await other, "other is done");
    assert.equal(await bench.run(search("later", 1)), "later is done");
  });
});

describe("other jobs", () => {
  test("take turns", async () => {
    const { run, slices } = createBench();
    await Promise.all([run(job("a", 2)), run(job("b", 3))]);
    assert.equal(slices.join(""), "ababb");
  });

  test("wait while there is a search", async () => {
    const bench = createBench();
    /** @type {Promise<unknown> | null} */
    let answer = null;
    await bench.run(job("s", 3), () => {
      answer ??= bench.run(search("T", 2));
    });
    await answer;
    assert.equal(bench.slices.join(""), "sTTss");
  });
});

test("between two slices there is always a pause for other calls", async () => {
  let pauses = 0;
  let slices = 0;
  const queue = createQueue(async () => {
    pauses += 1;
  });
  await Promise.all(
    [1, 2].map(() =>
      queue.run({
        rank: "search",
        isCurrent: () => true,
        slice: () => {
          slices += 1;
          assert.equal(slices, pauses);
          return slices % 3 === 0 || null;
        },
      }),
    ),
  );
  assert.equal(slices, 6);
});

test("in any order of calls all are answered, and no search runs before an older one", async () => {
  const fakes = fc.array(
    fc.record({
      rank: fc.constantFrom("search", "other"),
      slices: fc.integer({ min: 1, max: 6 }),
      comesAt: fc.nat(20),
      stopsAt: fc.option(fc.nat(30)),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(fakes, async (plans) => {
      const bench = createBench();
      /** @type {Promise<unknown>[]} */
      const answers = [];
      /** @type {Fake[]} */
      const come = [];
      let round = 0;
      // Keeps the queue busy until the last of them has come.
      const clock = { ...job("clock", 40), name: "clock" };
      bench.setBetween(() => {
        round += 1;
        for (const [place, { rank, slices, comesAt }] of plans.entries()) {
          if (comesAt + 1 !== round) continue;
          const fake = { name: String(place), rank: /** @type {"search" | "other"} */ (rank), slices, isCurrent: true };
          come.push(fake);
          answers.push(
            bench.run(fake, () => {
              if (fake.rank !== "search") return;
              const older = come.slice(0, come.indexOf(fake));
              assert.ok(older.every((one) => one.rank !== "search" || !one.isCurrent || one.slices === 0));
            }),
          );
        }
        for (const fake of come) {
          const stopsAt = plans[Number(fake.name)]?.stopsAt ?? null;
          if (stopsAt !== null && round > stopsAt) fake.isCurrent = false;
        }
      });
      await bench.run(clock);
      const found = await Promise.all(answers);
      assert.equal(found.length, plans.length);
      for (const [place, fake] of come.entries()) {
        assert.ok(found[place] === `${fake.name} is done` || (found[place] === null && !fake.isCurrent));
      }
    }),
    fuzz(),
  );
});
