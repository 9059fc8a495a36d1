/** Attributes come from any page: each becomes a checked value or a sentence that quotes it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import fc from "fast-check";

import { createGeometry } from "../../../web/board/geometry.js";
import { ATTRIBUTES, readOptions } from "../../../web/embed/options.js";
import { BadAttribute } from "../../../web/embed/position_text.js";
import { catalogue } from "../support/facts.js";
import { fuzz } from "../support/fuzz.js";

/** @param {Record<string, string>} attributes */
const read = (attributes) => readOptions((name) => attributes[name] ?? null, catalogue);

/** @param {Record<string, string>} attributes @returns {string} the sentence that refuses them */
function refusalOf(attributes) {
  try {
    read(attributes);
  } catch (problem) {
    assert.ok(problem instanceof BadAttribute, String(problem));
    return problem.message;
  }
  throw new Error(`not refused: ${JSON.stringify(attributes)}`);
}

const games = catalogue.games.map(({ id }) => id);
const cell = () =>
  fc.oneof(
    fc.tuple(fc.constantFrom(..."abcdefghijk"), fc.integer({ min: 0, max: 12 })).map(([row, place]) => `${row}${place}`),
    fc.constantFrom("__proto__", "constructor", "toString", "swap", "pass", "A1", "a01", "1"),
  );
const cells = () => fc.array(cell(), { maxLength: 8 }).map((found) => found.join(" "));
const mark = () =>
  fc.tuple(cell(), fc.constantFrom("", ".x", ".s", ".A", ".12", "-a1", ".a", "-")).map((parts) => parts.join(""));
const loose = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: "binary", maxLength: 20 }), cells());
const sensible = {
  game: fc.constantFrom(...games),
  size: fc.oneof(fc.integer({ min: -1, max: 20 }).map(String), fc.constantFrom("1e1", "0x5", "5.0", "Infinity", "NaN", "٥")),
  holes: cells(),
  start: fc.tuple(cells(), cells(), fc.constantFrom("1", "2", "3", "")).map((parts) => parts.join("/")),
  turns: cells(),
  step: fc.oneof(fc.integer({ min: -1, max: 9 }).map(String), fc.constantFrom("1e0", "0.5", "-0")),
  position: fc
    .array(fc.tuple(fc.constantFrom("red", "Blue", "black", "white", "constructor", ""), cells()))
    .map((parts) => parts.map(([colour, found]) => `${colour} ${found}`).join(", ")),
  positions: fc.array(cells(), { maxLength: 4 }).map((found) => found.join(",")),
  mode: fc.constantFrom("diagram", "replay", "play", "puzzle"),
  mover: fc.constantFrom("red", "Blue", "black", "white", "constructor", ""),
  opponent: fc.constantFrom("human", "pike", "quorum", "lodestar", "toString"),
  caption: loose,
  loop: cells(),
  marks: fc.array(mark(), { maxLength: 8 }).map((found) => found.join(" ")),
  notes: fc
    .array(fc.tuple(fc.integer({ min: -1, max: 9 }), fc.array(mark(), { maxLength: 3 }), fc.constantFrom("", ": a", ":", "\n b")))
    .map((lines) => lines.map(([turns, found, comment]) => [turns, ...found].join(" ") + comment).join("\n")),
};
/** Most attributes are as they should be: otherwise the first would hide the others. */
const attributes = fc.record(
  Object.fromEntries(
    Object.entries(sensible).map(([name, value]) => [
      name,
      name === "game" ? fc.oneof({ weight: 9, arbitrary: value }, loose) : fc.oneof({ weight: 5, arbitrary: value }, loose),
    ]),
  ),
  { requiredKeys: ["game"] },
);

describe("attributes", () => {
  test("are all generated here", () => {
    assert.deepEqual(Object.keys(sensible).sort(), [...ATTRIBUTES].sort());
  });

  test("become checked options or one short sentence, whatever they are", () => {
    fc.assert(
      fc.property(attributes, (found) => {
        const given = /** @type {Record<string, string>} */ (found);
        try {
          const options = read(given);
          const { info, size, holes, played, turns } = options;
          assert.ok(games.includes(info.id) && info.sizes.includes(size));
          const all = createGeometry(info.shape, size).byName;
          const free = createGeometry(info.shape, size, holes).byName;
          for (const name of [...holes, ...options.loop, ...options.marks]) assert.ok(all.has(name));
          for (const [name, colour] of Object.entries(options.stones ?? {})) {
            assert.ok(free.has(name) && info.colours.includes(colour));
          }
          assert.ok(Number.isSafeInteger(played) && played >= 0 && played <= turns.length);
          assert.ok(["diagram", "replay", "play", "puzzle"].includes(options.mode));
          assert.ok(options.mover === 0 || options.mover === 1);
          assert.ok(info.colours.includes(options.colour));
          assert.ok(options.opponent === null || info.opponents.some(({ id }) => id === options.opponent));
        } catch (problem) {
          assert.ok(problem instanceof BadAttribute, String(problem));
          assert.ok(problem.message.length > 0 && problem.message.length < 400, problem.message);
        }
      }),
      fuzz(),
    );
  });

  test("that are far too long are refused before they are read", () => {
    for (const name of ATTRIBUTES) {
      const given = { game: "sum", [name]: "a1 ".repeat(20_000) };
      assert.equal(refusalOf(given), `The attribute ${name} is too long (60000 characters).`);
    }
  });

  test("are asked for a bounded number of times", () => {
    const long = { game: "sum", mode: "replay", turns: "a1 ".repeat(16_000), marks: "a1 ".repeat(16_000) };
    let asked = 0;
    readOptions((name) => {
      asked += 1;
      return /** @type {Record<string, string>} */ (long)[name] ?? null;
    }, catalogue);
    assert.ok(asked <= 3 * ATTRIBUTES.length, String(asked));
  });

  test("named like a property of every object are refused", () => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      assert.match(refusalOf({ game: name }), /There is no game/);
      assert.match(refusalOf({ game: "sum", opponent: name }), new RegExp(name));
      assert.match(refusalOf({ game: "sum", position: `red ${name}` }), new RegExp(name));
      assert.match(refusalOf({ game: "sum", position: `${name} a1` }), new RegExp(name));
      assert.match(refusalOf({ game: "sum", marks: name }), new RegExp(name));
    }
  });
});
