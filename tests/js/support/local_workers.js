/** Workers that live in this thread, in place of a browser's. */
import { expose } from "../../../web/vendor/comlink.js";

/**
 * @param {object} inside what each of them offers by Comlink
 * @returns the class for the page, those that it has made, and how all are ended: an open port would keep the process from
 *   ending
 */
export function createLocalWorkers(inside) {
  /** @type {LocalWorker[]} */
  const workers = [];

  class LocalWorker {
    hasEnded = false;

    constructor() {
      const { port1, port2 } = new MessageChannel();
      expose(inside, /** @type {any} */ (port2));
      workers.push(this);
      this.terminate = () => {
        this.hasEnded = true;
        port1.close();
      };
      this.postMessage = port1.postMessage.bind(port1);
      this.addEventListener = port1.addEventListener.bind(port1);
      this.removeEventListener = port1.removeEventListener.bind(port1);
      port1.start();
    }
  }

  return {
    Worker: LocalWorker,
    workers,
    endAll() {
      for (const worker of workers.splice(0)) worker.terminate();
    },
  };
}
