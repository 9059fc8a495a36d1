/** Moves the focus when the button that had it hides or disables itself. */

/**
 * The element with the focus, to be kept until things have changed, for the functions below. An element of a closed dialog does
 * not count: if nothing had the focus before, it keeps it until the next frame.
 * @returns {Element | null}
 */
export function focusedElement() {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest("dialog:not([open])") ? null : activeElement;
}

/**
 * Passes the focus to the first candidate that can have it, if the element that had it is gone.
 * @param {Element | null} focused  had the focus
 * @param {...HTMLElement} candidates
 */
export function passFocus(focused, ...candidates) {
  if (isFocusLost(focused)) candidates.find((candidate) => !isGone(candidate))?.focus();
}

/**
 * The same among the buttons of a part of the page, which is rendered again.
 * @param {Element | null} focused  had the focus, there
 * @param {HTMLElement} host
 * @param {...string} names         of the candidates, as `data-do` has them
 */
export function passFocusWithin(focused, host, ...names) {
  const buttons = names.map((name) => host.querySelector(`[data-do="${name}"]`));
  passFocus(focused, ...buttons.filter((one) => one instanceof HTMLElement));
}

/** @param {Element | null} focused  had the focus @returns {boolean} whether it is gone, and nothing else has the focus */
export function isFocusLost(focused) {
  if (focused === null || !isGone(focused)) return false;
  return document.activeElement === focused || document.activeElement === document.body;
}

/** @param {Element} one whether it is hidden, switched off or taken away */
const isGone = (one) => !one.checkVisibility() || (one instanceof HTMLButtonElement && one.disabled);
