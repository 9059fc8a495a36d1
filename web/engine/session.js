/**
 * One match in the engine, as the page asks about it.
 *
 * @import { Remote } from "../vendor/comlink.js"
 * @import { Choice, Jobs, MatchRecord, Refusal, Reply, Request } from "./wire.js"
 * @import { EngineWorker } from "./protocol.js"
 * @import { ThinkingReport } from "./wire.js"
 * @import { StudyEnd, StudyOptions, StudyVerb, ThinkOptions } from "./protocol.js"
 * @import { Failing, SilenceWatch } from "./watch.js"
 *
 * @typedef {object} Session
 * @property {<R extends Request>(request: R, options?: { again?: boolean }) => Promise<Reply<R>>} request
 *   rejects with an EngineError when the engine refuses. One over which the worker dies is asked again; without `again` it
 *   rejects with an EngineLost
 * @property {(options: ThinkOptions, onProgress: (report: ThinkingReport) => void) => Promise<Choice | null>} think
 *   resolves to null when the search was stopped; rejects with an EngineLost when the worker was lost over it
 * @property {() => void} stopThinking
 * @property {() => void} close  the match is forgotten, and whatever is still to be asked about it is refused
 *
 * @typedef {"prove" | "prove_turns"} ProofVerb
 *
 * @typedef {object} Proving  what embedded boards may ask for in addition, in a page of another site, too
 * @property {<Verb extends ProofVerb>(verb: Verb, options: StudyOptions, onReport: (report: Jobs[Verb]) => void)
 *   => Promise<boolean>} study  as below
 * @property {() => void} stopStudy
 *
 * @typedef {Session & Proving} ProofSession
 *
 * @typedef {object} Studying  what a session of this site's own engine can do in addition
 * @property {<Verb extends StudyVerb>(verb: Verb, options: StudyOptions, onReport: (report: Jobs[Verb]) => void)
 *   => Promise<boolean>} study
 *   Whatever changes the match ends it, and so does another study, or a search for a turn, which comes first. Resolves to
 *   whether it came to its end; rejects like a search
 * @property {() => void} stopStudy  ends it
 *
 * @typedef {Session & Studying} StudySession
 *
 * @typedef {object} Engine  one that has started
 * @property {Remote<EngineWorker>} remote
 * @property {Failing} life    fails when the worker is gone, or is as good as that
 * @property {SilenceWatch} silence
 */
import { proxy } from "../vendor/comlink.js";
import { EngineError, EngineLost } from "./errors.js";
import { EngineSilent } from "./watch.js";

/**
 * @param {object} client
 * @param {number} client.number                                    by which the worker knows the session
 * @param {string} client.language                                  in which the engine answers
 * @param {() => Promise<Engine>} client.whenReady
 * @param {() => Engine | null} client.current                      null while none has started
 * @param {(engine: Engine, problem: unknown) => void} client.lose  an engine has gone, and another one is wanted
 * @param {() => boolean} client.isOpen
 * @param {(record: MatchRecord) => void} client.keep               the match as it is now, to be brought back from
 * @param {() => void} client.forget
 * @returns {StudySession}
 */
export function createSession({ number, language, whenReady, current, lose, isOpen, keep, forget }) {
  let stops = 0;
  let studyStops = 0;
  /** @type {StudyVerb | null} the latest study's */
  let studied = null;

  /** @returns {Promise<Engine>} rejects where the session is closed by then: the worker would open it once more, for good */
  async function whenServed() {
    const engine = await whenReady();
    if (!isOpen()) throw new Error("the match was closed");
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
          const answer = engine.remote.request(number, { ...request, language });
          reply = /** @type {Reply | Refusal} */ (await engine.silence.during(answer));
        } catch (problem) {
          lose(engine, problem);
          if (problem instanceof EngineSilent || !again) throw new EngineLost();
          continue;
        }
        if (!reply.ok) throw new EngineError(reply.error, reply.message);
        if ("state" in reply) keep(reply.record);
        return /** @type {any} */ (reply);
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
          proxy((/** @type {ThinkingReport | null} */ report) => {
            engine.silence.heard();
            if (report) onProgress(report);
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
      void current()?.remote.request(number, { do: "stop", job: "think" });
    },
    study(verb, options, onReport) {
      studied = verb;
      return study((engine) => engine.remote.study(number, verb, options, proxy(onReport)));
    },
    stopStudy() {
      studyStops += 1;
      if (studied) void current()?.remote.request(number, { do: "stop", job: studied });
    },
    close() {
      forget();
      void current()?.remote.close(number);
    },
  };
}
