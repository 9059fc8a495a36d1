/**
 * A proof that is asked of the engine.
 *
 * @import { JobOptions, Session } from "../engine/session.js"
 * @import { Jobs, RequestOf } from "../engine/wire.js"
 *
 * @typedef {"prove" | "prove_turns"} ProofVerb
 */
import { EngineLost } from "../engine/errors.js";

/**
 * Where the engine is lost over it the proof is lost as well; it is asked for once more, of the engine that comes next.
 * @template {ProofVerb} Verb
 * @param {Pick<Session, "job">} session  whose match is between two turns
 * @param {RequestOf<Verb>} request
 * @param {JobOptions<Verb>} options
 * @returns {Promise<Jobs[Verb] | null>} as of `job`; rejects where the engine refuses the position, or is lost twice
 */
export function proofOf(session, request, options) {
  /** @returns {Promise<any>} */
  const ask = () => session.job(/** @type {any} */ (request), options);
  return ask().catch((problem) => {
    if (problem instanceof EngineLost && !options.signal?.aborted) return ask();
    throw problem;
  });
}
