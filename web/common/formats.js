/** Numbers, shares and days as a language writes them. */
import { lazy } from "./lazy.js";

/**
 * Each is made when it is first needed: all at once cost the first picture dozens of milliseconds on a slow processor.
 * @param {string} language
 */
export function createFormats(language) {
  const numbers = lazy(() => new Intl.NumberFormat(language));
  const shares = lazy(() => new Intl.NumberFormat(language, { style: "percent" }));
  const days = lazy(() => new Intl.DateTimeFormat(language, { dateStyle: "medium" }));
  return {
    /** @param {number} value */
    number: (value) => numbers().format(value),
    /** @param {number} share  0 to 1 */
    percent: (share) => shares().format(share),
    /** @param {number} time  in milliseconds since 1970 */
    date: (time) => days().format(time),
  };
}
