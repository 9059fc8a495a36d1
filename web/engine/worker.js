/**
 * The worker in which Python lives. It starts Pyodide, installs the engine's wheel with micropip, and from then on hands
 * JSON text to `py_engine.session` and back. Everything is fetched from this site itself.
 *
 * A page may show many boards: each has a session here, which is a Python session with a match of its own.
 *
 * @import { Refusal, Reply, Request } from "./wire.js"
 * @import { EngineWorker, StudyEnd, StudyOptions, StudyVerb } from "./protocol.js"
 * @import { Result } from "./crew.js"
 * @import { PlayoutHelper } from "./helping.js"
 * @import { ThinkingReport } from "./wire.js"
 * @import { Networks } from "./networks.js"
 * @import { Rank } from "./queue.js"
 * @import { PyodideAPI } from "pyodide"
 *
 * @typedef {{ destroy?(): void }} Proxied  of a Python object
 * @typedef {((request: string) => string) & Proxied} Handle
 *
 * @typedef {object} Session
 * @property {{ handle: Handle, game?: string } & Proxied} python  the session itself
 * @property {Handle} handle        the bound method is kept, as each look-up would make a new proxy
 * @property {number} searchNumber  counts the searches and what ends them: one whose number is no longer current stops
 * @property {number} studyNumber   the same for analyses, reviews and proofs, which a search ends too
 * @property {number} liveSearch    the number of the search that runs or waits to; 0 for none
 * @property {StudyVerb | null} study  whose job Python has
 */
import { expose, releaseProxy } from "../vendor/comlink.js";
import { createCrew } from "./crew.js";
import { helpBy } from "./helping.js";
import { createQueue } from "./queue.js";

const RUNTIME_FOLDER = new URL("../pyodide/", import.meta.url).href;
const WASM_TYPE = "application/wasm";
const ENGINE_PACKAGE = "py-engine";
/** A search runs in slices this long: short enough that a call made meanwhile is heard at once (milliseconds). */
const SLICE = 8;
/** With helpers, whose results are heard of between two slices, and who wait for more (milliseconds). */
const SHARED_SLICE = 4;
/** The page hears of a search's progress this often: more often could not be seen (milliseconds). */
const REPORT_INTERVAL = 100;
/** What Pyodide's list of packages has where any game has a network, which these studies ask. */
const NETWORK = "network";
const ASKING = new Set(["analyse", "review"]);
/** Requests that leave what is under way alone. */
const HARMLESS = new Set(["state", "explain", "record", "preview", "check_setup"]);

/** @type {(() => Session["python"]) | null} */
let makeSession = null;
/** @type {(() => PlayoutHelper) | null} */
let makeHelper = null;
/** @type {Map<number, Session>} */
const sessions = new Map();
const queue = createQueue(otherCalls);
const crew = createCrew();
/** Jobs under way that helpers could take a part of, and who is told that there are any or none. */
let shareable = 0;
/** @type {(isWanted: boolean) => void} */
let callForHelpers = () => {};
/** Called with the number of a helper whose answer was invalid. @type {(number: number) => void} */
let complainOfHelper = () => {};
/** @type {PyodideAPI | null} once it has started */
let runtime = null;
/** @type {Promise<Networks> | null} what brings them, once one is wanted */
let networks = null;
/** Whether a search had to do without its network, and who is told so. */
let hasMissedNetwork = false;
let tellOfMissedNetwork = () => {};

