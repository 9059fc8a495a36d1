/** Storage without room: nothing stored is lost, a fallback takes new texts, and the page still has them. */
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { deleteAsides } from "../../../../web/app/platform/deleted_texts.js";
import { createFallback } from "../../../../web/app/platform/fallback.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { createArea, forbidden } from "../../support/areas.js";
import { createBrowser } from "../../support/browser.js";

/** @type {import("../../../../web/app/platform/storage.js").Kind<unknown>} */
const KIND = { key: "thing", version: 1, what: "a thing", read: (data) => ({ value: data, lost: [] }) };
const UNREADABLE = { "sunstones.old.unreadable": "x".repeat(100), "elsewhere.unreadable": "not ours" };

let browser = createBrowser();
beforeEach(() => {
  browser = createBrowser();
});

describe("an area that is full", () => {
  test("loses nothing, not even texts that could not be read, for what it cannot take", () => {
    const texts = { "sunstones.settings": "s".repeat(50), "sunstones.gauntlet.sum": "g".repeat(50), ...UNREADABLE };
    const area = createArea(texts, 0);
    assert.equal(createStorage(() => area).save(KIND, "value"), false);
    assert.deepEqual(Object.fromEntries(area.texts), texts);
  });

  test("takes a text once those that could not be read are deleted", () => {
    const area = createArea(UNREADABLE, 0);
    const storage = createStorage(() => area);
    storage.save(KIND, "value");
    deleteAsides(storage, storage.asides());
    assert.deepEqual(storage.asides(), []);
    assert.equal(storage.save(KIND, "value"), true);
    assert.deepEqual([...area.texts.keys()], ["elsewhere.unreadable", "sunstones.thing"]);
  });

  test("leaves the text that it has, and the page the new one", () => {
    const area = createArea({ "sunstones.thing": '{"version":1,"data":"a"}' }, 0);
    const storage = createStorage(() => area);
    assert.equal(storage.save(KIND, "longer"), false);
    assert.equal(storage.restore(KIND).value, "longer");
    assert.equal(storage.isInFallback(KIND), false);
    assert.equal(createStorage(() => area).restore(KIND).value, "a");
  });
});

for (const [name, openArea] of /** @type {const} */ ([
  ["full", () => createArea({}, 0)],
  ["forbidden", forbidden],
])) {
  test(`where the area is ${name}, a text stays beside the address over a reload`, () => {
    const storage = createStorage(openArea, createFallback("tab"));
    assert.equal(storage.save(KIND, "value"), false);
    assert.equal(storage.isInFallback(KIND), true);
    assert.equal(createStorage(openArea, createFallback("tab")).restore(KIND).value, "value");
    assert.equal(createStorage(openArea, createFallback("another")).restore(KIND).value, null);
  });
}

test("a text beside the address goes as soon as the area takes a newer one", () => {
  let area = createArea({}, 0);
  const storage = createStorage(() => area, createFallback("tab"));
  storage.save(KIND, "old");
  area = createArea();
  assert.equal(storage.save(KIND, "new"), true);
  assert.equal(createStorage(() => area, createFallback("tab")).restore(KIND).value, "new");
});

test("if nothing may be kept beside the address either, the page knows", () => {
  browser.mayReplace = false;
  const storage = createStorage(forbidden, createFallback("tab"));
  assert.equal(storage.save(KIND, "value"), false);
  assert.equal(storage.isInFallback(KIND), false);
  assert.equal(storage.restore(KIND).value, "value", "the page has it");
});

test("another entry of the tab's history is given what is kept beside the address", () => {
  const storage = createStorage(forbidden, createFallback("tab"));
  storage.save(KIND, "value");
  browser.state = null;
  browser.page.dispatchEvent(new Event("popstate"));
  assert.equal(storage.isInFallback(KIND), true);
});

test("what stands beside the address is not trusted", () => {
  for (const state of [7, "x", { tab: { "sunstones.thing": { toString: 1 }, toString: 1 } }, { tab: [1] }]) {
    browser.state = state;
    assert.equal(createStorage(forbidden, createFallback("tab")).restore(KIND).value, null);
  }
});

