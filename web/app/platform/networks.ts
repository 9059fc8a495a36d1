/**
 * The network that a game's searches ask is fetched as soon as it is to be expected that there will be one, so that the first
 * turn need not wait for it. Which games have a network the engine's worker knows; for others nothing is fetched.
 */
import { isComputer } from "../../common/sides.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { proxy } from "../../vendor/comlink.js";
import type { Client } from "../../engine/client.js";
import type { Engine } from "../../engine/session.js";

export function createNetworks({
  client,
  isStudied,
  onMissed,
}: {
  client: Pick<Client, "whenReady">;
  isStudied: () => boolean; // whether the position on the board is being analysed
  onMissed: () => void; // a search has begun without its network; called once
}): (snapshot: Snapshot) => void {
  let engine: Engine | null = null;
  /** The game whose searches this engine expects. */
  let expected: string | null = null;
  let isTold = false;

  function tell() {
    if (isTold) return;
    isTold = true;
    onMissed();
  }

  /** An engine that was lost is followed by another one. */
  async function serve() {
    for (;;) {
      engine = await client.whenReady();
      expected = null;
      void engine.remote.hearOfMissedNetwork(proxy(tell));
      await engine.life.failure.catch(() => {});
      engine = null;
    }
  }

  void serve();
  return (snapshot) => {
    const { setup, state } = snapshot;
    if (!engine || !state || expected === state.game) return;
    if (!isStudied() && (isOver(snapshot) || !setup.sides.some(isComputer))) return;
    expected = state.game;
    void engine.remote.expectSearch(state.game);
  };
}
