/** The page's window: its width, its painting, and its address. */

/** Windows in which the board is as wide as the window; as in layout.css. */
const ONE_COLUMN = "(max-width: 35.99rem), (max-width: 55.99rem) and (orientation: portrait)";
/** A browser may paint nothing for a long time: a window behind others, a machine that is busy (milliseconds). */
const LATEST = 2_000;

/** @returns whether the board has the width of the window now, and the panel's parts are around it */
export const isOneColumn = (): boolean => matchMedia(ONE_COLUMN).matches;

/** Calls back whenever that changes. */
export const onColumns = (act: () => void) => matchMedia(ONE_COLUMN).addEventListener("change", act);

/** Takes a link's text out of the address. That keeps its host: a path that begins with two slashes would name another. */
export const forgetLink = () => history.replaceState(history.state, "", location.href.split("#")[0]);

/**
 * Between two steps of a long work: the browser may answer a hand or paint before the second.
 * @returns resolves in the next task; sooner than a timer, which waits longer after several others
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * When the page has been painted as it is now.
 * @returns resolves once the next frame is done, so that later work is not in its way; at once where the
 *   page is in a hidden tab, and after a while in any case: nothing that a page needs waits for a picture alone
 */
export function afterPainting(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, LATEST);
  });
}
