/** A button that hides or disables itself when it is pressed hands the focus on to another. */

/** @returns {Element | null} what has the focus, for `handOn` and `isLost` to be asked when things have changed */
export const focusedNow = () => (document.activeElement === document.body ? null : document.activeElement);

/**
 * @param {Element | null} focused  had the focus
 * @param {...HTMLElement} heirs    to one of which it goes if that is gone; the first that can have it
 */
export function handOn(focused, ...heirs) {
  if (isLost(focused)) heirs.find((heir) => !isGone(heir))?.focus();
}

/** @param {Element | null} focused  had the focus @returns {boolean} whether it is gone, and nothing else has the focus */
export function isLost(focused) {
  if (focused === null || !isGone(focused)) return false;
  return document.activeElement === focused || document.activeElement === document.body;
}

/** @param {Element} one whether it is hidden, switched off or taken away */
const isGone = (one) => !one.checkVisibility() || (one instanceof HTMLButtonElement && one.disabled);
