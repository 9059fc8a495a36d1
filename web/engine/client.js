/**
 * The page's side of the engine: promises out, named start-up stages in. Calls made before the engine is ready wait in
 * order; when a start fails they go on waiting until a retry succeeds.
 *
 * A worker may die after its start, of a lack of memory say. Then another one is started, each match is brought back from
 * its latest record, and what was asked last is asked again, without any action of the player. One that no longer answers is
 * ended and replaced in the same way, but what it was asked is not asked again: that may be the very cause.
 *
 * The client's own requests are about the page's one match. Further boards open desks: each has a match of its own.
 *
 * @import { Remote } from "../vendor/comlink.js"
 * @import { Choice, EngineWorker, MatchRecord, Refusal, Reply, Request, Stage } from "./protocol.js"
 * @import { Analysis, ReviewReport, StudyEnd, StudyOptions, ThinkOptions, ThinkingReport } from "./protocol.js"
 * @import { Failing, SilenceWatch } from "./watch.js"
 *
 * @typedef {object} Desk
 * @property {(request: Request, options?: { again?: boolean }) => Promise<Reply>} request  rejects with an EngineError when
 *   the engine refuses. One over which the worker dies is asked again; without `again` it rejects with an EngineLost
 * @property {(options: ThinkOptions, onProgress: (report: ThinkingReport) => void) => Promise<Choice | null>} think
 *   resolves to null when the search was stopped; rejects with an EngineLost when the worker was lost over it
 * @property {() => void} stopThinking
 * @property {() => void} close  the match is forgotten, and whatever is still to be asked about it is refused
 *
 * @typedef {object} Studying  what a desk of this site's own engine can do in addition
 * @property {(options: StudyOptions, onReport: (report: Analysis) => void) => Promise<boolean>} analyse
 *   of the position as it stands. Whatever changes the match ends it, and so does a search for a turn, which comes first.
 *   Resolves to whether it came to its end; rejects like a search
 * @property {(options: StudyOptions, onReport: (report: ReviewReport) => void) => Promise<boolean>} review
 *   the same for the whole match
 * @property {() => void} stopStudy  ends either
 *
 * @typedef {Desk & Studying} StudyDesk
 *
 * @typedef {object} Starter
 * @property {() => Promise<void>} start  boots the engine; also after a failure
 * @property {(onRevived?: (reply: Reply) => void) => Desk} openDesk
 *
 * @typedef {object} StudyDesks
 * @property {(onRevived?: (reply: Reply) => void) => StudyDesk} openDesk
 *
 * @typedef {StudyDesk & Omit<Starter, "openDesk"> & StudyDesks} Client  itself a desk
 *
 * @typedef {object} Engine  one that has started
 * @property {Remote<EngineWorker>} remote
 * @property {Failing} life    fails when the worker is gone, or is as good as that
 * @property {SilenceWatch} silence
 */
import { proxy, wrap } from "../vendor/comlink.js";
import { findDamage } from "./damage.js";
import { EngineError, EngineLost } from "./errors.js";
import { fetchAfresh } from "./fetch_afresh.js";
import { EngineSilent, createFailing, watchDeath, watchSilence, watchStart } from "./watch.js";

const WORKER = new URL("./worker.js", import.meta.url).href;
/** The same, but its text comes from the page itself, though it does nothing but import. */
const WORKER_FROM_PAGE = URL.createObjectURL(new Blob([`import ${JSON.stringify(WORKER)};`], { type: "text/javascript" }));

/**
 * The worker is to be bound by the page's content-security policy. One that comes from the host is bound by headers only:
 * the service worker sends them, static hosts do not. One whose text comes from the page has the page's policy, but in
 * Firefox no service worker answers it.
 */
const workerAddress = () => (navigator.serviceWorker?.controller ? WORKER : WORKER_FROM_PAGE);

