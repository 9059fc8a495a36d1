/** What went wrong, in words. */

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
