/** "Guess the turn": the packs' games, the turns that are asked, points, and what is kept. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { LANGUAGES, askedOf, readPack } from "../../../../web/app/along/pack.js";
import { ALONG_KIND, createResults, pointsFor } from "../../../../web/app/along/points.js";
import { catalogue } from "../../support/facts.js";

const GAME = { number: 4, size: 3, turns: ["b2", "a1", "c3"], rates: [60], asked: [2], better: { 2: "c1" }, reasons: {} };
const SUM = /** @type {any} */ ({ id: "sum", sizes: [3, 5] });
/** @param {object[]} games */
const packOf = (...games) => ["sunstones-along 1 sum", ...games.map((game) => JSON.stringify(game)), ""].join("\n");

describe("a pack", () => {
  test("gives its games, each with its number", () => {
    const [game] = readPack(packOf(GAME), SUM);
    assert.deepEqual(
      [game?.key, game?.game, game?.size, game?.turns, game?.asked, game?.better],
      [4, "sum", 3, GAME.turns, [2], { 2: "c1" }],
    );
  });

  test("leaves out what is no game of it", () => {
    const wrong = [{ size: 4 }, { asked: [3] }, { asked: [] }, { turns: "b2" }, { better: { 2: 7 } }].map((one) => ({
      ...GAME,
      ...one,
    }));
    assert.deepEqual(readPack(packOf(...wrong), SUM), []);
    assert.deepEqual(readPack(packOf(GAME), /** @type {any} */ ({ id: "parasol", sizes: [3] })), []);
  });

  for (const info of catalogue.games) {
    test(`of the site has games of ${info.id} whose asked turns are of one side, with reasons in each language`, () => {
      const text = readFileSync(new URL(`../../../../web/app/along/packs/${info.id}.txt`, import.meta.url), "utf8");
      const games = readPack(text, info);
      assert.equal(games.length, text.trimEnd().split("\n").length - 1);
      assert.ok(games.length > 0);
      for (const { asked, reasons, turns, better } of games) {
        assert.equal(new Set(asked.map((index) => index % 2)).size, 1);
        for (const [index, texts] of Object.entries(reasons)) {
          assert.ok(asked.includes(Number(index)) && texts.length === LANGUAGES.length);
        }
        for (const [index, turn] of Object.entries(better)) assert.notEqual(turn, turns[Number(index)]);
      }
    });
  }
});

describe("of a game of no pack are asked", () => {
  test("the turns of one side, but for the first ones, passes and the swap", () => {
    assert.deepEqual(askedOf(["a1", "swap", "a2", "pass", "a3", "b3"], 1, 0), [5]);
    assert.deepEqual(askedOf(["a1", "a2", "b1", "b2"], 0, 1), [3]);
  });

  test("as many as one guesses, evenly, the last one too", () => {
    const asked = askedOf(
      Array.from({ length: 60 }, () => "a1"),
      0,
      0,
    );
    assert.equal(asked.length, 8);
    assert.equal(asked.at(-1), 58);
    assert.equal(new Set(asked).size, 8);
  });
});

test("the less a turn costs the more points it has", () => {
  assert.deepEqual([-0.1, 0, 0.05, 0.15, 0.5].map(pointsFor), [3, 3, 2, 1, 0]);
});

test("the best result of a game stays, and a game that was played is noted once", () => {
  let kept = /** @type {any} */ (null);
  const results = createResults({
    restore: () => ({ value: kept, problem: null }),
    save: (_, value) => ((kept = value), true),
  });
  results.note("sum", 0.5, 3);
  results.note("sum", 0.25, 3);
  results.note("sum", 0.3, null);
  assert.deepEqual(ALONG_KIND.read(kept), { value: { sum: { best: 50, played: [3] } }, lost: [] });
});
