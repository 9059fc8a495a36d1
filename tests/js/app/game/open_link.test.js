/** Links, where another game is begun meanwhile or a part is missing. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createController } from "../../../../web/play/controller.js";
import { openLink } from "../../../../web/app/game/open_link.js";
import { HUMAN, PROOF } from "../../../../web/common/sides.js";
import { strings } from "../../../../web/common/strings/index.js";
import { promisesKept } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/stub_engine.js";
import { loseModule } from "../../support/missing_parts.js";

const LINK = "game=sum&size=3&turns=a1&play=proof";

function createGame() {
  const engine = createStubEngine();
  const controller = createController({ session: engine.client, setup: firstSetup("parasol"), onChange: () => {} });
  controller.setStage("ready", null);
  return { engine, controller };
}

test("a game that is begun while a link opens keeps its players", async () => {
  const { engine, controller } = createGame();
  await controller.begin(firstSetup("parasol"));
  engine.hold();
  const opening = openLink(controller, LINK);
  await promisesKept();
  const beginning = controller.begin({ ...firstSetup("sunspot"), counts: "rating" });
  engine.answer();
  await Promise.all([opening, beginning]);
  await promisesKept();
  const { setup } = controller.snapshot();
  assert.deepEqual([setup.game, setup.sides, setup.counts], ["sunspot", [HUMAN, HUMAN], "rating"]);
});

test("a link whose players' part is missing opens its game, and says so", async () => {
  loseModule("linked_side.js", 1);
  const { controller } = createGame();
  assert.equal(await openLink(controller, LINK), true);
  const { setup, note } = controller.snapshot();
  assert.deepEqual([setup.game, note], ["sum", { kind: "problem", text: strings.partMissing }]);
  assert.equal(await openLink(controller, LINK), true);
  assert.deepEqual(controller.snapshot().setup.sides, [PROOF, HUMAN]);
});
