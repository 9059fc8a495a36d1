/** Where the focus goes when the button that had it hides or disables itself. */

/** @returns {Element | null} what has the focus; kept until things have changed, for the two functions below */
export const focusedElement = () => (document.activeElement === document.body ? null : document.activeElement);

/**
 * Passes the focus to the first candidate that can have it, if the element that had it is gone.
 * @param {Element | null} focused  had the focus
 * @param {...HTMLElement} candidates
 */
export function passFocus(focused, ...candidates) {
  if (isFocusLost(focused)) candidates.find((candidate) => !isGone(candidate))?.focus();
}

/** @param {Element | null} focused  had the focus @returns {boolean} whether it is gone, and nothing else has the focus */
export function isFocusLost(focused) {
  if (focused === null || !isGone(focused)) return false;
  return document.activeElement === focused || document.activeElement === document.body;
}

/** @param {Element} one whether it is hidden, switched off or taken away */
const isGone = (one) => !one.checkVisibility() || (one instanceof HTMLButtonElement && one.disabled);
