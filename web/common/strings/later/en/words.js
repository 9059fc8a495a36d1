/**
 * Numbers, dates and lists in English.
 */

/** @param {number} value */
export const number = (value) => value.toLocaleString("en");
/** @param {number} share  0 to 1 */
export const percent = (share) => share.toLocaleString("en", { style: "percent" });
/** @param {number} time  in milliseconds since 1970 */
export const date = (time) => new Date(time).toLocaleDateString("en", { dateStyle: "medium" });
/** @param {number} count @param {string[]} names  the first of them @returns {string} */
export const listed = (count, names) => names.join(", ") + (count > names.length ? ", …" : "");
