/**
 * The message about a file that holds no game: its kind, by its name.
 *
 * @import { Controller } from "../../../../web/play/controller.js"
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createIncoming, listenForGames } from "../../../../web/app/transfer/incoming.js";
import { createBrowser, promisesKept } from "../../support/browser.js";

const { page } = createBrowser();
Object.assign(globalThis, { Element: class {} });
Object.assign(page, { body: { classList: { add: () => {}, remove: () => {} } } });

/** @type {unknown[]} */
let loaded = [];
let note = "";
let list = { games: [], entries: 0, others: 0, unreadable: 0 };
/** @type {any} */
const client = { request: async () => list };
const controller = /** @type {Controller} */ (
  /** @type {unknown} */ ({
    snapshot: () => ({ state: {}, setup: { game: "sum", size: 3 }, note: null }),
    load: async (/** @type {string} */ text) => void loaded.push(text),
    setNote: (/** @type {{ text: string }} */ { text }) => (note = text),
  })
);
listenForGames(
  controller,
  createIncoming(client, controller, async () => null),
  () => true,
);

beforeEach(() => {
  loaded = [];
  note = "";
});

/**
 * @param {string} how  "drop" or "paste"
 * @param {File[]} files
 * @param {{ isFolder?: boolean, text?: string }} [others]
 * @returns {Promise<string>} the message about them
 */
async function bring(how, files, { isFolder = false, text = "" } = {}) {
  const items = files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory: isFolder }) }));
  const data = { files, items, getData: () => text };
  const before = loaded.length;
  note = "";
  page.dispatchEvent(Object.assign(new Event(how), { dataTransfer: data, clipboardData: data }));
  for (let times = 0; times < 1000 && note === "" && loaded.length === before; times += 1) await promisesKept();
  return note;
}

/** Reading it fails, as that of a folder does. */
class Unreadable extends File {
  /** @returns {Promise<string>} */
  text() {
    return Promise.reject(new DOMException("", "NotFoundError"));
  }
}

for (const how of ["drop", "paste"]) {
  test(`an empty file says that it is empty, by its name (${how})`, async () => {
    assert.equal(await bring(how, [new File([], "game.txt")]), "The file “game.txt” is empty.");
    assert.equal(await bring(how, [new File([" \n"], "lines.txt")]), "The file “lines.txt” is empty.");
  });

  test(`a picture says that it is no text (${how})`, async () => {
    assert.equal(await bring(how, [new File(["\x89PNG\0"], "a.png")]), "“a.png” is not a text file.");
    assert.equal(await bring(how, [new File(["<svg/>"], "a.svg", { type: "image/svg+xml" })]), "“a.svg” is not a text file.");
  });

  test(`a folder says that it is one (${how})`, async () => {
    const said = await bring(how, [new Unreadable([], "games")], { isFolder: true });
    assert.equal(said, "“games” is a folder. Open one of its files.");
  });

  test(`none of several files is opened in silence (${how})`, async () => {
    const files = ["a.txt", "b.txt"].map((name) => new File(["sum 3: a1"], name));
    assert.equal(await bring(how, files), "Open one file at a time.");
    assert.deepEqual(loaded, []);
  });

  test(`a file with a game is opened, and so is a text (${how})`, async () => {
    await bring(how, [new File(["sum 3: a1"], "a.txt")]);
    await bring(how, [], { text: "sum 3: b2" });
    assert.deepEqual(loaded, ["sum 3: a1", "sum 3: b2"]);
  });
}

test("a text comes before the picture of itself that a spreadsheet adds", async () => {
  await bring("paste", [new File(["\x89PNG\0"], "image.png", { type: "image/png" })], { text: "sum 3: c3" });
  assert.deepEqual(loaded, ["sum 3: c3"]);
});

for (const [what, found, said] of /** @type {const} */ ([
  ["games of others", { others: 2, unreadable: 0 }, "The file has 2 entries. None is a game that is played here."],
  ["damaged games", { others: 0, unreadable: 2 }, "The file has 2 entries. Could not be read: 2."],
  [
    "both",
    { others: 1, unreadable: 2 },
    "The file has 3 entries. Could not be read: 2. The rest is of games that are not played here.",
  ],
])) {
  test(`a list of nothing but ${what} says what is in it`, async () => {
    list = { games: [], entries: found.others + found.unreadable, ...found };
    assert.equal(await bring("paste", [], { text: "[{}, {}]" }), said);
  });
}

test("a file that cannot be read says so", async () => {
  assert.equal(await bring("drop", [new Unreadable([], "gone.txt")]), "The file “gone.txt” cannot be read.");
});
