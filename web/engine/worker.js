/**
 * The worker in which Python lives. It starts Pyodide, installs the engine's wheel with micropip, and from then on hands
 * JSON text to `py_engine.session` and back. Everything is fetched from this site itself.
 *
 * @import { Choice, EngineWorker, Refusal, Reply, Request, ThinkingReport } from "./protocol.js"
 */
import { expose } from "../vendor/comlink.js";

const RUNTIME_FOLDER = new URL("../pyodide/", import.meta.url).href;
const ENGINE_PACKAGE = "py-engine";
/** A search runs in slices this long: short enough that a call made meanwhile is heard at once (milliseconds). */
const SLICE = 8;
/** The page hears of a search's progress this often: more often could not be seen (milliseconds). */
const REPORT_INTERVAL = 100;
/** Requests that leave a running search alone; every other one ends it. */
const HARMLESS = new Set(["state", "explain", "record"]);

/** @type {((request: string) => string) | null} */
let handle = null;
/** Counts the searches and what ends them: a search whose number is no longer current stops. */
let searchNumber = 0;

/** @type {EngineWorker} */
const engine = {
  async boot(lockName, onStage) {
    await holdWhileAlive(lockName);
    onStage("runtime");
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    const { loadPyodide } = await import("../pyodide/pyodide.mjs");
    const failure = watchInstantiation();
    const python = await Promise.race([
      loadPyodide({ indexURL: RUNTIME_FOLDER, packageBaseUrl: RUNTIME_FOLDER }), failure]);
    onStage("micropip");
    await python.loadPackage("micropip", { messageCallback: () => {} });
    const micropip = python.pyimport("micropip");
    onStage("engine");
    await micropip.install(ENGINE_PACKAGE);
    // One session for the worker's whole life; the bound method is kept, as each look-up would make a new proxy.
    handle = python.pyimport("py_engine.session").Session().handle;
    onStage("ready");
  },

  async request(request) {
    if (!HARMLESS.has(request.do)) searchNumber += 1;
    return ask(request);
  },

  async think(options, onProgress) {
    searchNumber += 1;
    const number = searchNumber;
    const begun = ask({ do: "think", ...options });
    if (!begun.ok) return /** @type {Refusal} */ (begun);
    let reported = performance.now();
    for (;;) {
      await otherCalls();
      if (number !== searchNumber) return null;
      const reply = ask({ do: "think_slice", milliseconds: SLICE });
      if (!reply.ok) throw new Error(reply.message);
      const report = /** @type {ThinkingReport} */ (/** @type {unknown} */ (reply));
      if (report.done) return report.choice;
      if (performance.now() - reported < REPORT_INTERVAL) continue;
      reported = performance.now();
      onProgress(report);
    }
  },
};

/**
 * The page sees by the lock whether this worker still lives: nothing else would tell it of one that was killed.
 * @param {string} name
 * @returns {Promise<void>} when the lock is held; at once where the browser has no locks
 */
function holdWhileAlive(name) {
  return new Promise((held) => {
    if (!navigator.locks) return held();
    return void navigator.locks.request(name, () => {
      held();
      return new Promise(() => {});
    });
  });
}

/**
 * Where its WebAssembly cannot be had Pyodide only warns, and never settles; here that becomes a failure.
 * @returns {Promise<never>}
 */
function watchInstantiation() {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const response = await source;
        if (!response.ok) throw new Error(`${response.url.split("/").at(-1)} answers ${response.status}`);
        return await instantiateStreaming.call(WebAssembly, response, imports);
      } catch (problem) {
        reject(problem);
        throw problem;
      }
    };
  });
}

/** @param {Request} request @returns {Reply | Refusal} */
function ask(request) {
  if (!handle) throw new Error("the engine was asked before it had started");
  return JSON.parse(handle(JSON.stringify(request)));
}

const { port1: bell, port2: ear } = new MessageChannel();
/** @type {(() => void)[]} */
const sleepers = [];
ear.onmessage = () => sleepers.shift()?.();

/**
 * Lets the calls that have arrived meanwhile be heard. A message to oneself queues behind them, and unlike a timer it
 * costs no rounding up to four milliseconds.
 * @returns {Promise<void>}
 */
function otherCalls() {
  return new Promise((resolve) => {
    sleepers.push(resolve);
    bell.postMessage(null);
  });
}

expose(engine);
