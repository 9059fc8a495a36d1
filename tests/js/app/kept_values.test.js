/**
 * Readers of kept values: whatever is found, none throws, each returns what its type says, and the work grows with the data.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import fc from "fast-check";

import { ALONG_KIND } from "../../../web/app/along/points.js";
import { EXERCISES_KIND, dueOf, idOf, inOrder, nextDue } from "../../../web/app/exercises/exercise.js";
import { gameKind } from "../../../web/app/game/kept_game.js";
import { readTimes } from "../../../web/app/game/kept_times.js";
import { TRIAL_KIND } from "../../../web/app/game/trial.js";
import { progressKind } from "../../../web/app/gauntlet/progress.js";
import { VISIT_KIND } from "../../../web/app/home/visits.js";
import { LESSONS_KIND } from "../../../web/app/learn/progress.js";
import { readSavedGame } from "../../../web/app/library/entry.js";
import { FINISHED_KIND } from "../../../web/app/library/finished.js";
import { savedView } from "../../../web/app/library/thumbnails.js";
import { outcomeOf, resultOf, titleOf } from "../../../web/app/library/words.js";
import { resultsKind } from "../../../web/app/profile/results.js";
import { createStorage } from "../../../web/app/platform/storage.js";
import { PUZZLES_KIND } from "../../../web/app/puzzles/progress.js";
import { SETTINGS_KIND } from "../../../web/app/settings/settings.js";
import { later } from "../../../web/common/strings/later/index.js";
import { dump, parseJson } from "../../../web/common/untrusted.js";
import { createArea } from "../support/areas.js";
import { catalogue } from "../support/facts.js";
import { fuzz } from "../support/fuzz.js";
import { anyData, anyJson, counted, damaged, lengthOf } from "../support/hostile.js";
import { ABOUT, EXERCISE, KEPT_GAME, RECORD } from "../support/records.js";

const parasol = /** @type {import("../../../web/common/catalogue.js").GameInfo} */ (
  catalogue.games.find(({ id }) => id === "parasol")
);
/** Looks at one piece of data for each character of its text, and those at its outside. */
const LOOKS_A_CHARACTER = 8;
const LOOKS_AT_ALL = 200;

/**
 * @typedef {object} Reader
 * @property {(data: unknown) => { value: any, lost: string[] }} read
 * @property {unknown} sound                read as it is
 * @property {(value: any) => void} hasShape
 * @property {import("../../../web/app/platform/storage.js").Kind<any>} [kind]
 */

/** @param {import("../../../web/app/platform/storage.js").Kind<any>} kind */
const readerOf = (kind) => ({ read: kind.read, kind });

