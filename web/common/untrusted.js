/**
 * Data that others may have written: stored, linked, pasted or posted.
 *
 * Its text is parsed once, within limits of length and depth; a structured clone is checked as a whole.
 * Readers then check each part's type before they use it, with the checks below. They convert nothing that is unchecked:
 * `String`, `Number`, a template or arithmetic call `toString` or `valueOf` of the data, which need not be functions. For
 * messages there is `describe`.
 */
/** @template T @typedef {(value: unknown) => value is T} Check */

/**
 * @typedef {object} Reading  of one piece of data
 * @property {string[]} lost  what could not be used, described
 * @property {<T, Otherwise>(value: unknown, fits: Check<T>, otherwise: Otherwise, name?: string) => T | Otherwise} take
 *   the value where it fits, otherwise the other one; nothing is lost where there is no value
 * @property {(value: unknown) => Record<string, unknown>} takeFields  of an object; none of anything else
 */

/** The deepest nesting that the engine reads (py_engine/records/json_text.py). Real records nest less than ten deep. */
export const DEEPEST = 60;
/** Characters that are parsed: twice as many as the engine takes for a record. */
const LONGEST_TEXT = 2_000_000;
/** Long enough to be recognised, short enough for a sentence (characters). */
const LONGEST_EXCERPT = 60;
/** A sentence that names more losses is not read. */
const MOST_LOST = 5;

/**
 * @param {string} text
 * @param {number} [longest]  characters
 * @returns {{ data: unknown } | null} null for invalid JSON, or text that is too long or too deep
 */
export function parseJson(text, longest = LONGEST_TEXT) {
  if (text.length > longest || depthOf(text) > DEEPEST) return null;
  try {
    return { data: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** @param {string} text  of JSON @returns {number} how deep it nests; brackets within texts do not count */
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isQuoted && sign === "\\") index += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "[" || sign === "{") deepest = Math.max(deepest, (depth += 1));
    else if (sign === "]" || sign === "}") depth -= 1;
  }
  return deepest;
}

/**
 * Cloning carries values that JSON does not have, and a clone of a few bytes may be any amount of JSON: the same part may be in
 * it many times, and an array may be all gaps. So this counts as it walks, and it does not recurse.
 * @param {unknown} data  that came from another window or from a database
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

/** JSON leaves out undefined values. @param {unknown} value */
const isJsonScalar = (value) => value === null || value === undefined || typeof value === "boolean" || Number.isFinite(value);

/** @returns {Reading} */
export function createReading() {
  /** @type {string[]} */
  const lost = [];
  /** @type {Reading["take"]} */
  function take(value, fits, otherwise, name = "") {
    if (value === undefined || value === null) return otherwise;
    if (fits(value)) return value;
    noteLoss(lost, name ? `${name} ${describe(value)}` : describe(value));
    return otherwise;
  }
  return { lost, take, takeFields: (value) => take(value, isObject, {}) };
}

/**
 * Notes something that could not be used; after a few such things only that there are more.
 * @param {string[]} lost @param {string} what
 */
export function noteLoss(lost, what) {
  if (lost.length < MOST_LOST) lost.push(what);
  else if (lost.length === MOST_LOST) lost.push("…");
}

/** @type {Check<Record<string, unknown>>} */
export const isObject = /** @type {any} */ (
  (/** @type {unknown} */ value) => typeof value === "object" && value !== null && !Array.isArray(value)
);

/** @type {Check<unknown[]>} */
export const isList = Array.isArray;

/** @param {unknown} value @returns {Record<string, unknown>} its fields; none where it is no object */
export const fieldsOf = (value) => (isObject(value) ? value : {});

/** @type {Check<boolean>} */
export const isBoolean = /** @type {any} */ ((/** @type {unknown} */ value) => typeof value === "boolean");

/** @param {number} longest  characters @returns {Check<string>} */
export const isText = (longest) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => typeof value === "string" && value.length <= longest);

/** @param {number} least @param {number} most @returns {Check<number>} a number in this range; NaN is in none */
export const isNumber = (least, most) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => typeof value === "number" && value >= least && value <= most);

/** @param {number} least @param {number} most @returns {Check<number>} */
export const isWhole = (least, most) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => isNumber(least, most)(value) && Number.isSafeInteger(value));