/** @type {EngineWorker} */
const engine = {
  async boot(lockName, onStage) {
    await holdWhileAlive(lockName);
    onStage("runtime");
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    const { loadPyodide } = await import("../pyodide/pyodide.mjs");
    const failure = watchInstantiation();
    const python = await Promise.race([loadPyodide({ indexURL: RUNTIME_FOLDER, packageBaseUrl: RUNTIME_FOLDER }), failure]);
    onStage("micropip");
    // What is loaded is there to stay: the collector would walk over it seven times (some 20 ms) and find nothing.
    const collector = python.pyimport("gc");
    collector.disable();
    await python.loadPackage("micropip", { messageCallback: () => {} });
    // A wheel with a wrong hash is passed over, and what needs it fails later, in words for programmers.
    if (!("micropip" in python.loadedPackages)) throw new Error("no micropip");
    const micropip = python.pyimport("micropip");
    onStage("engine");
    await micropip.install(ENGINE_PACKAGE);
    if (!(ENGINE_PACKAGE in python.loadedPackages)) throw new Error("no py_engine");
    ({ Session: makeSession, PlayoutHelper: makeHelper } = python.pyimport("py_engine.session"));
    collector.enable();
    collector.destroy();
    runtime = python;
    onStage("ready");
  },

  async request(number, request) {
    const session = sessionOf(number);
    const reply = ask(session, request);
    // What was refused has changed nothing, so what is under way goes on.
    if (reply.ok && !HARMLESS.has(request.do)) {
      endStudy(session);
      // A study that is stopped leaves a running search alone.
      if (request.do !== "stop" || request.job === "think") session.searchNumber += 1;
    }
    return reply;
  },

  think: (sessionNumber, options, onProgress) => think(sessionNumber, options, onProgress).finally(() => giveBack(onProgress)),

  study: (sessionNumber, verb, options, onReport) =>
    study(sessionNumber, verb, options, onReport).finally(() => giveBack(onReport)),

  async hearOfNeed(onNeed, onUseless) {
    callForHelpers = onNeed;
    complainOfHelper = onUseless;
    if (shareable > 0) onNeed(true);
  },

  async addHelper(number, port) {
    crew.add(number, port);
  },

  async dismissHelper(number) {
    crew.dismiss(number);
  },

  async help(port) {
    if (!makeHelper) throw new Error("the helper was asked before it had started");
    // The page sees by the lock that this worker is gone, and gives its share to the others.
    helpBy(port, makeHelper(), bringNetwork, () => close());
  },

  async expectSearch(game) {
    await bringNetwork(game);
  },

  async hearOfMissedNetwork(onMissed) {
    tellOfMissedNetwork = onMissed;
    if (hasMissedNetwork) onMissed();
  },

  async close(number) {
    const session = sessions.get(number);
    if (!session) return;
    session.searchNumber += 1;
    session.studyNumber += 1;
    sessions.delete(number);
    session.handle.destroy?.();
    session.python.destroy?.();
  },
};

/**
 * A callback of the page holds a port, and the page keeps it until it is given back. The garbage collector would take long:
 * most of what is thrown away here is Python's.
 * @param {object} callback  is not called any more
 */
function giveBack(callback) {
  /** @type {{ [releaseProxy]?: () => void }} */ (callback)[releaseProxy]?.();
}

/** @param {number} number @returns {Session} a new one where there is none */
function sessionOf(number) {
  if (!makeSession) throw new Error("the engine was asked before it had started");
  let session = sessions.get(number);
  if (!session) {
    const python = makeSession();
    session = { python, handle: python.handle, searchNumber: 0, studyNumber: 0, liveSearch: 0, study: null };
    sessions.set(number, session);
  }
  return session;
}

/**
 * Runs what has been begun in slices when its turn has come, and tells of it now and then and at its end.
 * @template {{ done: boolean }} Report
 * @param {Session} session
 * @param {Rank} rank
 * @param {"think" | StudyVerb} job
 * @param {boolean} canShare       whether helpers can take a part of it
 * @param {() => boolean} isCurrent  asked before each slice: whether to go on
 * @param {(report: Report) => void} onReport
 * @returns {Promise<Report | null>} the last report; null where it was stopped
 */
async function inSlices(session, rank, job, canShare, isCurrent, onReport) {
  let reported = performance.now();
  const place = canShare ? crew.join() : null;
  if (place) changeNeed(1);

  /** @param {boolean} quiet */
  function slice(quiet) {
    const helpers = place ? crew.size() : 0;
    const milliseconds = helpers > 0 ? SHARED_SLICE : SLICE;
    const played = place?.take() ?? [];
    const results = played.map(({ text }) => text);
    const reply = ask(session, { do: "slice", job, milliseconds, quiet, ...(helpers > 0 && { helpers, results }) });
    if (!reply.ok) throw new Error(reply.message);
    const { batches = [], invalid = [] } = reply;
    dismiss(invalid.map((index) => /** @type {Result} */ (played[index]).helper));
    place?.give(batches);
    return /** @type {Report} */ (/** @type {unknown} */ (reply));
  }

  try {
    return await queue.run({
      rank,
      isCurrent,
      slice() {
        // A report takes a while to put together, so it is asked for only when it will be told.
        const isDue = performance.now() - reported >= REPORT_INTERVAL;
        let report = slice(!isDue);
        if (report.done && !isDue) report = slice(false);
        if (report.done) return report;
        if (isDue) {
          reported = performance.now();
          onReport(report);
        }
        return null;
      },
    });
  } finally {
    if (place) {
      place.leave();
      changeNeed(-1);
    }
  }
}

/** @param {number[]} numbers  of helpers whose answers were invalid, some of them twice */
function dismiss(numbers) {
  for (const number of new Set(numbers)) {
    crew.dismiss(number);
    complainOfHelper(number);
  }
}

/** @param {1 | -1} change  in how many jobs could use helpers */
function changeNeed(change) {
  const before = shareable > 0;
  shareable += change;
  if (shareable > 0 !== before) callForHelpers(!before);
}

