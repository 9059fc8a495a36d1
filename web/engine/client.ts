/**
 * The page's side of the engine: promises out, named start-up stages in. Calls made before the engine is ready wait in
 * order; when a start fails they go on waiting until a retry succeeds.
 *
 * A worker may die after its start, of a lack of memory say. Then another one is started, each match is brought back from
 * its latest record, and the last requests are sent again, without any action of the player. One that no longer answers is
 * ended and replaced in the same way, but its requests are not sent again: one of them may be the cause.
 *
 * The client's own requests are about the page's one match. Further boards open sessions: each has its own match.
 */
import { proxy, wrap, type Remote } from "../vendor/comlink.js";
import { createSession, type Engine, type Session } from "./session.js";
import { createFailing, watchDeath, watchSilence, watchStart } from "./watch.js";
import type { MatchRecord, MatchReply } from "./wire.js";
import type { EngineWorker, Stage } from "./protocol.js";

export interface Starter {
  start: () => Promise<void>; // boots the engine; also after a failure
  openSession: (onRevived?: (reply: MatchReply) => void) => Session;
}

interface Started {
  whenReady: () => Promise<Engine>; // the engine that there is, or will be
}

/** Itself a session. */
export type Client = Session & Starter & Started;

const addressOfWorker = () => new URL("./worker.js", import.meta.url).href;
let workerFromPage = "";

/**
 * The worker is to be bound by the page's content-security policy. One that comes from the host is bound by headers only:
 * the service worker sends them, static hosts do not. One whose text comes from the page, though it does nothing but import
 * the other, has the page's policy, but in Firefox no service worker answers it.
 */
export function workerAddress(): string {
  if (navigator.serviceWorker?.controller) return addressOfWorker();
  return (workerFromPage ||= URL.createObjectURL(
    new Blob([`import ${JSON.stringify(addressOfWorker())};`], { type: "text/javascript" }),
  ));
}

/** A stage that lasts longer than this is taken for a failed start: a slow line needs most of it (milliseconds). */
export const BOOT_TIMEOUT = 90_000;
/** These reasons for a failed start say enough. */
const NO_FAULT_OF_A_FILE = new Set(["timeout", "the worker was ended", "this browser has no WebAssembly"]);
/** Restarts in a row without any work between them; after those the player has to ask for another. */
const MOST_REVIVALS = 2;
/** An engine that was asked something is given up after this many ticks without a sign; requests take far less time. */
const MOST_SILENT_TICKS = 30;
/** Milliseconds. */
const TICK = 1_000;