/** @type {Record<string, Reader>} */
const READERS = {
  "the last game": { ...readerOf(gameKind(catalogue)), sound: KEPT_GAME, hasShape: isKeptGame },
  "the times of a game": { read: readTimes, sound: KEPT_GAME.times, hasShape: areTimes },
  "the settings": {
    ...readerOf(SETTINGS_KIND),
    sound: { theme: "dark", hintSeconds: 5, sounds: true, ofLater: "x" },
    hasShape(value) {
      for (const one of Object.values(value)) assert.ok(["string", "number", "boolean"].includes(typeof one));
    },
  },
  "a gauntlet": {
    ...readerOf(progressKind(parasol)),
    sound: { rung: 2, best: 3, completions: 1, playedAt: 5, match: { token: "t", record: "game=parasol&size=5" } },
    hasShape({ rung, best, completions, playedAt, match }) {
      for (const count of [rung, best, completions]) assert.ok(Number.isSafeInteger(count) && count >= 0);
      assert.ok(later.date(playedAt).length > 0);
      assert.ok(match === null || (typeof match.token === "string" && typeof match.record === "string"));
    },
  },
  "the results of a player": {
    ...readerOf(resultsKind("parasol", "your results")),
    sound: {
      rating: { elo: 1512.5, deviation: 120, volatility: 0.06 },
      tallies: { gust: { won: 3, lost: 1 }, even: { won: 0, lost: 2 } },
      streak: 0,
      bestStreak: 2,
      entries: [
        { at: 1_700_000_000_000, opponent: "gust", won: true, elo: 1512.5, deviation: 120 },
        { at: 1_700_000_000_001, opponent: "even-1500", won: false, elo: null, deviation: null },
      ],
    },
    hasShape({ rating, tallies, streak, bestStreak, entries }) {
      assert.ok(rating === null || [rating.elo, rating.deviation, rating.volatility].every(Number.isFinite));
      for (const { won, lost } of Object.values(tallies)) assert.ok(Number.isSafeInteger(won) && Number.isSafeInteger(lost));
      assert.ok(Number.isSafeInteger(streak) && Number.isSafeInteger(bestStreak));
      for (const { at, opponent, won, elo } of entries) {
        assert.ok(later.date(at).length > 0);
        assert.deepEqual([typeof opponent, typeof won], ["string", "boolean"]);
        assert.ok(elo === null || Number.isFinite(elo));
      }
    },
  },
  "the progress in the lessons": {
    ...readerOf(LESSONS_KIND),
    sound: ["subsume.place", "sum.win"],
    hasShape(value) {
      for (const name of value) assert.match(name, /^[a-z]+\.[a-z]+$/);
    },
  },
  "the puzzles": {
    ...readerOf(PUZZLES_KIND),
    sound: {
      ratings: { parasol: { elo: 1310.5, deviation: 120, volatility: 0.06 } },
      results: { parasol: { rqeohd: "first", "9ni74m": "missed" }, sum: {} },
      streak: 1,
      bestStreak: 4,
      daily: { last: "2026-11-26", days: 2, best: 3 },
    },
    hasShape({ ratings, results, streak, bestStreak, daily }) {
      for (const { elo, deviation } of Object.values(ratings)) assert.ok(Number.isFinite(elo) && Number.isFinite(deviation));
      for (const those of Object.values(results)) {
        for (const result of Object.values(those)) assert.ok(["first", "hint", "later", "missed"].includes(result));
      }
      for (const count of [streak, bestStreak, daily.days, daily.best]) assert.ok(Number.isSafeInteger(count) && count >= 0);
      assert.ok(daily.last === null || /^\d{4}-\d\d-\d\d$/.test(daily.last));
    },
  },
  "the exercises": {
    ...readerOf(EXERCISES_KIND),
    sound: [EXERCISE, { ...EXERCISE, turns: [], card: null }],
    hasShape(value) {
      for (const { game, turns, played, better, cost, at, card } of value) {
        assert.deepEqual(
          [game, played, better].map((text) => typeof text),
          ["string", "string", "string"],
        );
        assert.ok(turns.every((/** @type {unknown} */ turn) => typeof turn === "string"));
        assert.ok(cost >= 0 && cost <= 1 && Number.isFinite(at));
        assert.ok(card === null || later.date(card.due).length > 0);
      }
      assert.ok(
        inOrder(value)
          .map(idOf)
          .every((/** @type {string} */ id) => id.startsWith("game=")),
      );
      assert.ok(dueOf(value, Date.now()).length <= value.length && (nextDue(value) === null) === (value.length === 0));
    },
  },
  "the results of guessed turns": {
    ...readerOf(ALONG_KIND),
    sound: { sum: { best: 75, played: [0, 3] } },
    hasShape(value) {
      for (const { best, played } of Object.values(value)) {
        assert.ok(best >= 0 && best <= 100 && played.every((/** @type {unknown} */ one) => Number.isSafeInteger(one)));
      }
    },
  },
  "the last end": {
    ...readerOf(FINISHED_KIND),
    sound: { last: "game=parasol c3 d4 resigned 0", isTold: true },
    hasShape({ last, isTold }) {
      assert.deepEqual([typeof last, typeof isTold], ["string", "boolean"]);
    },
  },
  "the note of an opening": {
    ...readerOf(TRIAL_KIND),
    sound: { of: 7, failures: 1, underWay: true },
    hasShape({ of, failures, underWay }) {
      assert.deepEqual([typeof of, typeof failures, typeof underWay], ["number", "number", "boolean"]);
    },
  },
  "the last visit": {
    ...readerOf(VISIT_KIND),
    sound: "2026-11-26",
    hasShape(value) {
      assert.ok(value === null || /^\d{4}-\d\d-\d\d$/.test(value));
    },
  },
  "a saved game": {
    read: (data) => ({ value: readSavedGame(data), lost: [] }),
    sound: {
      id: 1,
      name: "One",
      savedAt: 1_700_000_000_000,
      record: RECORD,
      form: 3,
      unnamed: true,
      automatic: true,
      about: ABOUT,
    },
    hasShape(value) {
      if (value === null) return;
      assert.deepEqual([typeof value.id, typeof value.name, typeof value.isNamed], ["number", "string", "boolean"]);
      for (const text of [titleOf(value, parasol), resultOf(value), outcomeOf(value)]) assert.equal(typeof text, "string");
      assert.ok(titleOf(value, undefined).length > 0);
      savedView(value, parasol);
      assert.ok(later.date(value.savedAt).length > 0);
      assert.equal(typeof JSON.stringify(value.record), "string");
    },
  },
};

