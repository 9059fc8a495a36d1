/** Marks and notes as the engine writes them are read here, and the other way round. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { linkWithNotes, marksOverlay, notesOfLine, readMark, readNotes, writeNotes } from "../../../web/common/notes.js";

describe("a mark", () => {
  test("is a circle, a cross, a square, an arrow, a letter or a number", () => {
    assert.deepEqual(["d4", "d4.x", "d4.s", "d4-e10", "d4.A", "d4.123"].map(readMark), [
      { kind: "circle", cell: "d4" },
      { kind: "cross", cell: "d4" },
      { kind: "square", cell: "d4" },
      { kind: "arrow", cell: "d4", to: "e10" },
      { kind: "label", cell: "d4", text: "A" },
      { kind: "label", cell: "d4", text: "123" },
    ]);
  });

  test("is nothing else", () => {
    for (const text of ["", "d", "d0", "d4.", "d4.a", "d4.0", "d4.AB", "d4-d4", "d4-", "D4", "d4 e5", "d4-e5.A"]) {
      assert.equal(readMark(text), null, text);
    }
  });

  test("is said of its cell, with others that are there", () => {
    assert.deepEqual(marksOverlay(["d4", "d4-e5", "c3.B", "no mark"]).words, { d4: "circled, arrow to e5", c3: "marked B" });
  });
});

describe("notes", () => {
  const notes = new Map([
    [0, { comment: "Hello.", marks: [] }],
    [3, { comment: "Why\n\nthere: 5?", marks: ["d4", "d4-e5"] }],
    [12, { comment: "", marks: ["a1.A"] }],
  ]);

  test("are written as the engine does", () => {
    assert.equal(writeNotes(notes), "0: Hello.\n3 d4 d4-e5: Why\n \n there: 5?\n12 a1.A");
  });

  test("are read as they were written", () => {
    assert.deepEqual(readNotes(writeNotes(notes)), notes);
    assert.deepEqual(readNotes(" \n"), new Map());
  });

  test("that cannot be read are told by their line", () => {
    assert.equal(readNotes("0: Hello.\nWorld"), "World");
  });
});

describe("a link", () => {
  const state = /** @type {any} */ ({
    game: "parasol",
    size: 3,
    holes: [],
    start: null,
    turns: ["c3", "b2"],
    tree: { line: [1, 4, 5] },
    notes: { 1: { comment: "", marks: ["c3"] }, 3: { comment: "Another line.", marks: [] }, 5: { comment: "Later.", marks: [] } },
  });

  test("has the notes of the turns that it has", () => {
    assert.deepEqual([...notesOfLine(state)], [[1, { comment: "", marks: ["c3"] }]]);
    assert.equal(linkWithNotes(state), "game=parasol&size=3&turns=c3+b2&notes=1+c3");
  });

  test("keeps a note's own sign at its end apart from one that sticks to it", () => {
    for (const [comment, end] of [
      ["Why?", "Why%3F"],
      ["a ->", "a+-%3E+"],
      ["“so”", "%E2%80%9Cso%E2%80%9D+"],
    ]) {
      const link = linkWithNotes({ ...state, notes: { 1: { comment, marks: [] } } });
      assert.equal(link, `game=parasol&size=3&turns=c3+b2&notes=1%3A+${end}`);
    }
  });

  test("is as short as before where there are none", () => {
    assert.equal(linkWithNotes({ ...state, notes: {} }), "game=parasol&size=3&turns=c3+b2");
  });
});