/** A stage that lasts longer than this is taken for a failed start: a slow line needs most of it (milliseconds). */
const BOOT_TIMEOUT = 90_000;
/** These reasons for a failed start say enough. */
const NO_FAULT_OF_A_FILE = new Set(["timeout", "the worker was ended", "this browser has no WebAssembly"]);
/** Restarts in a row without any work between them; after those the player has to ask for another. */
const MOST_REVIVALS = 2;
/** An engine that was asked something is given up after so many ticks without a sign: no request takes a part of that. */
const MOST_SILENT_TICKS = 30;
/** Milliseconds. */
const TICK = 1_000;

/**
 * @param {object} options
 * @param {(stage: Stage, problem: string | null) => void} options.onStage
 * @param {() => void} [options.onLost]                 the worker has died, and another one is being started
 * @param {(reply: Reply) => void} [options.onRevived]  the match is back: the engine's word on it
 * @param {string} [options.language]                   in which the engine speaks, such as "de"; English without it
 * @param {number} [options.bootTimeout]                milliseconds a stage may last
 * @returns {Client}
 */
export function createClient({ onStage, onLost = () => {}, onRevived = () => {}, language = "en", bootTimeout = BOOT_TIMEOUT }) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Engine | null} */
  let current = null;
  /** @type {((engine: Engine) => void)[]} */
  let waiting = [];
  /** @type {Map<number, { record: MatchRecord | null, onRevived: (reply: Reply) => void }>} */
  const desks = new Map();
  let desksOpened = 0;
  let revivals = 0;
  let hasFailed = false;
  let hasHealed = false;

  /** @returns {Promise<Engine>} */
  function whenReady() {
    return current ? Promise.resolve(current) : new Promise((resolve) => waiting.push(resolve));
  }

  /** @param {unknown} problem */
  function giveUp(problem) {
    hasFailed = true;
    onStage("failed", lastLine(problem));
  }

  async function start() {
    worker?.terminate();
    worker = current = null;
    onStage("runtime", null);
    /** @type {Worker} */
    let born;
    try {
      born = new Worker(workerAddress(), { type: "module" });
    } catch (problem) {
      // A frame that is shut off from its own site may have no worker of it.
      return giveUp(problem);
    }
    worker = born;
    const remote = /** @type {Remote<EngineWorker>} */ (wrap(born));
    const lockName = newLockName();
    const watch = watchStart(born, bootTimeout);
    let death = watch.failure;
    try {
      const boot = remote.boot(
        lockName,
        proxy((/** @type {Stage} */ stage) => {
          watch.progress();
          // The worker holds the lock by now, so the page gets it when the worker is gone.
          if (stage === "runtime") death = watchDeath(lockName, watch.fail);
          if (stage !== "ready") onStage(stage, null);
        }),
      );
      await Promise.race([boot, watch.failure]);
      if (worker !== born) return;
      await Promise.race([bringBack(remote), watch.failure]);
    } catch (problem) {
      if (worker !== born) return;
      born.terminate();
      const reason = lastLine(problem);
      const damage = NO_FAULT_OF_A_FILE.has(reason) ? null : await findDamage();
      if (worker !== born) return;
      if (!damage || hasHealed || !navigator.serviceWorker?.controller) return giveUp(damage ?? problem);
      // The service worker puts back what is damaged in its cache when it is asked for it in this way.
      hasHealed = true;
      await fetchAfresh();
      if (worker === born) void start();
      return;
    } finally {
      watch.end();
    }
    if (worker !== born) return;
    const life = createFailing();
    death.catch(life.fail);
    const engine = { remote, life, silence: watchSilence(life, MOST_SILENT_TICKS, TICK) };
    current = engine;
    life.failure.catch((problem) => lose(engine, problem));
    const callers = waiting;
    waiting = [];
    for (const resolve of callers) resolve(engine);
    onStage("ready", null);
  }

  /** @param {Remote<EngineWorker>} remote */
  async function bringBack(remote) {
    for (const [number, { record, onRevived: onBack }] of desks) {
      const back = record && (await remote.request(number, { do: "load", record, language }));
      if (!desks.has(number)) void remote.close(number);
      else if (back?.ok) onBack(back);
    }
  }

  /** @param {Engine} engine @param {unknown} problem */
  function lose(engine, problem) {
    if (current !== engine) return;
    current = null;
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

  /** @param {(reply: Reply) => void} [onBack]  the match is back, as for the client's own @returns {StudyDesk} */
  function openDesk(onBack = () => {}) {
    const number = desksOpened;
    desksOpened += 1;
    /** @type {{ record: MatchRecord | null, onRevived: (reply: Reply) => void }} */
    const desk = { record: null, onRevived: onBack };
    desks.set(number, desk);
    let stops = 0;
    let studyStops = 0;

    /** @returns {Promise<Engine>} rejects where the desk is closed by then: the worker would open it once more, for good */
    async function whenServed() {
      const engine = await whenReady();
      if (!desks.has(number)) throw new Error("the match was closed");
      return engine;
    }

    /** @param {(engine: Engine) => Promise<StudyEnd>} begin @returns {Promise<boolean>} */
    async function study(begin) {
      const begun = studyStops;
      const engine = await whenServed();
      if (begun !== studyStops) return false;
      /** @type {StudyEnd} */
      let end;
      try {
        end = await engine.life.unless(begin(engine));
      } catch (problem) {
        lose(engine, problem);
        throw new EngineLost();
      }
      if (!end.ok) throw new EngineError(end.error, end.message);
      return end.done;
    }

    return {
      async request(request, { again = true } = {}) {
        for (;;) {
          const engine = await whenServed();
          /** @type {Reply | Refusal} */
          let reply;
          try {
            /** @type {Promise<Reply | Refusal>} */
            const answer = engine.remote.request(number, { ...request, language });
            reply = await engine.silence.during(answer);
          } catch (problem) {
            lose(engine, problem);
            if (problem instanceof EngineSilent || !again) throw new EngineLost();
            continue;
          }
          if (!reply.ok) throw new EngineError(/** @type {Refusal} */ (reply).error, /** @type {Refusal} */ (reply).message);
          const { record: latest } = /** @type {Reply} */ (reply);
          if (latest) {
            desk.record = latest;
            revivals = 0;
          }
          return /** @type {Reply} */ (reply);
        }
      },
      async think(options, onProgress) {
        const begun = stops;
        const engine = await whenServed();
        if (begun !== stops) return null;
        /** @type {Choice | Refusal | null} */
        let choice;
        try {
          /** @type {Promise<Choice | Refusal | null>} */
          const search = engine.remote.think(
            number,
            { ...options, language },
            proxy((/** @type {ThinkingReport} */ report) => {
              engine.silence.heard();
              onProgress(report);
            }),
          );
          choice = await engine.silence.during(search);
        } catch (problem) {
          lose(engine, problem);
          throw new EngineLost();
        }
        if (choice && "ok" in choice) throw new EngineError(choice.error, choice.message);
        return choice;
      },
      stopThinking() {
        stops += 1;
        void current?.remote.request(number, { do: "stop", job: "think" });
      },
      analyse: (options, onReport) => study((engine) => engine.remote.analyse(number, options, proxy(onReport))),
      review: (options, onReport) => study((engine) => engine.remote.review(number, options, proxy(onReport))),
      stopStudy() {
        studyStops += 1;
        void current?.remote.request(number, { do: "stop", job: "analyse" });
      },
      close() {
        desks.delete(number);
        void current?.remote.close(number);
      },
    };
  }

  async function restart() {
    if (hasFailed) {
      hasFailed = false;
      onStage("runtime", null);
      await fetchAfresh();
    }
    void start();
  }

  return { ...openDesk(onRevived), openDesk, start: restart };
}

/**
 * What Python has to say comes with a whole traceback; its last line is the sentence, unless that points to a manual.
 * @param {unknown} problem
 */
function lastLine(problem) {
  const { message } = /** @type {{ message?: unknown }} */ (Object(problem));
  const lines = String(message ?? problem)
    .split("\n")
    .map((line) => line.trim());
  return lines.findLast((line) => line && !/^See https?:/.test(line)) ?? "";
}

/** @returns {string} one that no other worker has */
const newLockName = () => `sunstones-engine-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
