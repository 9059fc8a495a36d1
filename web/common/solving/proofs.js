/**
 * A proof that is asked of the engine.
 *
 * @import { StudyOptions } from "../../engine/protocol.js"
 * @import { Jobs } from "../../engine/wire.js"
 * @import { ProofSession, ProofVerb } from "../../engine/session.js"
 */
import { EngineLost } from "../../engine/errors.js";

/**
 * Where the engine is lost over it the proof is lost as well; it is asked for once more, of the engine that comes next.
 * @template {ProofVerb} Verb
 * @param {Pick<ProofSession, "study">} session  whose match stands between two turns
 * @param {Verb} verb
 * @param {object} wishes
 * @param {() => boolean} wishes.isWanted  still; once it is not, nothing more is told
 * @param {(report: Jobs[Verb]) => void} [wishes.onReport]
 * @param {StudyOptions} [wishes.options]
 * @returns {Promise<Jobs[Verb] | null>} the last report: `done` tells whether the proof came to its end or was stopped.
 *   Null where nothing was told. Rejects where the engine refuses the position, or is lost twice
 */
export async function proofOf(session, verb, { isWanted, onReport = () => {}, options = {} }) {
  /** @type {Jobs[Verb] | null} */
  let last = null;
  const ask = () =>
    session.study(verb, options, (report) => {
      if (!isWanted()) return;
      last = report;
      onReport(report);
    });
  await ask().catch((problem) => {
    if (problem instanceof EngineLost && isWanted()) return ask();
    throw problem;
  });
  return last;
}
