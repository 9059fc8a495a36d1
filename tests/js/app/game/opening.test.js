/**
 * The game that the page opens with, if something is missing.
 *
 * @import { Snapshot } from "../../../../web/common/snapshot.js"
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createController } from "../../../../web/play/controller.js";
import { openFirstGame } from "../../../../web/app/game/opening.js";
import { HUMAN } from "../../../../web/common/sides.js";
import { strings } from "../../../../web/common/strings/index.js";
import { createBrowser } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/stub_engine.js";
import { loseModule } from "../../support/missing_parts.js";

const LINK = "#game=sum&size=3&turns=a1";

let browser = createBrowser();
beforeEach(() => {
  browser = createBrowser();
});

const INFO = { id: "parasol", default_size: 3, sizes: [3], holes: false, opponents: [], colours: ["red", "blue"] };

/** A page opens. @param {() => Promise<object>} [readBackup] */
function openPage(readBackup = async () => ({ value: null, problem: null })) {
  const changes = new EventTarget();
  const { client } = createStubEngine();
  const setup = firstSetup("parasol");
  const controller = createController({
    session: client,
    setup,
    keepsLeft: true,
    onChange: () => changes.dispatchEvent(new Event("change")),
  });
  controller.setStage("ready", null);
  const opened = openFirstGame(
    /** @type {any} */ ({
      controller,
      catalogue: { games: [INFO] },
      clock: { restore: () => {} },
      gauntlet: { progress: () => ({ match: null }) },
      keeper: { restoreFromBackup: readBackup, putAside() {} },
      trialOf: () => ({ run: (/** @type {() => Promise<unknown>} */ begin) => begin().then(() => true) }),
      kept: null,
      opening: { info: INFO, setup },
      problem: null,
    }),
  );

  /** @param {(snapshot: Snapshot) => boolean} holds @returns {Promise<void>} */
  async function until(holds) {
    while (!holds(controller.snapshot())) {
      await new Promise((resolve) => changes.addEventListener("change", resolve, { once: true }));
    }
  }
  return { controller, opened, until };
}

function followLink() {
  location.hash = LINK;
  browser.page.dispatchEvent(new Event("hashchange"));
}

test("where what opens links cannot be fetched the page says so, and fetches it again for the next link", async () => {
  // When the page opens, and at its first link.
  loseModule("linked_game.js", 2);
  const { controller, opened, until } = openPage();
  await opened;
  assert.equal(controller.snapshot().note, null);
  followLink();
  await until(({ note }) => note !== null);
  assert.deepEqual(controller.snapshot().note, { kind: "problem", text: strings.partMissing });
  assert.equal(controller.snapshot().state?.game, "parasol");
  followLink();
  await until(({ state }) => state?.game === "sum");
  assert.equal(controller.snapshot().note, null);
});

test("the game of the reserve goes on although the engine has answered before it was read", async () => {
  const { clock, pace } = firstSetup("parasol");
  const times = { clock, pace, left: null, ended: null };
  const record = { game: "parasol", turns: ["b2", "c3"] };
  const value = {
    ...{ game: "parasol", record, sides: [HUMAN, HUMAN], seconds: null, paused: false, counts: "nothing", times },
    left: null,
  };
  /** @type {(found: object) => void} */
  let find = () => {};
  const { controller, opened, until } = openPage(() => new Promise((resolve) => (find = resolve)));
  await until(({ state }) => state !== null);
  find({ value, problem: null });
  await opened;
  assert.deepEqual(controller.snapshot().state?.turns, ["b2", "c3"]);
});
