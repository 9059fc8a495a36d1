/**
 * Proofs that are asked of the engine.
 *
 * @import { Client } from "../engine/client.js"
 * @import { JobOptions, Session } from "../engine/session.js"
 * @import { Jobs, MatchRecord, RequestOf } from "../engine/wire.js"
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

/**
 * The same in a session of its own, so that the board does not wait for it.
 * @template {ProofVerb} Verb
 * @param {Pick<Client, "openSession">} client
 * @param {string | MatchRecord} record  of the match at whose end the position is, or a link to it
 * @param {RequestOf<Verb>} request
 * @param {JobOptions<Verb>} [options]
 * @returns {Promise<Jobs[Verb] | null>} the last report: `done` tells whether the proof came to its end or was stopped. Null
 *   where it was stopped before any; rejects where the engine refuses the position or is lost over it
 */
export async function proveApart(client, record, request, { signal, onReport } = {}) {
  const session = client.openSession();
  signal?.addEventListener("abort", session.close);
  /** @type {Jobs[Verb] | null} */
  let last = null;
  try {
    await session.request({ do: "load", record });
    const whole = await proofOf(session, request, {
      ...(signal && { signal }),
      onReport(report) {
        last = report;
        onReport?.(report);
      },
    });
    return whole ?? last;
  } catch (problem) {
    if (signal?.aborted) return last;
    throw problem;
  } finally {
    signal?.removeEventListener("abort", session.close);
    session.close();
  }
}
