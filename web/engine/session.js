/**
 * One match in the engine, as the page asks about it.
 *
 * @import { Remote } from "../vendor/comlink.js"
 * @import { EngineWorker } from "./protocol.js"
 * @import { JobRequest, JobVerb, Jobs, MatchRecord, Refusal, Reply, Report, Request } from "./wire.js"
 * @import { Failing, SilenceWatch } from "./watch.js"
 *
 * @typedef {object} RequestOptions
 * @property {boolean} [again]       whether a request over which the worker dies is asked again (usual), or is an EngineLost
 * @property {AbortSignal} [signal]  the answer no longer matters: the promise rejects with the signal's reason. What has been
 *   asked by then is done all the same, so it is for questions that change nothing
 *
 * @typedef {object} Session
 * @property {<R extends Request>(request: R, options?: RequestOptions) => Promise<Reply<R>>} request
 *   rejects with an EngineError when the engine refuses
 * @property {<R extends JobRequest>(request: R, options?: JobOptions<R["do"]>) => Promise<Jobs[R["do"]] | null>} job
 *   a search, an analysis, a review or a proof: the last report; null where it was stopped, by its signal or by what changes
 *   the match. A search for a turn comes first: it ends what else is under way for the match, and while it goes on other
 *   jobs end at once. Rejects with an EngineError when the engine refuses, with an EngineLost when it is lost over it
 * @property {() => void} close  the match is forgotten, and whatever is still to be asked about it is refused
 *
 * @typedef {object} Engine  one that has started
 * @property {Remote<EngineWorker>} remote
 * @property {Failing} life    fails when the worker is gone, or is as good as that
 * @property {SilenceWatch} silence
 */
/**
 * @template {JobVerb} Verb
 * @typedef {object} JobOptions
 * @property {AbortSignal} [signal]  ends the job; no further report comes
 * @property {(report: Jobs[Verb]) => void} [onReport]  how far it is, some times a second; at last that it is done
 */
import { proxy } from "../vendor/comlink.js";
import { EngineError, EngineLost } from "./errors.js";
import { EngineSilent } from "./watch.js";

/**
 * @param {object} client
 * @param {number} client.number                                    by which the worker knows the session
 * @param {string} client.language                                  in which the engine answers
 * @param {() => Promise<Engine>} client.whenReady                  rejects where the session is closed by then
 * @param {(engine: Engine, problem: unknown) => void} client.lose  an engine has gone, and another one is wanted
 * @param {(record: MatchRecord) => void} client.keep               the match as it is now, to be brought back from
 * @param {() => void} client.close
 * @returns {Session}
 */
export function createSession({ number, language, whenReady, lose, keep, close }) {
  let jobs = 0;

  return {
    async request(request, { again = true, signal } = {}) {
      for (;;) {
        const engine = await whenReady();
        signal?.throwIfAborted();
        /** @type {string} */
        let answer;
        try {
          answer = await engine.silence.during(engine.remote.request(number, { ...request, language }));
        } catch (problem) {
          lose(engine, problem);
          if (problem instanceof EngineSilent || !again) throw new EngineLost();
          continue;
        }
        const reply = JSON.parse(answer);
        if (!reply.ok) throw new EngineError(reply.error, reply.message);
        if (reply.state) keep(reply.record);
        signal?.throwIfAborted();
        return reply;
      }
    },
    async job(request, options = {}) {
      const engine = await whenReady();
      if (options.signal?.aborted) return null;
      const id = (jobs += 1);
      const stop = () => void engine.remote.stop(number, id);
      return lastReport(options, stop, async (hear) => {
        /** @param {Report | null} report  null for a sign of life */
        const onReport = (report) => {
          engine.silence.heard();
          if (report) hear(report);
        };
        const job = engine.remote.job(number, id, { ...request, language }, proxy(onReport));
        const end = await engine.silence.during(job).catch((problem) => {
          lose(engine, problem);
          throw new EngineLost();
        });
        if (end.refusal) throw new EngineError(end.refusal.error, end.refusal.message);
        return end.isDone;
      });
    },
    close,
  };
}

/**
 * @param {JobOptions<any>} options  of a job
 * @param {() => void} stop          asks for its end
 * @param {(hear: (report: any) => void) => Promise<boolean>} run  resolves to whether it came to its end
 * @returns {Promise<any>} the last report; null where the job was stopped
 */
export async function lastReport({ signal, onReport }, stop, run) {
  /** @type {any} */
  let last = null;
  signal?.addEventListener("abort", stop);
  try {
    const isDone = await run((report) => {
      if (signal?.aborted) return;
      last = report;
      onReport?.(report);
    });
    return isDone && !signal?.aborted ? last : null;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
