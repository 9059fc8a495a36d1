/** Home: when it opens by itself, what waits, and what "Play" begins. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { noteVisit } from "../../../../web/app/home/visits.js";
import { gauntletLeft, isPlaying, isSolvedToday, nextSetup } from "../../../../web/app/home/waiting.js";
import { NO_PROGRESS } from "../../../../web/app/gauntlet/progress.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { catalogue } from "../../support/facts.js";
import { memory, opened } from "../../support/memory.js";
import { KEPT_GAME, RECORD } from "../../support/records.js";

/** @import { GameInfo } from "../../../../web/common/catalogue.js" */

const [first, second] = /** @type {[GameInfo, GameInfo]} */ (catalogue.games);
const parasol = /** @type {GameInfo} */ (catalogue.games.find(({ id }) => id === "parasol"));

describe("a visit", () => {
  test("is the first thing on a new day only once, and never the very first one", () => {
    const storage = createStorage(opened(memory()));
    assert.equal(noteVisit(storage, "2026-11-26"), false);
    assert.equal(noteVisit(storage, "2026-11-26"), false);
    assert.equal(noteVisit(storage, "2026-11-27"), true);
    assert.equal(noteVisit(storage, "2026-11-27"), false);
  });

  test("after a day that cannot be read is like a first one", () => {
    const area = memory();
    area.setItem("sunstones.visit", '{"version":1,"data":"yesterday"}');
    assert.equal(noteVisit(createStorage(opened(area)), "2026-11-27"), false);
  });
});

describe("a game is in progress", () => {
  const early = firstSnapshot(usualSetup(parasol));
  /** @param {object} changes @returns {any} */
  const kept = (changes) => ({ ...KEPT_GAME, times: { ...KEPT_GAME.times, ended: null }, ...changes });
  /** @param {object} changes @returns {any} */
  const at = (changes) => ({ ...early, state: { over: false, tree: { nodes: [{}] }, steps: [] }, record: RECORD, ...changes });

  test("before the engine is there, where the game of the last visit is not over", () => {
    assert.equal(isPlaying(early, null), false);
    assert.equal(isPlaying(early, kept({})), true);
    assert.equal(isPlaying(early, kept({ record: null })), true, "a match of a gauntlet");
    assert.equal(isPlaying(early, kept({ record: { ...RECORD, turns: [] } })), false);
    assert.equal(isPlaying(early, kept({ record: { ...RECORD, result: { winner: 0 } } })), false);
    assert.equal(isPlaying(early, kept({ times: KEPT_GAME.times })), false, "lost on time");
  });

  test("afterwards, where something was played on the board and the game is not over", () => {
    assert.equal(isPlaying(at({}), null), true);
    assert.equal(isPlaying(at({ state: { over: false, tree: { nodes: [] }, steps: [] } }), kept({})), false);
    assert.equal(isPlaying(at({ ended: { how: "resigned", loser: 0 } }), kept({})), false);
    assert.equal(isPlaying(at({ setup: { ...usualSetup(parasol), gauntlet: { rung: 0, token: "t" } } }), null), true);
  });
});

test("a day's puzzle is solved, also by a traveller who is a day ahead", () => {
  const solved = (/** @type {string | null} */ last) => isSolvedToday({ daily: { last, days: 1, best: 1 } }, "2026-11-27");
  assert.deepEqual([null, "2026-11-26", "2026-11-27", "2026-11-28"].map(solved), [false, false, true, true]);
});

test("the gauntlet that waits is the one left last, and not the one on the board", () => {
  const progressOf = (/** @type {GameInfo} */ info) =>
    info === first || info === second ? { ...NO_PROGRESS, rung: 1, playedAt: info === first ? 5 : 3 } : NO_PROGRESS;
  const on = (/** @type {GameInfo} */ info) => ({ setup: { ...usualSetup(info), gauntlet: { rung: 1, token: "t" } } });
  assert.equal(gauntletLeft(catalogue.games, progressOf, { setup: usualSetup(parasol) }), first);
  assert.equal(gauntletLeft(catalogue.games, progressOf, on(first)), second);
  assert.equal(
    gauntletLeft(catalogue.games, () => NO_PROGRESS, on(first)),
    null,
  );
});

describe("Play begins a game", () => {
  /** @param {string[]} opponents  of the games up to now */
  const sidesAfter = (...opponents) => {
    const entries = opponents.map((opponent, at) => ({ at, opponent, won: true, elo: null, deviation: null }));
    return nextSetup(parasol, { entries }, "even-1500").sides;
  };
  const weakest = parasol.opponents[0]?.id ?? "";

  test("against the opponent of the latest one", () => {
    assert.deepEqual(sidesAfter("gust", weakest), ["human", weakest]);
  });

  test("as an even match for the strength of today", () => assert.deepEqual(sidesAfter("even-1300"), ["human", "even-1500"]));

  test("as a newcomer meets it, where no opponent is known", () => {
    const { sides } = usualSetup(parasol);
    assert.deepEqual(sidesAfter(), sides);
    assert.deepEqual(sidesAfter("proof"), sides);
  });
});