test("a reader that throws costs its own value, and the text is put aside", () => {
  const area = createArea({ "sunstones.thing": '{"version":1,"data":"a"}' });
  const storage = createStorage(() => area);
  const { value, problem } = storage.restore({
    ...KIND,
    read: () => {
      throw new Error("no");
    },
  });
  assert.equal(value, null);
  assert.match(problem ?? "", /a thing could not be read/);
  assert.equal(area.getItem("sunstones.thing.unreadable"), '{"version":1,"data":"a"}');
  assert.equal(storage.hasPutAside(), true);
});

test("a text that is put aside leaves the one there that was put aside before it", () => {
  const area = createArea();
  const storage = createStorage(() => area);
  for (const text of ["one", "two", "one", "two"]) storage.putTextAside("thing", text);
  assert.deepEqual(
    storage.asides().map(({ text }) => text),
    ["one", "two"],
  );
  for (let count = 0; count < 20; count += 1) storage.putTextAside("thing", `text ${count}`);
  const texts = storage.asides().map(({ text }) => text);
  assert.deepEqual([texts.length, ...texts.slice(0, 2), texts.at(-1)], [5, "one", "two", "text 19"]);
  deleteAsides(storage, storage.asides());
  assert.deepEqual([storage.asides().length, storage.hasPutAside(), area.length], [0, false, 0]);
});

describe("texts that are deleted", () => {
  /** @type {import("../../../../web/app/platform/storage.js").Kind<unknown[]>} */
  const NUMBERS = {
    ...{ key: "numbers", version: 1, what: "numbers" },
    read(data) {
      const all = Array.isArray(data) ? data : [];
      return { value: all.filter(Number.isFinite), lost: all.filter((one) => !Number.isFinite(one)) };
    },
  };
  const KEY = "sunstones.numbers";

  /** @param {string} text @param {boolean} [isEarlier]  whether an earlier page has put it aside */
  function deleted(text, isEarlier = false) {
    const area = createArea({ [KEY]: text });
    const first = createStorage(() => area);
    first.restore(NUMBERS);
    const storage = isEarlier ? createStorage(() => area) : first;
    deleteAsides(storage, storage.asides());
    return { area, storage };
  }

  for (const isEarlier of [false, true]) {
    test(`are not put aside again${isEarlier ? " on a later visit" : ""}`, () => {
      const { area, storage } = deleted("junk{", isEarlier);
      assert.deepEqual(storage.restore(NUMBERS), { value: null, problem: null });
      assert.deepEqual([storage.asides(), area.length], [[], 0]);
    });
  }

  test("leave what can be read of them", () => {
    const { storage } = deleted('{"version":1,"data":[1,"two",3]}');
    assert.deepEqual(storage.restore(NUMBERS), { value: [1, 3], problem: null });
    assert.deepEqual(storage.asides(), []);
  });

  test("leave what only its reader can judge", () => {
    const text = '{"version":1,"data":[1,"two",3]}';
    assert.equal(deleted(text, true).area.getItem(KEY), text);
  });

  test("leave what has taken their place since", () => {
    const area = createArea({ [KEY]: "junk{" });
    const storage = createStorage(() => area);
    storage.restore(NUMBERS);
    storage.save(NUMBERS, [5]);
    deleteAsides(storage, storage.asides());
    assert.deepEqual(storage.restore(NUMBERS), { value: [5], problem: null });
  });

  test("go from the page as well where the area has an older one in the same place", () => {
    const area = createArea({ [`${KEY}.unreadable`]: "old" }, 0);
    const fallback = createFallback();
    fallback.set(`${KEY}.unreadable`, "new");
    const storage = createStorage(() => area, fallback);
    deleteAsides(storage, storage.asides());
    assert.deepEqual(storage.asides(), []);
  });

  test("are of no use though they could be read", () => {
    const area = createArea({ [KEY]: '{"version":1,"data":[1]}' });
    const storage = createStorage(() => area);
    storage.putAside(NUMBERS);
    deleteAsides(storage, storage.asides());
    assert.equal(area.length, 0);
  });
});
