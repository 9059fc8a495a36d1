/** Sentences about failures. */
import { EngineLost } from "../engine/errors.js";
import { strings } from "./strings/index.js";
import { describe } from "./untrusted.js";

export { excerpt } from "./untrusted.js";

/** @param problem  whatever was thrown */
export function messageOf(problem: unknown): string {
  if (problem instanceof EngineLost) return strings.noAnswer;
  if (problem instanceof Error) return problem.message;
  return typeof problem === "string" ? problem : describe(problem);
}

/**
 * @param problem  that the engine's client has reported about a start
 * @param sentence  the sentence for a reason that is no fault of a file
 * @returns why it failed and what to do
 */
export function startProblem(problem: string, sentence: (reason: string) => string): string {
  if (problem === "timeout") return strings.bootTimedOut;
  if (problem === "offline") return strings.bootOffline;
  const [kind = "", file = ""] = problem.split(/ (.*)/);
  const told = Object.hasOwn(strings.bootFileProblems, kind) && strings.bootFileProblems[kind];
  return told ? told(file) : sentence(strings.bootReasons[problem] ?? problem);
}

/**
 * @param sentence  to put the reason into
 * @returns what went wrong, in a sentence; null where nothing did
 */
export function attempt(
  work: Promise<unknown>,
  sentence: (reason: string) => string = (reason) => reason,
): Promise<string | null> {
  return work.then(
    () => null,
    (problem) => sentence(messageOf(problem)),
  );
}
