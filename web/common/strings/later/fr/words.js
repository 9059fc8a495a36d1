/**
 * Numbers, dates and lists in French.
 */

/** @param {number} value */
export const number = (value) => value.toLocaleString("fr");
/** @param {number} share  0 to 1 */
export const percent = (share) => share.toLocaleString("fr", { style: "percent" });
/** @param {number} time  in milliseconds since 1970 */
export const date = (time) => new Date(time).toLocaleDateString("fr", { dateStyle: "medium" });
/** @param {number} count @param {string[]} names  the first of them @returns {string} */
export const listed = (count, names) => names.join(", ") + (count > names.length ? "…" : "");
/** @param {number} turns */
export const inTurns = (turns) => `${turns} ${turns === 1 ? "coup" : "coups"} au plus`;
