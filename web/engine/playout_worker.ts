/** The work of a further worker: it plays the batches of a search that come by a port (see `crew.ts`). */

/** Python's (py_engine/search/shared_playouts.py). */
export interface PlayoutWorker {
  lacks_network_of: (batch: string) => string | null | undefined;
  play: (batch: string) => string;
}

/** Give up on a network after this many failed fetches. */
const MOST_TRIES = 3;

/**
 * Plays the batches that come, each at once and in its order. One whose network is not here yet goes back with nothing but its
 * number, and so does one that cannot be played: the search plays it itself.
 * @param bringNetwork  whether it is there then
 * @param end  this worker: a Python that has died would send back all that it is given
 */
export function servePlayouts(
  port: Pick<MessagePort, "onmessage" | "postMessage">,
  worker: PlayoutWorker,
  bringNetwork: (game: string) => Promise<boolean>,
  end: () => void,
) {
  /** Games whose network is on its way. */
  const coming = new Set<string>();
  /** By game. */
  const tries = new Map<string, number>();

  async function fetchFor(game: string) {
    const before = tries.get(game) ?? 0;
    if (coming.has(game) || before === MOST_TRIES) return;
    tries.set(game, before + 1);
    coming.add(game);
    await bringNetwork(game);
    coming.delete(game);
  }

  function answer(batch: string) {
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
 */
const isDeath = (problem: unknown): boolean => Object(problem).name !== "PythonError";
