/** Links, where another game is begun meanwhile or a part is missing. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createFlow } from "../../../../web/app/game/flow.js";
import { openLink } from "../../../../web/app/game/open_link.js";
import { PROOF } from "../../../../web/common/even_match.js";
import { HUMAN } from "../../../../web/common/setup.js";
import { strings } from "../../../../web/common/strings/index.js";
import { promisesKept } from "../../support/browser.js";
import { createStubEngine, firstSetup } from "../../support/flows.js";
import { loseModule } from "../../support/missing_parts.js";

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
  const opening = openLink(flow, LINK);
  await promisesKept();
  const beginning = flow.begin({ ...firstSetup("sunspot"), counts: "rating" });
  engine.answer();
  await Promise.all([opening, beginning]);
  await promisesKept();
  const { setup } = flow.snapshot();
  assert.deepEqual([setup.game, setup.sides, setup.counts], ["sunspot", [HUMAN, HUMAN], "rating"]);
});

test("a link whose players' part is missing opens its game, and says so", async () => {
  loseModule("linked_side.js", 1);
  const { flow } = createGame();
  assert.equal(await openLink(flow, LINK), true);
  const { setup, note } = flow.snapshot();
  assert.deepEqual([setup.game, note], ["sum", { kind: "problem", text: strings.partMissing }]);
  assert.equal(await openLink(flow, LINK), true);
  assert.deepEqual(flow.snapshot().setup.sides, [PROOF, HUMAN]);
});
