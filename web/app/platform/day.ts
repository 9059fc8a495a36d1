/** The day at this place, and callbacks for a page that stays open while another day begins. */

/** Between two looks at the date (milliseconds): a timer until midnight would not count the hours that a device sleeps. */
const MINUTE = 60_000;

/** @returns the date of this place, as 2026-11-26 */
export function dayOf(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/**
 * Calls back when the page's texts about today may be outdated: another day has begun, or the page was hidden for long.
 * @param act  called at the latest a minute after midnight, and whenever the page is seen again
 */
export function onNewDay(act: () => void) {
  let known = dayOf();
  setInterval(() => {
    const before = known;
    known = dayOf();
    if (known !== before) act();
  }, MINUTE);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") act();
  });
}
