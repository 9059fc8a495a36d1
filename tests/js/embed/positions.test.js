/**
 * A replay by its attribute `positions` is the replay that the engine gives: the board, its marks, what is spoken, the result.
 *
 * @import { State } from "../../../web/engine/wire.js"
 * @import { Options } from "../../../web/embed/options.js"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import fc from "fast-check";

import { embedCode } from "../../../web/app/transfer/embed_code.js";
import { translated } from "../../../web/common/catalogue.js";
import { announcements } from "../../../web/common/speech/announcements.js";
import { readOptions } from "../../../web/embed/options.js";
import { BadAttribute } from "../../../web/embed/position_text.js";
import { readPositions } from "../../../web/embed/positions.js";
import { resultText, snapshotOf, stateView } from "../../../web/embed/views.js";
import { ask } from "../support/engine.js";
import { catalogue } from "../support/facts.js";
import { fuzz } from "../support/fuzz.js";

/** A whole game of each kind, with swaps, passes, and stones that are taken, replaced, flipped and given away. */
const WHOLE = ["parasol", "subsume", "sum", "sunspot", "surmount"].map((game) => {
  const text = readFileSync(new URL(`../../engine/golden/${game}.txt`, import.meta.url), "utf8");
  const turns = [...text.matchAll(/^== \d+\. (.+)$/gm)].map(([, turn]) => turn);
  return `${text.slice(0, text.indexOf("\n"))} ${turns.join(" ")}`;
});
const SET_UP = "game=surmount&size=4&start=d4+d5%2Fc4%2F2&turns=a1+g4";

/** @param {Record<string, string>} attributes */
const optionsOf = (attributes) => readOptions((name) => attributes[name] ?? null, translated(catalogue));

/** @param {string} record @returns {{ options: Options, states: State[] }} what a board gets, and the engine's word on it */
function replayOf(record) {
  const [[loaded, { positions }] = []] = ask([[{ do: "load", record }, { do: "record" }]]);
  /** @type {State} */
  const { game, size, holes, start, turns } = loaded.state;
  const plays = turns.map((turn) => ({ do: "play", turn }));
  const from = { format: "sunstones-record", version: 1, game, size, holes, start, turns: [] };
  const [replies = []] = ask([[{ do: "load", record: from }, ...plays]]);
  const code = embedCode(loaded.state, "https://example.org/", positions);
  const attributes = [...code.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll(/&#(\d+);/g, (_, sign) => String.fromCharCode(sign)),
  ]);
  return { options: optionsOf(Object.fromEntries(attributes)), states: replies.map(({ state }) => state) };
}

for (const record of [...WHOLE, SET_UP]) {
  describe(`the positions of ${record.split(" ")[0]}`, () => {
    const { options, states } = replayOf(record);
    const carried = readPositions(options);

    test("have what the engine says of each", () => {
      assert.equal(carried.length, states.length);
      for (const [played, state] of carried.entries()) {
        const said = /** @type {State} */ (states[played]);
        assert.deepEqual(state, Object.fromEntries(Object.keys(state).map((name) => [name, Reflect.get(said, name)])));
      }
    });

    test("are shown and spoken in the same way", () => {
      /** @param {State[]} known */
      const shown = (known) => {
        let told = snapshotOf(options, null);
        // There and back, to the end at once, and from the end to the end.
        const course = [...known.keys(), ...[...known.keys()].reverse(), known.length - 1, known.length - 1];
        return course.map((played) => {
          const state = /** @type {State} */ (known[played]);
          const now = snapshotOf(options, state, { revision: played + 1 });
          const said = announcements(told, now, options.info);
          told = now;
          return { said, view: stateView(options, state, false, false), result: state.over && resultText(state) };
        });
      };
      assert.deepEqual(shown(/** @type {State[]} */ (carried)), shown(states));
    });
  });
}

const GAME = { game: "sum", size: "5", mode: "replay", turns: "a2 a4 b4" };

/** @param {string} positions @returns {string} */
function refusalOf(positions) {
  try {
    readPositions(optionsOf({ ...GAME, positions }));
  } catch (problem) {
    assert.ok(problem instanceof BadAttribute, String(problem));
    return problem.message;
  }
  throw new Error(`not refused: ${positions}`);
}

describe("positions that do not fit the turns are refused and quoted", () => {
  for (const [positions, message] of [
    ["a2,a4", "The positions “a2,a4” belong to 2 turns, and the board has 3."],
    ["a2,a4,-a4 z9", "“z9” in the positions does not fit turn 3."],
    ["a2,a2,b4", "“a2” in the positions does not fit turn 2."],
    ["a2,-b4,b4", "“-b4” in the positions does not fit turn 2."],
    ["!constructor,a4,b4", "“!constructor” in the positions does not fit turn 1."],
    ["a2,a4,b4\nred b4", "“red” in the positions does not fit turn 3."],
    ["a2,a4,b4\nwhite b4 z9", "“z9” in the positions does not fit turn 3."],
  ]) {
    test(message ?? "", () => assert.equal(refusalOf(positions ?? ""), message));
  }

  test("whatever they are", () => {
    const word = fc.tuple(fc.constantFrom("", "+", "-", "!", "?"), fc.constantFrom("a2", "a4", "b4", "z9", "toString", ""));
    const part = fc
      .array(
        word.map((parts) => parts.join("")),
        { maxLength: 3 },
      )
      .map((words) => words.join(" "));
    const parts = fc.array(part, { maxLength: 4 }).map((found) => found.join(","));
    const line = fc.oneof(fc.constantFrom("white a2", "red", "en Done.", "", "__proto__"), fc.string({ maxLength: 20 }));
    const text = fc.tuple(parts, fc.array(line, { maxLength: 3 })).map(([first, more]) => [first, ...more].join("\n"));
    fc.assert(
      fc.property(text, (positions) => {
        try {
          assert.equal(readPositions(optionsOf({ ...GAME, positions })).length, 4);
        } catch (problem) {
          assert.ok(problem instanceof BadAttribute, String(problem));
          assert.ok(problem.message.length < 400, problem.message);
        }
      }),
      fuzz(),
    );
  });
});
