/**
 * An image of Python's memory for later starts (engine/image.ts) is made once the page has had nothing to do for a while: by a
 * worker of its own, which for about a second takes a processor and some 120 MB.
 */
import { workerAddress, type Client } from "../../engine/client.js";
import { wrap, type Remote } from "../../vendor/comlink.js";
import { readDevice, spareCores } from "./spare_cores.js";
import type { EngineWorker } from "../../engine/protocol.js";

/** After this long without any change of the game (milliseconds). */
const QUIET = 10_000;

/**
 * @param isBusy  whether the engine is at work, or the page
 * @returns to be called after each change of the game
 */
export function createImageMaking(client: Pick<Client, "whenReady">, isBusy: () => boolean): () => void {
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    if (isWanted) timer = setTimeout(attempt, QUIET);
  }

  async function attempt() {
    if (isBusy()) return wait();
    // Once is enough: what has failed would fail again.
    isWanted = false;
    if (spareCores(await readDevice()) > 0) await makeImage();
  }

  async function makeImage() {
    const worker = new Worker(workerAddress(), { type: "module" });
    try {
      await (wrap(worker) as Remote<EngineWorker>).makeImage();
    } catch {
      // The next start is one without.
    } finally {
      worker.terminate();
    }
  }

  void client.whenReady().then(({ isFromImage }) => {
    isWanted = !isFromImage;
    wait();
  });
  return wait;
}
