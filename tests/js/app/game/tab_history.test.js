/**
 * The games of the tab's history: what is on the board after Back, Forward, links and new games, however quickly they come.
 *
 * @import { Snapshot } from "../../../../web/common/snapshot.js"
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createFlow } from "../../../../web/app/game/flow.js";
import { createLinkedGame } from "../../../../web/app/game/linked_game.js";
import { createBrowser, promisesKept } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/flows.js";

const RATED = { ...firstSetup("sum"), counts: /** @type {const} */ ("rating") };
const SECOND = "game=sum&size=3&turns=a1";
const THIRD = "game=sunspot&size=3&turns=b2";

let tab = createTab();
beforeEach(async () => {
  tab = createTab();
  void tab.flow.begin(RATED, { do: "load", record: { game: "parasol", turns: ["c3"] } });
  await promisesKept();
});

/** A tab with a game's page in it. */
function createTab() {
  const browser = createBrowser();
  /** @type {unknown[]} the states of the entries */
  const entries = [null];
  let at = 0;
  const engine = createStubEngine();
  /** Games that were ended by something else than their rules, by name. @type {Set<string>} */
  const ended = new Set();
  /** @param {Snapshot} snapshot */
  const note = (snapshot) => snapshot.ended && snapshot.state && ended.add(snapshot.state.game);
  const flow = createFlow({ client: engine.client, setup: firstSetup("sum"), onChange: note });
  flow.setStage("ready", null);

  /** A page is loaded in it. */
  const load = () =>
    createLinkedGame(
      /** @type {any} */ ({
        flow,
        catalogue: { games: [] },
        trialOf: () => ({ run: (/** @type {() => Promise<void>} */ begin) => begin().then(() => true) }),
        opening: { info: null, setup: firstSetup("sum") },
      }),
    );
  const openLink = load();

  return {
    flow,
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

    /** What is on the board. */
    shown() {
      const { state, ended: ending, setup } = flow.snapshot();
      return [state?.game, state?.turns.join(" "), ending?.how ?? "", setup.counts];
    },
  };
}

test("Back past a game that was given up gives up no other", async () => {
  await tab.open(SECOND);
  tab.flow.resign();
  await tab.open(THIRD);
  void tab.flow.begin({ ...RATED, game: "subsume" });
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
  await tab.flow.bringBack();
  tab.flow.resign();
  tab.flow.setCounts("nothing");
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "resigned", "nothing"]);
});

test("a game that was brought back counts once, whatever came after it", async () => {
  await tab.open(SECOND);
  await tab.flow.bringBack();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "rating"]);
  tab.flow.resign();
  tab.flow.setCounts("nothing");
  await tab.flow.begin({ ...RATED, game: "subsume" });
  tab.go(-1);
  await promisesKept();
  assert.deepEqual(tab.shown(), ["parasol", "c3", "", "nothing"]);
});
