/** What went wrong, in words. */

/** @param {unknown} problem  whatever was thrown @returns {string} */
export const messageOf = (problem) => (problem instanceof Error ? problem.message : String(problem));

/**
 * @param {Promise<unknown>} beginning
 * @param {(reason: string) => string} [sentence]  to put the reason into
 * @returns {Promise<string | null>} what went wrong, in a sentence; null where nothing did
 */
export function attempt(beginning, sentence = (reason) => reason) {
  return beginning.then(() => null, (problem) => sentence(messageOf(problem)));
}
