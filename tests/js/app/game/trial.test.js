/** A game that the engine was lost over is opened twice, not more: in one page, or over reloads. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createTrial } from "../../../../web/app/game/trial.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { EngineLost } from "../../../../web/engine/errors.js";
import { createArea } from "../../support/areas.js";
import { createBrowser, promisesKept } from "../../support/browser.js";

let browser = createBrowser();
let [tab, site] = [createArea(), createArea()];
let asked = 0;
beforeEach(() => {
  browser = createBrowser();
  [tab, site] = [createArea(), createArea()];
  asked = 0;
});

/** A page that opens a game. */
const trial = (text = "a game") => createTrial({ tab: createStorage(() => tab), browser: createStorage(() => site) }, text);
const loses = async () => {
  asked += 1;
  throw new EngineLost();
};
/** An engine that gives no answer before the page has ended. */
const silent = () => {
  asked += 1;
  return /** @type {Promise<void>} */ (new Promise(() => {}));
};
const answers = async () => void (asked += 1);

test("an engine that is lost over a game is asked once more, and no third one", async () => {
  assert.equal(await trial().run(loses), false);
  assert.equal(asked, 2);
});

test("the note about a game is deleted when an engine has answered", async () => {
  assert.equal(await trial().run(answers), true);
  assert.equal(tab.length + site.length, 0);
  const refusing = trial().run(async () => {
    throw new Error("refused");
  });
  await assert.rejects(refusing, /refused/);
  assert.equal(tab.length + site.length, 0);
});

test("a page that ended over a game counts, in the tab", async () => {
  for (const before of [0, 1]) {
    assert.equal(asked, before);
    void trial().run(silent);
  }
  assert.equal(await trial().run(answers), false);
  assert.equal(asked, 2, "no third time");
});

test("engines that were lost count in other tabs, too", async () => {
  let isFirst = true;
  void trial().run(() => (isFirst ? ((isFirst = false), loses()) : silent()));
  await promisesKept();
  browser.page.dispatchEvent(new Event("pagehide"));
  tab = createArea();
  assert.equal(await trial().run(loses), false);
  assert.equal(asked, 3, "one more, which makes two that were lost");
});

test("a reload or a closed tab says nothing about the game, however often", async () => {
  for (let times = 0; times < 5; times += 1) {
    void trial().run(silent);
    browser.page.dispatchEvent(new Event("pagehide"));
  }
  assert.equal(await trial().run(answers), true);
});

test("a page that is hidden may be ended for other reasons", async () => {
  for (let times = 0; times < 5; times += 1) {
    void trial().run(silent);
    browser.page.visibilityState = "hidden";
    browser.page.dispatchEvent(new Event("visibilitychange"));
    browser.page.visibilityState = "visible";
    browser = createBrowser();
  }
  assert.equal(await trial().run(answers), true);
});

test("two tabs that open the same game at a time do not count against it", async () => {
  for (let tabs = 0; tabs < 5; tabs += 1) {
    tab = createArea();
    void trial().run(silent);
  }
  tab = createArea();
  assert.equal(await trial().run(answers), true);
});

test("a note about one game says nothing about another", async () => {
  for (let times = 0; times < 2; times += 1) void trial().run(silent);
  assert.equal(await trial("another game").run(answers), true);
});
