/**
 * What a further worker does for the engine's own: it plays the batches of a search that come by a port (see `crew.js`).
 *
 * @typedef {object} PlayoutHelper  Python's (py_engine/search/shared_playouts.py)
 * @property {(batch: string) => string | null | undefined} lacks_network_of
 * @property {(batch: string) => string} play
 */

/**
 * Plays what comes, in its order. A batch that asks a network waits until that is here; where it cannot be had, the batches
 * of that game go back as they came.
 * @param {Pick<MessagePort, "onmessage" | "postMessage">} port
 * @param {PlayoutHelper} helper
 * @param {(game: string) => Promise<unknown>} bringNetwork
 */
export function helpBy(port, helper, bringNetwork) {
  /** @type {Map<string, Promise<unknown>>} by game, asked for once */
  const asked = new Map();
  let last = Promise.resolve();

  /** @param {string} batch */
  async function answer(batch) {
    const game = helper.lacks_network_of(batch);
    if (game) {
      if (!asked.has(game)) asked.set(game, bringNetwork(game));
      await asked.get(game);
    }
    port.postMessage(helper.play(batch));
  }

  port.onmessage = ({ data }) => {
    last = last.then(() => answer(data));
  };
}
