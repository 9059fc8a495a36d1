/** Sentences about failures. */
import { EngineLost } from "../engine/errors.js";
import { strings } from "./strings/index.js";
import { describe } from "./untrusted.js";

export { excerpt } from "./untrusted.js";

/** @param {unknown} problem  whatever was thrown @returns {string} */
export function messageOf(problem) {
  if (problem instanceof EngineLost) return strings.noAnswer;
  if (problem instanceof Error) return problem.message;
  return typeof problem === "string" ? problem : describe(problem);
}

/**
 * @param {string} problem  that the engine's client has reported about a start
 * @param {(reason: string) => string} sentence  the sentence for a reason that is no fault of a file
 * @returns {string} why it failed and what to do
 */
export function startProblem(problem, sentence) {
  if (problem === "timeout") return strings.bootTimedOut;
  if (problem === "offline") return strings.bootOffline;
  const [kind = "", file = ""] = problem.split(/ (.*)/);
  const told = Object.hasOwn(strings.bootFileProblems, kind) && strings.bootFileProblems[kind];
  return told ? told(file) : sentence(strings.bootReasons[problem] ?? problem);
}

/**
 * @param {Promise<unknown>} work
 * @param {(reason: string) => string} [sentence]  to put the reason into
 * @returns {Promise<string | null>} what went wrong, in a sentence; null where nothing did
 */
export function attempt(work, sentence = (reason) => reason) {
  return work.then(
    () => null,
    (problem) => sentence(messageOf(problem)),
  );
}
