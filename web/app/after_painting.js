/** A browser may paint nothing for a long time: a window behind others, a machine that is busy (milliseconds). */
const LATEST = 2_000;

/**
 * When the page has been painted as it is now.
 * @returns {Promise<void>} resolves in the frame after the next one, so that what is done then is not in its way; at once
 *   where the page is in a hidden tab, and after a while in any case: nothing that a page needs waits for a picture alone
 */
export function afterPainting() {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, LATEST);
  });
}
