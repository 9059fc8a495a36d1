/** Moves the focus when the button that had it hides or disables itself. */

/**
 * The element with the focus, to be kept until things have changed, for the functions below. An element of a closed dialog does
 * not count: if nothing had the focus before, it keeps it until the next frame.
 */
export function focusedElement(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest("dialog:not([open])") ? null : activeElement;
}

/**
 * Passes the focus to the first candidate that can have it, if the element that had it is gone.
 * @param focused  had the focus
 */
export function passFocus(focused: Element | null, ...candidates: HTMLElement[]) {
  if (isFocusLost(focused)) candidates.find((candidate) => !isGone(candidate))?.focus();
}

/**
 * The same among the buttons of a part of the page, which is rendered again.
 * @param focused  had the focus, there
 * @param names  of the candidates, as `data-do` has them
 */
export function passFocusWithin(focused: Element | null, host: HTMLElement, ...names: string[]) {
  const buttons = names.map((name) => host.querySelector(`[data-do="${name}"]`));
  passFocus(focused, ...buttons.filter((one) => one instanceof HTMLElement));
}

/** @param focused  had the focus @returns whether it is gone, and nothing else has the focus */
export function isFocusLost(focused: Element | null): boolean {
  if (focused === null || !isGone(focused)) return false;
  return document.activeElement === focused || document.activeElement === document.body;
}

/** @param one  whether it is hidden, switched off or taken away */
const isGone = (one: Element) => !one.checkVisibility() || (one instanceof HTMLButtonElement && one.disabled);
