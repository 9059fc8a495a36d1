/** Data as it should never be written, for fuzz tests of what reads it. */
import fc from "fast-check";

/** @param {number} depth @returns {unknown} */
function nested(depth) {
  /** @type {unknown} */
  let inside = 1;
  for (let level = 0; level < depth; level += 1) inside = level % 2 ? [inside] : { a: inside };
  return inside;
}

/** Values that JSON can hold. */
const AS_TEXT = [
  { toString: 1, valueOf: 1 },
  { toString: null },
  [{ toString: 1, valueOf: 1 }],
  [[]],
  {},
  [],
  "",
  "x".repeat(5_000),
  null,
  true,
  -1,
  0.5,
  1e308,
  9e15,
  8.64e15 + 1,
  2 ** 53,
  "__proto__",
  JSON.parse('{"__proto__": {"toJSON": 1}, "toJSON": 1}'),
  { length: 1e9 },
  { then: 1 },
  Array.from({ length: 3_000 }, (_, index) => index),
  Array.from({ length: 500 }, () => ({ valueOf: 0, toString: [] })),
];

/** @returns {unknown[]} what only a database or a message can hold */
function asData() {
  const cycle = /** @type {unknown[]} */ ([1]);
  cycle.push(cycle, { cycle });
  return [
    undefined,
    NaN,
    Infinity,
    10n,
    new Date(NaN),
    new Date(9e15),
    new Map([[{}, { a: cycle }]]),
    new Set([cycle]),
    cycle,
    Object.create(null),
    Object.assign(Object.create(null), { game: Object.create(null) }),
    new Array(3),
    /x/,
    new Error("x"),
    new Uint8Array(3),
    nested(3_000),
  ];
}

/** Any value that JSON can hold. */
export const anyJson = fc.oneof(fc.constantFrom(...AS_TEXT), fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(nested(50)));

/** Any value at all that can be stored or posted. */
export const anyData = fc.oneof(
  anyJson,
  fc.nat({ max: asData().length - 1 }).map((index) => asData()[index]),
  fc.anything({
    withNullPrototype: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withBigInt: true,
    withSparseArray: true,
  }),
);

/**
 * Sound data with something else in one or more places.
 * @param {unknown} sound
 * @param {fc.Arbitrary<unknown>} wrong
 * @returns {fc.Arbitrary<unknown>}
 */
export function damaged(sound, wrong) {
  const places = placesIn(sound);
  const damage = fc.array(fc.tuple(fc.constantFrom(...places), wrong), { minLength: 1, maxLength: 3 });
  return damage.map((changes) => changes.reduce((data, [place, value]) => replaced(data, place, value), sound));
}

/** @param {unknown} data @returns {string[][]} */
function placesIn(data) {
  if (typeof data !== "object" || data === null) return [[]];
  return [[], ...Object.entries(data).flatMap(([key, part]) => placesIn(part).map((place) => [key, ...place]))];
}

/** @param {unknown} data @param {string[]} place @param {unknown} value @returns {unknown} */
function replaced(data, [key, ...rest], value) {
  if (key === undefined) return value;
  if (typeof data !== "object" || data === null) return data;
  const copy = Array.isArray(data) ? [...data] : { .../** @type {Record<string, unknown>} */ (data) };
  /** @type {any} */ (copy)[key] = replaced(/** @type {any} */ (data)[key], rest, value);
  return copy;
}

/**
 * The approximate length of data as JSON, with an array's extra properties, which JSON leaves out.
 * @param {unknown} data
 * @returns {number}
 */
export function lengthOf(data) {
  if (typeof data !== "object" || data === null) return JSON.stringify(data)?.length ?? 0;
  const lengths = Object.entries(data).map(([key, part]) => (Array.isArray(data) ? 1 : key.length + 4) + lengthOf(part));
  return lengths.reduce((sum, length) => sum + length, 2);
}

/**
 * Data that counts how often it is read.
 * @param {unknown} data  plain objects, lists and simple values
 */
export function counted(data) {
  let looks = 0;
  /** @param {unknown} part @returns {unknown} */
  function watched(part) {
    if (typeof part !== "object" || part === null) return part;
    return new Proxy(part, {
      get(target, key) {
        looks += 1;
        return watched(Reflect.get(target, key));
      },
      ownKeys(target) {
        looks += 1;
        return Reflect.ownKeys(target);
      },
    });
  }
  return { data: watched(data), looks: () => looks };
}
