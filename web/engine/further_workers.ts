/**
 * Further workers that help the engine's own worker with searches. Each has its own Python, so they are started only when
 * there is something to help with, and ended when there has been nothing for a while or the page is hidden.
 *
 * If one dies, or sends invalid answers, only its batches are lost: the engine's own worker goes on with those that are left.
 */
import { proxy, transfer, wrap, type Remote } from "../vendor/comlink.js";
import { BOOT_TIMEOUT, newLockName, workerAddress, type Client } from "./client.js";
import { watchDeath, watchStart } from "./watch.js";
import type { EngineWorker } from "./protocol.js";
import type { Engine } from "./session.js";

/** Further workers stay this long without anything to do, as a start takes seconds of a processor (milliseconds). */
const PATIENCE = 60_000;
/** After this many lost workers no more are started: the device has no room for them. */
const MOST_LOST = 2;

export function createFurtherWorkers({
  client,
  most,
  patience = PATIENCE,
}: {
  client: Pick<Client, "whenReady">;
  most: () => Promise<number>; // the number of further workers that there may be
  patience?: number; // milliseconds
}) {
  /** The engine that these workers help. */
  let engine: Engine | null = null;
  /** By number, how each is ended. */
  const workers = new Map<number, () => void>();
  let started = 0;
  let lost = 0;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Follows the need for workers and the limit. */
  async function update() {
    clearTimeout(timer);
    if (!isWanted) timer = setTimeout(() => keep(0), patience);
    const allowed = document.hidden || lost >= MOST_LOST ? 0 : await most();
    keep(allowed);
    while (engine && isWanted && !document.hidden && lost < MOST_LOST && workers.size < allowed) void start(engine);
  }

  /** @param count  of further workers that stay at most */
  function keep(count: number) {
    for (const number of [...workers.keys()].slice(count)) dismiss(number);
  }

  /** @returns whether there was such a worker */
  function dismiss(number: number): boolean {
    workers.get(number)?.();
    void engine?.remote.dismissWorker(number);
    return workers.delete(number);
  }

  /** @param number  of one that is of no use any more */
  function lose(number: number) {
    if (dismiss(number)) lost += 1;
  }

  async function start(served: Engine) {
    started += 1;
    const number = started;
    let worker: Worker;
    try {
      worker = new Worker(workerAddress(), { type: "module" });
    } catch {
      lost = MOST_LOST;
      return;
    }
    const watch = watchStart(worker, BOOT_TIMEOUT);
    workers.set(number, () => {
      worker.terminate();
      watch.fail(new Error("dismissed"));
    });
    const remote = wrap(worker) as Remote<EngineWorker>;
    const lockName = newLockName();
    function progress(stage: string) {
      watch.progress();
      if (stage !== "runtime") return;
      void watchDeath(lockName, (problem) => {
        watch.fail(problem);
        lose(number);
      });
    }
    try {
      await Promise.race([remote.boot(lockName, lost === 0, proxy(progress)), watch.failure]);
      const { port1, port2 } = new MessageChannel();
      await Promise.race([remote.help(transfer(port1, [port1])), watch.failure]);
      if (workers.has(number)) await served.remote.addWorker(number, transfer(port2, [port2]));
    } catch {
      lose(number);
    } finally {
      watch.end();
    }
  }

  /** An engine that was lost is followed by another one. */
  async function serve() {
    for (;;) {
      engine = await client.whenReady();
      void engine.remote.hearOfNeed(
        proxy((isNeeded: boolean) => {
          isWanted = isNeeded;
          void update();
        }),
        proxy(lose),
      );
      await engine.life.failure.catch(() => {});
      engine = null;
      isWanted = false;
      keep(0);
    }
  }

  document.addEventListener("visibilitychange", () => void update());
  void serve();
  return { update: () => void update() };
}
