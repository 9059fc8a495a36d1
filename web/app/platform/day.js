/** The day of this place, and what a page does that stays open while another one begins. */

/** Between two looks at the date (milliseconds): a timer until midnight would not count the hours that a device sleeps. */
const MINUTE = 60_000;

/** @param {Date} [now] @returns {string} the date of this place, as 2026-11-26 */
export function dayOf(now = new Date()) {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/**
 * What a page says of today is out of date once another day has begun, or when the page was out of sight for long.
 * @param {() => void} act  called at the latest a minute after midnight, and whenever the page is seen again
 */
export function onNewDay(act) {
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
