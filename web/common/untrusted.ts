/**
 * Data that others may have written: stored, linked, pasted or posted.
 *
 * Its text is parsed once, within limits of length and depth; a structured clone is checked as a whole.
 * Readers then check each part's type before they use it, with the checks below. They convert nothing that is unchecked:
 * `String`, `Number`, a template or arithmetic call `toString` or `valueOf` of the data, which need not be functions. For
 * messages there is `describe`.
 */
export type Check<T> = (value: unknown) => value is T;

/** Of one piece of data. */
interface Reading {
  lost: string[]; // what could not be used, described
  /** The value where it fits, otherwise the other one; nothing is lost where there is no value. */
  take: <T, Otherwise>(value: unknown, fits: Check<T>, otherwise: Otherwise, name?: string) => T | Otherwise;
  takeFields: (value: unknown) => Record<string, unknown>; // of an object; none of anything else
}

/** The deepest nesting that the engine reads (py_engine/records/json_text.py). Real records nest less than ten deep. */
export const DEEPEST = 60;
/** Characters that are parsed: twice as many as the engine takes for a record. */
const LONGEST_TEXT = 2_000_000;
/** Long enough to be recognised, short enough for a sentence (characters). */
const LONGEST_EXCERPT = 60;
/** A sentence that names more losses is not read. */
const MOST_LOST = 5;

/**
 * @param longest  characters
 * @returns null for invalid JSON, or text that is too long or too deep
 */
export function parseJson(text: string, longest: number = LONGEST_TEXT): { data: unknown } | null {
  if (text.length > longest || depthOf(text) > DEEPEST) return null;
  try {
    return { data: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** @param text  of JSON @returns how deep it nests; brackets within texts do not count */
function depthOf(text: string): number {
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

/** @returns not an array, a date, a map or the like */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export function createReading(): Reading {
  const lost: string[] = [];
  function take<T, Otherwise>(value: unknown, fits: Check<T>, otherwise: Otherwise, name = ""): T | Otherwise {
    if (value === undefined || value === null) return otherwise;
    if (fits(value)) return value;
    noteLoss(lost, name ? `${name} ${describe(value)}` : describe(value));
    return otherwise;
  }
  return { lost, take, takeFields: (value) => take(value, isObject, {}) };
}

/** Notes something that could not be used; after a few such things only that there are more. */
export function noteLoss(lost: string[], what: string) {
  if (lost.length < MOST_LOST) lost.push(what);
  else if (lost.length === MOST_LOST) lost.push("…");
}

export const isObject: Check<Record<string, unknown>> = ((value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)) as any;

export const isList: Check<unknown[]> = Array.isArray;

/** @returns its fields; none where it is no object */
export const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

export const isBoolean: Check<boolean> = ((value: unknown) => typeof value === "boolean") as any;

/** @param longest  characters */
export const isText = (longest: number): Check<string> =>
  ((value: unknown) => typeof value === "string" && value.length <= longest) as any;

/** @returns a number in this range; NaN is in none */
export const isNumber = (least: number, most: number): Check<number> =>
  ((value: unknown) => typeof value === "number" && value >= least && value <= most) as any;

export const isWhole = (least: number, most: number): Check<number> =>
  ((value: unknown) => isNumber(least, most)(value) && Number.isSafeInteger(value)) as any;

/** Milliseconds since 1970, as far as dates go. A system clock may be wrong, and before 1970 they are below 0. */
export const isMoment = isNumber(-8.64e15, 8.64e15);

export const isOneOf = <const T>(values: readonly T[]): Check<T> => ((value: unknown) => values.includes(value as T)) as any;

export const isPairOf = <T>(fits: Check<T>): Check<[T, T]> =>
  ((value: unknown) => Array.isArray(value) && value.length === 2 && value.every(fits)) as any;

export const isListOf = <T>(fits: Check<T>): Check<T[]> => ((value: unknown) => Array.isArray(value) && value.every(fits)) as any;

/** @param fits  each value, whatever the keys */
export const isMapOf = <T>(fits: Check<T>): Check<Record<string, T>> =>
  ((value: unknown) => isObject(value) && Object.values(value).every(fits)) as any;

export const isNullOr = <T>(fits: Check<T>): Check<T | null> => ((value: unknown) => value === null || fits(value)) as any;

/** @param fields  that have to be there; there may be others */
export function isObjectOf<Fields extends Record<string, Check<any>>>(
  fields: Fields,
): Check<{ [Name in keyof Fields]: Fields[Name] extends Check<infer T> ? T : never }> {
  const checks = Object.entries(fields);
  return ((value: unknown) => isObject(value) && checks.every(([name, fits]) => fits(value[name]))) as any;
}

/** @param text  that a message quotes @returns no longer than a sentence bears */
export const excerpt = (text: string): string =>
  text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT - 1)}…` : text;

/** @returns to be quoted in a message */
export const describe = (value: unknown): string => excerpt(dump(value, LONGEST_EXCERPT));

/**
 * Data as text, whatever it is: as JSON where JSON has a form for it. A database holds more than that: dates, maps, cycles.
 * @param longest  characters after which it may end
 */
export function dump(value: unknown, longest: number = LONGEST_TEXT): string {
  /** The open objects and arrays: the parts of each that are still to come, and its closing sign. */
  const open: Open[] = [];
  const around = new Set<unknown>();
  let text = "";

  function write(one: unknown) {
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
    const last = open.at(-1) as Open;
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

type Open = { whole: object; parts: Iterator<[unknown, unknown], undefined>; isList: boolean; isFirst: boolean };

/** @returns what it holds, by name */
function* partsOf(whole: object): Generator<[unknown, unknown], undefined> {
  if (whole instanceof Date) yield ["date", Date.prototype.getTime.call(whole)];
  else if (whole instanceof Map) yield* whole;
  else if (whole instanceof Set) yield* whole.entries();
  // A hole in a list is read as undefined.
  else if (Array.isArray(whole)) for (let index = 0; index < whole.length; index += 1) yield [index, whole[index]];
  else for (const key of Object.keys(whole)) yield [key, (whole as Record<string, unknown>)[key]];
}

/** @param value  no object, or the key of a map */
function plainText(value: unknown, longest: number): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, longest));
  if (typeof value === "function" || (typeof value === "object" && value !== null)) return "{…}";
  return String(value).slice(0, longest);
}
