/** The storages that keep the game on the board, and the game that a reload and a later visit find. */
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { createGameKeeper } from "../../../../web/app/game/kept_game.js";
import { openingSetup, restoreOpening } from "../../../../web/app/game/opening.js";
import { createFallback } from "../../../../web/app/platform/fallback.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { usualSetup } from "../../../../web/common/setup.js";
import { firstSnapshot } from "../../../../web/common/snapshot.js";
import { createArea, createFakeBackup, forbidden } from "../../support/areas.js";
import { createBrowser, promisesKept } from "../../support/browser.js";
import { catalogue } from "../../support/facts.js";
import { KEPT_GAME, RECORD } from "../../support/records.js";

const parasol = /** @type {import("../../../../web/common/catalogue.js").GameInfo} */ (
  catalogue.games.find(({ id }) => id === "parasol")
);
const NOW = /** @type {[number, number]} */ ([0, 0]);

let browser = createBrowser();
beforeEach(() => {
  browser = createBrowser();
});

/** A game with this many turns. @param {number} count */
const recordOf = (count) => ({ ...RECORD, turns: Array.from({ length: count }, () => "c3") });

/** @param {number} turns @returns {import("../../../../web/common/snapshot.js").Snapshot} */
const snapshotOf = (turns) => ({ ...firstSnapshot(usualSetup(parasol)), record: recordOf(turns), revision: turns });

/** @param {any} places  the storages of a page */
function openPage({ tab, site, backup }) {
  const storages = { tab: createStorage(tab, createFallback("tab")), browser: createStorage(site) };
  return createGameKeeper(catalogue, { ...storages, openBackup: async () => backup });
}

/** @param {{ value: import("../../../../web/app/game/kept_game.js").KeptGame | null }} found */
const turnsOf = ({ value }) => /** @type {string[] | undefined} */ (value?.record?.["turns"])?.length;

/** A browser in which a game of one turn was kept, and then every place was filled. */
function fullBrowser() {
  const [tab, site] = [createArea(), createArea()];
  const backup = createFakeBackup();
  openPage({ tab: () => tab, site: () => site, backup }).observe(snapshotOf(1), NOW);
  const [full, fullSite] = [tab, site].map(({ texts }) => createArea(Object.fromEntries(texts), 0));
  return { tab: () => full, site: () => fullSite, backup };
}

describe("where there is room", () => {
  test("a game is kept as usual, and nothing else is touched", () => {
    const [tab, site] = [createArea(), createArea()];
    const backup = createFakeBackup();
    const keeper = openPage({ tab: () => tab, site: () => site, backup });
    keeper.observe(snapshotOf(2), NOW);
    assert.equal(keeper.durability(), null);
    assert.equal(backup.text, null);
    assert.equal(browser.state, null);
  });
});

