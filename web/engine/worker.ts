/**
 * The worker in which Python lives. It starts Python (`starting.ts`), and from then on hands JSON text to `py_engine.session`
 * and back. Everything is fetched from this site itself.
 *
 * A page may show many boards: each has a session here, which is a Python session with its own match.
 */
// Imported by `starting.ts`, too: named here they are fetched at the same time, not after it.
import "./image.js";
import "./version.js";
import { expose, releaseProxy } from "../vendor/comlink.js";
import { createCrew, type Result } from "./crew.js";
import { servePlayouts } from "./playout_worker.js";
import { createQueue } from "./queue.js";
import { RUNTIME_FOLDER, startPython, type Handle, type PythonEngine } from "./starting.js";
import type { EngineWorker, JobEnd } from "./protocol.js";
import type { JobRequest, JobVerb, Refusal, Report, Reply, Request } from "./wire.js";
import type { Networks } from "./networks.js";

export interface Session {
  python: ReturnType<PythonEngine["Session"]>; // the session itself
  handle: Handle; // the bound method is kept, as each look-up would make a new proxy
  job: Job | null; // that is under way
}

interface Job {
  id: number;
  verb: JobVerb;
  isStopped: boolean; // asked before each slice
}

/** A search runs in slices this long: short enough that a call made meanwhile is heard at once (milliseconds). */
const SLICE = 8;
/** With further workers: their results are read, and new batches given, between two slices (milliseconds). */
const SHARED_SLICE = 4;
/** The page hears of a search's progress this often: more often could not be seen (milliseconds). */
const REPORT_INTERVAL = 100;
/** A package in Pyodide's list if any game has a network, and the jobs that ask it. */
const NETWORK = "network";
const ASKING = new Set(["think", "analyse", "review"]);
/** The beginning of the engine's JSON if the request was accepted. */
const ACCEPTED = '{"ok": true';

/** Once it has started. */
let python: PythonEngine | null = null;
/** The verbs of requests during which jobs go on. */
let leavesJobs = new Set<string>();
const sessions = new Map<number, Session>();
const queue = createQueue(otherCalls);
const crew = createCrew();
/** The number of jobs under way that further workers could share, and the listener for whether there are any. */
let shareable = 0;
let callForWorkers: (isWanted: boolean) => void = () => {};
/** Called with the number of a further worker whose answer was invalid. */
let complainOfWorker: (number: number) => void = () => {};
/** What brings them, once one is wanted. */
let networks: Promise<Networks> | null = null;
/** Whether a search had to do without its network, and the listener for that. */
let hasMissedNetwork = false;
let tellOfMissedNetwork = () => {};

const engine: EngineWorker = {
  async boot(lockName, trustsImage, onStage) {
    await holdWhileAlive(lockName);
    onStage("runtime");
    python = await startPython(trustsImage, onStage);
    leavesJobs = new Set(python.LEAVES_JOBS);
    onStage("ready");
    return python.isFromImage;
  },

  async makeImage() {
    await (await import("./image_making.js")).makeImage();
  },

  async request(number, request) {
    const session = sessionOf(number);
    const reply = session.handle(JSON.stringify(request));
    // A refused request has changed nothing, so the job under way goes on.
    if (!leavesJobs.has(request.do) && reply.startsWith(ACCEPTED)) endJob(session);
    return reply;
  },

  job: (number, id, request, onReport) => runJob(sessionOf(number), id, request, onReport).finally(() => giveBack(onReport)),

  async stop(number, id) {
    const session = sessions.get(number);
    if (session?.job?.id === id) endJob(session, true);
  },

  async hearOfNeed(onNeed, onUseless) {
    callForWorkers = onNeed;
    complainOfWorker = onUseless;
    if (shareable > 0) onNeed(true);
  },

  async addWorker(number, port) {
    crew.add(number, port);
  },

  async dismissWorker(number) {
    crew.dismiss(number);
  },

  async help(port) {
    if (!python) throw new Error("the further worker was asked before it had started");
    // The page sees by the lock that this worker is gone, and gives its share to the others.
    servePlayouts(port, python.PlayoutWorker(), bringNetwork, () => close());
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
    endJob(session);
    sessions.delete(number);
    session.handle.destroy?.();
    session.python.destroy?.();
  },
};

/**
 * A callback of the page holds a port, and the page keeps it until it is given back. The garbage collector would take long:
 * most of the garbage here is Python's.
 * @param callback  is not called any more
 */
function giveBack(callback: object) {
  (callback as { [releaseProxy]?: () => void })[releaseProxy]?.();
}

/** @returns a new one where there is none */
function sessionOf(number: number): Session {
  if (!python) throw new Error("the engine was asked before it had started");
  let session = sessions.get(number);
  if (!session) {
    const made = python.Session();
    session = { python: made, handle: made.handle, job: null };
    sessions.set(number, session);
  }
  return session;
}

