/** One match in the engine, as the page asks about it. */
import { proxy, type Remote } from "../vendor/comlink.js";
import { EngineError, EngineLost } from "./errors.js";
import { EngineSilent, type Failing, type SilenceWatch } from "./watch.js";
import type { EngineWorker } from "./protocol.js";
import type { JobRequest, JobVerb, Jobs, MatchRecord, Reply, Report, Request } from "./wire.js";

interface RequestOptions {
  again?: boolean; // whether a request over which the worker dies is asked again (usual), or is an EngineLost
  /**
   * The answer no longer matters: the promise rejects with the signal's reason. What has been asked by then is done all the same,
   * so it is for questions that change nothing.
   */
  signal?: AbortSignal;
}

export interface Session {
  /** Rejects with an EngineError when the engine refuses. */
  request: <R extends Request>(request: R, options?: RequestOptions) => Promise<Reply<R>>;
  /**
   * A search, an analysis, a review or a proof: the last report; null where it was stopped, by its signal or by what changes the
   * match. A search for a turn comes first: it ends what else is under way for the match, and while it goes on other jobs end at
   * once. Rejects with an EngineError when the engine refuses, with an EngineLost when it is lost over it.
   */
  job: <R extends JobRequest>(request: R, options?: JobOptions<R["do"]>) => Promise<Jobs[R["do"]] | null>;
  close: () => void; // the match is forgotten, and whatever is still to be asked about it is refused
}

/** One that has started. */
export interface Engine {
  remote: Remote<EngineWorker>;
  isFromImage: boolean; // of Python's memory, which this device has kept
  life: Failing; // fails when the worker is gone, or is as good as that
  silence: SilenceWatch;
}

export interface JobOptions<Verb extends JobVerb> {
  signal?: AbortSignal; // ends the job; no further report comes
  onReport?: (report: Jobs[Verb]) => void; // how far it is, some times a second; at last that it is done
}

export function createSession({
  number,
  language,
  whenReady,
  lose,
  keep,
  close,
}: {
  number: number; // by which the worker knows the session
  language: string; // in which the engine answers
  whenReady: () => Promise<Engine>; // rejects where the session is closed by then
  lose: (engine: Engine, problem: unknown) => void; // an engine has gone, and another one is wanted
  keep: (record: MatchRecord) => void; // the match as it is now, to be brought back from
  close: () => void;
}): Session {
  let jobs = 0;

  return {
    async request(request, { again = true, signal } = {}) {
      for (;;) {
        const engine = await whenReady();
        signal?.throwIfAborted();
        let answer: string;
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
        /** @param report  null for a sign of life */
        const onReport = (report: Report | null) => {
          engine.silence.heard();
          if (report) hear(report);
        };
        const job = engine.remote.job(number, id, { ...request, language }, proxy(onReport));
        const end = await engine.silence.during(job).catch((problem) => {
          lose(engine, problem);
          throw new EngineLost();
        });
        if (end.refusal) throw new EngineError(end.refusal.error, end.refusal.message);
        return end.last;
      });
    },
    close,
  };
}

/**
 * @param options  of a job
 * @param stop  asks for its end
 * @param run  resolves to the last report, and to null where the job did not come to its end; what it hears after that is late
 * @returns the last report; null where the job was stopped
 */
export async function lastReport(
  { signal, onReport }: JobOptions<any>,
  stop: () => void,
  run: (hear: (report: any) => void) => Promise<any>,
): Promise<any> {
  let isOver = false;
  const hear = (report: any) => {
    if (!isOver && !signal?.aborted) onReport?.(report);
  };
  signal?.addEventListener("abort", stop);
  try {
    const last = await run(hear);
    if (last) hear(last);
    return signal?.aborted ? null : last;
  } finally {
    isOver = true;
    signal?.removeEventListener("abort", stop);
  }
}
