/**
 * The check of data that a structured clone has brought, from another window or from a database, before anything reads
 * it. Cloning carries much that JSON does not know, and a clone of a few bytes may stand for any amount of JSON: the same
 * part may be in it many times, and an array may be all gaps. So the check counts as it walks, and it does not recurse.
 */

/** As deep as the engine reads (py_engine/records/json_text.py). Real records nest less than ten deep. */
export const DEEPEST = 60;

/**
 * @param {unknown} data
 * @param {number} longest  characters of its JSON, about
 * @returns {string | null} what is wrong with it; null where it is JSON's own kinds of values, in bounds
 */
export function problemOfData(data, longest) {
  let left = longest;
  /** @type {[unknown, number][]} */
  const pending = [[data, 1]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    left -= 1;
    if (typeof value === "string") left -= value.length;
    else if (Array.isArray(value)) left -= value.length;
    else if (isPlainObject(value)) for (const key of Object.keys(value)) left -= key.length;
    else if (!isJsonScalar(value)) return "it holds something that JSON has no word for";
    if (left < 0) return `it is longer than ${longest} characters`;
    if (typeof value !== "object" || value === null) continue;
    if (depth > DEEPEST) return `it nests deeper than ${DEEPEST} levels`;
    for (const inner of Object.values(value)) pending.push([inner, depth + 1]);
  }
  return null;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} not an array, a date, a map or the like */
export function isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** JSON leaves out what is undefined. @param {unknown} value */
const isJsonScalar = (value) => value === null || value === undefined || typeof value === "boolean" || Number.isFinite(value);
