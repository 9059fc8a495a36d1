/** Texts that were put aside: their download, and their deletion afterwards. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { asidesButtons } from "../../../../web/app/library/asides.js";
import { createStorage } from "../../../../web/app/platform/storage.js";
import { createArea } from "../../support/areas.js";
import { createBrowser } from "../../support/browser.js";

/** A button, or a link. */
class Control extends EventTarget {
  dataset = {};
  hidden = false;
  setAttribute() {}
  append() {}
  click() {
    this.dispatchEvent(new Event("click"));
  }
}

const { page } = createBrowser();
Object.assign(page, { createElement: () => new Control() });
mock.timers.enable({ apis: ["setTimeout"] });

test("only what was downloaded is deleted, of every storage", () => {
  const areas = [createArea(), createArea()];
  const [tab, browser] = areas.map((area) => createStorage(() => area));
  assert.ok(tab && browser);
  tab.putTextAside("thing", "of the tab");
  browser.putTextAside("thing", "downloaded");
  let calls = 0;
  const [save, remove] = asidesButtons([tab, browser], () => (calls += 1));
  assert.equal(remove.hidden, true);
  save.click();
  assert.equal(remove.hidden, false);
  browser.putTextAside("thing", "later");
  remove.click();
  assert.deepEqual([tab.asides(), browser.asides().map(({ text }) => text)], [[], ["later"]]);
  assert.deepEqual([tab.hasPutAside(), browser.hasPutAside()], [false, true]);
  assert.deepEqual([calls, remove.hidden], [1, true], "the other one is to be downloaded first");
});