/**
 * Runs a job that has begun in slices when its turn has come, and reports now and then.
 * @param canShare  whether further workers can share it
 * @returns the last report; null where it was stopped
 */
async function inSlices(
  session: Session,
  job: Job,
  canShare: boolean,
  onReport: (report: Report) => unknown,
): Promise<Report | null> {
  let reported = performance.now();
  const place = canShare ? crew.join() : null;
  if (place) changeNeed(1);

  function slice(quiet: boolean) {
    const workers = place ? crew.size() : 0;
    const milliseconds = workers > 0 ? SHARED_SLICE : SLICE;
    const played = place?.take() ?? [];
    const results = played.map(({ text }) => text);
    const shared = workers > 0 ? { workers, results } : {};
    const reply = ask(session, { do: "slice", job: job.verb, milliseconds, quiet, ...shared });
    if (!reply.ok) throw new Error(reply.message);
    const { batches = [], invalid = [] } = reply;
    dismiss(invalid.map((index) => (played[index] as Result).worker));
    place?.give(batches);
    return reply;
  }

  try {
    return await queue.run({
      rank: job.verb === "think" ? "search" : "other",
      isCurrent: () => !job.isStopped,
      slice() {
        // A report takes a while to put together, so it is asked for only when it will be sent.
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

/** @param numbers  of further workers whose answers were invalid, some of them twice */
function dismiss(numbers: number[]) {
  for (const number of new Set(numbers)) {
    crew.dismiss(number);
    complainOfWorker(number);
  }
}

/** @param change  of the number of jobs that could use further workers */
function changeNeed(change: 1 | -1) {
  const before = shareable > 0;
  shareable += change;
  if (shareable > 0 !== before) callForWorkers(!before);
}

/**
 * Sees to it that the network of a game is in place, if it has one.
 * @param onSign  is called now and then while that takes
 * @returns whether nothing is missing
 */
async function bringNetwork(game: string | undefined, onSign: () => void = () => {}): Promise<boolean> {
  const runtime = python?.runtime;
  if (!runtime || !game || !(NETWORK in runtime.lockfile.packages)) return true;
  networks ??= import("./networks.js").then(({ createNetworks }) => createNetworks(runtime, new URL(RUNTIME_FOLDER)));
  try {
    return await (await networks).bring(game, onSign);
  } catch {
    networks = null;
    return false;
  }
}

/** Lets a search begin with the network that it asks, or without it if that cannot be fetched. */
async function awaitNetwork(session: Session, onSign: () => void) {
  if (await bringNetwork(session.python.game, onSign)) return;
  hasMissedNetwork = true;
  tellOfMissedNetwork();
}

/** The search for a turn comes first: while one is under way, another job ends at once. */
async function runJob(
  session: Session,
  id: number,
  request: JobRequest & { language: string },
  onReport: (report: Report | null) => unknown,
): Promise<JobEnd> {
  if (request.do !== "think" && session.job?.verb === "think") return { last: null };
  endJob(session);
  const job = { id, verb: request.do, isStopped: false };
  session.job = job;
  try {
    if (ASKING.has(job.verb)) await awaitNetwork(session, () => onReport(null));
    if (job.isStopped) return { last: null };
    const begun = ask(session, request);
    if (!begun.ok) return { last: null, refusal: begun };
    // Reports go another way than the answer and may come after it: the last one is part of the answer.
    return { last: await inSlices(session, job, "can_share" in begun && begun.can_share, onReport) };
  } finally {
    if (session.job === job) endJob(session);
  }
}

/**
 * Ends the job under way, however far it is. Python drops it with all its results; but where a search follows a
 * search, the next one goes on from that, unless it was stopped.
 */
function endJob(session: Session, isStopped: boolean = false) {
  const { job } = session;
  if (!job) return;
  job.isStopped = true;
  session.job = null;
  if (isStopped || job.verb !== "think") ask(session, { do: "stop", job: job.verb });
}

/**
 * The page sees by the lock whether this worker still lives: nothing else reports a worker that was killed.
 * @returns when the lock is held; at once where the browser has no locks
 */
function holdWhileAlive(name: string): Promise<void> {
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

const ask = <R extends Request>(session: Session, request: R): Reply<R> | Refusal =>
  JSON.parse(session.handle(JSON.stringify(request)));

const { port1: bell, port2: receiver } = new MessageChannel();
const sleepers: (() => void)[] = [];
receiver.onmessage = () => sleepers.shift()?.();

/**
 * Lets the calls that have arrived meanwhile be heard. A message to oneself queues behind them, and unlike a timer it
 * costs no rounding up to four milliseconds.
 */
function otherCalls(): Promise<void> {
  return new Promise((resolve) => {
    sleepers.push(resolve);
    bell.postMessage(null);
  });
}

expose(engine);
