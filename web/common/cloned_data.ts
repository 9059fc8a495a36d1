/** Data that was not parsed but cloned: posted by another window, or out of a database. */
import { DEEPEST, isPlainObject } from "./untrusted.js";

/**
 * Cloning carries values that JSON does not have, and a clone of a few bytes may be any amount of JSON: the same part may be in
 * it many times, and an array may be all gaps. So this counts as it walks, and it does not recurse.
 * @param data  that came from another window or from a database
 * @param longest  characters of its JSON, about
 * @returns what is wrong with it; null where it is JSON's own kinds of values, in bounds
 */
export function problemOfData(data: unknown, longest: number): string | null {
  let left = longest;
  const pending: [unknown, number][] = [[data, 1]];
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

/** JSON leaves out undefined values. */
const isJsonScalar = (value: unknown) =>
  value === null || value === undefined || typeof value === "boolean" || Number.isFinite(value);
