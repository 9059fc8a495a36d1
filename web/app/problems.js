/**
 * What went wrong, in words.
 *
 * @import { Flow } from "./flow.js"
 */
import { EngineLost } from "../engine/client.js";
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
 * @param {Promise<unknown>} work
 * @param {(reason: string) => string} [sentence]  to put the reason into
 * @returns {Promise<string | null>} what went wrong, in a sentence; null where nothing did
 */
export function attempt(work, sentence = (reason) => reason) {
  return work.then(() => null, (problem) => sentence(messageOf(problem)));
}

/**
 * Where a game cannot be opened the old one stands, and the line below the board says why.
 * @param {Flow} flow
 * @param {Promise<unknown>} opening
 */
export async function orTell(flow, opening) {
  const problem = await attempt(opening, strings.notOpened);
  if (problem !== null) flow.setNote({ kind: "problem", text: problem });
}