/** Milliseconds since 1970, as far as dates go. A system clock may be wrong, and before 1970 they are below 0. */
export const isMoment = isNumber(-8.64e15, 8.64e15);

/** @template const T @param {readonly T[]} values @returns {Check<T>} */
export const isOneOf = (values) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => values.includes(/** @type {T} */ (value)));

/** @template T @param {Check<T>} fits @returns {Check<[T, T]>} */
export const isPairOf = (fits) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => Array.isArray(value) && value.length === 2 && value.every(fits));

/** @template T @param {Check<T>} fits @returns {Check<T[]>} */
export const isListOf = (fits) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => Array.isArray(value) && value.every(fits));

/** @template T @param {Check<T>} fits  each value, whatever the keys @returns {Check<Record<string, T>>} */
export const isMapOf = (fits) =>
  /** @type {any} */ ((/** @type {unknown} */ value) => isObject(value) && Object.values(value).every(fits));

/** @template T @param {Check<T>} fits @returns {Check<T | null>} */
export const isNullOr = (fits) => /** @type {any} */ ((/** @type {unknown} */ value) => value === null || fits(value));

/**
 * @template {Record<string, Check<any>>} Fields
 * @param {Fields} fields  that have to be there; there may be others
 * @returns {Check<{ [Name in keyof Fields]: Fields[Name] extends Check<infer T> ? T : never }>}
 */
export function isObjectOf(fields) {
  const checks = Object.entries(fields);
  return /** @type {any} */ (
    (/** @type {unknown} */ value) => isObject(value) && checks.every(([name, fits]) => fits(value[name]))
  );
}

/** @param {string} text  that a message quotes @returns {string} no longer than a sentence bears */
export const excerpt = (text) => (text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT - 1)}…` : text);

/** @param {unknown} value @returns {string} to be quoted in a message */
export const describe = (value) => excerpt(dump(value, LONGEST_EXCERPT));

/**
 * Data as text, whatever it is: as JSON where JSON has a form for it. A database holds more than that: dates, maps, cycles.
 * @param {unknown} value
 * @param {number} [longest]  characters after which it may end
 * @returns {string}
 */
export function dump(value, longest = LONGEST_TEXT) {
  /** The open objects and arrays: the parts of each that are still to come, and its closing sign. @type {Open[]} */
  const open = [];
  /** @type {Set<unknown>} */
  const around = new Set();
  let text = "";

  /** @param {unknown} one */
  function write(one) {
    if (typeof one !== "object" || one === null) {
      text += plainText(one, longest);
    } else if (around.has(one)) {
      text += "(itself)";
    } else {
      const isArray = Array.isArray(one);
      around.add(one);
      open.push({ whole: one, parts: partsOf(one), isList: isArray, isFirst: true });
      text += isArray ? "[" : "{";
    }
  }

  write(value);
  while (open.length > 0 && text.length <= longest) {
    const last = /** @type {Open} */ (open.at(-1));
    const { done, value: part } = last.parts.next();
    if (done) {
      open.pop();
      around.delete(last.whole);
      text += last.isList ? "]" : "}";
      continue;
    }
    if (!last.isFirst) text += ",";
    last.isFirst = false;
    if (!last.isList) text += `${plainText(part[0], longest)}:`;
    write(part[1]);
  }
  return text;
}

/** @typedef {{ whole: object, parts: Iterator<[unknown, unknown], undefined>, isList: boolean, isFirst: boolean }} Open */

/** @param {object} whole @returns {Generator<[unknown, unknown], undefined>} what it holds, by name */
function* partsOf(whole) {
  if (whole instanceof Date) yield ["date", Date.prototype.getTime.call(whole)];
  else if (whole instanceof Map) yield* whole;
  else if (whole instanceof Set) yield* whole.entries();
  // A hole in a list is read as undefined.
  else if (Array.isArray(whole)) for (let index = 0; index < whole.length; index += 1) yield [index, whole[index]];
  else for (const key of Object.keys(whole)) yield [key, /** @type {Record<string, unknown>} */ (whole)[key]];
}

/** @param {unknown} value  no object, or the key of a map @param {number} longest @returns {string} */
function plainText(value, longest) {
  if (typeof value === "string") return JSON.stringify(value.slice(0, longest));
  if (typeof value === "function" || (typeof value === "object" && value !== null)) return "{…}";
  return String(value).slice(0, longest);
}
