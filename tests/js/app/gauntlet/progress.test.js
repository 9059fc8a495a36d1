/**
 * Progress in a gauntlet: how a match changes it, and how damaged progress is read.
 *
 * @import { Progress } from "../../../../web/app/gauntlet/progress.js"
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { NO_PROGRESS, afterMatch, isUnderWay, progressKind } from "../../../../web/app/gauntlet/progress.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { gameOf, translated } from "../../../../web/common/catalogue.js";
import { gauntletSetup } from "../../../../web/common/setup.js";
import { catalogue } from "../../support/facts.js";
import { memory, opened } from "../../support/memory.js";

const parasol = /** @type {GameInfo} */ (gameOf(translated(catalogue), "parasol"));
const KEY = "sunstones.gauntlet.parasol";

/** @param {Record<string, unknown>} data @param {number} [version] the progress restored, and the texts that are kept then */
function restore(data, version = 1) {
  const area = memory({ [KEY]: JSON.stringify({ version, data }) });
  return { ...createStorage(opened(area)).restore(progressKind(parasol)), held: area.held };
}

/** @param {Progress | null} progress */
const summary = (progress) => progress && [progress.rung, progress.best, progress.completions, progress.match !== null];

describe("damaged progress is quoted, and the rest is kept", () => {
  const intact = { rung: 1, best: 3, completions: 2, playedAt: 1, match: null };
  /** The damage, and the rung, the best and the completions that are kept. @type {[Record<string, unknown>, number[]][]} */
  const cases = [
    [{ rung: "banana" }, [0, 3, 2]],
    [{ rung: 5 }, [0, 3, 2]],
    [{ completions: -1 }, [1, 3, 0]],
    [{ best: 1.5 }, [1, 1, 2]],
    [{ match: { token: 7, record: "" } }, [1, 3, 2]],
    [{ match: { token: "x", record: "game=sum&size=9" } }, [1, 3, 2]],
  ];
  for (const [damage, kept] of cases) {
    test(JSON.stringify(damage), () => {
      const { value, problem, held } = restore({ ...intact, ...damage });
      assert.deepEqual(summary(value), [...kept, false]);
      const [[name, found] = []] = Object.entries(damage);
      assert.ok(problem?.includes(`${name} ${JSON.stringify(found)}`.slice(0, 50)), problem ?? "");
      assert.equal(held.get(`${KEY}.unreadable`), held.get(KEY), "the text is put aside");
    });
  }
});

test("progress that cannot be read at all is quoted and put aside", () => {
  const area = memory({ [KEY]: "{broken" });
  const { value, problem } = createStorage(opened(area)).restore(progressKind(parasol));
  assert.equal(value, null);
  assert.ok(problem?.includes("“{broken”"), problem ?? "");
  assert.equal(area.held.get(`${KEY}.unreadable`), "{broken");
});

test("progress kept by a newer page is used as far as it is understood", () => {
  const { value, problem, held } = restore({ rung: 1, best: 3, hat: "green" }, 99);
  assert.deepEqual(summary(value), [1, 3, 0, false]);
  assert.ok(problem?.includes("newer version"), problem ?? "");
  assert.equal(JSON.parse(held.get(`${KEY}.unreadable`) ?? "").data.hat, "green");
});

/** @param {Partial<Progress>} changes @returns {Progress} */
const having = (changes) => ({ ...NO_PROGRESS, match: { token: "x", record: "" }, ...changes });

test("a win leads to the next opponent, and counts as the best so far", () => {
  assert.deepEqual(summary(afterMatch(having({}), "won", 5)), [1, 1, 0, false]);
  assert.deepEqual(summary(afterMatch(having({ rung: 3, best: 3 }), "won", 5)), [4, 4, 0, false]);
  assert.deepEqual(summary(afterMatch(having({ rung: 0, best: 4 }), "won", 5)), [1, 4, 0, false]);
});

test("a loss or a resignation starts it again at the first, and the best stands", () => {
  for (const result of /** @type {const} */ (["lost", "resigned"])) {
    assert.deepEqual(summary(afterMatch(having({ rung: 2, best: 3, completions: 1 }), result, 5)), [0, 3, 1, false]);
  }
});

test("beating the last is counted, and the run begins anew", () => {
  assert.deepEqual(summary(afterMatch(having({ rung: 4, best: 4, completions: 1 }), "won", 5)), [0, 5, 2, false]);
});

test("a run is under way from its first match on", () => {
  assert.equal(isUnderWay(NO_PROGRESS), false);
  assert.equal(isUnderWay(having({})), true);
  assert.equal(isUnderWay({ ...NO_PROGRESS, rung: 1 }), true);
});

test("you begin the first match of a run, then the colours alternate", () => {
  const ids = parasol.opponents.map(({ id }) => id);
  const sides = ids.map((_, rung) => gauntletSetup(parasol, rung, "x").sides);
  assert.deepEqual(
    sides,
    ids.map((id, rung) => (rung % 2 === 0 ? ["human", id] : [id, "human"])),
  );
});
