/** The page is kept for times without a network, even where the part that does so could not be fetched at first. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createVersion } from "../../../../web/app/platform/version.js";
import "../../../../web/common/strings/index.js";
import { createBrowser } from "../../support/browser.js";
import { loseModule } from "../../support/missing_parts.js";

test("the page is kept as soon as the part for that can be fetched, and once", async () => {
  loseModule("offline.js", 2);
  const browser = createBrowser();
  /** @type {string[]} */
  const registered = [];
  let tell = () => {};
  const isRegistered = new Promise((/** @type {(value: void) => void} */ resolve) => {
    tell = resolve;
  });
  const serviceWorker = {
    /** @param {string} script */
    async register(script) {
      registered.push(script);
      tell();
      throw new Error("nothing more is tried here");
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  const version = createVersion({ mustWait: () => true, onOffer: () => {}, focusBoard: () => {} });
  await version.keep();
  await version.keep();
  browser.page.dispatchEvent(new Event("online"));
  await isRegistered;
  await version.keep();
  assert.deepEqual(registered, ["sw.js"]);
});
