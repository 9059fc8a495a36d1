/** Links that open puzzles, and the text that is shared. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { positionText, puzzleLink } from "../../../../web/app/puzzles/links.js";
import { shareText } from "../../../../web/app/puzzles/words.js";
import { gameOf } from "../../../../web/common/catalogue.js";
import { sharedText } from "../../../../web/common/share_link.js";
import { ask } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";
import { puzzleWith } from "./puzzles.js";

const parasol = /** @type {import("../../../../web/common/catalogue.js").GameInfo} */ (gameOf(catalogue, "parasol"));

describe("a link", () => {
  test("opens the list, the puzzles of a game, or the one of the day", () => {
    assert.deepEqual(puzzleLink("#puzzles"), { of: "" });
    assert.deepEqual(puzzleLink("#puzzles=sum"), { of: "sum" });
    assert.deepEqual(puzzleLink("#puzzles=daily"), { of: "daily" });
  });

  test("to a position is a puzzle with its part, and a game without it", () => {
    const text = positionText(puzzleWith({}).position, parasol);
    assert.deepEqual(puzzleLink(`#${text}`), { position: text });
    assert.equal(sharedText(`#${text}`), null);
    assert.equal(puzzleLink(`#${text.replace("&puzzle=1", "")}`), null);
  });

  test("opens the same where mail or a forum has mangled it", () => {
    const text = positionText(puzzleWith({}).position, parasol);
    const records = [];
    for (const sign of [">", ")", ".", "%3E", "%22", ")."]) {
      assert.deepEqual(puzzleLink(`#puzzles${sign}`), { of: "" });
      assert.deepEqual(puzzleLink(`#puzzles=daily${sign}`), { of: "daily" });
      const link = puzzleLink(`#${text.replaceAll("&", "&amp;")}${sign}`);
      assert.deepEqual(link, { position: `${text}${sign}` });
      records.push({ do: "load", record: `${text}${sign}` });
    }
    const [replies = []] = ask([records]);
    for (const reply of replies) assert.ok(reply.ok && !reply.remark, reply.message);
    for (const hash of ["#puzzlesx", "#puzzles-of-mine"]) assert.equal(puzzleLink(hash), null);
  });

  test("to a position is one that the engine reads", () => {
    const [[reply]] = /** @type {[[any]]} */ (ask([[{ do: "load", record: positionText(puzzleWith({}).position, parasol) }]]));
    assert.ok(reply.ok, reply.message);
    assert.deepEqual([reply.state.board.b2, reply.state.to_move], ["red", 1]);
  });

  test("to anything else opens no puzzle", () => {
    for (const hash of ["", "#", "#game=sum", "#puzzle=1", "#top"]) assert.equal(puzzleLink(hash), null);
  });
});

test("what is shared of a puzzle gives nothing of it away", () => {
  const puzzle = puzzleWith({ line: ["c1"], themes: ["n"] });
  assert.equal(
    shareText(puzzle, "Parasol", "2026-11-26", "first"),
    "Sunstones puzzle of the day 2026-11-26 · Parasol · solved at once",
  );
  assert.equal(shareText(puzzle, "Parasol", null, "later"), "Sunstones puzzle rqeohd · Parasol · solved after a mistake");
  for (const text of [shareText(puzzle, "Parasol", null, "hint"), shareText(puzzle, "Parasol", null, undefined)]) {
    assert.ok(!/c1|count/i.test(text), text);
  }
});
