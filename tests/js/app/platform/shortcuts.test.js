// Keys that work on every keyboard: by letter on Latin layouts, by place on the others.
import assert from "node:assert/strict";
import { test } from "node:test";

import { listenToShortcuts } from "../../../../web/app/platform/shortcuts.js";
import { createBrowser } from "../../support/browser.js";

const { page } = createBrowser();
let isHidden = false;
// A button for every selector, and no open dialog.
Object.assign(page, {
  querySelector: (/** @type {string} */ selector) =>
    selector.includes("dialog") ? null : { hidden: isHidden, click: () => void done.push(selector) },
});
Object.assign(globalThis, { Element: class {} });

/** @type {string[]} */
const done = [];
const names = /** @type {const} */ (["undo", "redo", "turnBack", "turnOn", "stepBack", "stepOn", "toStart", "toEnd"]);
const acts = names.map((name) => [name, () => void done.push(name)]);
let isEditing = false;
let hasLetters = true;
listenToShortcuts(
  Object.fromEntries(acts),
  {
    isTakenOver: () => isEditing,
    takeover: () => ({ undo: () => void done.push("undo in the editor") }),
    openKeys: () => void done.push("keys"),
  },
  { get: /** @type {any} */ (() => hasLetters) },
);

/** @param {string} key @param {string} code @param {object} [held] @returns {string} what it did; empty for nothing */
function press(key, code, held = {}) {
  done.length = 0;
  page.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key, code, ...held }));
  return done.join();
}

const ctrl = { ctrlKey: true };

/** @type {[string, string, string][]} the layout, and the letters of the keys that have Z and Y on an English keyboard */
const OTHER_SCRIPTS = [
  ["Russian", "я", "н"],
  ["Ukrainian, capitals locked", "Я", "Н"],
  ["Greek", "ζ", "υ"],
  ["Hebrew", "ז", "ט"],
  ["Arabic", "ئ", "غ"],
  ["Thai, where Y is a mark and no letter", "ผ", "ั"],
  ["Japanese kana", "つ", "ん"],
];

for (const [layout, onZ, onY] of OTHER_SCRIPTS) {
  test(`undo and redo work on a keyboard without Latin letters: ${layout}`, () => {
    assert.equal(press(onZ, "KeyZ", ctrl), "undo");
    assert.equal(press(onZ, "KeyZ", { ...ctrl, shiftKey: true }), "redo");
    assert.equal(press(onY, "KeyY", ctrl), "redo");
    assert.equal(press(onZ, "KeyZ", { metaKey: true }), "undo");
  });
}

test("a position that is set up takes back a step on such a keyboard, too", () => {
  isEditing = true;
  assert.equal(press("я", "KeyZ", ctrl), "undo in the editor");
  isEditing = false;
});

/** @type {[string, string, string, string][]} the layout, a key's letter and its place, and what it does */
const LATIN = [
  ["QWERTZ", "z", "KeyY", "undo"],
  ["QWERTZ", "y", "KeyZ", "redo"],
  ["AZERTY", "z", "KeyW", "undo"],
  ["AZERTY", "w", "KeyZ", ""],
  ["Dvorak", ";", "KeyZ", ""],
  ["Dvorak", "z", "Slash", "undo"],
  ["BÉPO", "à", "KeyZ", ""],
];

for (const [layout, key, code, does] of LATIN) {
  test(`a Latin layout is followed by its letters: ${layout}, ${key}`, () => assert.equal(press(key, code, ctrl), does));
}

test("letters press the buttons of the page, by their place on other layouts, and not while a position is set up", () => {
  assert.match(press("h", "KeyH"), /hint/);
  assert.match(press("a", "KeyA"), /tab-study/);
  assert.match(press("р", "KeyR"), /rotate/, "the Cyrillic letter there");
  assert.equal(press("n", "KeyN"), "#open-new-game");
  assert.equal(press("n", "KeyN", ctrl), "");
  isHidden = true;
  assert.equal(press("h", "KeyH"), "", "a watcher has no hint");
  isHidden = false;
  isEditing = true;
  assert.equal(press("n", "KeyN"), "");
  isEditing = false;
});

test("another letter alone does nothing, on any layout", () => {
  for (const key of ["z", "я", "y", "н"]) assert.equal(press(key, "KeyZ"), "");
});

test("the list of keys opens by the question mark of any keyboard", () => {
  assert.equal(press("?", "Digit7", { shiftKey: true }), "keys");
  assert.equal(press("؟", "Slash", { shiftKey: true }), "keys");
});

test("where signs alone are switched off they do nothing, and the other keys do what they did", () => {
  hasLetters = false;
  assert.deepEqual([press("h", "KeyH"), press("?", "Minus"), press("z", "KeyZ", ctrl)], ["", "", "undo"]);
  hasLetters = true;
});
