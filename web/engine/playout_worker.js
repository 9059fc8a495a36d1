/**
 * The work of a further worker: it plays the batches of a search that come by a port (see `crew.js`).
 *
 * @typedef {object} PlayoutWorker  Python's (py_engine/search/shared_playouts.py)
 * @property {(batch: string) => string | null | undefined} lacks_network_of
 * @property {(batch: string) => string} play
 */

/** Give up on a network after this many failed fetches. */
const MOST_TRIES = 3;

/**
 * Plays the batches that come, each at once and in its order. One whose network is not here yet goes back with nothing but its
 * number, and so does one that cannot be played: the search plays it itself.
 * @param {Pick<MessagePort, "onmessage" | "postMessage">} port
 * @param {PlayoutWorker} worker
 * @param {(game: string) => Promise<boolean>} bringNetwork  whether it is there then
 * @param {() => void} end  this worker: a Python that has died would send back all that it is given
 */
export function servePlayouts(port, worker, bringNetwork, end) {
  /** @type {Set<string>} games whose network is on its way */
  const coming = new Set();
  /** @type {Map<string, number>} by game */
  const tries = new Map();

  /** @param {string} game */
  async function fetchFor(game) {
    const before = tries.get(game) ?? 0;
    if (coming.has(game) || before === MOST_TRIES) return;
    tries.set(game, before + 1);
    coming.add(game);
    await bringNetwork(game);
    coming.delete(game);
  }

  /** @param {string} batch */
  function answer(batch) {
    try {
      const game = worker.lacks_network_of(batch);
      if (game) void fetchFor(game);
      return worker.play(batch);
    } catch (problem) {
      if (isDeath(problem)) end();
      // A batch begins with its search and its number.
      return batch.split(" ", 2)[1] ?? "";
    }
  }

  port.onmessage = ({ data }) => port.postMessage(answer(data));
}

/**
 * Whether Python has died. Errors that it raises itself are PythonErrors. After any other, such as an access out of bounds, it
 * cannot answer any more.
 * @param {unknown} problem
 * @returns {boolean}
 */
const isDeath = (problem) => Object(problem).name !== "PythonError";
