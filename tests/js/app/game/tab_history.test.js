/**
 * The games of the tab's history: what is on the board after Back, Forward, links and new games, however quickly they come.
 *
 * @import { Snapshot } from "../../../../web/common/snapshot.js"
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createController } from "../../../../web/play/controller.js";
import { createLinkedGame } from "../../../../web/app/game/linked_game.js";
import { EARLIER_GAME, GAME_LEFT_EARLIER } from "../../../../web/common/snapshot.js";
import { later } from "../../../../web/common/strings/later/index.js";
import { createBrowser, promisesKept } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/stub_engine.js";

const RATED = { ...firstSetup("sum"), counts: /** @type {const} */ ("rating") };
const SECOND = "game=sum&size=3&turns=a1";
const THIRD = "game=sunspot&size=3&turns=b2";

let tab = createTab();
beforeEach(async () => {
  tab = createTab();
  void tab.controller.begin(RATED, { do: "load", record: { game: "parasol", turns: ["c3"] } });
  await promisesKept();
});

/**
 * A tab with a game's page in it, which has just been loaded.
 * @param {{ entries: unknown[], at: number }} [visited]  the states of the entries
 */
function createTab({ entries, at: first } = { entries: [null], at: 0 }) {
  let at = first;
  const browser = createBrowser();
  browser.state = entries[at];
  const engine = createStubEngine();
  /** Games that were ended by something else than their rules, by name. @type {Set<string>} */
  const ended = new Set();
  /** @param {Snapshot} snapshot */
  const note = (snapshot) => snapshot.ended && snapshot.state && ended.add(snapshot.state.game);
  const controller = createController({ session: engine.client, keepsLeft: true, setup: firstSetup("sum"), onChange: note });
  controller.setStage("ready", null);

  const openLink = createLinkedGame(
    /** @type {any} */ ({
      controller,
      catalogue: { games: [] },
      trialOf: () => ({ run: (/** @type {() => Promise<void>} */ begin) => begin().then(() => true) }),
      opening: { info: null, setup: firstSetup("sum") },
    }),
  );

  return {
    controller,
    engine,
    ended,

    /** @param {string} link */
    async open(link) {
      entries[at] = browser.state;
      at += 1;
      entries.length = at;
      browser.state = null;
      location.hash = `#${link}`;
      await openLink();
      await promisesKept();
    },

    /** @param {number} steps */
    go(steps) {
      entries[at] = browser.state;
      at += steps;
      browser.state = entries[at];
      browser.page.dispatchEvent(new Event("popstate"));
    },

    /** The game on the board. */
    shown() {
      const { state, ended: ending, setup } = controller.snapshot();
      return [state?.game, state?.turns.join(" "), ending?.how ?? "", setup.counts];
    },

    /** The game on the board comes back, and the one that was left for it. */
    reload() {
      entries[at] = browser.state;
      const { setup, record, left } = controller.snapshot();
      tab = createTab({ entries, at });
      const leftEarlier = { gameNumber: GAME_LEFT_EARLIER, record: JSON.parse(JSON.stringify(left?.record ?? null)) };
      if (left) tab.controller.offerBack({ ...left, ...leftEarlier });
      return tab.controller.begin(setup, { do: "load", record: record ?? {} }, { resumes: EARLIER_GAME });
    },
  };
}

test("Back past a game that was given up gives up no other", async () => {
  await tab.open(SECOND);
  tab.controller.resign();
  await tab.open(THIRD);
  void tab.controller.begin({ ...RATED, game: "subsume" });
  await promisesKept();
  tab.go(-1);
  tab.go(-1);
  await promisesKept();
  assert.deepEqual([...tab.ended], ["sum"]);
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "rating"]);
  tab.go(1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["sum", "a1", "resigned", "nothing"]);
});

test("Forward before the game of Back has come leaves each entry its own game", async () => {
  await tab.open(SECOND);
  tab.engine.hold();
  tab.go(-1);
  await promisesKept();
  tab.go(1);
  tab.engine.answer();
  await promisesKept();
  assert.deepEqual(tab.shown(), ["sum", "a1", "", "nothing"]);
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "rating"]);
});

test("Back to a game that was brought back meanwhile leads to it as it went on", async () => {
  await tab.open(SECOND);
  await tab.controller.bringBack();
  tab.controller.resign();
  tab.controller.setCounts("nothing");
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "resigned", "nothing"]);
});

test("a game that was brought back counts once, whatever came after it", async () => {
  await tab.open(SECOND);
  await tab.controller.bringBack();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "rating"]);
  tab.controller.resign();
  tab.controller.setCounts("nothing");
  await tab.controller.begin({ ...RATED, game: "subsume" });
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "nothing"]);
});

test("after a reload Back leads to the game that was left for a link", async () => {
  await tab.open(SECOND);
  await tab.reload();
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "rating"]);
  assert.equal(tab.controller.snapshot().note, null);
});

test("after a reload Back to a game that is gone says so, and brings back no other", async () => {
  await tab.open(SECOND);
  // A person has played there, and a third game took the place of that.
  tab.controller.pick("b2");
  await promisesKept();
  await tab.controller.begin(firstSetup("subsume"));
  assert.equal(tab.controller.snapshot().left?.record["game"], "sum");
  await tab.reload();
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["subsume", "", "", "nothing"]);
  assert.equal(tab.controller.snapshot().note?.text, later.gameGone);
});