describe("where the storage is full", () => {
  test("a reload and a later visit find the whole game, and the page knows", async () => {
    const places = fullBrowser();
    const keeper = openPage(places);
    keeper.restore();
    keeper.observe(snapshotOf(25), NOW);
    await promisesKept();
    assert.deepEqual(keeper.durability(), { forReload: true, forLater: true });

    assert.equal(turnsOf(openPage(places).restore()), 25);
    browser.state = null; // Another tab has its own history and storage.
    const another = openPage({ ...places, tab: () => createArea({}, 0) });
    assert.equal(turnsOf(another.restore()), undefined, "the older game is gone");
    assert.equal(turnsOf(await another.restoreFromBackup()), 25);
  });

  test("a reload finds the game where there is no database either", async () => {
    const places = { ...fullBrowser(), backup: createFakeBackup({ isForbidden: true }) };
    const keeper = openPage(places);
    keeper.observe(snapshotOf(25), NOW);
    await promisesKept();
    assert.deepEqual(keeper.durability(), { forReload: true, forLater: false });
    assert.equal(turnsOf(openPage(places).restore()), 25);
  });

  test("a reload looks in the database where nothing may be kept beside the address", async () => {
    browser.mayReplace = false;
    const places = fullBrowser();
    const keeper = openPage(places);
    keeper.observe(snapshotOf(25), NOW);
    await promisesKept();
    assert.deepEqual(keeper.durability(), { forReload: true, forLater: true });
    const reloaded = openPage(places);
    assert.equal(turnsOf(reloaded.restore()) ?? turnsOf(await reloaded.restoreFromBackup()), 25);
  });

  test("if nothing can be kept at all, the page knows", async () => {
    browser.mayReplace = false;
    const keeper = openPage({ tab: forbidden, site: forbidden, backup: createFakeBackup({ isForbidden: true }) });
    keeper.observe(snapshotOf(25), NOW);
    await promisesKept();
    assert.deepEqual(keeper.durability(), { forReload: false, forLater: false });
  });

  test("the game is kept as usual again as soon as there is room, and the backup is emptied", async () => {
    const places = fullBrowser();
    let [tab, site] = [places.tab(), places.site()];
    const keeper = openPage({ ...places, tab: () => tab, site: () => site });
    keeper.observe(snapshotOf(25), NOW);
    await promisesKept();
    [tab, site] = [createArea(), createArea()];
    keeper.observe(snapshotOf(26), NOW);
    await promisesKept();
    assert.equal(keeper.durability(), null);
    assert.equal(places.backup.text, null);
    assert.equal(turnsOf(openPage({ ...places, tab: () => tab, site: () => site }).restore()), 26);
  });

  test("the game that was left gives way, and no text that could not be read", () => {
    const unreadable = { "sunstones.game.unreadable": "x".repeat(2_000) };
    const tab = createArea(unreadable, 0);
    const keeper = openPage({ tab: () => tab, site: () => createArea(), backup: createFakeBackup() });
    keeper.observe(snapshotOf(3), NOW);
    assert.equal(keeper.durability()?.forReload, true);
    assert.deepEqual(Object.fromEntries(tab.texts), unreadable);
    const kept = createArea();
    openPage({ tab: () => kept, site: () => createArea(), backup: createFakeBackup() }).observe(snapshotOf(3), NOW);
    const left = { setup: usualSetup(parasol), record: RECORD, paused: false, gameNumber: 1 };
    const room = createArea(Object.fromEntries(kept.texts), 300);
    const next = openPage({ tab: () => room, site: () => createArea(), backup: createFakeBackup() });
    next.restore();
    next.observe({ ...snapshotOf(0), left }, NOW);
    assert.equal(next.durability(), null);
    const { value } = openPage({ tab: () => room, site: () => createArea(), backup: createFakeBackup() }).restore();
    assert.equal(turnsOf({ value }), 0);
  });
});

const WRONG = { toString: 1, valueOf: 1 };
/** @type {Record<string, unknown>} */
const BRICKS = {
  "a game that is no text": { game: WRONG, record: null },
  "a game that was left that is none": { ...KEPT_GAME, left: { game: WRONG, record: null } },
  "a size that is no number": { ...KEPT_GAME, record: { ...RECORD, size: WRONG } },
  "a clock that is no number": { ...KEPT_GAME, times: { clock: { main: WRONG, increment: WRONG } } },
  "a time that is no number": { ...KEPT_GAME, times: { left: [WRONG, WRONG], pace: WRONG, ended: { how: WRONG, loser: WRONG } } },
  "sides that are no texts": { ...KEPT_GAME, sides: [WRONG, WRONG], seconds: WRONG, paused: WRONG },
};

for (const [name, data] of Object.entries(BRICKS)) {
  test(`the page opens over ${name}`, () => {
    const site = createArea({ "sunstones.game": JSON.stringify({ version: 1, data }) });
    const keeper = openPage({ tab: () => createArea(), site: () => site, backup: createFakeBackup() });
    const { value } = keeper.restore();
    assert.ok(catalogue.games.includes(openingSetup(catalogue, value).info));
  });
}

test("a record that nests without end is put aside", () => {
  const record = `{"a":${"[".repeat(3_000)}${"]".repeat(3_000)}}`;
  const text = `{"version":1,"data":{"game":"parasol","record":${record}}}`;
  const site = createArea({ "sunstones.game": text });
  const { value, problem } = openPage({ tab: () => createArea(), site: () => site, backup: createFakeBackup() }).restore();
  assert.equal(value, null);
  assert.match(problem ?? "", /your last game could not be read/);
  assert.equal(site.getItem("sunstones.game.unreadable"), text);
});

test("an unexpected error costs the game that was kept, not the page", () => {
  const text = JSON.stringify({ version: 1, data: KEPT_GAME });
  const site = createArea({ "sunstones.game": text });
  const keeper = openPage({ tab: () => createArea(), site: () => site, backup: createFakeBackup() });
  const failing = {
    ...keeper,
    restore: () => {
      throw new TypeError("not expected");
    },
  };
  const { restored, opening } = restoreOpening(catalogue, failing);
  assert.equal(opening.info.id, "subsume");
  assert.match(restored.problem ?? "", /could not be opened.*not expected/);
  assert.equal(site.getItem("sunstones.game.unreadable"), text);
});
