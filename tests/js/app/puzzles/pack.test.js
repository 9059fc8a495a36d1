/**
 * Packs: what a line says, what becomes of damaged ones, and that the engine takes each position for what the page does.
 *
 * @import { GameInfo } from "../../../../web/common/catalogue.js"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import fc from "fast-check";

import { boardCode, readBoard, readPack, startOf, viewOf } from "../../../../web/app/puzzles/pack.js";
import { stonesOf } from "../../../../web/common/board_view.js";
import { gameOf } from "../../../../web/common/catalogue.js";
import { ask } from "../../support/engine.js";
import { boards, catalogue } from "../../support/facts.js";
import { fuzz } from "../../support/fuzz.js";

const [parasol, sum] = ["parasol", "sum"].map((id) => /** @type {GameInfo} */ (gameOf(catalogue, id)));
const HEADING = "sunstones-puzzles 1 parasol";
// Size 2: a1 a2 b1 b2 b3 c1 c2, of which b2 is red and c2 blue.
const LINE = "rqeohd 2 AQg.2 1360 nz c1~b1~b3";
const OTHER = "9ni74m 2 AAA.1 700 c b2";
/** Puzzles of each pack that are compared with the engine. */
const COMPARED = 25;

/** @param {string} text */
const read = (text) => readPack(text, /** @type {GameInfo} */ (parasol));

/** @param {GameInfo} info @returns {string} of the site */
const packOf = ({ id }) => readFileSync(new URL(`../../../../web/app/puzzles/packs/${id}.txt`, import.meta.url), "utf8");

describe("a pack", () => {
  test("has a puzzle in each line: its key, board, rating, themes and turns", () => {
    const { puzzles, isWhole } = read(`${HEADING}\n${LINE}\n${OTHER}\n`);
    assert.ok(isWhole);
    assert.deepEqual(puzzles[0], {
      key: "rqeohd",
      position: { game: "parasol", size: 2, holes: [], stones: { b2: "red", c2: "blue" }, mover: 1 },
      rating: 1360,
      themes: ["n", "z"],
      line: ["c1", "b1", "b3"],
    });
    assert.equal(puzzles[1]?.key, "9ni74m");
  });

  test("of another game, or of a newer form, is not read at all", () => {
    for (const heading of ["sunstones-puzzles 1 sum", "sunstones-puzzles 2 parasol", "<!doctype html>", ""]) {
      assert.deepEqual(read(`${heading}\n${LINE}\n`), { puzzles: [], isWhole: false });
    }
  });

  test("that is cut anywhere keeps the puzzles before the cut, and is known not to be whole", () => {
    const text = `${HEADING}\n${LINE}\n${OTHER}\n`;
    for (let length = 0; length < text.length; length += 1) {
      const { puzzles, isWhole } = read(text.slice(0, length));
      const whole = text.slice(0, length).split("\n").length - 2;
      assert.equal(puzzles.length, Math.max(0, whole), `cut at ${length}`);
      // At the end of a line nothing tells that another one should follow.
      assert.equal(isWhole, text[length - 1] === "\n");
    }
  });

  test("leaves out a damaged line and keeps the others", () => {
    const damaged = [
      LINE.replace("rqeohd", "RQEOHD"),
      LINE.replace(" 2 ", " 99 "),
      LINE.replace("AQg", "AQ"),
      LINE.replace("AQg", "A*g"),
      LINE.replace(".2", ".3"),
      LINE.replace("1360", "1e3"),
      LINE.replace("~b3", ""),
      LINE.replace("~b3", "~"),
      "",
    ];
    for (const line of damaged) {
      const { puzzles, isWhole } = read(`${HEADING}\n${line}\n${OTHER}\n`);
      assert.deepEqual([puzzles.map(({ key }) => key), isWhole], [["9ni74m"], false], line);
    }
  });

  test("has holes in Sum only", () => {
    assert.equal(readBoard("wAA.1", 2, /** @type {GameInfo} */ (parasol)), null);
    const board = readBoard("wAAAAAAAA.1", 5, /** @type {GameInfo} */ (sum));
    assert.deepEqual([board?.holes, board?.stones], [["a1"], {}]);
  });

  test("writes each board as it reads it", () => {
    for (const info of catalogue.games) {
      const [size = 0] = info.sizes;
      const places = Object.entries(boards).find(([name]) => name === `${info.shape} ${size}`)?.[1].names ?? [];
      if (places.length === 0) continue;
      const colour = fc.constantFrom(null, ...info.colours);
      fc.assert(
        fc.property(fc.array(colour, { minLength: places.length, maxLength: places.length }), fc.boolean(), (held, second) => {
          const stones = Object.fromEntries(places.flatMap((place, index) => (held[index] ? [[place, held[index]]] : [])));
          const position = { game: info.id, size, holes: [], stones, mover: /** @type {0 | 1} */ (Number(second)) };
          assert.deepEqual(readBoard(boardCode(position, info), size, info), position);
        }),
        fuzz(50),
      );
    }
  });
});

for (const info of catalogue.games) {
  test(`the puzzles of ${info.name} are positions that the engine sees as the page does`, () => {
    const { puzzles, isWhole } = readPack(packOf(info), info);
    assert.ok(isWhole);
    const compared = puzzles.slice(0, COMPARED);
    const replies = ask(
      compared.map(({ position, line }) => [
        { do: "new", game: info.id, size: position.size, holes: position.holes, start: startOf(position, info) },
        { do: "play", turn: line[0] },
      ]),
    );
    for (const [index, [placed, played]] of replies.entries()) {
      const { position, key } = /** @type {import("../../../../web/app/puzzles/pack.js").Puzzle} */ (compared[index]);
      assert.ok(placed.ok, `${key}: ${placed.message}`);
      assert.deepEqual(stonesOf(placed.state), viewOf(position, info).stones, String(key));
      assert.equal(placed.state.to_move, position.mover, String(key));
      assert.ok(played.ok, `${key}: ${played.message}`);
    }
  });
}
