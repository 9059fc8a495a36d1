/**
 * The game that the page opens with, if something is missing.
 *
 * @import { Snapshot } from "../../../../web/common/snapshot.js"
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createController } from "../../../../web/play/controller.js";
import { openFirstGame } from "../../../../web/app/game/opening.js";
import { strings } from "../../../../web/common/strings/index.js";
import { createBrowser } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/stub_engine.js";
import { loseModule } from "../../support/missing_parts.js";

const LINK = "#game=sum&size=3&turns=a1";

let browser = createBrowser();
beforeEach(() => {
  browser = createBrowser();
});

/** A page opens. */
function openPage() {
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
      catalogue: { games: [] },
      clock: { restore: () => {} },
      gauntlet: { progress: () => ({ match: null }) },
      keeper: { restoreFromBackup: async () => ({ value: null, problem: null }) },
      trialOf: () => ({ run: (/** @type {() => Promise<unknown>} */ begin) => begin().then(() => true) }),
      kept: null,
      opening: { info: null, setup },
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
