/**
 * What went wrong, in words.
 *
 * @import { Flow } from "./flow.js"
 */
import { strings } from "./strings/index.js";

/** @param {unknown} problem  whatever was thrown @returns {string} */
export const messageOf = (problem) => (problem instanceof Error ? problem.message : String(problem));

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
