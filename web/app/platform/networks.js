/**
 * The network that a game's searches ask is fetched as soon as it is to be expected that there will be one, so that the first
 * turn need not wait for it. Which games have a network the engine's worker knows; for others nothing is fetched.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Engine } from "../../engine/session.js"
 */
import { isComputer } from "../../common/sides.js";
import { isOver } from "../../common/snapshot.js";
import { proxy } from "../../vendor/comlink.js";

/**
 * @param {object} options
 * @param {Pick<Client, "whenReady">} options.client
 * @param {() => boolean} options.isStudied  whether the position on the board is being analysed
 * @param {() => void} options.onMissed      a search has begun without its network; called once
 * @returns {(snapshot: Snapshot) => void}
 */
export function createNetworks({ client, isStudied, onMissed }) {
  /** @type {Engine | null} */
  let engine = null;
  /** The game whose searches this engine expects. @type {string | null} */
  let expected = null;
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