export function createClient({
  onStage,
  onLost = () => {},
  onRevived = () => {},
  language = "en",
  bootTimeout = BOOT_TIMEOUT,
}: {
  onStage: (stage: Stage, problem: string | null) => void;
  onLost?: () => void; // the worker has died, and another one is being started
  onRevived?: (reply: MatchReply) => void; // the match is back: the engine's word on it
  language?: string; // in which the engine speaks, such as "de"; English without it
  bootTimeout?: number; // milliseconds a stage may last
}): Client {
  let worker: Worker | null = null;
  let current: Engine | null = null;
  let waiting: ((engine: Engine) => void)[] = [];
  const sessions = new Map<number, { record: MatchRecord | null; onRevived: (reply: MatchReply) => void }>();
  let sessionsOpened = 0;
  let revivals = 0;
  let hasFailed = false;
  let hasHealed = false;
  let isStarting = false;
  /** Until something has failed. */
  let trustsImage = true;

  // Chromium may crash where a page is left while its worker, which holds a lock, is busy with its start. If the
  // browser has kept the page and shows it again, the engine starts again.
  addEventListener("pagehide", () => {
    if (!isStarting) return;
    worker?.terminate();
    worker = null;
  });
  addEventListener("pageshow", () => {
    if (isStarting && !worker) void start();
  });

  function whenReady(): Promise<Engine> {
    return current ? Promise.resolve(current) : new Promise((resolve) => waiting.push(resolve));
  }

  function giveUp(problem: unknown) {
    hasFailed = true;
    isStarting = false;
    onStage("failed", lastLine(problem));
  }

  async function start() {
    worker?.terminate();
    worker = current = null;
    isStarting = true;
    onStage("runtime", null);
    let born: Worker;
    try {
      born = new Worker(workerAddress(), { type: "module" });
    } catch (problem) {
      // A frame that is shut off from its own site may have no worker of it.
      return giveUp(problem);
    }
    worker = born;
    const remote = wrap(born) as Remote<EngineWorker>;
    const lockName = newLockName();
    const watch = watchStart(born, bootTimeout);
    let death = watch.failure;
    let isFromImage = false;
    try {
      const boot = remote.boot(
        lockName,
        trustsImage,
        proxy((stage: Stage) => {
          watch.progress();
          // The worker holds the lock by now, so the page gets it when the worker is gone.
          if (stage === "runtime") death = watchDeath(lockName, watch.fail);
          if (stage !== "ready") onStage(stage, null);
        }),
      );
      isFromImage = await Promise.race([boot, watch.failure]);
      if (worker !== born) return;
      await Promise.race([bringBack(remote), watch.failure]);
    } catch (problem) {
      if (worker !== born) return;
      born.terminate();
      trustsImage = false;
      const reason = lastLine(problem);
      const damage = NO_FAULT_OF_A_FILE.has(reason) ? null : await lookForDamage();
      if (worker !== born) return;
      // With every file as it should be something else went wrong, such as a Python that died: that may not happen again.
      if (!damage && !NO_FAULT_OF_A_FILE.has(reason) && revivals < MOST_REVIVALS) {
        revivals += 1;
        return void start();
      }
      if (!damage || hasHealed || !navigator.serviceWorker?.controller) return giveUp(damage ?? problem);
      // The service worker replaces a damaged file in its cache when it is fetched in this way.
      hasHealed = true;
      await tryToFetchAfresh();
      if (worker === born) void start();
      return;
    } finally {
      watch.end();
    }
    if (worker !== born) return;
    const life = createFailing();
    death.catch(life.fail);
    const engine = { remote, isFromImage, life, silence: watchSilence(life, MOST_SILENT_TICKS, TICK) };
    current = engine;
    isStarting = false;
    life.failure.catch((problem) => lose(engine, problem));
    const callers = waiting;
    waiting = [];
    for (const resolve of callers) resolve(engine);
    onStage("ready", null);
  }

  async function bringBack(remote: Remote<EngineWorker>) {
    for (const [number, { record, onRevived: onBack }] of sessions) {
      const back = record && JSON.parse(await remote.request(number, { do: "load", record, language }));
      if (!sessions.has(number)) void remote.close(number);
      else if (back?.ok) onBack(back);
    }
  }

  function lose(engine: Engine, problem: unknown) {
    if (current !== engine) return;
    current = null;
    trustsImage = false;
    revivals += 1;
    if (revivals > MOST_REVIVALS) {
      worker?.terminate();
      revivals = 0;
      onStage("failed", lastLine(problem));
      return;
    }
    onLost();
    void start();
  }

  /** @param onBack  the match is back, as for the client's own */
  function openSession(onBack: (reply: MatchReply) => void = () => {}): Session {
    const number = sessionsOpened;
    sessionsOpened += 1;
    const session: { record: MatchRecord | null; onRevived: (reply: MatchReply) => void } = { record: null, onRevived: onBack };
    sessions.set(number, session);
    return createSession({
      number,
      language,
      async whenReady() {
        const engine = await whenReady();
        // The worker would open it once more, for good.
        if (!sessions.has(number)) throw new Error("the match was closed");
        return engine;
      },
      lose,
      keep(record) {
        session.record = record;
        revivals = 0;
      },
      close() {
        sessions.delete(number);
        void current?.remote.close(number);
      },
    });
  }

  async function restart() {
    if (hasFailed) {
      hasFailed = false;
      onStage("runtime", null);
      await tryToFetchAfresh();
    }
    void start();
  }

  return { ...openSession(onRevived), openSession, start: restart, whenReady };
}

/** A message of Python comes with a whole traceback; its last line is the sentence, unless that points to a manual. */
function lastLine(problem: unknown) {
  const { message } = Object(problem) as { message?: unknown };
  const lines = String(message ?? problem)
    .split("\n")
    .map((line) => line.trim());
  return lines.findLast((line) => line && !/^See https?:/.test(line)) ?? "";
}

/** @returns one that no other worker has */
export const newLockName = (): string => `sunstones-engine-${Date.now()}-${Math.random()}`;

/** Without it the next start fails like the last one, and says so. */
const tryToFetchAfresh = () => import("./own_files.js").then(({ fetchAfresh }) => fetchAfresh()).catch(() => {});

/** @returns as `findDamage` says it; where even that cannot be fetched the site is out of reach */
const lookForDamage = (): Promise<string | null> =>
  import("./damage.js").then(
    ({ findDamage }) => findDamage(),
    () => "offline",
  );
