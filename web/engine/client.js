/**
 * The page's side of the engine: promises out, named start-up stages in. Calls made before the engine is ready wait in
 * order; when a start fails they go on waiting until a retry succeeds.
 *
 * @import { Remote } from "../vendor/comlink.js"
 * @import { Choice, EngineWorker, Refusal, Reply, Request, Stage, ThinkingReport, ThinkOptions } from "./protocol.js"
 *
 * @typedef {object} Client
 * @property {(request: Request) => Promise<Reply>} request  rejects with an EngineError when the engine refuses
 * @property {(options: ThinkOptions, onProgress: (report: ThinkingReport) => void) => Promise<Choice | null>} think
 *   resolves to null when the search was stopped
 * @property {() => void} stopThinking
 * @property {() => void} start   boots the engine; also after a failure
 */
import { proxy, wrap } from "../vendor/comlink.js";

/** A stage that lasts longer than this is taken for a failed start: a slow line needs most of it (milliseconds). */
export const BOOT_TIMEOUT = 90_000;

/** A refusal by the engine: `kind` is InvalidText, IllegalTurn or InvalidSetup, the message a sentence. */
export class EngineError extends Error {
  /** @param {string} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.name = "EngineError";
    this.kind = kind;
  }
}

/**
 * @param {object} options
 * @param {(stage: Stage, problem: string | null) => void} options.onStage
 * @param {number} [options.bootTimeout]  milliseconds a stage may last
 * @returns {Client}
 */
export function createClient({ onStage, bootTimeout = BOOT_TIMEOUT }) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Remote<EngineWorker> | null} */
  let remote = null;
  /** @type {((engine: Remote<EngineWorker>) => void)[]} */
  let waiting = [];

  /** @returns {Promise<Remote<EngineWorker>>} */
  function whenReady() {
    return remote ? Promise.resolve(remote) : new Promise((resolve) => waiting.push(resolve));
  }

  async function start() {
    worker?.terminate();
    remote = null;
    const born = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker = born;
    const engine = /** @type {Remote<EngineWorker>} */ (wrap(born));
    const watch = watchStart(born, bootTimeout);
    try {
      const boot = engine.boot(proxy((/** @type {Stage} */ stage) => {
        watch.progress();
        if (stage !== "ready") onStage(stage, null);
      }));
      await Promise.race([boot, watch.failure]);
    } catch (problem) {
      if (worker !== born) return;
      born.terminate();
      onStage("failed", lastLine(problem instanceof Error ? problem.message : String(problem)));
      return;
    } finally {
      watch.end();
    }
    if (worker !== born) return;
    remote = engine;
    const callers = waiting;
    waiting = [];
    for (const resolve of callers) resolve(engine);
    onStage("ready", null);
  }

  return {
    start: () => void start(),
    async request(request) {
      const engine = await whenReady();
      const reply = /** @type {Reply | Refusal} */ (await engine.request(request));
      if (!reply.ok) throw new EngineError(reply.error, reply.message);
      return reply;
    },
    async think(options, onProgress) {
      const engine = await whenReady();
      return /** @type {Promise<Choice | null>} */ (engine.think(options, proxy(onProgress)));
    },
    stopThinking() {
      void remote?.request({ do: "think_stop" });
    },
  };
}

/** What Python has to say comes with a whole traceback; its last line is the sentence. @param {string} text */
const lastLine = (text) => text.trim().split("\n").at(-1) ?? "";

/**
 * Pyodide neither settles nor fails where WebAssembly cannot be instantiated, and a worker whose script cannot be loaded
 * tells of it by an event only; both become a rejection here.
 * @param {Worker} worker
 * @param {number} timeout
 */
function watchStart(worker, timeout) {
  /** @type {(problem: Error) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  const expire = () => fail(new Error("timeout"));
  let timer = setTimeout(expire, timeout);
  /** @param {Event} event */
  const onError = (event) => fail(new Error(event instanceof ErrorEvent && event.message ? event.message : "no worker"));
  worker.addEventListener("error", onError);
  return {
    failure,
    progress() {
      clearTimeout(timer);
      timer = setTimeout(expire, timeout);
    },
    end() {
      clearTimeout(timer);
      worker.removeEventListener("error", onError);
    },
  };
}
