/**
 * When the page has been painted as it is now.
 * @returns {Promise<void>} resolves in the frame after the next one, so that what is done then is not in its way; at once
 *   where the page is in a hidden tab and nothing is painted
 */
export function afterPainting() {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