/** @param {any} value */
function isKeptGame(value) {
  if (value === null) return;
  assert.ok(catalogue.games.some(({ id }) => id === value.game));
  assert.ok(value.record === null || (typeof value.record === "object" && !Array.isArray(value.record)));
  for (const pair of [value.sides, value.names]) {
    assert.deepEqual(
      pair.map((/** @type {unknown} */ text) => typeof text),
      ["string", "string"],
    );
  }
  assert.ok(value.seconds === null || typeof value.seconds === "number");
  assert.equal(typeof value.paused, "boolean");
  areTimes(value.times);
  isKeptGame(value.left);
}

/** @param {any} times */
function areTimes({ clock, left, pace, ended }) {
  assert.ok(clock === null || (Number.isFinite(clock.main) && Number.isFinite(clock.increment)));
  assert.ok(left === null || (left.length === 2 && left.every(Number.isFinite)));
  assert.ok(Number.isFinite(pace));
  assert.ok(ended === null || typeof ended.loser === "number");
}

for (const [name, { read, sound, hasShape, kind }] of Object.entries(READERS)) {
  describe(`what reads ${name}`, () => {
    test("reads sound data whole", () => {
      const { value, lost } = read(sound);
      assert.deepEqual(lost, []);
      hasShape(value);
      assert.notEqual(value, null);
    });

    test("throws nothing, and returns what its type says", () => {
      fc.assert(
        fc.property(fc.oneof(damaged(sound, anyData), anyData), (data) => {
          const { value, lost } = read(data);
          hasShape(value);
          for (const words of lost) assert.equal(typeof words, "string");
          assert.ok(lost.join("").length < 2_000, "a sentence can name what is lost");
        }),
        fuzz(),
      );
    });

    test("looks at each part of the data only a few times", () => {
      fc.assert(
        fc.property(fc.oneof(damaged(sound, anyJson), anyJson), (data) => {
          const { data: watched, looks } = counted(data);
          read(watched);
          const most = LOOKS_AT_ALL + LOOKS_A_CHARACTER * lengthOf(data);
          assert.ok(looks() <= most, `${looks()} looks, at most ${most} are expected`);
        }),
        fuzz(150),
      );
    });

    if (kind) {
      test("is reached from any stored text, and what is wrong with it is a sentence", () => {
        const texts = fc.oneof(
          damaged({ version: kind.version, data: sound }, anyJson).map((data) => JSON.stringify(data) ?? ""),
          fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => {
            const text = JSON.stringify({ version: kind.version, data: sound });
            return text.slice(0, from % text.length) + text.slice(to % text.length);
          }),
          fc.string(),
        );
        fc.assert(
          fc.property(texts, (text) => {
            const area = createArea({ [`sunstones.${kind.key}`]: text });
            const { value, problem } = createStorage(() => area).restore(kind);
            if (value !== null) hasShape(value);
            if (problem === null) return;
            assert.ok(problem.length < 1_000);
            assert.equal(area.getItem(`sunstones.${kind.key}.unreadable`), text, "it is put aside");
          }),
          fuzz(),
        );
      });
    }
  });
}

describe("text of JSON", () => {
  test("is read where it nests as deep as the engine allows, and no deeper", () => {
    assert.notEqual(parseJson("[".repeat(60) + "]".repeat(60)), null);
    assert.equal(parseJson("[".repeat(61) + "]".repeat(61)), null);
    assert.equal(parseJson("[".repeat(1_000_000)), null);
    assert.notEqual(parseJson(JSON.stringify(`\\"${"[".repeat(100)}`)), null, "brackets in a text are no depth");
  });

  test("is parsed as JSON is", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        assert.deepEqual(parseJson(text), { data: JSON.parse(text) });
      }),
      fuzz(),
    );
  });
});

describe("data as text", () => {
  test("is JSON where that holds it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (data) => {
        assert.equal(dump(data), JSON.stringify(JSON.parse(JSON.stringify(data))));
      }),
      fuzz(),
    );
  });

  test("is some text whatever the data is, and no longer than wanted", () => {
    fc.assert(
      fc.property(anyData, (data) => {
        // One part more, each of whose characters may be escaped.
        assert.ok(dump(data, 50).length < 500);
        assert.equal(typeof dump(data), "string");
      }),
      fuzz(),
    );
  });
});