/**
 * Sees to it that the network of a game is in place, if it has one.
 * @param {string | undefined} game
 * @param {() => void} [onSign]  is called now and then while that takes
 * @returns {Promise<boolean>} whether nothing is missing
 */
async function bringNetwork(game, onSign = () => {}) {
  const python = runtime;
  if (!python || !game || !(NETWORK in python.lockfile.packages)) return true;
  networks ??= import("./networks.js").then(({ createNetworks }) => createNetworks(python, new URL(RUNTIME_FOLDER)));
  try {
    return await (await networks).bring(game, onSign);
  } catch {
    networks = null;
    return false;
  }
}

/**
 * Lets a search begin with the network that it asks; without, where that cannot be had.
 * @param {Session} session
 * @param {() => void} [onSign]
 */
async function awaitNetwork(session, onSign) {
  if (await bringNetwork(session.python.game, onSign)) return;
  hasMissedNetwork = true;
  tellOfMissedNetwork();
}

/**
 * Searches for a turn.
 * @type {EngineWorker["think"]}
 */
async function think(sessionNumber, options, onProgress) {
  const session = sessionOf(sessionNumber);
  session.searchNumber += 1;
  endStudy(session);
  const number = session.searchNumber;
  session.liveSearch = number;
  try {
    await awaitNetwork(session, () => onProgress(null));
    if (number !== session.searchNumber) return null;
    const begun = ask(session, { do: "think", ...options });
    if (!begun.ok) return begun;
    const last = await inSlices(
      session,
      "search",
      "think",
      "can_share" in begun && begun.can_share,
      () => number === session.searchNumber,
      /** @type {(report: ThinkingReport) => void} */ (onProgress),
    );
    return last && /** @type {ThinkingReport} */ (last).choice;
  } finally {
    if (session.liveSearch === number) session.liveSearch = 0;
  }
}

/**
 * Ends an analysis, a review or a proof, however far it is. Its job would stay in Python, with all that it has found out.
 * @param {Session} session
 */
function endStudy(session) {
  session.studyNumber += 1;
  if (session.study) ask(session, { do: "stop", job: session.study });
  session.study = null;
}

/**
 * Runs an analysis, a review or a proof. The search for a turn comes first: while one is under way, this ends at once.
 * @template {{ done: boolean }} Report
 * @param {number} sessionNumber
 * @param {StudyVerb} verb
 * @param {StudyOptions} options
 * @param {(report: Report) => void} onReport
 * @returns {Promise<StudyEnd>}
 */
async function study(sessionNumber, verb, options, onReport) {
  const session = sessionOf(sessionNumber);
  if (session.liveSearch !== 0 && session.liveSearch === session.searchNumber) return { ok: true, done: false };
  endStudy(session);
  const number = session.studyNumber;
  if (ASKING.has(verb)) await awaitNetwork(session);
  if (number !== session.studyNumber) return { ok: true, done: false };
  const begun = ask(session, { do: verb, ...options });
  if (!begun.ok) return begun;
  session.study = verb;
  const last = await inSlices(
    session,
    "study",
    verb,
    "can_share" in begun && begun.can_share,
    () => number === session.studyNumber,
    onReport,
  );
  if (last) endStudy(session);
  // Reports go another way than the answer, which must not overtake the last of them.
  if (last) await onReport(last);
  return { ok: true, done: last !== null };
}

/**
 * The page sees by the lock whether this worker still lives: nothing else would tell it of one that was killed.
 * @param {string} name
 * @returns {Promise<void>} when the lock is held; at once where the browser has no locks
 */
function holdWhileAlive(name) {
  return new Promise((held) => {
    if (!navigator.locks) return held();
    return void navigator.locks
      .request(name, () => {
        held();
        return new Promise(() => {});
        // In a frame of another site a browser may refuse locks as it refuses storage.
      })
      .catch(() => held());
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
        return await instantiateStreaming.call(WebAssembly, typed(response), imports);
      } catch (problem) {
        reject(problem);
        throw problem;
      }
    };
  });
}

/**
 * Hosts that do not know WebAssembly send it as mere bytes, and browsers refuse that. Where the type is right the response
 * stays the one that came, for only then is the compiled code kept.
 * @param {Response} response
 */
function typed(response) {
  if (response.headers.get("Content-Type") === WASM_TYPE) return response;
  return new Response(response.body, { headers: { "Content-Type": WASM_TYPE } });
}

/** @template {Request} R @param {Session} session @param {R} request @returns {Reply<R> | Refusal} */
const ask = (session, request) => JSON.parse(session.handle(JSON.stringify(request)));

const { port1: bell, port2: receiver } = new MessageChannel();
/** @type {(() => void)[]} */
const sleepers = [];
receiver.onmessage = () => sleepers.shift()?.();

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
