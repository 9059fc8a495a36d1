/** What is done to one game is not done to another that was begun meanwhile. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createFlow } from "../../../../web/app/game/flow.js";
import { HUMAN } from "../../../../web/common/setup.js";
import { promisesKept } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/flows.js";

const LINK = "game=sum&size=3&turns=a1&play=proof";

function createGame() {
  const engine = createStubEngine();
  const flow = createFlow({ client: engine.client, setup: firstSetup("parasol"), onChange: () => {} });
  flow.setStage("ready", null);
  return { engine, flow };
}

test("a game that is begun while a link opens keeps its players", async () => {
  const { engine, flow } = createGame();
  await flow.begin(firstSetup("parasol"));
  engine.hold();
  const opening = flow.openLink(LINK);
  await promisesKept();
  const beginning = flow.begin({ ...firstSetup("sunspot"), counts: "rating" });
  engine.answer();
  await Promise.all([opening, beginning]);
  await promisesKept();
  const { setup } = flow.snapshot();
  assert.deepEqual([setup.game, setup.sides, setup.counts], ["sunspot", [HUMAN, HUMAN], "rating"]);
});
